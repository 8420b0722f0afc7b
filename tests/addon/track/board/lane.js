export function lane(name, score) {
  const line = document.createElement('p');
  line.className = 'lane';
  line.textContent = `${name}: ${score}`;
  return line;
}
