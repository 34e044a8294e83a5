import { boundedCache } from './bounded-cache.ts';
import { average, player, start, type TestOdds } from './test-play.ts';
import type { TestEffect, TestQuery } from './test-query.ts';
import { SIDES } from './test-state.ts';

function rolled(query: TestQuery): TestOdds {
  const { play } = player(query);
  const fresh = { changed: 0, plus: 0, used: 0, ...start(query, 'opponent') };
  const seconds = query.dice === 2 ? SIDES : [0];
  return average(SIDES.flatMap((first) => seconds.map((second) => play({ ...fresh, first, second }).odds)));
}

function effectKey(effect: TestEffect): string {
  const how = `${effect.price}:${effect.mark ?? 0}`;
  switch (effect.kind) {
    case 'reroll':
      return `r${effect.least}-${effect.most}:${how}`;
    case 'change':
      return `c${effect.to}:${how}`;
    case 'add':
      return `a${effect.plus}:${how}`;
  }
}

function keyOf({ dice, keep, need, fails, forced, own, worth }: TestQuery): string {
  const effects = `${forced.map(effectKey).join(' ')}/${own.map(effectKey).join(' ')}`;
  return `${dice},${keep},${need},${fails},${worth.pass},${worth.ones},${worth.sixes},${effects}`;
}

/** Different tests are few: six needed numbers, a handful of effects. */
const asked = boundedCache(1024, keyOf, rolled);

/** §6.3, §9.2, §10.2: the chances of a test. */
export function testOdds(query: TestQuery): TestOdds {
  return asked(query);
}
