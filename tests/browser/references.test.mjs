// What the page of rules is made of: references with their examples and words, the boards these are
// shown on, and how words are found (tools/web/references.mjs, tools/web/boards, web/shell/rules/rules_words.js).
import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {boardsOf, examplesIn, stepsOf} from '../../tools/web/boards/boards.mjs';
import {fieldBoard} from '../../tools/web/boards/fields.mjs';
import {families} from '../../tools/web/games.mjs';
import {books, references} from '../../tools/web/references.mjs';
import {readTable} from '../../tools/assets/tables.mjs';
import {folded, holdsAll, placesOf, termsIn, wordsIn} from '../../web/shell/rules/rules_words.js';

const assets = fileURLToPath(new URL('../../assets', import.meta.url));
const ENDS = ['', ...families.map(({folder}) => `_${folder}`)];
const textsOf = (code, ends) => new Map(ends.flatMap((end) =>
  readTable(path.join(assets, 'texts', `${code}${end}.tsv`))));
const english = textsOf('en', ENDS);
const inEnglish = references(assets, english, english);
const inFrench = references(assets, english, textsOf('fr', [...ENDS, '_rules']));
const read = ({name, content}) => [name, JSON.parse(content)];

/** Chapters that only rulings, lists or forces fill: no board makes them clearer. */
const WITHOUT_BOARD = new Set(['MAE.2', 'MAE.17', 'ECG.1', 'ECG.2', 'ECG.13', 'PIR.1', 'PIR.2',
  'PIR.19', 'PIR.21', 'EDG.15']);

test('every chapter has a name, and an example where a board makes it clearer', () => {
  for (const [name, {books: told, examples}] of inEnglish.map(read)) {
    const shown = new Set(examples.map(({at}) => at));
    for (const {letters, chapters} of told) {
      for (const [number, title, rules] of chapters) {
        const key = `${letters}.${number}`;
        assert.ok(title && rules.length > 0, `${name} ${key}`);
        assert.notEqual(shown.has(key), WITHOUT_BOARD.has(key), key);
      }
    }
  }
});

test('a language tells the same rules, examples and words in its own', () => {
  for (const [[name, own], [, other]] of inEnglish.map((each, i) => [read(each), read(inFrench[i])])) {
    const ids = ({books: told}) => told.map(({chapters}) =>
      chapters.map(([number, , rules]) => [number, rules.map(([id]) => id)]));
    assert.deepEqual(ids(other), ids(own), name);
    const steps = ({examples}) => examples.flatMap((example) => example.steps);
    assert.deepEqual(steps(other).map(({rule}) => rule), steps(own).map(({rule}) => rule));
    steps(other).forEach(({text}, i) => assert.notEqual(text, steps(own)[i].text));
    assert.deepEqual(other.terms.map(({rules}) => rules), own.terms.map(({rules}) => rules));
    other.terms.forEach(({text}, i) => assert.notEqual(text, own.terms[i].text));
  }
});

test('every term is met in the rules it is told for, in either language', () => {
  for (const [name, {books: told, terms}] of [...inEnglish, ...inFrench].map(read)) {
    const texts = told.flatMap(({chapters}) => chapters.flatMap(([, , rules]) => rules))
      .map(([, text]) => text);
    for (const term of terms) {
      assert.ok(texts.some((text) => termsIn(text, [term]).length > 0),
        `${name}: no rule says ${term.forms.join(', ')}`);
    }
  }
});

test('every step of every example is drawn, of shapes that are there', () => {
  for (const [name, {folders}] of Object.entries(books)) {
    const {boards, looks, icons} = boardsOf(assets, folders);
    const [, {examples}] = read(inEnglish.find((each) => each.name === name));
    for (const {name: example, steps} of examples) {
      const board = boards[example];
      assert.equal(board.steps.length, steps.length, example);
      assert.ok(board.view.every(Number.isFinite) && board.view[2] > 0 && board.view[3] > 0, example);
      for (const pieces of board.steps) {
        const keys = pieces.map(([key]) => key);
        assert.equal(new Set(keys).size, keys.length, `${example}: ${keys}`);
        for (const [, look, place] of pieces) {
          assert.match(place, /^(translate|rotate)\(/);
          assert.doesNotMatch(place, /NaN|undefined/);
          for (const [tag, {icon}] of typeof look === 'string' ? looks[look] : look) {
            assert.equal(tag === 'icon', Boolean(icon), example);
            assert.ok(tag !== 'icon' || icons[icon], `${example}: ${icon}`);
          }
        }
      }
    }
  }
});

/** What has a name of its own in the tables of a game: words of the name, with the tags of all that have it. */
function vocabularyOf(pattern) {
  const tags = new Map();
  for (const [key, name] of english) {
    const [, tag] = pattern.exec(key) ?? [];
    for (const word of tag ? namesIn(name) : []) tags.set(word, [...(tags.get(word) ?? []), tag]);
  }
  return tags;
}

const PLAIN = new Set(['The', 'First', 'Second']);  // of names, and at the head of a sentence
const namesIn = (text) => text.split(/[^\p{L}]+/u)
  .filter((word) => /^\p{Lu}\p{L}{2}/u.test(word) && !PLAIN.has(word)).map((word) => word.replace(/s$/, ''));

const NAMES = {maelstrom: /^tile\.(\w+)\.name$/, vortex: /^tile\.(\w+)\.name$/, cards: /^card\.(\w+)\.name$/,
  pirates: /^(?:calamity|equipment|item)\.(\w+)$/, battle: /^unit\.(\w+)$/};

/** The tags of what is drawn: by the key of a piece, by its look, or of the models that are. */
const tagsOn = (pieces, position) => [...pieces.flatMap(([key, look]) => [
  key.split('.')[0], /^[ab]([A-Z]\w\w)\d*$/.exec(key)?.[1], /^[ab]hand(\w+)$/.exec(key)?.[1],
  typeof look === 'string' && /^[A-Z]\w\w/.exec(look)?.[0]]),
...[...position.matchAll(/ ([ab])\.([ivx]+)=(\w+):/g)].filter(([, seat]) =>
  pieces.some(([key]) => key.startsWith(seat))).map(([, , , tag]) => tag)];

test('what a step speaks of by its name is drawn on its board, or was the step before', () => {
  let found = 0;
  for (const [book, pattern] of Object.entries(NAMES)) {
    const named = vocabularyOf(pattern);
    const {boards} = boardsOf(assets, [book]);
    for (const [example, rows] of examplesIn(assets, [book])) {
      const shown = stepsOf(rows).map(({position}, i) => tagsOn(boards[example].steps[i], position));
      rows.forEach(({text}, i) => {
        for (const word of namesIn(text).filter((each) => named.has(each))) {
          const drawn = [...shown[i], ...shown[Math.max(0, i - 1)]];
          assert.ok(named.get(word).some((tag) => drawn.includes(tag)),
            `${example} ${i + 1}: no ${word} in “${text}”: ${drawn}`);
          ++found;
        }
      });
    }
  }
  assert.ok(found > 100, String(found));
});

test('what a step speaks of in plain words is drawn on its board', () => {
  const words = {
    pirates: [[/\btreasure cards?\b|^A card\b|^This card\b/, /^T\d\d\./], [/^Sails|sails are bought/, /^E01\./],
      [/\bleash\b/, /^AR01\./], [/\bchests?\b/, /^(hold|loot)/], [/\b\d life\b|loses life|point of life/, /^life/],
      [/\blost island\b/, /^L\d\d$/], [/\bships?\b/, /^ship/]],
    battle: [[/\bdice are\b|^Then the die|^Two threes|’s five|\bflips\b|rolls a four|^A three/, /^die/],
      [/\bsuppressed\b/, /supp$/], [/^Cover blocks/, /cover$/], [/leader|unit|model/i, /^[ab]\d/]],
    cards: [[/\bplanets?\b/, /^(Zyc|Goc|Yul|Tar)$/], [/\bsyphons?\b/, /(Min|Eva|Res)$/]],
    maelstrom: [[/\bVortex\b/, /^vortex$/], [/\bHoard\b/, /^fact/],
      [/\bcome three actions|\bThree actions/, /^actions$/]],
    vortex: [[/\bVortex\b/, /^vortex$/], [/\bEssence\b/, /^fact/]],
  };
  for (const [book, all] of Object.entries(words)) {
    const {boards} = boardsOf(assets, [book]);
    const met = new Set();
    for (const [example, rows] of examplesIn(assets, [book])) {
      rows.forEach(({text}, i) => {
        const keys = boards[example].steps[i].map(([key]) => key);
        for (const [said, drawn] of all.filter(([each]) => each.test(text))) {
          met.add(said);
          assert.ok(keys.some((key) => drawn.test(key)), `${example} ${i + 1}: “${text}” on ${keys}`);
        }
      });
    }
    assert.equal(met.size, all.length, book);
  }
});

test('every die that is rolled is drawn, and so is what is refused', () => {
  const {boards} = boardsOf(assets, ['battle']);
  for (const [example, rows] of examplesIn(assets, ['battle'])) {
    rows.forEach(({does}, i) => {
      const dice = boards[example].steps[i].filter(([key]) => key.startsWith('die')).length;
      const rolled = /~roll:(\d+)/.exec(does)?.[1].length ?? 0;
      assert.ok(dice >= rolled, `${example} ${i + 1}: ${dice} of ${rolled} dice`);
    });
  }
  const {boards: ofPirates} = boardsOf(assets, ['pirates']);
  const crossed = (example, step) => ofPirates[example].steps[step].filter(([, look]) =>
    typeof look !== 'string' && look.some(([, {class: ink = ''}]) => ink.includes('refused'))).map(([key]) => key);
  assert.deepEqual(crossed('pir-move', 1), ['cross']);
  assert.deepEqual(crossed('pir-attack', 1), ['cross']);
  assert.deepEqual(crossed('pir-clue', 1), ['T04.0']);
  assert.deepEqual(crossed('pir-equipment', 1), ['E05.0']);
});

test('a piece is where its position says', () => {
  const {boards, looks} = boardsOf(assets, ['maelstrom']);
  const placeOf = (key, step) => boards['mae-walk'].steps[step].find(([each]) => each === key)?.[2];
  // Two rings out to the lower right (2.4), then one to the upper right (1.1).
  assert.equal(placeOf('aIrE1', 0), 'translate(150px,86.6px)');
  assert.equal(placeOf('aIrE1', 2), 'translate(75px,-43.3px)');
  assert.equal(placeOf('cross', 1), 'translate(0px,-86.6px)');
  assert.equal(placeOf('cross', 2), undefined);
  const lookOf = (step) => boards['mae-wounds'].steps[step].find(([key]) => key === 'bAcA1')[1];
  const wounds = (look) => looks[look].filter(([, {class: ink}]) => ink === 'wound').length;
  assert.deepEqual([0, 1].map((step) => wounds(lookOf(step))), [0, 1]);
  assert.equal(lookOf(2), 'energy');
});

test('a circle takes along what lies on it', () => {
  const {boards} = boardsOf(assets, ['pirates']);
  const placeOf = (key, step) => boards['pir-circle'].steps[step].find(([each]) => each === key)[2];
  const angle = (place) => Number(/^rotate\((-?[\d.]+)deg\)/.exec(place)[1]);
  assert.equal(angle(placeOf('circle1', 1)) - angle(placeOf('circle1', 0)), 180);
  assert.equal(Math.abs(angle(placeOf('ship0', 1)) - angle(placeOf('ship0', 0))), 180);
});

test('the table of a battle is ruled from edge to edge, whatever part of it is needed', () => {
  const {boards} = boardsOf(assets, ['battle']);
  const side = 26 * 36;  // pixels: each example lies on a table of three feet
  for (const [name, {ground}] of Object.entries(boards)) {
    const lines = ground.filter(([, {class: ink}]) => ink === 'cell').map(([, {d}]) => d).join('');
    const ends = (pattern) => [...lines.matchAll(pattern)].map(([, ...ends]) => ends.map(Number));
    const places = [0, 6, 12, 18, 24, 30, 36].map((inches) => inches * 26);
    assert.deepEqual(ends(/M(-?\d+) (-?\d+)V(-?\d+)/g), places.map((x) => [x, 0, -side]), name);
    assert.deepEqual(ends(/M(-?\d+) (-?\d+)H(-?\d+)/g), places.map((y) => [0, 0 - y, side]), name);
  }
});

test('what is refused leaves everything as it was', () => {
  assert.deepEqual(stepsOf([{does: '-', position: 'p'}, {does: '!x', position: '-'},
    {does: 'y', position: 'q'}]), [{does: '-', position: 'p'}, {does: '!x', position: 'p'},
    {does: 'y', position: 'q'}]);
});

test('words are found whatever accents, capitals and apostrophes they are written with', () => {
  assert.equal(folded('L’Épée d’ŒUVRE'), 'l\'epee d\'oeuvre');
  assert.deepEqual(wordsIn('  Règle  d\'OR '), ['regle', 'd\'or']);
  assert.ok(holdsAll('La Règle d’or', ['or', 'regle']));
  assert.ok(!holdsAll('La Règle d’or', ['regle', 'argent']));
  const at = (text, words) => placesOf(text, words).map(([from, to]) => text.slice(from, to));
  assert.deepEqual(at('Blessé, blesse', ['blesse']), ['Blessé', 'blesse']);
  assert.deepEqual(at('a sœur', ['soeu', 'ur']), ['sœur']);
  assert.deepEqual(at('e\u0301tat', ['etat']), ['e\u0301tat']);
});

test('terms are whole words, the longer one where two begin, each once', () => {
  const [side, energy, tile] = [['side', 'sides of the Vortex'], ['energy'], ['energy tile']]
    .map((forms) => ({forms}));
  const found = (text) => termsIn(text, [side, energy, tile]).map(({from, to}) => text.slice(from, to));
  assert.deepEqual(found('Beside six sides of the Vortex, a side'), ['sides of the Vortex']);
  assert.deepEqual(found('An energy tile gives energy.'), ['energy tile', 'energy']);
  assert.deepEqual(found('Energyless insides'), []);
});

test('units with options stand on the board of a battle like others', () => {
  const board = (unit) => fieldBoard([{does: '-',
    position: `edge-battle/1 table=36x36 a.i=${unit}:10/6+11.3/6,face:256 b.i=K05:20/30`}], {});
  const plain = board('E01');
  assert.ok(plain.view.every(Number.isFinite));
  assert.deepEqual(board('spider-drones(1:maglock-dominator-pistol;2*2:drone-class-flakk-guns!stay-low)'), plain);
});
