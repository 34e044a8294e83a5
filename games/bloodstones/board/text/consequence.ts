import type { Locale, Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { cheapest } from '../../rules/due.ts';
import { enemyIn } from '../../rules/forces.ts';
import { NOBODY } from '../../rules/state.ts';
import { isHorde, pipSum, playerOf } from '../../rules/tiles.ts';
import { moveNotes } from '../../text/notes.ts';
import { groupName, join } from '../../text/words.ts';
import { debtOf } from '../plan/price.ts';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { sayBoard } from './say.ts';

/** What pointing at an area costs, in words: `15 pips, 5 units, 2 steps`. */
export function priceWords(locale: Locale, { moves, price }: Target): string {
  const last = moves.at(-1);
  if (last?.do !== 'step') return '';
  const parts = [
    sayBoard(locale, 'tip.cost', { count: price?.count ?? 0 }),
    sayBoard(locale, 'tip.units', { units: last.units.length }),
    ...(moves.length > 1 ? [sayBoard(locale, 'tip.steps', { steps: moves.length })] : []),
  ];
  return parts.join(sayBoard(locale, 'list.short'));
}

/** What happens on arrival: contact, desert, a passage by ship. Excludes the price. */
export function arrivalNotes(locale: Locale, seat: Seat, { moves, before }: Target): string[] {
  const last = moves.at(-1);
  if (last === undefined) return [];
  const notes = moveNotes(locale, before, seat, last);
  // The first note is the price of this step, the second the total if something was owed already.
  if (last.do !== 'step') return notes;
  return [...notes.slice(debtOf(before) > 0 ? 2 : 1), ...plunder(locale, before, seat, last.to)];
}

/** §4: enemy villages under an army that stays are captured when the next turn begins. */
function plunder(locale: Locale, view: View, seat: Seat, area: Area): string[] {
  const owner = view.settlers[area] ?? NOBODY;
  if (owner === NOBODY || owner === seat || enemyIn(view, seat, area) || isHorde(view, seat)) return [];
  return [sayBoard(locale, 'tip.capture')];
}

/** The total debt, if something is owed already. */
export function owedWords(locale: Locale, view: View, { price }: Target): string[] {
  const debt = debtOf(view);
  return debt === 0 || price?.of !== 'pips'
    ? []
    : [sayBoard(locale, 'tip.owed', { count: debt + price.count })];
}

/** Which tiles would pay for the whole march, and what would be left; null if nothing is marched or nothing pays. */
export function payerLine(locale: Locale, view: View, seat: Seat, { moves, price }: Target): string | null {
  if (moves.at(-1)?.do !== 'step') return null;
  const debt = debtOf(view) + (price?.count ?? 0);
  const tiles = cheapest(view, seat, { verb: 'pay', by: 'sum', count: debt });
  if (tiles === null) return null;
  const { faction, hand } = playerOf(view, seat);
  const paid = pipSum(faction, tiles);
  const named = groupName(locale, tiles);
  const pay =
    paid > debt
      ? sayBoard(locale, 'tip.payLost', { tiles: named, lost: paid - debt })
      : sayBoard(locale, 'tip.pay', { tiles: named });
  const left = sayBoard(locale, 'tip.left', { pips: pipSum(faction, hand) - paid });
  return join(locale, [pay, left], 'list.notes');
}
