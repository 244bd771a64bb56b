// Where a WebAssembly program keeps its stack and its data, read from the file itself.

const GLOBAL = 6;
const DATA = 11;
const MUTABLE_I32 = [0x7f, 1];
const I32_CONST = 0x41;

function createReader(bytes) {
  let at = 8;  // behind magic and version
  const byte = () => bytes[at++];
  /** LEB128; numbers of at most 32 bits, without sign or with it. */
  function number(signed = false) {
    let value = 0;
    let shift = 0;
    for (;;) {
      const part = byte();
      value += (part & 0x7f) * 2 ** shift;
      shift += 7;
      if (part & 0x80) continue;
      return signed && part & 0x40 ? value - 2 ** shift : value;
    }
  }
  return {byte, number, skip: (count) => (at += count), at: () => at,
    done: () => at >= bytes.length};
}

/** The constant of an initialiser: i32.const N, end. */
function constant(reader) {
  if (reader.byte() !== I32_CONST) throw new Error('not a constant');
  const value = reader.number(true) >>> 0;
  reader.byte();
  return value;
}

/** The stack pointer is the first of the program's own globals that can change. */
function stackPointer(reader) {
  for (let left = reader.number(); left > 0; --left) {
    const kind = [reader.byte(), reader.byte()];
    const value = constant(reader);
    if (String(kind) === String(MUTABLE_I32)) return value;
  }
  throw new Error('no stack pointer');
}

function lowestSegment(reader) {
  let lowest = Infinity;
  for (let left = reader.number(); left > 0; --left) {
    if (reader.number() !== 0) throw new Error('not an active segment');
    lowest = Math.min(lowest, constant(reader));
    reader.skip(reader.number());
  }
  return lowest;
}

/** @returns {{stackTop: number, lowestData: number}} addresses; the stack grows towards 0 */
export function layoutOf(bytes) {
  const reader = createReader(bytes);
  const layout = {};
  while (!reader.done()) {
    const section = reader.byte();
    const size = reader.number();
    const end = reader.at() + size;
    if (section === GLOBAL) layout.stackTop = stackPointer(reader);
    if (section === DATA) layout.lowestData = lowestSegment(reader);
    reader.skip(end - reader.at());
  }
  return layout;
}
