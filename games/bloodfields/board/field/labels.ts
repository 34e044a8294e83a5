import type { Locale, Seat } from '@sanguine/kernel';
import { cardFor, healthOf, unitOf } from '../../rules/units.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { lengthText, pointText, windText, windTo } from '../../text/measures.ts';
import { moveLine } from '../../text/moves.ts';
import { join } from '../../text/phrases.ts';
import { pieceName, tokenName, unitName } from '../../text/words.ts';
import type { TapeEnd } from '../interaction/tape.ts';
import type { Spot } from '../plan/spots.ts';
import type { Target } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { sayField } from './text/say.ts';

/** A unit for screen readers: which one it is, its condition, and what pressing it would do. */
export function unitLabel(locale: Locale, view: State, id: UnitId, target: Target | undefined): string {
  const unit = unitOf(view, id);
  return join(locale, [
    unitName(locale, view, id),
    pointText(locale, unit),
    sayBoard(locale, 'unit.health', { left: healthOf(unit), hp: cardFor(unit).hp }),
    ...unit.tokens.map((token) => tokenName(locale, token)),
    ...(unit.inspire > 0 ? [sayBoard(locale, 'unit.inspire', { count: unit.inspire })] : []),
    ...(unit.activated ? [sayBoard(locale, 'unit.acted')] : []),
    ...(target === undefined ? [] : [sayBoard(locale, `place.${target.kind}`)]),
  ]);
}

/** A named spot: why a unit would go there, and how far it is. */
export function spotLabel(locale: Locale, view: State, seat: Seat, { why, move, way, at }: Spot): string {
  if (why === null) return moveLine(locale, view, seat, move);
  const { to } = why;
  const open = view.frames.at(-1);
  const from = open?.step === 'act' ? unitOf(view, open.unit) : null;
  const wind = from === null ? null : windTo(from, at);
  return join(locale, [
    sayBoard(locale, `spot.${why.why}`, {
      unit: typeof to === 'number' ? unitName(locale, view, to, seat) : '',
      piece: typeof to === 'string' ? pieceName(locale, to) : '',
    }),
    lengthText(locale, why.length),
    ...(wind === null ? [] : [windText(locale, wind)]),
    ...(way.length > 1 ? [sayBoard(locale, 'spot.round', { count: way.length - 1 })] : []),
  ]);
}

/** An end of the tape: a base or a point, and how to move it. */
export const endLabel = (locale: Locale, view: State, end: TapeEnd): string =>
  sayField(locale, 'tape.end', {
    end: 'unit' in end ? unitName(locale, view, end.unit) : pointText(locale, end.at),
  });
