// What the small boards of the rules references are drawn of (web/shell/rules/rules_board.js): a look is a
// list of shapes round the middle of a piece, each an SVG element by its name and attributes; classes
// are inks of web/shell/rules/rules.css. Lengths are pixels of a board that is shown as large as it is.

const short = (value) => String(Math.round(value * 10) / 10);

export const path = (d, ink) => ['path', {d, class: ink}];
export const disc = (x, y, r, ink) =>
  ['circle', {cx: short(x), cy: short(y), r: short(r), class: ink}];
export const box = (x, y, width, height, ink, round = 4) => ['rect',
  {x: short(x), y: short(y), width: short(width), height: short(height), rx: short(round), class: ink}];
export const words = (text, x, y, ink) =>
  ['text', {x: short(x), y: short(y), class: ink, text: String(text)}];
/** An icon in the middle of a square; the board's file holds its outline once. */
export const icon = (name, x, y, size, ink) => ['icon', {icon: name, class: ink,
  transform: `translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${size / 100})`}];

/** A closed line through these corners. */
export const ring = (corners) =>
  `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A line from one point to another that ends in a point, short of both by so much. */
export function arrow([x1, y1], [x2, y2], ink, gap = 0) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [sx, sy] = [x1 + gap * dx, y1 + gap * dy];
  const [ex, ey] = [x2 - gap * dx, y2 - gap * dy];
  const barb = (side) => `${short(ex - 11 * dx + side * 7 * dy)} ${short(ey - 11 * dy - side * 7 * dx)}`;
  return path(`M${short(sx)} ${short(sy)}L${short(ex)} ${short(ey)}` +
    `M${barb(1)}L${short(ex)} ${short(ey)}L${barb(-1)}`, `arrow ${ink}`);
}

/** Crosses out a place. */
export const cross = (r, ink) => path(`M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`, `arrow ${ink}`);

/** Keeps looks by their names, each once; answers with the name. */
export const keeperOf = (looks) => (name, shapes) => {
  looks[name] ??= shapes;
  return name;
};

export const at = ([x, y], more = '') => `translate(${short(x)}px,${short(y)}px)${more}`;

/** The signs of the seats, in their order. */
export const SIGNS = ['sun', 'moon', 'wave', 'cross', 'leaf'];
export const seatOf = (letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/** The fields of a position in notation: mass, essence, turn … */
export function fieldsOf(position) {
  const [, ...fields] = position.split(' ');
  return Object.fromEntries(fields.map((field) => {
    const equals = field.indexOf('=');
    return [field.slice(0, equals), field.slice(equals + 1)];
  }));
}

/** The parts of a list, none of an empty one or `-`. */
export const listed = (text, separator = ',') =>
  (text && text !== '-' ? text.split(separator) : []);

/** What is done in a step, as [seat, deed]; what chance does is left out. */
export const deedsOf = (does) => does.replace(/^!/, '').split(';').map((deed) => deed.trim())
  .filter((deed) => /^[a-e] /.test(deed)).map((deed) => [deed[0], deed.slice(2)]);

/** A number with its icon behind it. */
export const fact = (name, value, ink) =>
  [icon(name, 0, 0, 24, `fact ${ink}`), words(value, 15, 6, 'count')];
