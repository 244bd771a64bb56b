// The small boards of Maelstrom and Vortex, drawn from positions in notation.
import {arrow, at, cross, deedsOf, disc, fact, fieldsOf, icon, keeperOf, listed, path, ring, seatOf, SIGNS,
  words} from './shapes.mjs';

const SIDE = 50;
const TINTS = {arcanae: 'blue', host: 'white', gaians: 'green', loftis: 'gold', draconis: 'orange',
  necris: 'red', brood: 'violet', deep: 'teal'};
const CORNERS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const WAYS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const NEAR = [[0, 0], ...WAYS];
const TILE = /^([\d.]+)([ab])([A-Za-z]{3})(\d+)('*)(e?)(?::|$)/;
const IN_HAND = 0.6;

/** The axial coordinates of a space, as engine/core/hex.h names them. */
function hexAt(space) {
  const [around, step = 0] = space.split('.').map(Number);
  if (around === 0) return [0, 0];
  const [sixth, along] = [Math.floor(step / around), step % around];
  return [0, 1].map((i) => CORNERS[sixth][i] * around + WAYS[sixth][i] * along);
}

const middleOf = ([q, r]) => [1.5 * SIDE * q, Math.sqrt(3) * SIDE * (r + q / 2)];
const middle = (space) => middleOf(hexAt(space));
const hexagon = (size, [x, y] = [0, 0]) => ring([0, 1, 2, 3, 4, 5].map((corner) =>
  [x + size * Math.cos(corner * Math.PI / 3), y + size * Math.sin(corner * Math.PI / 3)]));

const DIAMOND = 'M-26 12L-13 25L-26 38L-39 25Z';
const SHIELD = 'M14 14H38V26Q36 35 26 39Q16 35 14 26Z';

/** A tile as it lies there. */
function lookOf(tile, seat, wounds) {
  const ground = [path(hexagon(48), 'bezel'), path(hexagon(43), `rim seat${seat + 1}`),
    path(hexagon(36), TINTS[tile.faction]), icon(tile.icon, 0, -4, 42, 'figure')];
  const minion = tile.type === 'minion';
  if (!minion && tile.type !== 'stronghold') return ground;
  return [...ground, path(DIAMOND, minion ? 'badge' : 'badge gem'),
    words(minion ? tile.combat : tile.output, -26, 30, 'value'),
    path(SHIELD, 'badge'), words(tile.armor, 26, 31, 'value'),
    ...[...wounds].map((_, i) => disc(13 * (i - (wounds.length - 1) / 2), -30, 5.5, 'wound'))];
}

const ENERGY = [path(hexagon(48), 'bezel'), path(hexagon(43), 'spent'), icon('energy', 0, 0, 40, 'spark')];

/** The Vortex as the game draws it: a well in a stone rim with a gate in each side, its arms wound on a
 *  logarithmic spiral (shaders/vortex.frag). */
const turned = ([x, y], by) => [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)];
const onSpiral = (from, r) => turned([r, 0], from + 2.1 * Math.log(r));
const arm = (from) => ring([3, 5, 8, 12, 16, 20, 24, 28].map((r) => onSpiral(from, r))).slice(0, -1);
const arms = (from, ink) => path([0, 1, 2].map((i) => arm(from + i * Math.PI * 2 / 3)).join(''), ink);
const GATE = [0, 1, 2, 3, 4, 5].map((side) => ring([[-10, -39.5], [10, -39.5], [8, -34.5], [-8, -34.5]]
  .map((corner) => turned(corner, side * Math.PI / 3)))).join('');
const VORTEX = [path(hexagon(48), 'bezel'), path(hexagon(46), 'stone'), path(GATE, 'gate'),
  path(hexagon(36), 'well'), arms(0, 'arm'), arms(1, 'thread'), disc(0, 0, 6, 'core')];
const PAPER = [path(hexagon(48), 'bezel'), path(hexagon(43), 'spent paper')];

const tilesIn = (position) => listed(fieldsOf(position).mass).map((text) => {
  const [, space, seat, tag, copy, wounds, energy] = TILE.exec(text);
  return {space, seat, tag, name: tag + copy, wounds, energy: Boolean(energy)};
});

/** What is marked of a deed, on the board as it was before: from where to where. */
function marksOf([seat, deed], tiles, refused) {
  const ink = (usual) => (refused ? 'refused' : usual);
  const spaceOf = (name, of) =>
    tiles.find((tile) => tile.name === name && tile.seat === of)?.space;
  const other = seat === 'a' ? 'b' : 'a';
  const [, who, sign, what, paid] =
    /^([A-Za-z0-9+]+)([-*$@])([A-Za-z0-9.]+)(?:=(.*))?$/.exec(deed) ?? [];
  if (!who) return [];
  const names = (sign === '@' ? (paid ?? '') : who).split('+');
  const from = names.map((name) => spaceOf(name, seat)).filter(Boolean);
  const to = sign === '*' ? spaceOf(what, other) : what;
  if (!to || !/^\d/.test(to)) return [];
  const usual = {'-': 'way', '*': 'strike', $: 'gain', '@': 'gain'}[sign];
  const ends = (space) => (sign === '$' ? [to, space] : [space, to]).map(middle);
  const arrows = from.map((space, i) => [`mark${i}`, [arrow(...ends(space), ink(usual), 26)], at([0, 0])]);
  return refused ? [...arrows, ['cross', [cross(15, 'refused')], at(middle(to))]] : arrows;
}

/** What of both players changes while the example goes on. */
function factsOf(steps) {
  const usual = {essence: '3,3', hoard: '0,0'};
  const shown = Object.keys(usual).filter((name) => new Set(steps.map(({position}) =>
    fieldsOf(position)[name] ?? usual[name])).size > 1);
  return (position) => shown.flatMap((name) => (fieldsOf(position)[name] ?? usual[name]).split(',')
    .map((value, seat) => ({seat, name: name === 'hoard' ? 'energy' : name, value})));
}

const actionsIn = ({phase, actions}) => actions ?? (phase === 'action' ? '3' : '');

function handOf(position, seat) {
  return listed(fieldsOf(position)[`hand.${seat}`], '+').flatMap((entry) => {
    const [, tag, count] = /^([A-Za-z?]+)(\d*)$/.exec(entry);
    return Array.from({length: Number(count || 1)}, () => tag);
  });
}

/** A hand, or what of the supply may not be taken. */
const shownOf = ({position, does}, seat) =>
  (does.startsWith(`!${seat} take:`) ? [does.split(':')[1]] : handOf(position, seat));

/** @param {Map<string, object>} tiles  the rows of tiles.tsv by their tags */
export function hexBoard(steps, tiles, looks) {
  const use = keeperOf(looks);
  const lookFor = ({tag, seat, wounds, energy}) => (energy ? use('energy', ENERGY)
    : use(tag + seat + wounds.length, lookOf(tiles.get(tag), seatOf(seat), wounds)));
  const own = (tag, seat) => (tiles.get(tag)?.type === undefined ? use('paper', PAPER)
    : lookFor({tag, seat, wounds: ''}));
  const boards = steps.map(({position}) => tilesIn(position));
  const spaces = boards.flat().map(({space}) => hexAt(space));
  const refusals = steps.flatMap(({does}, i) => (does.startsWith('!')
    ? [...does.matchAll(/[-@](\d+\.\d+)/g)].map(([, space]) => hexAt(space)) : i ? [] : [[0, 0]]));
  const shown = [...spaces, ...refusals].map(middleOf);
  const [xs, ys] = [0, 1].map((i) => shown.map((point) => point[i]));
  const [left, right] = [Math.min(...xs, -75) - 62, Math.max(...xs, 75) + 62];
  const [top, bottom] = [Math.min(...ys, -60) - 56, Math.max(...ys, 60) + 56];
  const facts = factsOf(steps);
  const seats = ['a', 'b'].filter((seat) => steps.some((step) => {
    const {length} = shownOf(step, seat);
    return length > 0 && length < 7;
  }));
  const widest = Math.max(0, ...seats.flatMap((seat) => steps.map((step) => shownOf(step, seat).length)));
  const edge = Math.max(right, left + 52 + 62 * widest);
  const hasFacts = facts(steps[0].position).length > 0 ||
    steps.some(({position}) => actionsIn(fieldsOf(position)));
  const head = hasFacts ? 36 : 0;
  const foot = 72 * seats.length;
  const cells = new Map([...spaces, ...refusals].flatMap(([q, r]) =>
    NEAR.map(([dq, dr]) => [`${q + dq},${r + dr}`, [q + dq, r + dr]])));
  const ground = [path([...cells.values()].map((cell) => hexagon(SIDE, middleOf(cell))).join(''), 'cell')];

  const pieces = ({position, does}, i) => {
    const before = boards[Math.max(0, i - 1)];
    const fields = fieldsOf(position);
    const sides = boards[i].filter(({space, energy}) => space.startsWith('1.') && !energy);
    const told = facts(position);
    const actions = actionsIn(fields);
    return [['vortex', use('vortex', VORTEX), at([0, 0])],
      ...boards[i].map((tile) => [tile.seat + tile.name, lookFor(tile), at(middle(tile.space))]),
      ...sides.map(({space, seat}) => [`side${space}`, use(`side${seat}`, [path('M-7 0H7',
        `bar seat${seatOf(seat) + 1}`)]),
      `rotate(${60 * Number(space.slice(2)) - 90}deg) translate(38px,0px)`]),
      ...seats.flatMap((seat, row) => [
        [`hand${seat}`, use(`sign${seat}`, [icon(SIGNS[seatOf(seat)], 0, 0, 26,
          `sign seat${seatOf(seat) + 1}`)]), at([left + 26, bottom + 72 * row + 36])],
        ...shownOf({position, does}, seat).map((tag, number) => [`${seat}hand${number}`, own(tag, seat),
          at([left + 78 + 62 * number, bottom + 72 * row + 36], ` scale(${IN_HAND})`)]),
        ...(does.startsWith(`!${seat} take:`) ? [['cross', [cross(15, 'refused')],
          at([left + 78, bottom + 72 * row + 36])]] : [])]),
      ...told.map(({seat, name, value}, number) => [`fact${number}`, [
        icon(SIGNS[seat], -26, 0, 22, `sign seat${seat + 1}`), ...fact(name, value, name)],
      at([left + 44 + 92 * number, top - head / 2])]),
      ...(actions ? [['actions', fact('action', actions, ''), at([edge - 44, top - head / 2])]] : []),
      ...deedsOf(does).slice(-1).flatMap((deed) => marksOf(deed, before, does.startsWith('!')))];
  };
  return {view: [left, top - head, edge - left, bottom - top + head + foot], room: 'hexes', ground,
    steps: steps.map(pieces)};
}
