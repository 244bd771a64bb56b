// The small boards of the card game, drawn from positions in notation.
import {arrow, at, box, cross, deedsOf, disc, fieldsOf, icon, keeperOf, listed, path, seatOf, SIGNS,
  words} from './shapes.mjs';

const COLUMN = 118;
const LINE = 42;  // from ship to ship of a fleet
const FLEET = 70;  // from a planet to the first ship there
const APART = 66;  // from the last there to those that attack
const TINTS = {Zyc: 'gold', Goc: 'orange', Yul: 'violet', Tar: 'teal'};
const WIDE = 112;

/** What is attached to a card, as its text has it: rate*2 is ×2. */
const worth = ({effect}) => effect.split(',').map((part) =>
  part.replace(/^[a-z]+/, '').replace('*', '×').replace('-', '−')).join(' ');

/** Cards with what is attached to them: P1.Min+Pum. */
const cardsIn = (text) => listed(text).map((entry) => {
  const [first, ...attached] = entry.split('+');
  const [place, name] = first.includes('.') ? first.split('.') : [undefined, first];
  return {place, name, tag: name.slice(0, 3), attached};
});

const planetsIn = (fields) => listed(fields.planets ?? 'Zyc,Goc,Yul,Tar').map((entry) => {
  const [first, ...attached] = entry.split('+');
  const [tag, stock] = first.split(':');
  return {tag, stock: Number(stock ?? 0), attached};
});

function shipLook(card, attached, seat, more = '') {
  const values = card.type === 'syphon' ? [['syphon', card.syphon]]
    : [['attack', card.attack], ['armor', card.defence]];
  return [box(-WIDE / 2, -19, WIDE, 38, `rim plate seat${seat + 1} ${more}`, 7), icon(card.icon, -37, 0, 28, 'figure'),
    ...values.flatMap(([name, value], i) => [icon(name, -10 + 34 * i, 0, 16, 'spark'),
      words(value, 7 + 34 * i, 5, 'value')]),
    ...attached.map((each, i) => box(-WIDE / 2 + 4 + 26 * i, 13, 24, 13, 'tag', 4)),
    ...attached.map((each, i) => words(each, -WIDE / 2 + 16 + 26 * i, 23, 'tagged'))];
}

const planetLook = (card, {tag, stock, attached}, cards) => [
  disc(0, 0, 40, `globe ${TINTS[tag]}`), icon(card.icon, 0, -8, 40, 'figure'), words(card.rate, 0, 32, 'rate'),
  ...attached.flatMap((each, i) => [box(24, -38 + 20 * i, 30, 18, 'tag', 5),
    words(worth(cards.get(each)), 39, -25 + 20 * i, 'tagged')]),
  ...(stock ? [disc(-36, 24, 15, 'heap'), icon('resource', -36, 19, 16, 'spark'),
    words(stock, -36, 36, 'small')] : [])];

const SYPHONS = ['Min', 'Eva', 'Res'];

/** Of both hands at each step, what is dealt or played while the example goes on; all from a deal on. */
function handsIn(steps) {
  const isDealt = fieldsOf(steps[0].position).step === 'setup';
  const shown = ['a', 'b'].map((seat) => new Set(steps.flatMap(({does}) => deedsOf(does)
    .filter(([by]) => by === seat).map(([, deed]) => deed.slice(0, 3)))));
  const dealt = steps.flatMap(({does}) => [...does.matchAll(/~draw:(\w{3})/g)].map(([, tag]) => tag));
  return steps.map(({position}) => ['a', 'b'].map((seat, i) => {
    const fields = fieldsOf(position);
    const own = fields[`hand.${seat}`];
    const inPlay = cardsIn(fields[`ships.${seat}`]).map(({tag}) => tag);
    const hand = own ? listed(own, '+').map((entry) => entry.slice(0, 3))
      : SYPHONS.filter((tag) => !inPlay.includes(tag));
    return hand.filter((tag) => isDealt || shown[i].has(tag) || dealt.includes(tag));
  }));
}

/** How far from the planets ships attack: behind the longest fleet. */
function frontOf(steps) {
  const lengths = steps.flatMap(({position}) => ['a', 'b'].flatMap((seat) => {
    const ships = cardsIn(fieldsOf(position)[`ships.${seat}`]).filter(({place}) => place.startsWith('P'));
    return ships.map(({place}) => ships.filter((ship) => ship.place === place).length);
  }));
  const longest = Math.max(0, ...lengths);
  return longest ? FLEET + LINE * (longest - 1) + APART : FLEET + 26;
}

/** Where every ship lies, by seat and name, and every stack. */
function placesOf(fields, front) {
  const planets = planetsIn(fields);
  const xOf = (number, all) => COLUMN * (number - (all - 1) / 2);
  const places = new Map();
  planets.forEach((planet, i) => places.set(`P${i + 1}`, [xOf(i, planets.length), 0]));
  for (const seat of ['a', 'b']) {
    const side = seat === 'a' ? 1 : -1;
    const seen = new Map();
    for (const {place, name} of cardsIn(fields[`ships.${seat}`])) {
      const rank = seen.get(place) ?? 0;
      seen.set(place, rank + 1);
      const [column, first] = place.startsWith('P') ? [places.get(place)[0], FLEET]
        : [COLUMN * (Number(place.slice(1)) - 1) - 1.5 * COLUMN, front];
      const point = [column, side * (first + LINE * rank)];
      places.set(`${seat}${place}.${name}`, point);
      if (!places.has(seat + place)) places.set(seat + place, point);
    }
  }
  return places;
}

function marksOf([seat, deed], places, refused) {
  const other = seat === 'a' ? 'b' : 'a';
  const [, who, what] = /^(A\d+)\*([\w.]+)$/.exec(deed) ?? [];
  if (who) {
    const target = places.get(other + what.replace('.stock', '')) ?? places.get(what.slice(0, 2));
    const from = places.get(seat + who);
    return from && target ? [['mark', [arrow(from, target, 'strike', 24)], at([0, 0])]] : [];
  }
  const [, moved, place] = /^([AP]\d+\.\w+)-(\w+)$/.exec(deed) ?? [];
  if (!moved || !refused) return [];
  return [['cross', [cross(13, 'refused')], at(places.get(seat + moved))]];
}

/** @param {Map<string, object>} cards  the rows of cards.tsv by their tags */
export function planetBoard(steps, cards, looks) {
  const use = keeperOf(looks);
  const front = frontOf(steps);
  const places = steps.map(({position}) => placesOf(fieldsOf(position), front));
  const ys = places.flatMap((map) => [...map.values()].map(([, y]) => y));
  const hands = handsIn(steps);
  const [up, down] = [1, 0].map((seat) => (hands.some((each) => each[seat].length) ? 56 : 0));
  const [top, bottom] = [Math.min(...ys, -110) - 34, Math.max(...ys, 110) + 34];
  const half = 2 * COLUMN + 8;

  const handPieces = (tags, seat) => tags.map((tag, i) => [`${'ab'[seat]}hand${tag}`,
    use(`hand${tag}${seat}`, [box(-22, -22, 44, 44, `rim plate seat${seat + 1}`, 7),
      icon(cards.get(tag).icon, 0, 0, 32, 'figure')]),
    at([-half + 112 + 52 * i, seat ? top - 30 : bottom + 30])]);
  const fleet = (fields, seat, where) => cardsIn(fields[`ships.${seat}`]).map(({place, name, tag, attached}) => {
    const worths = attached.map((each) => worth(cards.get(each)));
    return [seat + name, use([tag, seat, ...worths].join(' '),
      shipLook(cards.get(tag), worths, seatOf(seat))), at(where.get(`${seat}${place}.${name}`))];
  });

  /** What is announced and may still be answered, as it would lie there. */
  const announced = (fields, where) => {
    const [, tag, place] = /^(\w{3})@(P\d)$/.exec(fields.declared ?? '') ?? [];
    if (!tag || cards.get(tag).type === 'event') return [];
    const seat = seatOf(fields.to ?? 'a');
    const [x] = where.get(place);
    return [['announced', use(`${tag}${seat}?`, shipLook(cards.get(tag), [], seat, 'ghost')),
      at([x, seat ? -FLEET : FLEET])]];
  };

  const pieces = ({position, does}, i) => {
    const fields = fieldsOf(position);
    const planets = planetsIn(fields);
    const owned = (fields.stockpile ?? '5,5').split(',');
    return [
      ...planets.map((planet, number) => [planet.tag,
        use([planet.tag, planet.stock, ...planet.attached].join(' '),
          planetLook(cards.get(planet.tag), planet, cards)), at(places[i].get(`P${number + 1}`))]),
      ...[0, 1].flatMap((seat) => [
        [`owned${seat}`, [icon(SIGNS[seat], -26, 0, 24, `sign seat${seat + 1}`),
          icon('resource', 0, 0, 20, 'fact'), words(owned[seat], 16, 6, 'count')],
        at([-half + 44, seat ? top - up / 2 : bottom + down / 2])],
        ...handPieces(hands[i][seat], seat), ...fleet(fields, 'ab'[seat], places[i])]),
      ...announced(fields, places[i]),
      ...deedsOf(does).flatMap((deed) => marksOf(deed, places[Math.max(0, i - 1)], does.startsWith('!'))).slice(-1)];
  };
  const line = (y) => `M${-half} ${y}H${half}`;
  const edge = front - APART / 2;
  const ground = ys.some((y) => Math.abs(y) >= front)
    ? [path([-edge, edge].filter((y) => y > top && y < bottom).map(line).join(''), 'cell')] : [];
  return {view: [-half, top - Math.max(up, 34), 2 * half, bottom - top + Math.max(up, 34) + Math.max(down, 34)],
    room: 'planets', ground, steps: steps.map(pieces)};
}
