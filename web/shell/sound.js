// The sounds of the table, made here of a few tones and a little noise: one family of wood, slate and
// brass. Fetched after the first touch (chosen.js); browsers let nothing sound before.

const LOUDEST = 100;
const AGAIN = 60;  // milliseconds in which the same sound is not begun twice
const NOISE = 1;   // seconds of noise to take from
const SILENCE = 3000;  // milliseconds without a press or a sound, longer than any of these
const SOFTEST = 1e-4;  // where a fading ends: it never comes to nothing by itself

/** A tone that begins `at` seconds, fades over `length` and glides between two pitches in hertz. */
const tone = (at, length, from, to, level, wave = 'sine') =>
  ({at, length, from, to, level, wave});
/** Noise round a pitch: what is struck, rubbed or torn. */
const noise = (at, length, from, to, level, width = 1) =>
  ({at, length, from, to, level, width});

/** A plate of brass: partials that are not quite those of a string. */
const brass = (at, length, pitch, level) => [[1, 1], [2.76, 0.45], [5.4, 0.18]].map(
  ([ratio, share]) => tone(at, length / Math.sqrt(ratio), pitch * ratio, pitch * ratio,
    level * share));

/** Of what each sound is made; the names are those of web/app/sound.cpp. */
export const SOUNDS = {
  take: [tone(0, 0.06, 420, 620, 0.25), noise(0, 0.03, 2600, 2600, 0.11)],
  put: [tone(0, 0.11, 210, 120, 0.28), noise(0, 0.04, 1500, 700, 0.22)],
  slide: [noise(0, 0.18, 700, 1300, 0.8, 1.4)],
  turn: [noise(0, 0.38, 260, 520, 0.77, 2), tone(0.3, 0.08, 180, 140, 0.32)],
  strike: [noise(0, 0.09, 2200, 500, 0.24), tone(0, 0.16, 150, 70, 0.28)],
  wound: [tone(0, 0.14, 320, 190, 0.36, 'triangle'), noise(0, 0.08, 900, 400, 0.45)],
  break: [noise(0, 0.12, 3200, 900, 0.25), noise(0.07, 0.35, 1100, 240, 0.27),
    tone(0, 0.3, 120, 50, 0.25)],
  energy: [tone(0, 0.2, 660, 660, 0.29), tone(0.08, 0.22, 990, 990, 0.34)],
  draw: [noise(0, 0.12, 2400, 3800, 0.51, 1.2)],
  seal: [...brass(0.02, 0.22, 392, 0.25), noise(0, 0.03, 1800, 1800, 0.19)],
  burn: [noise(0, 0.7, 500, 180, 0.63, 0.8), tone(0, 0.5, 110, 80, 0.21)],
  win: [...brass(0, 1.0, 392, 0.18), ...brass(0.16, 1.1, 494, 0.18), ...brass(0.34, 1.26, 587, 0.19)],
  refuse: [tone(0, 0.09, 165, 140, 0.29, 'triangle')],
};

/** The same noise each time: nothing here is left to chance. */
function makeNoise(context) {
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x9e3779b9;
  for (let i = 0; i < samples.length; ++i) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

function sourceOf(context, part, buffer, start) {
  if (part.wave) {
    const source = new OscillatorNode(context, {type: part.wave, frequency: part.from});
    source.frequency.setValueAtTime(part.from, start);
    source.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
    return {source, end: source};
  }
  const source = new AudioBufferSourceNode(context, {buffer, loop: true});
  const filter = new BiquadFilterNode(context, {type: 'bandpass', Q: part.width});
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  return {source, end: source.connect(filter)};
}

/** Lays one sound on a context, from `when` on. */
export function lay(context, name, buffer, output, when) {
  for (const part of SOUNDS[name]) {
    const start = when + part.at;
    const {source, end} = sourceOf(context, part, buffer, start);
    const fade = new GainNode(context, {gain: 0});
    fade.gain.setValueAtTime(part.level, start);
    fade.gain.exponentialRampToValueAtTime(SOFTEST, start + part.length);
    end.connect(fade).connect(output);
    source.start(start);
    source.stop(start + part.length);
  }
}

/** The samples of a sound, as loud as it ever is; for whoever judges it without ears. */
export async function render(name, seconds, rate = 44_100) {
  const context = new OfflineAudioContext(1, seconds * rate, rate);
  lay(context, name, makeNoise(context), context.destination, 0);
  return (await context.startRendering()).getChannelData(0);
}

export function createSounds() {
  let context = null;
  let output = null;
  let buffer = null;
  let level = 0;
  const last = new Map();  // when each was begun
  let resting = 0;

  function open() {
    // It sounds beside the music of others, and is silent where the device is.
    if (navigator.audioSession) navigator.audioSession.type = 'ambient';
    context = new AudioContext();
    output = new GainNode(context, {gain: level});
    output.connect(context.destination);
    buffer = makeNoise(context);
  }
  /** A context that runs takes power, and on some devices the sound of others. */
  function rest() {
    clearTimeout(resting);
    if (context?.state === 'running') context.suspend().catch(() => {});
  }
  function restSoon() {
    clearTimeout(resting);
    resting = setTimeout(rest, SILENCE);
  }
  // Made and woken in a press, or some browsers leave it silent.
  const wake = () => {
    if (level === 0 || document.hidden) return;
    if (!context) open();
    if (context.state !== 'running') context.resume().catch(() => {});
    restSoon();
  };
  for (const event of ['pointerup', 'keydown']) addEventListener(event, wake, true);
  document.addEventListener('visibilitychange', () => document.hidden && rest());
  addEventListener('pagehide', rest);

  async function sound(name) {
    if (context.state !== 'running') await context.resume();
    if (document.hidden || level === 0) return rest();
    lay(context, name, buffer, output, context.currentTime);
    restSoon();
  }

  return {
    /** Before the first of these nothing is heard. @param {{sound: string, volume: string}} words */
    apply({sound, volume}) {
      level = sound === 'on' ? (Number(volume) / LOUDEST) ** 2 : 0;  // as ears count
      if (output) output.gain.value = level;
      if (level === 0) rest();
      else wake();
    },
    play(name) {
      const now = performance.now();
      if (level === 0 || document.hidden || !(name in SOUNDS) || now - (last.get(name) ?? -AGAIN) < AGAIN) return;
      last.set(name, now);
      if (context) sound(name).catch(() => {});
    },
  };
}
