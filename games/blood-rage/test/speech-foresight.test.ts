import type { Seat } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { keyOf } from '../content/cards.ts';
import { TRACKS } from '../content/clan.ts';
import type { Event } from '../rules/events.ts';
import { hasWindow } from '../rules/sheet.ts';
import type { State } from '../rules/state.ts';
import { harmBy } from '../text/consequences.ts';
import { moveNotes } from '../text/notes.ts';
import { randomGame, type Table } from './spoken.ts';

const GAMES: readonly Table[] = Array.from({ length: 40 }, (_, game) => ({
  seed: `foresight ${game}`,
  seats: 2 + (game % 3),
}));

/** All games, each played once for all tests. */
const PLAYED = GAMES.map((context) => [...randomGame(context)]);

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

const of = <E extends Event['e']>(events: readonly Event[], e: E): Of<E>[] =>
  events.filter((event): event is Of<E> => event.e === e);

type Spot = (typeof PLAYED)[number][number];

/** What was said before a move, and what happened. */
interface Foreseen {
  readonly told: string;
  readonly came: string;
}

/** All forecasts of all games; fails if there are too few of them to prove anything. */
function all(foresee: (spot: Spot, notes: readonly string[]) => Foreseen | null, least: number): Foreseen[] {
  const found = PLAYED.flat().flatMap((spot) => {
    const notes = moveNotes('en', spot.view(spot.seat), spot.seat, spot.move);
    const foreseen = foresee(spot, notes);
    return foreseen === null ? [] : [foreseen];
  });
  expect(found.length).toBeGreaterThan(least);
  return found;
}

const wrong = (foreseen: readonly Foreseen[]): Foreseen[] =>
  foreseen.filter(({ told, came }) => told !== came);

test('what a figure or an upgrade costs', () => {
  const costs = all(({ move, events }, [told = '']) => {
    if (move.do !== 'invade' && move.do !== 'upgrade') return null;
    const [{ cost } = { cost: 0 }] = [...of(events, 'figure.invaded'), ...of(events, 'card.upgraded')];
    return { told, came: cost === 0 ? 'no Rage' : `${cost} Rage` };
  }, 500);
  expect(wrong(costs)).toEqual([]);
});

/** Whether nobody else could intervene and save a figure. */
const isCertain = (view: State, seat: Seat): boolean =>
  view.clans.every((clan, other) => other === seat || !hasWindow(clan, 'protection'));

test('whom the Troll and the Fire Giant destroy', () => {
  const deaths = all(({ move, events, view, seat }) => {
    const own = view(seat);
    if (move.do !== 'invade' || !isCertain(own, seat)) return null;
    const told = harmBy(own, seat, move.figure, move.to).flatMap(({ figures }) => figures);
    const came = of(events, 'figures.destroyed')
      .filter(({ cause }) => cause === 'troll' || cause === 'fireGiant')
      .flatMap(({ figures }) => figures);
    if (told.length + came.length === 0) return null;
    return { told: told.toSorted().join(' '), came: came.toSorted().join(' ') };
  }, 4);
  expect(wrong(deaths)).toEqual([]);
});

test('the value a stat rises to', () => {
  const rises = all(({ move, events }, [told = '']) => {
    const [rise] = of(events, 'stat.raised');
    if (move.do !== 'raise' || rise === undefined) return null;
    return { told: told.split(' ').at(-1) ?? '', came: `${TRACKS[rise.stat][rise.step - 1]}` };
  }, 5);
  expect(wrong(rises)).toEqual([]);
});

test('what a card brings one’s own side to', () => {
  const told = new Map<Seat, string>();
  const totals = PLAYED.flat().flatMap((spot) => {
    const { view, seat, move, events } = spot;
    if (move.do === 'play' || move.do === 'late') {
      const [note = ''] = moveNotes('en', view(seat), seat, move);
      told.set(seat, note.split(' ').at(-1) ?? '');
    }
    for (const known of unsure(spot)) told.delete(known);
    const compared = of(events, 'strength.compared');
    const foreseen = compared
      .flatMap((event) => event.totals)
      .flatMap((total): Foreseen[] => {
        const before = told.get(total.seat);
        return before === undefined ? [] : [{ told: before, came: `${total.figures + total.cards}` }];
      });
    if (compared.length > 0) told.clear();
    return foreseen;
  });
  expect(totals.length).toBeGreaterThan(100);
  expect(wrong(totals)).toEqual([]);
});

/** Seats whose total depends on what others did, or on a later choice. */
function unsure({ seat, move, events }: Spot): Seat[] {
  const everybody = [0, 1, 2, 3];
  const changed = events.some(({ e }) => e === 'figure.kept' || e === 'watch.called' || e === 'card.voided');
  if (changed || of(events, 'figures.destroyed').some(({ cause }) => cause === 'smite')) return everybody;
  const shown = of(events, 'cards.revealed').flatMap(({ cards }) => cards);
  return [
    ...shown.filter(({ card }) => card !== null && keyOf(card) === 'heimdalls-sight').map((one) => one.seat),
    ...of(events, 'quest.declared').map((one) => one.seat),
    ...of(events, 'late.played')
      .map((one) => one.seat)
      .filter((one) => move.do !== 'late' || one !== seat),
  ];
}
