// Three ways to touch a table: mouse, finger, keyboard. Each can tap a space, take up a tile of the
// hand, and press a button by its name.
import assert from 'node:assert/strict';
import {ask, fieldsOf, settled, tell} from './table.mjs';

async function middleOf(page, thing) {
  const {x, y} = await tell(page, `table where ${thing}`);
  return [x, y];
}

/** The place of a kind of tile in the hand that is shown, from 1. */
async function placeInHand(page, tag) {
  const {position} = await settled(page);
  const fields = fieldsOf(position);
  const hand = fields[fields.to === 'b' ? 'hand.b' : 'hand.a'].split('+');
  const at = hand.findIndex((tiles) => tiles.replace(/\d+$/, '') === tag);
  assert.ok(at >= 0, `${tag} in ${hand}`);
  return at + 1;
}

function pointing(tap) {
  return {
    async space(page, space) { await tap(page, await middleOf(page, space)); },
    async hand(page, tag) {
      await tap(page, await middleOf(page, `hand ${await placeInHand(page, tag)}`));
    },
    async button(page, name) { await tap(page, await middleOf(page, `button ${name}`)); },
  };
}

export const mouse = pointing((page, [x, y]) => page.mouse.click(x, y));
export const finger = pointing((page, [x, y]) => page.touchscreen.tap(x, y));

const letters = {end_phase: 'e', draw: 'd', lift: 'Enter', confirm: 'Enter', take_back: 'u'};

export const keys = {
  /** Goes through what is lit until the cursor is there, and takes it. */
  async space(page, space) {
    for (let steps = 0; steps < 60; ++steps) {
      if ((await ask(page, 'table')).cursor === space) return page.keyboard.press('Enter');
      await page.keyboard.press('n');
    }
    assert.fail(`the cursor does not come to ${space}`);
  },
  async hand(page, tag) { await page.keyboard.press(String(await placeInHand(page, tag))); },
  async button(page, name) { await page.keyboard.press(letters[name]); },
};
