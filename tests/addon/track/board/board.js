// A board without any framework: one lane for each seat, and a button for each option.
import { lane } from './lane.js';

export function draws(code) {
  return code === 'roll';
}

export function mount(element, table) {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('./board.css', import.meta.url).href;
  const place = document.createElement('div');
  place.className = 'track';
  element.append(style, place);

  function update(now) {
    const lanes = now.names.map((name, seat) => lane(name, now.view.scores[seat]));
    const buttons = now.options.filter((option) => draws(option.code)).map((option) => {
      const button = document.createElement('button');
      button.dataset.code = option.code;
      button.textContent = option.words;
      button.disabled = now.pending;
      button.onclick = () => now.choose(option.code);
      return button;
    });
    place.replaceChildren(...lanes, ...buttons);
  }

  update(table);
  return { update, destroy: () => element.replaceChildren() };
}
