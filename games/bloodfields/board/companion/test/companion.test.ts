import { swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { cardFor, isAlive } from '../../../rules/units.ts';
import { begin, type Battle, isOver, recordOf, replayed, tapped, undone } from '../state/battle.ts';
import { someSetup, someTap } from './random-taps.ts';

/** A battle of random taps; `look` sees each tap that meant something. */
function tapAbout(seed: string, taps: number, look: (before: Battle, after: Battle) => void): Battle {
  const random = swiftRandom(seed);
  let battle = begin(someSetup(seed));
  if (battle === null) throw new Error('a ready roster can be read');
  for (let tap = 0; tap < taps && !isOver(battle); tap++) {
    const next = tapped(battle, someTap(battle, random));
    if (next === null) continue;
    look(battle, next);
    battle = next;
  }
  return battle;
}

test('random taps: nothing below nothing, nobody dead on the table', () => {
  let over = 0;
  let taken = 0;
  let rounds = 0;
  for (let game = 0; game < 40; game++) {
    const last = tapAbout(`taps ${game}`, 700, (_, { table }) => {
      taken += 1;
      for (const unit of table.units) {
        for (const count of [unit.damage, unit.inspire, unit.shields, unit.dot, unit.embers])
          expect(count).toBeGreaterThanOrEqual(0);
        expect(unit.damage).toBeLessThanOrEqual(cardFor(unit).hp);
      }
    });
    rounds += last.table.round;
    if (isOver(last)) over += 1;
  }
  console.log(over, taken, rounds);
});
