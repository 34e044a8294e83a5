import { expect, test } from 'vitest';
import type { Unit } from '../content/units.ts';
import { struckBy } from '../rules/attack.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { mending } from '../rules/spells/mend.ts';
import { endingFor, killed, saved, spellLosses } from '../text/consequences.ts';
import { randomGame, type Table } from './spoken.ts';

const GAMES: readonly Table[] = Array.from({ length: 60 }, (_, game) => ({
  seed: `foresight ${game}`,
  glade: game % 2 === 0 ? 'hollow-glade' : 'bonewood',
  sides: 'second',
}));

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

const of = <E extends Event['e']>(events: readonly Event[], e: E): Of<E>[] =>
  events.filter((event): event is Of<E> => event.e === e);

const dead = (events: readonly Event[]): Unit[] => of(events, 'unit.died').map(({ unit }) => unit);

/** Moves whose outcome is known in advance: attacks, and spells whose die has not failed. */
const isCertain = (move: AnyMove, events: readonly Event[]): boolean =>
  move.do === 'attack' || (move.do === 'cast' && of(events, 'die.rolled').every(({ won }) => won));

test('what the notes foresee comes true: deaths, wards, mending and the end', () => {
  const seen = { deaths: 0, wards: 0, mended: 0, ends: 0 };
  for (const context of GAMES) {
    for (const { view, seat, move, events } of randomGame(context)) {
      if (!isCertain(move, events) || (move.do !== 'attack' && move.do !== 'cast')) continue;
      const own = view(seat);
      const losses =
        move.do === 'cast'
          ? spellLosses(own, move)
          : new Map(struckBy(own, move.unit, move.aim).map((unit) => [unit, 1]));
      const lost = killed(own, losses, move.do === 'cast' ? move.blood : 0);
      expect(lost.toSorted()).toEqual(dead(events).toSorted());
      expect(saved(own, losses).toSorted()).toEqual(
        of(events, 'ward.spent')
          .map(({ unit }) => unit)
          .toSorted(),
      );
      const turned = of(events, 'unit.zombified').map(({ unit }) => unit);
      const [end] = of(events, 'game.ended');
      const side = seat === own.witch ? 'witch' : 'soldiers';
      const told =
        end === undefined ? null : end.result === 'draw' ? 'draws' : end.result === side ? 'wins' : 'loses';
      expect(endingFor(own, seat, [...lost, ...turned])).toBe(told);
      const [gain] = of(events, 'blood.gained');
      expect(gain === undefined ? null : mending(own, gain.unit)).toBe(gain?.count ?? null);
      seen.deaths += lost.length;
      seen.wards += saved(own, losses).length;
      seen.mended += gain?.count ?? 0;
      seen.ends += told === null ? 0 : 1;
    }
  }
  expect(Object.values(seen).filter((count) => count < 3)).toEqual([]);
});
