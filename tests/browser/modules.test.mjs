// How the program is split by games (tools/web/modules.mjs).
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {laterOf, shortOf} from '../../tools/web/later.mjs';
import {assign, modules, nameOfFunction, pageLater, placed} from '../../tools/web/modules.mjs';
import {iconFont} from '../../tools/assets/icon_outlines.mjs';
import {exported, ownFunctions, renamed, withConstants, withoutConstant}
  from '../../tools/web/wasm_binary.mjs';
import {dist} from './harness.mjs';

/** What goes with which game, of a program that calls so. */
function assigned(calls, {table = [], exported = []} = {}) {
  const names = [...new Set([...calls.flat(), ...table])];
  return Object.fromEntries(assign({names, table, exported: new Set(exported)}, calls));
}

test('a function goes with the game it is named after, and so does its own helper', () => {
  const calls = [['main', 'paint'], ['5cards_play', 'helper'], ['helper', 'of_helper'],
    ['5cards_play', 'paint'], ['9maelstrom_play', '9maelstrom_step']];
  assert.deepEqual(assigned(calls, {table: ['5cards_play', '9maelstrom_play']}),
    {'5cards_play': 'c', helper: 'c', of_helper: 'c', '9maelstrom_play': 'm',
      '9maelstrom_step': 'm'});
});

test('what is called from outside of its game stays, with what it calls', () => {
  const calls = [['9maelstrom_play', '5cards_copy'], ['5cards_copy', '5cards_under'],
    ['5cards_play', '5cards_copy'], ['5cards_play', '5cards_own']];
  assert.deepEqual(assigned(calls, {table: ['5cards_play', '9maelstrom_play']}),
    {'9maelstrom_play': 'm', '5cards_play': 'c', '5cards_own': 'c'});
});

test('what stands in the table twice or is exported stays, but for editions of one game', () => {
  const table = ['5cards_twice', '5cards_twice', '18DescribedMaelstrom9maelstrom',
    '18DescribedMaelstrom9maelstrom', '5cards_lent'];
  assert.deepEqual(assigned([], {table, exported: ['5cards_lent']}),
    {'18DescribedMaelstrom9maelstrom': 'm'});
});

test('what leans on a game calls it, and leaves it what both call', () => {
  const calls = [['6forces_build', '9maelstrom_step'], ['9maelstrom_play', '6forces_card'],
    ['6forces_build', '6forces_card'], ['9maelstrom_play', '9maelstrom_step']];
  assert.deepEqual(assigned(calls, {table: ['6forces_build', '9maelstrom_play']}),
    {'6forces_build': 'f', '9maelstrom_step': 'm', '9maelstrom_play': 'm', '6forces_card': 'm'});
});

test('what no first visit needs leaves its game and the page, but for what is gated as a whole', () => {
  const goesWith = new Map([['play', 'm'], ['judge', 'm'], ['build', 'f']]);
  const letters = placed(goesWith, ['judge', 'build', 'about']);
  assert.deepEqual(letters.get('m'), ['play']);
  assert.deepEqual(letters.get(modules.find(({letter}) => letter === 'm').later), ['judge']);
  assert.deepEqual(letters.get('f'), ['build']);
  assert.deepEqual(letters.get(pageLater), ['about']);
  // What leans on others is taken out before these.
  const order = [...letters.keys()];
  assert.ok(order.indexOf('n') < order.indexOf('m') && order.indexOf('f') < order.indexOf('m'));
});

test('what is listed comes later, unless the page itself calls it', () => {
  const listed = new Set(['about', 'started', 'gone'].map(shortOf));
  assert.deepEqual(laterOf({names: ['play', 'about', 'started'], exported: new Set(['started'])},
    listed), ['about']);
});

test('functions of a program are told with the bytes they take', () => {
  const names = [0, 11, 4, ...Buffer.from('name'), 1, 4, 1, 0, 1, ...Buffer.from('f')];
  const module = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    1, 5, 1, 0x60, 0, 1, 0x7f, 3, 2, 1, 0, 10, 6, 1, 4, 0, 0x41, 42, 0x0b, ...names]);
  assert.deepEqual(ownFunctions(module), [{name: 'f', size: 4}]);
});

test('a renamed module runs as before', async () => {
  const module = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    1, 5, 1, 0x60, 0, 1, 0x7f, 3, 2, 1, 0, 7, 7, 1, 3, ...Buffer.from('c.f'), 0, 0, 10, 6, 1, 4, 0, 0x41, 42, 0x0b]);
  const short = renamed(module, {exported: (name) => (name === 'c.f' ? 'a' : name)});
  const {instance} = await WebAssembly.instantiate(short);
  assert.deepEqual(Object.keys(instance.exports), ['a']);
  assert.equal(instance.exports.a(), 42);
});

test('what has one name after a renaming is exported once, in the order of the functions', () => {
  const names = [['b.2', 1], ['c.f', 0], ['b.1', 1]];
  const entries = names.flatMap(([name, index]) => [3, ...Buffer.from(name), 0, index]);
  const module = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7f,
    3, 3, 2, 0, 0, 7, 1 + entries.length, names.length, ...entries,
    10, 11, 2, 4, 0, 0x41, 42, 0x0b, 4, 0, 0x41, 43, 0x0b]);
  const short = renamed(module, {exported: (name) => name[0]});
  assert.deepEqual(exported(short), [{name: 'c', kind: 0, index: 0}, {name: 'b', kind: 0, index: 1}]);
});

test('every function has a name of its own, longer than those the page has for its JavaScript', () => {
  const names = Array.from({length: 20_000}, (_, index) => nameOfFunction(index));
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.every((name) => name.length >= 3));
  assert.deepEqual([0, 3, 4, 255, 256].map(nameOfFunction), ['000', '003', '010', '0-3', '100']);
});

test('a module takes a table that has grown since', async () => {
  const module = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    2, 10, 1, 1, ...Buffer.from('p'), 1, ...Buffer.from('t'), 1, 0x70, 1, 2, 3]);
  const page = {t: new WebAssembly.Table({element: 'anyfunc', initial: 4, maximum: 4})};
  await assert.rejects(WebAssembly.instantiate(module, {p: page}), WebAssembly.LinkError);
  await WebAssembly.instantiate(renamed(module, {}), {p: page});
});

/** A page with memory that holds `text` from place 200 on, and what takes that memory from it. */
const MEMORY = {
  page: (text) => Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 0, 1,
    7, 5, 1, 1, ...Buffer.from('m'), 2, 0,
    11, 7 + text.length, 1, 0, 0x41, 0xc8, 1, 0x0b, text.length, ...Buffer.from(text)]),
  module: Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0,
    2, 8, 1, 1, ...Buffer.from('p'), 1, ...Buffer.from('m'), 2, 0, 1,
    3, 2, 1, 0, 10, 4, 1, 2, 0, 0x0b]),
};

test('a constant that a module brings lies where it lay', async () => {
  const taken = withoutConstant(MEMORY.page('some constant text'), Buffer.from('constant'));
  assert.equal(taken.at, 205);
  const {instance: page} = await WebAssembly.instantiate(taken.file);
  const read = () => Buffer.from(page.exports.m.buffer, 200, 18).toString();
  assert.equal(read(), `some ${'\0'.repeat(8)} text`);
  const module = withConstants(MEMORY.module, [{at: taken.at, bytes: Buffer.from('constant')}]);
  await WebAssembly.instantiate(module, {p: page.exports});
  assert.equal(read(), 'some constant text');
});

test('a constant is found once or not at all', () => {
  const page = MEMORY.page('one two one');
  assert.throws(() => withoutConstant(page, Buffer.from('one')), /twice/);
  const {file, at} = withoutConstant(page, Buffer.from('three'));
  assert.equal(at, undefined);
  assert.equal(file, page);
});

const dirOf = (...parts) => path.resolve(import.meta.dirname, '../..', ...parts);

test('icons and content of a game come with it, and not with the page', () => {
  const built = (name) => fs.readFileSync(path.join(dist, fs.readdirSync(dist).find((file) =>
    file.startsWith(`${name}-`) && file.endsWith('.wasm'))));
  // The steps between points; before them there are zeros, which a file leaves out of memory.
  const icons = (font) => iconFont(dirOf('assets/icons/icons.tsv'), font).subarray(-1000);
  const tablesOf = (game) => fs.readdirSync(dirOf('assets', game))
    .filter((name) => name.endsWith('.tsv')).map((name) => fs.readFileSync(dirOf('assets', game, name)));
  const page = built('page');
  for (const {name, icons: font, content = []} of modules) {
    const file = built(name);
    if (font) assert.ok(file.includes(icons(font)), `${name} lacks its icons`);
    if (font) assert.ok(!page.includes(icons(font)), `the page has the icons of ${name}`);
    for (const game of content) {
      const tables = tablesOf(game);
      assert.ok(tables.some((table) => file.includes(table)), `${name} has no table of ${game}`);
      for (const table of tables) {
        assert.ok(!page.includes(table), `the page has of ${name} ${table.subarray(0, 40)}`);
      }
    }
  }
  assert.ok(page.includes(icons('house')));
});

test('each module takes nothing but what the page lends', () => {
  const read = (name) => new WebAssembly.Module(fs.readFileSync(path.join(dist, name)));
  const named = (start) => fs.readdirSync(dist).find((name) => name.startsWith(start) &&
    name.endsWith('.wasm'));
  const lent = new Set(WebAssembly.Module.exports(read(named('page-'))).map(({name}) => name));
  const asked = new Set(WebAssembly.Module.imports(read(named('page-'))).map(({module}) => module));
  for (const {letter, name} of modules) {
    assert.ok(asked.has(letter), `the page calls nothing of ${name}`);
    for (const each of WebAssembly.Module.imports(read(named(`${name}-`)))) {
      assert.equal(each.module, 'page');
      assert.ok(lent.has(each.name), `${name} lacks ${each.name}`);
    }
  }
});
