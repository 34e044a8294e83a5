import type { Locale, Seat } from '@sanguine/kernel';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import { Tip } from '@sanguine/ui/overlay/tip.tsx';
import type { ReactNode } from 'react';
import { cardFor, healthOf, unitOf } from '../../rules/units.ts';
import { activeUnit } from '../../text/board.ts';
import { coverText } from '../../text/covers.ts';
import { lengthText } from '../../text/measures.ts';
import { moveNotes } from '../../text/move-notes.ts';
import { moveWords } from '../../text/moves.ts';
import { join } from '../../text/phrases.ts';
import { tokenName, unitName } from '../../text/words.ts';
import { distance } from '../../rules/geometry/disc.ts';
import { coverAgainst, isVisible } from '../../rules/sight.ts';
import type { UnitId } from '../../rules/state.ts';
import { spotLabel } from '../field/labels.ts';
import type { View } from '../plan/selection.ts';
import { type Place, type Target, unitAt } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { clearOf } from './clear-spot.ts';
import css from './overlay.module.css';

interface PlaceTipProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly place: Place;
  readonly target: Target | null;
}

/** What is known of the unit pointed at and what could be done to it, or why a unit would go to a spot. */
export function PlaceTip(props: PlaceTipProps): ReactNode {
  const { locale, view, seat, place, target } = props;
  const unit = unitAt(place);
  const lines = unit === null ? [] : unitTipLines(props, unit);
  const head =
    unit !== null
      ? unitName(locale, view, unit)
      : target?.kind === 'spot' && seat !== null
        ? spotLabel(locale, view, seat, target.spot)
        : null;
  if (head === null || (unit !== null && view.units[unit] === undefined)) return null;
  return (
    <Tip className={css['tip']} about={placeButton('data-place', place)} place={clearOf}>
      <b>{head}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Tip>
  );
}

function unitTipLines({ locale, view, seat, target }: PlaceTipProps, id: UnitId): string[] {
  const unit = unitOf(view, id);
  return [
    join(locale, [
      sayBoard(locale, 'unit.health', { left: healthOf(unit), hp: cardFor(unit).hp }),
      ...(unit.inspire > 0 ? [sayBoard(locale, 'unit.inspire', { count: unit.inspire })] : []),
      ...unit.tokens.map((token) => tokenName(locale, token)),
      ...(unit.activated ? [sayBoard(locale, 'unit.acted')] : []),
    ]),
    ...measured(locale, view, id),
    ...(target?.kind !== 'foe' || seat === null
      ? []
      : target.moves.map(
          (move) =>
            `${moveWords(locale, view, seat, move)}: ${join(locale, moveNotes(locale, view, seat, move).slice(0, 2))}`,
        )),
  ];
}

/** How far a unit is from the acting one, rim to rim, and whether it is seen. */
function measured(locale: Locale, view: View, id: UnitId): string[] {
  const active = activeUnit(view);
  if (active === null || active === id || view.units[id]?.state !== 'board') return [];
  const length = lengthText(locale, distance(unitOf(view, active), unitOf(view, id)));
  const foe = unitOf(view, active).owner !== unitOf(view, id).owner;
  const cover = foe && isVisible(view, active, id) ? coverAgainst(view, active, id) : null;
  return [
    join(locale, [
      sayBoard(locale, 'tip.away', { length, unit: unitName(locale, view, active) }),
      ...(foe && !isVisible(view, active, id) ? [sayBoard(locale, 'tip.hidden')] : []),
      ...(cover === null ? [] : [coverText(locale, view, cover)]),
    ]),
  ];
}
