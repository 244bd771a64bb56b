// Texts of tiles on the real page: an ability by mouse, finger, keyboard and in words; a trigger
// that is declined.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {finger, keys, mouse} from './hands.mjs';
import {forPeople, keepPicture, openStage} from './harness.mjs';
import {afterAction, choicesOf, choose, fieldsOf, openTable, settled, tell} from './table.mjs';

// Cloud Runner beside Iron Guard, and a Plasma Laboratory.
const abilities = 'maelstrom/1 a=arcanae b=draconis phase=action turn=5 hand.a=AcA1+IrE2 ' +
  'hand.b=FiP2+DTr1 mass=1.0bNPi1,1.1aCRu1,1.2aAcA1,1.3aPlL1,1.5bFiP1,2.1bDTr1,2.2aIrG1';
const trigger = 'maelstrom/1 a=arcanae b=draconis phase=summon turn=5 await=trigger ' +
  'pending=aStP1:enters:aStP1@1.3 mass=1.2aAcA1,1.3aStP1:f,1.5bFiP1';

let stage;
before(async () => { stage = await openStage(); });
after(() => stage.close());

const massOf = async (page) => fieldsOf((await settled(page)).position).mass;

async function moveByCloudRunner(page, hand) {
  await hand.space(page, '1.1');
  await hand.button(page, 'use_ability');
  await hand.space(page, '2.2');
  const table = await afterAction(page, () => hand.space(page, '2.3'), 'the ability');
  assert.match(table.position, /2\.3aIrG1/);
  assert.match(table.position, /1\.1aCRu1:u/);
}

for (const [name, hand, options] of [
  ['mouse', mouse, {}], ['finger', finger, {hasTouch: true}],
  ['keyboard', {...keys, button: (page) => page.keyboard.press('a')}, {}],
]) {
  test(`an ability is used by ${name}`, async () => {
    const {context, page, complaints} = await openTable(stage, abilities, options);
    await moveByCloudRunner(page, hand);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('an ability is used in words, and what it does is told', async () => {
  const {context, page} = await openTable(stage, abilities);
  await settled(page);
  await choicesOf(page).filter({hasText: 'Use Cloud Runner on 1.1: Iron Guard on 2.2 to 2.3'})
    .first().dispatchEvent('click');
  await afterAction(page, () => choose(page, 'a PlL1!'), 'the second ability');
  assert.match(await massOf(page), /2\.3aIrG1/);
  assert.match(await page.locator('#words-log').textContent(), /gains 1 energy/);
  await context.close();
});

test('a phone has room for the prompt, and its buttons are large enough', async () => {
  const {context, page} = await openTable(stage, abilities,
    {painted: forPeople, viewport: {width: 390, height: 844}, hasTouch: true});
  await finger.space(page, '1.1');
  for (const name of ['use_ability', 'cancel']) {
    const place = await tell(page, `table where button ${name}`);
    assert.ok(place.width >= 44 && place.height >= 44, `${name}: ${JSON.stringify(place)}`);
  }
  await keepPicture(page, 'ability-phone');
  await context.close();
});

test('a trigger asks, and may be done without', async () => {
  const {context, page} = await openTable(stage, trigger);
  const {choices} = await settled(page);
  assert.ok(choices.includes('a pass') && choices.includes('a do:-1.4'), choices.join(' '));
  const table = await afterAction(page, () => mouse.button(page, 'pass'), 'the pass');
  assert.match(table.position, /1\.3aStP1/);
  await context.close();
});
