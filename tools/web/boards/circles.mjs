// The small boards of ships on turning circles, drawn from positions in notation.
import {at, cross, deedsOf, disc, fact, fieldsOf, icon, listed, path, seatOf, SIGNS} from './shapes.mjs';

const RADII = [36, 116, 198, 282];
const CELLS = {A: 4, B: 8, C: 12};
const LETTERS = ['A', 'B', 'C'];
const TURN = 360;

const point = (radius, degrees) => {
  const angle = degrees * Math.PI / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};
const circleOf = (cell) => LETTERS.indexOf(cell[0]);
const radiusOf = (cell) => (RADII[circleOf(cell)] + RADII[circleOf(cell) + 1]) / 2;
/** From straight up, clockwise, before its circle is turned. */
const homeOf = (cell) => TURN * (Number(cell.slice(1)) + 0.5) / CELLS[cell[0]];

const LANDS = {island: ['land', undefined], merchant: ['land market', 'shop'],
  cursed: ['land cursed', 'curse']};

const FLOWS = {cw: 90, ccw: -90, in: 180, out: 0, out0: -18, out1: 18};

/** Where calamities go from a cell: a point of an arrow at the inner edge of its circle. */
function flowIn({cell, arrow}) {
  const i = circleOf(cell);
  const angle = homeOf(cell) - TURN / CELLS[cell[0]] / 4;
  const [x, y] = point(RADII[i] + 22, angle);
  const [tip, left, right] = [[0, 9], [130, 8], [-130, 8]].map(([aside, length]) => {
    const [dx, dy] = point(length, angle + FLOWS[arrow] + aside);
    return [x + dx, y + dy].map((value) => Math.round(value * 10) / 10).join(' ');
  });
  return path(`M${left}L${tip}L${right}`, 'flow');
}

/** A circle with what is printed on it, as it lies unturned. */
function circleLook(letter, cells) {
  const i = LETTERS.indexOf(letter);
  const count = CELLS[letter];
  const lines = Array.from({length: count}, (_, k) => {
    const [from, to] = [RADII[i], RADII[i + 1]].map((radius) => point(radius, TURN * k / count));
    return `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
  }).join('');
  const lands = cells.filter(({cell, feature}) => cell[0] === letter && LANDS[feature])
    .flatMap(({cell, feature, bastion}) => {
      const [x, y] = point(RADII[i] + 54, homeOf(cell) + TURN / count / 5);
      const [ink, sign] = LANDS[feature];
      const shown = bastion === 'yes' ? 'keep' : sign;
      return [disc(x, y, 19, ink), ...(shown ? [icon(shown, x, y, 22, 'inked')] : [])];
    });
  const flows = cells.filter(({cell}) => cell[0] === letter).map(flowIn);
  return [disc(0, 0, RADII[i + 1], `water depth${i}`), path(lines, 'current'), ...flows, ...lands];
}

const shipsIn = (fields) => Array.from({length: Number(fields.seats)}, (_, seat) => {
  const given = Object.fromEntries(listed(fields[`ship.${'abcde'[seat]}`]).map((part) => part.split(':')));
  const stage = fields.stage ?? 'play';
  const waits = ['first', 'pawns', 'circles', 'places'].includes(stage);
  const at = given.at ?? (waits || given.dead || given.gone || given.ashore ? undefined : 'A0');
  return {seat, cell: at, life: Number(given.life ?? 3), points: Number(given.points ?? 0),
    hold: listed(given.hold, '+'),
    things: [given.fit, given.art, given.cards].flatMap((things) => listed(things, '+'))};
});

const tokensIn = (fields) => listed(fields.tokens).map((entry) => {
  const [kind, cell] = entry.split(':');
  return {kind, cell};
});

const shipLook = (seat) => [path('M-26 10H26L17 25H-17Z', `hull seat${seat + 1}`),
  path('M-2 8V-31L25 6Z', `sail seat${seat + 1}`), path('M-8 7V-21L-22 6Z', `sail seat${seat + 1}`),
  icon(SIGNS[seat], 7, -4, 17, `signed seat${seat + 1}`)];

/** Things on the board, each with its cell; those on one cell stand side by side. */
function thingsIn(fields) {
  const counts = new Map();
  const numbered = (name) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${name}.${counts.get(name)}`;
  };
  return [
    ...tokensIn(fields).map(({kind, cell}) => ({key: numbered(kind), cell, look: 'beast'})),
    ...listed(fields.loot).map((entry) => ({key: numbered('loot'), cell: entry.split(':')[0], look: 'loot'})),
    ...listed(fields.isles).map((entry) => ({key: entry.split(':')[0], cell: entry.split(':')[1],
      look: 'isle'})),
    ...shipsIn(fields).filter(({cell}) => cell).map(({seat, cell}) =>
      ({key: `ship${seat}`, cell, look: `ship${seat}`})),
  ];
}

/** Turned about the middle, out along its radius, and upright again: so it moves as its circle does. */
function placed(cell, quarters, aside, known, key) {
  const spread = aside * 64 / radiusOf(cell) * 180 / Math.PI;
  let angle = homeOf(cell) + 90 * quarters[circleOf(cell)] + spread;
  const before = known.get(key) ?? 0;
  angle += TURN * Math.round((before - angle) / TURN);  // the shorter way
  known.set(key, angle);
  const turned = Math.round(angle * 10) / 10;
  return `rotate(${turned}deg) translate(0px,${-radiusOf(cell)}px) rotate(${-turned}deg)`;
}

const SHOWN = ['life', 'points', 'hold'];
const LARGE = ' scale(1.4)';
const [FIGURE, THING] = [74, 44];  // how much room they take beside each other

/** What of the ships changes while the example goes on, and what each has besides loot at most. */
function factsOf(steps) {
  const all = steps.map(({position}) => shipsIn(fieldsOf(position)));
  const shown = SHOWN.filter((name) => new Set(all.map((ships) =>
    JSON.stringify(ships.map((ship) => ship[name])))).size > 1);
  const told = shown.length || all.flat().some(({things}) => things.length);
  return {shown, seats: told ? all[0].map(({seat}) => seat) : [],
    most: (seat, name) => Math.max(...all.map((ships) => ships[seat][name].length))};
}

const SIGN_OF = {life: 'life', rotation: 'helm', armour: 'armor', movement: 'sail', damage: 'cannon',
  riposte: 'counterstrike'};

/** The sign of a tile of equipment, of an artifact or of a treasure card. */
const signOf = (tag, tiles) => (tag[0] === 'T' ? 'treasure-map'
  : tag[0] === 'A' ? tag.toLowerCase() : SIGN_OF[tiles.get(tag).statistic]);

/** What a refused deed is about: a cell, or a tile that is not bought. */
function refusedIn(does, things) {
  const [[seat, deed] = ['a', '']] = does.startsWith('!') ? deedsOf(does) : [];
  const [, kind, what] = /^(move|attack|turn|buy|claim):(\w+)/.exec(deed) ?? [];
  const cell = kind === 'attack' ? things.find(({key}) => key === `${what}.1` ||
    key === `ship${seatOf(what)}`)?.cell : kind === 'move' ? what : undefined;
  return {seat: seatOf(seat), kind, what, cell};
}

/**
 * @param {object[]} cells  the rows of board.tsv
 * @param {Map<string, object>} tiles  those of equipment.tsv by their tags
 */
export function circleBoard(steps, {cells, tiles}, looks) {
  for (const letter of LETTERS) looks[`circle${letter}`] ??= circleLook(letter, cells);
  for (const seat of [0, 1, 2]) looks[`ship${seat}`] ??= shipLook(seat);
  looks.beast ??= [disc(0, 0, 19, 'beast'), icon('curse', 0, 0, 24, 'inked')];
  looks.loot ??= [icon('chest', 0, 0, 26, 'loot')];
  looks.isle ??= [disc(0, 0, 24, 'land lost'), icon('keep', 0, 0, 22, 'inked')];
  looks.middle ??= [disc(0, 0, RADII[0], 'bezel'), icon('vortex', 0, 0, 56, 'eye')];
  const {shown, seats, most} = factsOf(steps);
  const known = new Map();
  const head = seats.length ? 52 : 0;
  const edge = RADII[3] + 12;

  const holdOf = (hold) => hold.map((_, i) => icon('chest', 30 * i, 0, 24, 'loot'));
  const factPieces = (ships, {seat: by, kind, what}) => seats.flatMap((seat) => {
    const left = -edge + 30 + seat * (2 * edge / seats.length);
    let x = 36;
    const next = (width) => at([left + (x += width) - width, -edge - head / 2], LARGE);
    const told = shown.map((name) => {
      const value = ships[seat][name];
      return name === 'hold' ? ['hold' + seat, holdOf(value), next(THING * most(seat, name) + 12)]
        : [name + seat, fact(name === 'life' ? 'life' : 'coins', value, name), next(FIGURE)];
    });
    const tried = by === seat && kind === 'buy' ? [what] : [];
    const things = [...ships[seat].things, ...tried].map((tag) =>
      [`${tag}.${seat}`, [icon(signOf(tag, tiles), 0, 0, 24, 'fact'),
        ...(what === tag ? [cross(12, 'refused')] : [])], next(THING)]);
    return [[`sign${seat}`, [icon(SIGNS[seat], 0, 0, 34, `sign seat${seat + 1}`)],
      at([left, -edge - head / 2])], ...told, ...things];
  });

  const pieces = ({position, does}) => {
    const fields = fieldsOf(position);
    const quarters = (fields.circles ?? '0,0,0').split(',').map(Number);
    const things = thingsIn(fields);
    const onCell = (cell) => things.filter((thing) => thing.cell === cell);
    const refused = refusedIn(does, things);
    return [...[2, 1, 0].map((circle) => [`circle${circle}`, `circle${LETTERS[circle]}`,
      `rotate(${90 * quarters[circle]}deg)`]), ['middle', 'middle', at([0, 0])],
    ...things.map(({key, cell, look}) => {
      const own = onCell(cell);
      const aside = own.findIndex((thing) => thing.key === key) - (own.length - 1) / 2;
      return [key, look, placed(cell, quarters, aside * 0.8, known, key)];
    }), ...(refused.cell ? [['cross', [cross(17, 'refused')],
      placed(refused.cell, quarters, 0, known, 'cross')]] : []), ...factPieces(shipsIn(fields), refused)];
  };
  return {view: [-edge, -edge - head, 2 * edge, 2 * edge + head], room: 'circles', ground: [],
    steps: steps.map(pieces)};
}
