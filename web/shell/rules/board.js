// Small boards and signs, drawn as SVG. What is drawn was made with the page (tools/web/boards): pieces by
// name, each with the shapes it is made of and its place. A piece that has the same name in two steps moves
// from one place to the other. They wear board.css.
const SVG = 'http://www.w3.org/2000/svg';
const TAGS = new Set(['path', 'circle', 'rect', 'text']);
const SIGNS = {back: 'M15 5L8 12L15 19', on: 'M9 5L16 12L9 19', play: 'M8 5L19 12L8 19Z',
  pause: 'M8 5V19M16 5V19', again: 'M18 9A7 7 0 1 0 19 13M18 4V9H13',
  chapters: 'M4 6H20M4 12H20M4 18H20',
  flame: 'M12 3Q13 8 16.5 11.5A6.2 6.2 0 1 1 6.5 12Q8 10.5 8.2 8Q10 9 10.5 11Q12.5 7.5 12 3Z'};

function shape([tag, {icon, text, ...attributes}], icons) {
  const known = tag === 'icon' ? 'path' : tag;
  if (!TAGS.has(known)) throw new Error(`no shape ${tag}`);
  const made = document.createElementNS(SVG, known);
  if (icon) made.setAttribute('d', icons[icon]);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  return made;
}

/** A sign on a button, by its name. */
export function sign(kind) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'sign');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(shape(['path', {d: SIGNS[kind]}]));
  return svg;
}

function group(shapes, icons) {
  const made = document.createElementNS(SVG, 'g');
  made.append(...shapes.map((each) => shape(each, icons)));
  return made;
}

/** Draws the steps of a board into an SVG element, one at a time. */
export function createPicture({boards, looks, icons}, name) {
  const {view, room, ground, steps} = boards[name];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', view.map(Math.round).join(' '));
  svg.setAttribute('class', `board ${room}`);
  svg.setAttribute('aria-hidden', 'true');
  const floor = group(ground, icons);
  svg.append(floor);
  const there = new Map();

  function put([key, look, place], before) {
    let piece = there.get(key);
    const kind = typeof look === 'string' ? look : JSON.stringify(look);
    if (!piece) {
      piece = {node: document.createElementNS(SVG, 'g')};
      piece.node.dataset.piece = key;
      there.set(key, piece);
    }
    if (piece.kind !== kind) {
      piece.kind = kind;
      piece.node.replaceChildren(group(typeof look === 'string' ? looks[look] : look, icons));
    }
    if (piece.place !== place) {
      piece.place = place;
      piece.node.style.transform = place;
    }
    if (before.nextSibling !== piece.node) before.after(piece.node);
    return piece.node;
  }

  return {svg, show(step) {
    const kept = new Set(steps[step].map(([key]) => key));
    for (const [key, {node}] of there) {
      if (kept.has(key)) continue;
      node.remove();
      there.delete(key);
    }
    steps[step].reduce((before, piece) => put(piece, before), floor);
  }};
}
