export function mount(element) {
  element.textContent = 'half a board';
  throw new Error('torn');
}
