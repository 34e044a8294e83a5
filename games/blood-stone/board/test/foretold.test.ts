import { expect, test } from 'vitest';
import { UNITS, type Unit } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import { struckBy } from '../../rules/attack.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { randomGame, type Spot, type Table } from '../../test/spoken.ts';
import { isOwn } from '../../text/consequences.ts';
import { type Change, forecast } from '../plan/forecast.ts';

const GAMES: readonly Table[] = Array.from({ length: 24 }, (_, game) => ({
  seed: `foretold ${game}`,
  glade: ['hollow-glade', 'bonewood', 'drowned-ring', 'crooked-mile'][game % 4] ?? '',
  sides: 'second',
}));

/** Every play with the resulting state. */
function* plays(): Iterable<Spot & { readonly next: Spot }> {
  for (const context of GAMES) {
    let before: Spot | null = null;
    for (const spot of randomGame(context)) {
      if (before !== null) yield { ...before, next: spot };
      before = spot;
    }
  }
}

/** No die was rolled, or it succeeded. */
const held = (events: readonly Event[]): boolean =>
  events.every((event) => event.e !== 'die.rolled' || event.won);

function fateOf(events: readonly Event[], unit: Unit): Change['fate'] {
  const befell = (e: Event['e']): boolean =>
    events.some((event) => event.e === e && 'unit' in event && event.unit === unit);
  if (befell('unit.died')) return 'dies';
  if (befell('ward.spent')) return 'warded';
  return befell('unit.zombified') ? 'turns' : 'lives';
}

/** Whose stones changed, and how; husks are identified by where they rise. */
function cameTo(before: State, after: State, events: readonly Event[]): Change[] {
  return UNITS.flatMap((unit) => {
    const by = after.figures[unit].blood - before.figures[unit].blood;
    const fate = fateOf(events, unit);
    const risen = events.some((event) => event.e === 'unit.raised' && event.unit === unit);
    return risen || (by === 0 && fate === 'lives') ? [] : [{ unit, by, fate }];
  });
}

const sorted = (changes: readonly Change[]): Change[] =>
  UNITS.flatMap((unit) => changes.filter((change) => change.unit === unit));

test('the stones a move is said to cost are those it costs', () => {
  const cast = new Set<string>();
  for (const { view, seat, move, events, next } of plays()) {
    if ((move.do !== 'attack' && move.do !== 'cast') || !held(events)) continue;
    const own = view(seat);
    const told = forecast(own, seat, move).changes.filter(({ by, fate }) => by !== 0 || fate !== 'lives');
    const name = move.do === 'cast' ? move.card : move.do;
    expect({ name, changes: sorted(told) }).toEqual({ name, changes: cameTo(own, next.view(seat), events) });
    cast.add(name);
  }
  expect([...cast]).toEqual(
    expect.arrayContaining([
      'attack',
      'bloodBoil',
      'siphon',
      'zombify',
      'raiseHusk',
      'transfuse',
      'mend',
      'banish',
    ]),
  );
});

test('a spell that fails leaves every stone where it is', () => {
  let failed = 0;
  for (const { view, seat, move, events, next } of plays()) {
    if (move.do !== 'cast' || held(events)) continue;
    expect(cameTo(view(seat), next.view(seat), events)).toEqual([]);
    failed += 1;
  }
  expect(failed).toBeGreaterThan(20);
});

/** Whom a unit can strike with one of these moves. */
const strikable = (view: State, seat: number, unit: Unit, moves: readonly AnyMove[]): Unit[] => {
  const hit = moves.flatMap((move) =>
    move.do === 'attack' && move.unit === unit ? struckBy(view, unit, move.aim) : [],
  );
  return UNITS.filter((one) => hit.includes(one) && !isOwn(view, seat, one));
};

test('a walk leads the way that is drawn, and to those who can be struck from there', () => {
  let walks = 0;
  let strikes = 0;
  for (const { view, seat, move, events, next } of plays()) {
    if (move.do !== 'move') continue;
    const told = forecast(view(seat), seat, move);
    const path = events.flatMap((event) => (event.e === 'unit.moved' ? event.path : []));
    expect(told.way).toEqual(path);
    const on =
      next.seat === seat
        ? strikable(next.view(seat), seat, move.unit, bloodStone.moves(next.view(seat), seat))
        : [];
    expect(told.next).toEqual(on);
    walks += 1;
    strikes += on.length;
  }
  expect(walks).toBeGreaterThan(100);
  expect(strikes).toBeGreaterThan(10);
});
