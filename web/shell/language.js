// Which language the page speaks. What the house says in English stands in the page and in the
// program; what it says in another language is one file of texts, fetched when that is chosen and
// handed on to the program. What a game says comes with its code, in either (modules.js).
/* global LANGUAGES */
import {keepWord, keptWord} from './kept/kept_words.js';
import {LANGUAGE as MOST} from './kept/limits.js';

const ENGLISH = {code: 'en', name: 'English'};
const KEY = 'language';

/** All languages there are. @type {{code: string, name: string, url?: string}[]} */
const languages = [ENGLISH, ...LANGUAGES];

/** The choice made here before, else the first of the reader's languages that there is. */
function wanted() {
  const find = (tag) => languages.find(({code}) => code === tag?.split('-')[0].toLowerCase());
  return [keptWord(KEY), ...navigator.languages].map(find).find(Boolean) ?? ENGLISH;
}

export async function fetchTexts(url, how = {}) {
  const response = await fetch(new URL(url, document.baseURI), how);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MOST) throw new Error(`${bytes.length} bytes ${url}`);
  return bytes;
}

/** Whether these are the bytes whose hash the name of the file carries. */
async function isWhole(url, bytes) {
  if (!crypto.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return url.includes(`-${digits.slice(0, 10)}.`);
}

function readTable(bytes) {
  const rows = new TextDecoder().decode(bytes).split('\n').map((line) => line.split('\t'));
  return new Map(rows.filter((row) => row.length === 2));
}

/** Puts texts in place of those that stand in the page; returns what puts them back. */
function say(texts) {
  const undo = [];
  const put = (key, former, write) => {
    if (!texts.has(key)) return;
    undo.push(() => write(former));
    write(texts.get(key));
  };
  for (const element of document.querySelectorAll('[data-text]')) {
    put(element.dataset.text, element.textContent, (text) => (element.textContent = text));
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    put(element.dataset.label, element.getAttribute('aria-label'),
      (text) => element.setAttribute('aria-label', text));
  }
  return () => undo.forEach((step) => step());
}

/**
 * Opens the page in the reader's language. `texts` is what the program has to read: none for
 * English, or where the file did not arrive (`failed`). `refuse` goes back to English.
 */
export async function openLanguage() {
  const language = wanted();
  const opened = {code: ENGLISH.code, texts: null, failed: false, refuse() {}};
  if (language === ENGLISH) return opened;
  try {
    const texts = await fetchTexts(language.url);
    // Before the program refuses them: what it says then comes later than it starts.
    if (!await isWhole(language.url, texts)) throw new Error(`${language.url} is not whole`);
    opened.texts = texts;
    const undo = say(readTable(texts));
    opened.code = document.documentElement.lang = language.code;
    opened.refuse = () => {
      undo();
      opened.code = document.documentElement.lang = ENGLISH.code;
      opened.failed = true;
    };
  } catch (error) {
    console.warn(error);
    opened.failed = true;
  }
  return opened;
}

/** What can be chosen: nothing where no choice can be kept. */
const offered = () => (keepWord('kept', '') ? languages : []);

/** Speaks another language from now on. */
function choose(code) {
  keepWord(KEY, code);
  location.reload();
}

/** The language that is spoken, with those it can be changed for. */
export const choiceOfLanguage = ({code}) => ({code, all: offered(), choose});

/** One button for each language but the one that is spoken. */
export function offerLanguages(place, spoken) {
  const others = offered().filter(({code}) => code !== spoken);
  place.replaceChildren(...others.map(({code, name}) => Object.assign(
    document.createElement('button'), {type: 'button', lang: code, textContent: name, ariaLabel: name,
      onclick: () => choose(code)})));
}
