import type { Masked, Seat } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { atlasOf } from '../../rules/atlas.ts';
import { rawTotal } from '../../rules/battle-tiles.ts';
import { forceOf, isFixed, unitsIn } from '../../rules/forces.ts';
import { refuseStep } from '../../rules/march.ts';
import type { Move } from '../../rules/moves.ts';
import type { State, Unit } from '../../rules/state.ts';
import { pipsOf, playerOf } from '../../rules/tiles.ts';
import { shambleTargets } from '../../rules/undead.ts';
import { randomGame, type Spot, type Table, TABLES } from '../../test/spoken.ts';
import { moveNotes } from '../../text/notes.ts';
import { say } from '../../text/words.ts';
import { priceOf } from '../plan/price.ts';
import { warningsFor } from '../warnings/warnings.ts';

/** Of verbs with many moves, which are much alike, one of so many is looked at. */
const MANY: ReadonlySet<Move['do']> = new Set([
  'step',
  'pay',
  'discard',
  'shamble',
  'build',
  'deploy',
  'found',
]);
const EVERY = 13;

interface Told {
  readonly view: Masked<State>;
  readonly seat: Seat;
  readonly move: Move;
  /** What is said of the move beforehand. */
  readonly notes: () => string[];
  /** The table after the move, as far as the mover can see it. */
  readonly after: Masked<State>;
}

/** Legal moves of random games with what is said of them, where neither chance nor a secret decides. */
function* told(table: Table): Iterable<Told> {
  for (const { view, seat, moves, row } of randomGame(table)) {
    const own = view(seat);
    for (const [at, move] of moves.entries()) {
      if (MANY.has(move.do) && (at + row) % EVERY > 0) continue;
      const { state: after } = bloodstones.preview(own, seat, move);
      if (after !== null)
        yield { view: own, seat, move, notes: () => moveNotes('en', own, seat, move), after };
    }
  }
}

/** All of them, played once for all tests. */
const TOLD = TABLES.flatMap((table) => [...told(table)]);

const debtIn = (state: State): number => {
  const open = state.frames.at(-1);
  return open !== undefined && 'debt' in open ? open.debt : 0;
};

const fivesIn = (state: State, seat: Seat): number => {
  const { faction, hand } = playerOf(state, seat);
  return hand.filter((tile) => pipsOf(faction, tile) === 5).length;
};

/** What holds after the move, in the words that should have been said before it; null if nothing was to be said. */
function cameTrue({ view, move, after: state }: Told): string[] | null {
  const [before, after] = [view.frames.at(-1), state.frames.at(-1)];
  const owed = debtIn(state) - debtIn(view);
  const owedInAll = debtIn(view) === 0 ? [] : [say('en', 'cost.total', { count: debtIn(state) })];
  switch (move.do) {
    case 'muster':
      return before?.step === 'muster' && after?.step === 'muster'
        ? [say('en', 'cost.points', { count: before.points - after.points })]
        : null;
    case 'build':
    case 'return':
      return [say('en', 'cost.tiles', { count: after?.step === 'build' ? after.cost : 0 })];
    case 'step':
    case 'capture':
      return [say('en', 'cost.pips', { count: owed }), ...owedInAll];
    case 'settle':
      if (before?.step === 'construct' && before.free)
        return owed === 0 ? [say('en', 'cost.tiles', { count: 0 })] : [];
      return [say('en', 'cost.pips', { count: owed }), ...owedInAll];
    default:
      return null;
  }
}

test('every price is what is then owed', () => {
  const verbs = new Set<string>();
  for (const one of TOLD) {
    const came = cameTrue(one);
    if (came === null) continue;
    expect(one.notes().slice(0, came.length), one.move.do).toEqual(came);
    // A free village is told in tiles, and its price in pips: both none.
    const price = one.move.do === 'settle' ? null : priceOf(one.view, one.seat, one.move);
    expect(price === null ? came[0] : say('en', `cost.${price.of}`, { count: price.count })).toBe(came[0]);
    verbs.add(one.move.do);
  }
  expect([...verbs].toSorted()).toEqual(['build', 'capture', 'muster', 'return', 'settle', 'step']);
});

test('a payment takes the tiles it names, what is too much is lost, and the last 5-pip tile is gone', () => {
  const seenTo = { surplus: 0, last: 0, paid: 0 };
  for (const { view, seat, move, notes: said, after } of TOLD) {
    if (move.do !== 'pay' && move.do !== 'discard') continue;
    const notes = said();
    const { faction, hand } = playerOf(view, seat);
    expect(playerOf(after, seat).hand).toHaveLength(hand.length - move.tiles.length);
    const last = notes.includes(say('en', 'note.lastFive', {}));
    expect(last).toBe(fivesIn(view, seat) > 0 && fivesIn(after, seat) === 0);
    seenTo.last += last ? 1 : 0;
    if (move.do !== 'pay') continue;
    const paid = move.tiles.reduce((sum, tile) => sum + pipsOf(faction, tile), 0);
    const surplus = paid - debtIn(view);
    expect(notes[0]).toBe(say('en', 'move.pay.covers', { paid, debt: debtIn(view) }));
    expect(notes.includes(say('en', 'note.surplus', { count: surplus }))).toBe(surplus > 0);
    // Nothing of what is too much is kept: no debt is left, and none is paid in advance.
    expect(debtIn(after)).toBe(0);
    seenTo.surplus += surplus > 0 ? 1 : 0;
    seenTo.paid += 1;
    const wasteful = warningsFor(view, seat, move).find(({ code }) => code === 'overpay');
    if (wasteful === undefined) continue;
    const cheaper = {
      do: 'pay',
      tiles: bloodstones
        .moves(view, seat)
        .flatMap((other) =>
          other.do === 'pay' && other.tiles.toSorted().join() === wasteful.kinds.toSorted().join()
            ? other.tiles
            : [],
        ),
    } as const;
    expect(bloodstones.refuse(view, seat, cheaper)).toBeNull();
    expect(wasteful.facts['lost']).toBe(surplus);
  }
  expect(seenTo.paid).toBeGreaterThan(100);
  expect(seenTo.surplus).toBeGreaterThan(20);
  expect(seenTo.last).toBeGreaterThan(20);
});

test('a swap counts as much as it was said to', () => {
  let checked = 0;
  for (const { seat, move, notes, after } of TOLD) {
    const open = after.frames.at(-1);
    const side = open?.step === 'swap' ? open.sides.find((one) => one.seat === seat) : undefined;
    if ((move.do !== 'swap' && move.do !== 'keep') || side === undefined || side.tiles.includes(0)) continue;
    expect(notes()[0]).toMatch(new RegExp(`${rawTotal(side.tiles)}$`));
    checked += 1;
  }
  expect(checked).toBeGreaterThan(3);
});

/** Every play of a random game with the one after it. */
function* pairs(table: Table): Iterable<readonly [Spot, Spot]> {
  let last: Spot | null = null;
  for (const spot of randomGame(table)) {
    if (last !== null) yield [last, spot];
    last = spot;
  }
}

test('an enemy said to be able to withdraw is asked, and no other is', () => {
  const asked = { may: 0, mayNot: 0 };
  for (const [spot, next] of TABLES.flatMap((table) => [...pairs(table)])) {
    const { view, seat, move } = spot;
    if (move.do !== 'battle') continue;
    const own = view(seat);
    const may = moveNotes('en', own, seat, move).includes(say('en', 'note.withdraw', {}));
    const open = next.view(null).frames.at(-1);
    const leaves = open?.step === 'stand' && next.moves.some(({ do: verb }) => verb === 'withdraw');
    expect(leaves, `${move.area}`).toBe(may);
    asked[may ? 'may' : 'mayNot'] += 1;
  }
  expect(asked.may).toBeGreaterThan(3);
  expect(asked.mayNot).toBeGreaterThan(3);
});

test('whoever ends a turn in the desert loses whom it was told', () => {
  let checked = 0;
  for (const table of TABLES) {
    let waiting: { kinds: string[]; lost: string[] } | null = null;
    for (const { view, seat, move, events } of randomGame(table)) {
      const own = view(seat);
      if (move.do === 'end' && own.frames.at(-1)?.step === 'main') {
        const warned = warningsFor(own, seat, move).find(({ code }) => code === 'desert');
        waiting = { kinds: [...(warned?.kinds ?? [])], lost: [] };
      }
      if (waiting === null) continue;
      const died = events.flatMap((event) =>
        event.e === 'unit.lost' && event.why === 'desert' ? [event.kind] : [],
      );
      waiting.lost.push(...died);
      if (!events.some(({ e }) => e === 'turn.began')) continue;
      expect(waiting.lost.toSorted()).toEqual(waiting.kinds.toSorted());
      checked += waiting.kinds.length;
      waiting = null;
    }
  }
  expect(checked).toBeGreaterThan(0);
});

test('Build Points said to be unspent are lost', () => {
  let lost = 0;
  for (const { view, seat, move, notes, after } of TOLD) {
    const open = view.frames.at(-1);
    if (move.do !== 'ready' || open?.step !== 'muster') continue;
    expect(notes()).toEqual(
      open.points === 0 ? [] : [say('en', 'move.ready.unspent', { count: open.points })],
    );
    const next = after.frames.at(-1);
    expect(next?.step === 'muster' && next.seat === seat).toBe(false);
    lost += open.points;
  }
  expect(lost).toBeGreaterThan(2);
});

/** Whether one unit next door could come in, tiles enough and its own battle over, as the rules judge it. */
const comesIn = (state: State, { seat, kind }: Unit, from: Area, to: Area): boolean => {
  if (kind === 'undead') return shambleTargets(state, seat, from).includes(to);
  const refused = refuseStep(state, seat, { do: 'step', units: [kind], from, to }, 0);
  return refused === null || ['march.pips', 'march.contested'].includes(refused.code);
};

test('a march that was said to leave something undefended does, and an enemy next door could come', () => {
  const met = { openCitadel: 0, openVillages: 0, guarded: 0 };
  for (const table of TABLES) {
    for (const { view, seat, moves } of randomGame(table)) {
      const own = view(seat);
      for (const move of moves) {
        if (move.do !== 'step') continue;
        const left = forceOf(own, seat, move.from);
        const built = left.includes('citadel') || own.settlers[move.from] === seat;
        if (!built) continue;
        const { state: after } = bloodstones.preview(own, seat, move);
        if (after === null) continue;
        const warned = warningsFor(own, seat, move).find(({ code }) => code in met)?.code ?? null;
        const force = forceOf(after, seat, move.from);
        const open = force.every(isFixed);
        const threatened = atlasOf(after)
          .neighbours(move.from)
          .some((next) =>
            unitsIn(after, next).some((unit) => unit.seat !== seat && comesIn(after, unit, next, move.from)),
          );
        const held = force.includes('citadel')
          ? 'openCitadel'
          : force.includes('castle')
            ? null
            : 'openVillages';
        expect(warned, `${move.units.join()} ${move.from}`).toBe(open && threatened ? held : null);
        if (warned === 'openCitadel' || warned === 'openVillages') met[warned] += 1;
        else met.guarded += 1;
      }
    }
  }
  expect(met.openCitadel).toBeGreaterThan(5);
  expect(met.openVillages).toBeGreaterThan(5);
  expect(met.guarded).toBeGreaterThan(50);
});
