// The bots, as the table asks them. What leads them (bots.js) comes when the first of them is to think.
/* global BOTS_URL */
import {whileWanted} from './background.js';
import {laterScript} from './later_script.js';

const MOST = 4;

/** @param {(ticket: number, place: number, report: string) => void} reported  as in bots.js */
export function createLateBots(reported) {
  // One processor is left to the table.
  const usual = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1));
  let bots = null;
  let asked = null;  // {ticket, thinkers} while what leads them is on its way

  const withBots = laterScript(BOTS_URL,
    (script) => (bots = script.createBots({reported, whileWanted, count: usual})), () => {
      const {ticket, thinkers = 0} = asked ?? {};
      for (let place = 0; place < thinkers; ++place) reported(ticket, place, '');
    });

  return {
    /** How many can think at once; 0: one, here. */
    get thinkers() { return bots?.thinkers ?? usual; },
    think(ticket, game, question, thinkers) {
      const mine = {ticket, thinkers};
      asked = mine;
      withBots((made) => asked === mine && made.think(ticket, game, question, thinkers));
    },
    stop() {
      asked = null;
      bots?.stop();
    },
  };
}
