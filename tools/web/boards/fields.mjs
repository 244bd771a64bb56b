// The small boards of battles, drawn from positions in notation: as much of the table as the models
// need. Its lines and its edges are drawn whole, for a wide page shows more of it.
import {at, box, cross, deedsOf, disc, fieldsOf, icon, keeperOf, listed, path, ring, seatOf, words}
  from './shapes.mjs';

const INCH = 26;
const BASE = 0.59;  // radius of a standard base, inches
const AROUND = 2.2;
const LINES = 6;   // inches from line to line
const BEYOND = 99;  // inches that are shown beyond an edge at most
const HEADINGS = 1024;

const pointOf = (text) => {
  const [x, y] = text.split('/').map(Number);
  return [x * INCH, -y * INCH];
};

function unitsIn(fields) {
  const numbers = {a: 0, b: 0};
  return Object.entries(fields).filter(([name]) => /^[ab]\.[ivx]+$/.test(name)).map(([name, value]) => {
    const [models, ...parts] = value.split(',');
    const given = Object.fromEntries(parts.map((part) => part.split(':')));
    const seat = name[0];
    return {seat, name: `${seat}${++numbers[seat]}`, face: Number(given.face ?? 0),
      leader: Number(given.lead ?? 1), suppressed: Number(given.supp ?? 0), covered: Boolean(given.cover),
      models: models.slice(models.lastIndexOf(':') + 1).split('+').map((model) => {
        const [place, left] = model.split('*');
        return {place: pointOf(place), fallen: left === '0'};
      })};
  });
}

const terrainIn = (fields) => listed(fields.terrain).map((piece) =>
  ring(piece.slice(piece.indexOf(':') + 1).split('+').map(pointOf)));

/** The lines of the table, its edges among them, and a shade over what lies beyond these. */
function tableOf({table}) {
  const [width, depth] = table.split('x').map(Number);
  const lines = [];
  for (let x = 0; x <= width; x += LINES) lines.push(`M${x * INCH} 0V${-depth * INCH}`);
  for (let y = 0; y <= depth; y += LINES) lines.push(`M0 ${-y * INCH}H${width * INCH}`);
  const rim = (out) => ring([[-out, out], [width + out, out], [width + out, -depth - out], [-out, -depth - out]]
    .map(([x, y]) => [x * INCH, y * INCH]));
  return [path(rim(BEYOND) + rim(0), 'beyond'), path(lines.join(''), 'cell')];
}

/** What the dice of a round show, those of hits and then those of armor; else what has been rolled. */
function diceOf({position, does}) {
  const {round = ''} = fieldsOf(position);
  const given = Object.fromEntries(round.split(',').map((part) => part.split(':')));
  const faces = (text) => listed(text, '+').map((die) => Number(die.split('.').at(-1).at(-1)));
  const lying = given.armor ? faces(given.armor) : faces(given.dice);
  return lying.length ? lying : [...does.matchAll(/~roll:(\d+)/g)].flatMap(([, all]) => [...all].map(Number));
}

const PIPS = {1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]]};
const dieLook = (value) => [box(-14, -14, 28, 28, 'die', 6),
  ...PIPS[value].map(([x, y]) => disc(7 * x, 7 * y, 2.6, 'pip'))];

const modelLook = (seat, leads, fallen) => [disc(0, 0, BASE * INCH, 'bezel'),
  disc(0, 0, BASE * INCH - 3, fallen ? 'spent' : `base seat${seat + 1}`),
  ...(leads && !fallen ? [path('M-5 4L0 -7L5 4Z', 'signed')] : []),
  ...(fallen ? [cross(6, 'refused')] : [])];

const COVER = [disc(0, 0, 14, 'bezel'), icon('armor', 0, 0, 18, 'spark')];

/** Where a refused move would have ended. */
const refusedEnds = (does) => (does.startsWith('!') ? deedsOf(does).flatMap(([, deed]) =>
  [.../(?:move|dash):([^=@]*)(?:=(.*))?/.exec(deed)?.slice(1).filter(Boolean) ?? []]
    .flatMap((course, i) => course.split('+').slice(i ? 0 : -1)).slice(-1)) : []);

export function fieldBoard(steps, looks) {
  const use = keeperOf(looks);
  const units = steps.map(({position}) => unitsIn(fieldsOf(position)));
  const points = [...units.flat().flatMap(({models}) => models.map(({place}) => place)),
    ...steps.flatMap(({does}) => refusedEnds(does).map(pointOf))];
  const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
  const [left, right] = [Math.min(...xs) - AROUND * INCH, Math.max(...xs) + AROUND * INCH];
  const [top, bottom] = [Math.min(...ys) - AROUND * INCH, Math.max(...ys) + AROUND * INCH];
  const foot = steps.some((step) => diceOf(step).length) ? 44 : 0;
  const fixed = fieldsOf(steps[0].position);
  const ground = [...tableOf(fixed), ...terrainIn(fixed).map((shape) => path(shape, 'terrain'))];

  const unitPieces = ({seat, name, leader, suppressed, covered, models, face}) => {
    const seated = seatOf(seat);
    const [x, y] = models[leader - 1].place;
    const turn = ` rotate(${Math.round(90 - face * 360 / HEADINGS)}deg)`;
    const behind = seat === 'a' ? 30 : -30;
    return [...models.map(({place, fallen}, i) => [`${name}.${i}`,
      use(`model${seat}${i === leader - 1}${fallen}`, modelLook(seated, i === leader - 1, fallen)),
      at(place, turn)]),
    ...(suppressed ? [[`${name}supp`, use(`supp${suppressed}`, [disc(0, 0, 13, 'pressed'),
      words(suppressed, 0, 5, 'value')]), at([x - 18, y + behind])]] : []),
    ...(covered ? [[`${name}cover`, use('cover', COVER),
      at([x + 18, y + behind])]] : [])];
  };
  const pieces = ({position, does}, i) => [
    ...units[i].flatMap(unitPieces),
    ...diceOf({position, does}).map((value, number) => [`die${number}`, use(`die${value}`, dieLook(value)),
      at([left + 30 + 34 * number, bottom + 20])]),
    ...refusedEnds(does).map((place) => ['cross', [cross(10, 'refused')], at(pointOf(place))])];
  return {view: [left, top, right - left, bottom - top + foot], room: 'fields', ground,
    steps: steps.map(pieces)};
}
