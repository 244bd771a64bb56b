// node find_later.mjs BUILD_FOLDER
// Takes every game's first visit with a program that counts what it runs, and writes the list of
// what comes later (later.mjs). Needs a page built and Chromium; takes a few minutes. To be done
// again when a first visit grows over its limit, or runs what was listed.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {openStage} from '../../tests/browser/harness.mjs';
import {deals, failToShow, games, takeFirstMove, takeMoveAtOnce, visitors} from
  '../../tests/browser/first_moves.mjs';
import {laterFile, leastSize, shortOf} from './later.mjs';
import {FEATURES, moduleLetters} from './modules.mjs';
import {EMPTY_MODULE, ownFunctions} from './wasm_binary.mjs';

const [buildFolder] = process.argv.slice(2);
if (!buildFolder) throw new Error('usage: node find_later.mjs BUILD_FOLDER');

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'later-'));
const built = path.join(scratch, 'build');
const dist = path.join(scratch, 'dist');
const HASH_SIZE = 8;  // what wasm-split writes in front of its counts

/** The whole program, counting, in place of what it is split into. */
function makeDist() {
  fs.mkdirSync(path.join(built, 'modules'), {recursive: true});
  fs.cpSync(path.join(buildFolder, 'page.mjs'), path.join(built, 'page.mjs'));
  fs.cpSync(path.join(buildFolder, 'thinkers'), path.join(built, 'thinkers'), {recursive: true});
  for (const letter of moduleLetters) {
    fs.writeFileSync(path.join(built, 'modules', `${letter}.wasm`), EMPTY_MODULE);
  }
  execFileSync('wasm-split', [...FEATURES, '--instrument', path.join(buildFolder, 'page.wasm'),
    '-o', path.join(built, 'modules', 'page.wasm')]);
  const script = fileURLToPath(new URL('dist.mjs', import.meta.url));
  execFileSync('node', [script, built, dist]);
}

/** In the page, before the program is there. */
function keepInstances() {
  window.instances = [];
  const {instantiate} = WebAssembly;
  WebAssembly.instantiate = async (...what) => {
    const made = await instantiate(...what);
    window.instances.push(made.instance ?? made);
    return made;
  };
}

/** In the page: the counts, in memory of their own. */
function readCounts() {
  const {exports} = window.instances.find((instance) => instance.exports.__write_profile);
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  const size = exports.__write_profile(0, 0);
  const at = memory.buffer.byteLength;
  memory.grow(1 + (size >> 16));
  exports.__write_profile(at, size);
  return [...new Uint8Array(memory.buffer, at, size)];
}

/** Whether each function was run, in their order. */
async function runOn(visit) {
  const {context, page} = await visit({prepare: (fresh) => fresh.addInitScript(keepInstances)});
  const bytes = Uint8Array.from(await page.evaluate(readCounts));
  await context.close();
  return Array.from(new Uint32Array(bytes.buffer.slice(HASH_SIZE)), (count) => count > 0);
}

async function takeVisits() {
  const stage = await openStage(dist);
  const run = [];
  async function take(what, visit) {
    (await runOn(visit)).forEach((is, i) => (run[i] ||= is));
    console.log(`${run.filter(Boolean).length} functions run: ${what}`);
  }
  // What begins without a part that has not come cannot wait for it.
  await take('no graphics', (how) => failToShow(stage, how));
  for (const game of games) {
    for (const visitor of visitors) await take(game, (how) => takeFirstMove(stage, game, visitor, how));
    for (const deal of deals) await take(game, (how) => takeMoveAtOnce(stage, game, deal, how));
  }
  await stage.close();
  return run;
}

/** Without what they take, for whoever reads the list. */
function readable(names) {
  const lines = execFileSync('c++filt', ['-p'], {input: names.join('\n'), encoding: 'utf8'});
  return lines.split('\n').map((line) => line.replace(/\t/g, ' ').slice(0, 72));
}

function write(later) {
  const words = readable(later);
  const rows = later.map((name, i) => `${shortOf(name)}\t${words[i]}`);
  fs.writeFileSync(laterFile, '# Written by find_later.mjs: what no first visit runs before its ' +
    `first move.\n${['function\tname', ...rows.sort()].join('\n')}\n`);
  console.log(`${later.length} functions come later`);
}

makeDist();
const run = await takeVisits();
write(ownFunctions(fs.readFileSync(path.join(buildFolder, 'page.wasm')))
  .filter(({size}, i) => size >= leastSize && !run[i]).map(({name}) => name));
fs.rmSync(scratch, {recursive: true});
