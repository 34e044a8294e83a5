import type { Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { connectedAreas, isWipedOut } from '../../rules/villages.ts';
import type { Marks } from '../map/marks.ts';
import { routeOf } from '../plan/route.ts';
import type { Selection, View } from '../plan/selection.ts';
import { usable } from '../plan/usable.ts';
import type { Choices } from './board-types.ts';

/** The highlights, and the route to the area pointed at. */
export function marksFor(
  view: View,
  seat: Seat | null,
  selection: Selection,
  choices: Choices,
  aim: Area | null,
  battle: Area | null,
  shown: Marks['shown'],
): Marks {
  const { stacks, battles } = usable(choices.moves);
  const target = aim === null ? undefined : choices.targets.get(aim);
  const settling = view.frames.at(-1)?.step === 'construct' && seat !== null && !isWipedOut(view, seat);
  return {
    targets: choices.targets,
    chosen: selection.from,
    usable: selection.kind === null ? stacks : new Set(),
    battles: new Set(battles.map(({ area }) => area)),
    battle,
    route: seat === null || target === undefined ? [] : routeOf(view, seat, target.moves),
    linked: settling ? connectedAreas(view, seat) : new Set(),
    shown,
  };
}
