import { expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { battleForecast } from '../../rules/forecast.ts';
import { lossesOnTheWay } from '../../rules/retreat.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, type Spot, type Table, TABLES } from '../../test/spoken.ts';
import { swapChoices } from '../battle/choices.ts';
import { warningsFor } from '../warnings/warnings.ts';

/** Every play with the resulting state. */
function* plays(context: Table): Iterable<Spot & { readonly next: Spot }> {
  let before: Spot | null = null;
  for (const spot of randomGame(context)) {
    if (before !== null) yield { ...before, next: spot };
    before = spot;
  }
}

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

const of = <E extends Event['e']>(events: readonly Event[], e: E): Of<E>[] =>
  events.filter((event): event is Of<E> => event.e === e);

test('a swap leads to the odds it was told with', () => {
  let checked = 0;
  for (const { view, seat } of TABLES.flatMap((context) => [...randomGame(context)])) {
    const own = view(seat);
    for (const { move, forecast } of swapChoices(own, seat)) {
      const { state } = bloodstones.preview(own, seat, move);
      const open = state?.frames.at(-1);
      // Once both have decided the tiles are revealed, and nothing is left to forecast.
      if (!state || open?.step !== 'swap') continue;
      expect(forecast).toEqual(battleForecast(state, open, seat));
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(5);
});

test.each(TABLES)('in a random game of $seats a battle begins as it was told', (context) => {
  let checked = 0;
  for (const { view, seat, move, next } of plays(context)) {
    if (move.do !== 'battle') continue;
    const clash = { area: move.area, attacker: seat, defender: move.foe };
    const told = battleForecast(view(seat), clash, seat);
    const after = next.view(seat);
    if (after.frames.at(-1)?.step !== 'stand') continue;
    expect(told).toEqual(battleForecast(after, clash, seat));
    checked += 1;
  }
  expect(checked).toBeGreaterThan(5);
});

test.each(TABLES)('in a random game of $seats who leaves loses whom it was told', (context) => {
  let left = 0;
  for (const { view, seat, move, events } of plays(context)) {
    const own = view(seat);
    const open = own.frames.at(-1);
    if (
      (move.do !== 'withdraw' && move.do !== 'retreat') ||
      !(open?.step === 'stand' || open?.step === 'retreat')
    )
      continue;
    const told = lossesOnTheWay(own, seat, open.area, move.area);
    const lost = of(events, 'unit.lost').filter((event) => event.seat === seat && event.why === 'stranded');
    expect(told.toSorted()).toEqual(lost.map(({ kind }) => kind).toSorted());
    left += 1;
  }
  expect(left).toBeGreaterThan(3);
});

test.each([0, 1, 2])('after %i idle turns the next is said to cost a tile when it does', (idle) => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 9, 'swords')
    .hand('dragonRiders', 'blank');
  Object.assign(scene.player('dragonRiders'), { idle, supply: 0 });
  const told = warningsFor(seen(scene, 0), 0, { do: 'end' }).some(({ code }) => code === 'idleNow');
  scene.does('dragonRiders', 'end');
  expect(scene.step === 'idle').toBe(told);
});
