import type { Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import type { Unit } from '../../content/units.ts';
import { onGlade } from '../../rules/figures.ts';
import type { Marks } from '../glade/marks.ts';
import { CALM, forecast } from '../plan/forecast.ts';
import { reachAt, reachOf, threatAt } from '../plan/reach.ts';
import { canAct, commanded, type Selection, type View } from '../plan/selection.ts';
import type { Choices } from './board-types.ts';

/** The highlights, and the forecast of the aimed or planned move. */
export function marksFor(
  view: View,
  seat: Seat | null,
  selection: Selection,
  choices: Choices,
  aim: Space | null,
  shown: Marks['shown'],
): Marks {
  const target = aim === null ? undefined : choices.targets.get(aim);
  const move = target !== undefined && 'move' in target ? target.move : (choices.plan?.cast ?? null);
  const named = choices.plan?.target ?? null;
  const place = (unit: Unit | null): Space | null =>
    unit === null || !onGlade(view, unit) ? null : view.figures[unit].at;
  const free = seat !== null && selection.unit === null && selection.card === null;
  return {
    targets: choices.targets,
    reach: free || seat === null ? reachAt(view, aim) : reachOf(view, { ...selection, target: named }),
    threat: free || seat === null ? threatAt(view, aim) : [],
    forecast: seat === null || move === null ? CALM : forecast(view, seat, move),
    chosen: place(selection.unit ?? (selection.card === 'bloodMist' ? 'witch' : null)),
    target: place(named),
    usable: new Set(
      free ? commanded(view, seat).filter((unit) => onGlade(view, unit) && canAct(view, seat, unit)) : [],
    ),
    shown,
  };
}
