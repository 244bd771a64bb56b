// What a WebAssembly file says of itself beside its code: names, exports, what lies in its tables
// and in its memory. https://webassembly.github.io/spec/core/binary/modules.html

/** A file that holds nothing. */
export const EMPTY_MODULE = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const SECTION = {custom: 0, import: 2, export: 7, element: 9, code: 10, data: 11};
/** The kind of what is a function, among what is exported. */
export const FUNCTION = 0;

/** Whether these bytes are a WebAssembly file. */
export const isProgram = (bytes) => bytes.subarray(0, 4).equals(EMPTY_MODULE.subarray(0, 4));

/** Reads numbers and texts one after the other. */
function reader(bytes, at = 0) {
  const read = {
    get at() { return at; },
    skip(count) { at += count; },
    byte: () => bytes[at++],
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value;
      }
    },
    text() {
      const size = read.number();
      at += size;
      return Buffer.from(bytes.subarray(at - size, at)).toString('utf8');
    },
    /** As many as are said first. */
    list: (item) => Array.from({length: read.number()}, () => item()),
  };
  return read;
}

/**
 * Every section as {id, name, start, from, to}, its content from `from` to `to`; the name is that of
 * a custom one.
 */
function sectionsOf(bytes) {
  const sections = [];
  const read = reader(bytes, 8);
  while (read.at < bytes.length) {
    const start = read.at;
    const id = read.byte();
    const size = read.number();
    const from = read.at;
    const name = id === SECTION.custom ? reader(bytes, from).text() : '';
    sections.push({id, name, start, from, to: from + size});
    read.skip(size);
  }
  return sections;
}

/** Where each section begins, in the order of the file, and whether it is that of the exports. */
export const sections = (bytes) =>
  sectionsOf(bytes).map(({id, start}) => ({start, exports: id === SECTION.export}));

function readerOf(bytes, id, name = '') {
  const section = sectionsOf(bytes).find((each) => each.id === id && each.name === name);
  if (!section) return null;
  const read = reader(bytes, section.from);
  if (name) read.text();
  return {read, to: section.to};
}

/** The names of functions, by their numbers. @returns {Map<number, string>} */
function functionNames(bytes) {
  const FUNCTION_NAMES = 1;
  const {read, to} = readerOf(bytes, SECTION.custom, 'name');
  while (read.at < to) {
    const kind = read.byte();
    const size = read.number();
    if (kind === FUNCTION_NAMES) return new Map(read.list(() => [read.number(), read.text()]));
    read.skip(size);
  }
  throw new Error('no names of functions: link with --profiling-funcs');
}

/** @returns {{name: string, kind: number, index: number}[]} */
function exportsOf({read}) {
  return read.list(() => ({name: read.text(), kind: read.byte(), index: read.number()}));
}

/** What lies in the table from the start: the numbers of functions, in the order of its places. */
function tableOf({read}) {
  const I32_CONST = 0x41;
  return read.list(() => {
    const isPlain = read.number() === 0 && read.byte() === I32_CONST;
    if (!isPlain) throw new Error('a table of another kind');
    read.number();
    if (read.byte() !== 0x0b) throw new Error('a table of another kind');
    return read.list(read.number);
  }).flat();
}

/**
 * @returns {{names: string[], exported: Set<string>, table: string[]}}  all by their names
 */
export function describe(bytes) {
  const names = functionNames(bytes);
  const named = (index) => names.get(index);
  const exported = exportsOf(readerOf(bytes, SECTION.export)).filter(({kind}) => kind === FUNCTION);
  return {
    names: [...names.values()],
    exported: new Set(exported.map(({index}) => named(index))),
    table: tableOf(readerOf(bytes, SECTION.element)).map(named),
  };
}

/** The functions it has of its own, in their order, with the bytes each takes. */
export function ownFunctions(bytes) {
  const names = functionNames(bytes);
  const {read} = readerOf(bytes, SECTION.code);
  const sizes = read.list(() => {
    const size = read.number();
    read.skip(size);
    return size;
  });
  // Names count what is imported first.
  const imported = Math.max(...names.keys()) + 1 - sizes.length;
  return sizes.map((size, i) => ({name: names.get(imported + i), size}));
}

// ---- Other names -------------------------------------------------------------------------------

function numberBytes(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80);
  return Buffer.from([...bytes, value]);
}

const textBytes = (text) =>
  Buffer.concat([numberBytes(Buffer.byteLength(text)), Buffer.from(text)]);

/** Numbers that may be below 0. */
function signedBytes(value) {
  const bytes = [];
  for (;; value >>= 7) {
    const byte = value & 0x7f;
    const isLast = value >> 6 === 0 || value >> 6 === -1;
    bytes.push(isLast ? byte : byte | 0x80);
    if (isLast) return Buffer.from(bytes);
  }
}

/** What is said of an import behind its names; of a table any size is taken that holds enough. */
function importDescription(bytes, read) {
  const limits = () => {
    const hasMost = read.byte() & 1;
    const least = read.number();
    if (hasMost) read.number();
    return least;
  };
  const [FUNC, TABLE, MEMORY, GLOBAL, TAG] = [0, 1, 2, 3, 4];
  const from = read.at;
  const kind = read.byte();
  if (kind === TABLE) {
    const type = read.byte();
    return Buffer.concat([Buffer.from([kind, type, 0]), numberBytes(limits())]);
  }
  if (kind === FUNC) read.number();
  if (kind === MEMORY) limits();
  if (kind === GLOBAL) read.skip(2);
  if (kind === TAG) { read.skip(1); read.number(); }
  return bytes.subarray(from, read.at);
}

function importsRenamed(bytes, {from}, nameOf) {
  const read = reader(bytes, from);
  const entries = read.list(() => {
    const [module, name] = [read.text(), read.text()];
    return [textBytes(module), textBytes(nameOf(module, name)), importDescription(bytes, read)];
  });
  return Buffer.concat([numberBytes(entries.length), ...entries.flat()]);
}

/** What it exports. @returns {{name: string, kind: number, index: number}[]} */
export const exported = (bytes) => exportsOf(readerOf(bytes, SECTION.export));

/** In the order of their numbers, as those are packed best; each name once. */
function exportsRenamed(bytes, nameOf) {
  const entries = new Map(exported(bytes)
    .sort((one, other) => one.kind - other.kind || one.index - other.index)
    .map(({name, kind, index}) => [nameOf(name), [Buffer.from([kind]), numberBytes(index)]]));
  return Buffer.concat([numberBytes(entries.size),
    ...[...entries].flatMap(([name, entry]) => [textBytes(name), ...entry])]);
}

/**
 * The same program with other names for what it imports and exports. What is exported twice by one
 * name afterwards is the same, and is exported once.
 * @param {(module: string, name: string) => string} nameOf.imported
 * @param {(name: string) => string} nameOf.exported
 */
export function renamed(bytes,
  {imported = (_, name) => name, exported: exportedAs = (name) => name}) {
  const parts = [bytes.subarray(0, 8)];
  for (const section of sectionsOf(bytes)) {
    let content = bytes.subarray(section.from, section.to);
    if (section.id === SECTION.import) content = importsRenamed(bytes, section, imported);
    if (section.id === SECTION.export) content = exportsRenamed(bytes, exportedAs);
    parts.push(Buffer.from([section.id]), numberBytes(content.length), content);
  }
  return Buffer.concat(parts);
}

// ---- What lies in memory -----------------------------------------------------------------------

/** What is laid into memory, as {at, bytes}; these are part of the file's. */
function laidOut(file) {
  const [I32_CONST, END] = [0x41, 0x0b];
  const {read} = readerOf(file, SECTION.data);
  const place = () => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = read.byte();
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    return byte & 0x40 && shift < 32 ? value | (-1 << shift) : value;
  };
  return read.list(() => {
    const isPlain = read.number() === 0 && read.byte() === I32_CONST;
    const at = place();
    if (!isPlain || read.byte() !== END) throw new Error('memory of another kind');
    const size = read.number();
    read.skip(size);
    return {at, bytes: file.subarray(read.at - size, read.at)};
  });
}

/**
 * Takes a constant out of the memory that a file brings: there are zeros in its place. What is laid
 * out may leave out zeros within it, so it is sought in memory as it will be.
 * @returns {{file: Buffer, at?: number}}  `at`: where it lay; nothing if it did not
 */
export function withoutConstant(file, constant) {
  const laid = laidOut(file);
  const memory = Buffer.alloc(Math.max(...laid.map(({at, bytes}) => at + bytes.length)));
  for (const {at, bytes} of laid) memory.set(bytes, at);
  const at = memory.indexOf(constant);
  if (at < 0) return {file};
  if (memory.indexOf(constant, at + 1) >= 0) throw new Error('a constant lies in memory twice');
  memory.fill(0, at, at + constant.length);
  const rest = Buffer.from(file);
  for (const part of laid) {
    rest.set(memory.subarray(part.at, part.at + part.bytes.length),
      part.bytes.byteOffset - file.byteOffset);
  }
  return {at, file: rest};
}

/**
 * The same file bringing constants as well, into the memory that it takes from another.
 * @param {{at: number, bytes: Buffer}[]} constants
 */
export function withConstants(file, constants) {
  if (constants.length === 0) return file;
  const sections = sectionsOf(file);
  if (sections.some(({id}) => id === SECTION.data)) throw new Error('it brings some already');
  const segments = constants.map(({at, bytes}) => Buffer.concat(
    [Buffer.from([0, 0x41]), signedBytes(at), Buffer.from([0x0b]), numberBytes(bytes.length), bytes]));
  const content = Buffer.concat([numberBytes(segments.length), ...segments]);
  const {to} = sections.find(({id}) => id === SECTION.code);
  return Buffer.concat([file.subarray(0, to), Buffer.from([SECTION.data]),
    numberBytes(content.length), content, file.subarray(to)]);
}
