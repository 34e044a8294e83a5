import type { Locale } from '@sanguine/kernel';
import { distance } from '../../rules/geometry/disc.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { cardFor, healthOf, unitOf } from '../../rules/units.ts';
import { inchesText } from '../../text/measures.ts';
import { join } from '../../text/phrases.ts';
import { pieceName, tokenName, unitName } from '../../text/words.ts';
import type { Held } from '../interaction/field-hand.ts';
import type { Ghost } from '../plan/ghost.ts';
import type { Spot } from '../plan/spots.ts';
import type { Target } from '../plan/targets.ts';
import { refusalLine } from '../../text/refusals.ts';
import { sayBoard } from '../text/say.ts';

/** A unit's label for screen readers: whose it is, its health and tokens, how far it is, what pressing it would do. */
export function unitLabel(
  locale: Locale,
  view: State,
  id: UnitId,
  actor: UnitId | null,
  target: Target | undefined,
): string {
  const unit = unitOf(view, id);
  const away = actor === null || actor === id ? null : distance(unitOf(view, actor), unit);
  return join(locale, [
    sayBoard(locale, 'unit.label', {
      unit: unitName(locale, view, id),
      health: healthOf(unit),
      whole: cardFor(unit).hp,
    }),
    ...(unit.inspire > 0 ? [sayBoard(locale, 'unit.inspire', { count: unit.inspire })] : []),
    ...(unit.shields > 0 ? [sayBoard(locale, 'unit.shields', { count: unit.shields })] : []),
    ...unit.tokens.map((token) => tokenName(locale, token)),
    ...(unit.activated ? [sayBoard(locale, 'unit.done')] : []),
    ...(away === null ? [] : [sayBoard(locale, 'unit.away', { far: inchesText(away) })]),
    ...(target === undefined ? [] : [sayBoard(locale, `press.${target.kind}`)]),
  ]);
}

/** A spot by the reason to go there, or by where it is. */
export function spotLabel(locale: Locale, view: State, { at, why }: Spot): string {
  if (why === null) return sayBoard(locale, 'spot.at', { x: inchesText(at.x), y: inchesText(at.y) });
  const { to } = why;
  const what = typeof to === 'number' ? unitName(locale, view, to) : to === null ? '' : pieceName(locale, to);
  return sayBoard(locale, `spot.${why.why}`, { what });
}

/** What stands beside the ghost: how far it goes and what is left, or why it cannot stand there. */
export function ghostText(locale: Locale, ghost: Ghost, held: Held | null): string {
  const { length, left } = ghost;
  if (held !== null && held.refused !== null) return refusalLine(locale, held.refused);
  if (length === null) return '';
  return left === null
    ? sayBoard(locale, 'ghost.length', { length: inchesText(length) })
    : sayBoard(locale, 'ghost.left', { length: inchesText(length), left: inchesText(left) });
}
