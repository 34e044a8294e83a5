import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../../rules/atlas.ts';
import { forceOf } from '../../rules/forces.ts';
import { marches } from '../../rules/march.ts';
import type { Move } from '../../rules/moves.ts';
import { mayStand } from '../../rules/passage.ts';
import { readyUndead } from '../../rules/undead.ts';
import type { Selection, View } from './selection.ts';

/** The move that pointing at an area means with this selection, legal or not; null if none. */
export function moveAt(view: View, seat: Seat, selection: Selection, area: Area): Move | null {
  const { from, kind } = selection;
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'found':
      return { do: 'found', area };
    case 'muster':
    case 'return':
      return kind === null ? null : { do: open.step, kind, area };
    case 'deploy':
      return kind === null ? null : { do: 'deploy', units: [...selection.deployed, { kind, area }] };
    case 'capture':
      return { do: 'capture', area };
    case 'undead':
      if (from === null || from === area) return null;
      return {
        do: 'shamble',
        from,
        to: area,
        again: selection.again ?? readyUndead(view, open, seat, from).fresh === 0,
      };
    case 'main':
    case 'march':
      if (kind !== null && open.step === 'main') return { do: 'build', kind, area };
      if (from === null || from === area) return null;
      return { do: 'step', units: goers(view, seat, selection, area), from, to: area };
    case 'stand':
      return { do: 'withdraw', area };
    case 'retreat':
      return { do: 'retreat', area };
    case 'construct':
      return { do: 'settle', area };
    default:
      return null;
  }
}

/** The selected units of the stack, or all of its units that can march. */
export function column(view: View, seat: Seat, { from, units }: Selection): UnitKind[] {
  if (from === null) return [];
  const force = forceOf(view, seat, from).filter(marches);
  return units === null ? force : [...units];
}

/** Who goes to an area: the selected units, else those of the whole stack that may be there. */
function goers(view: View, seat: Seat, selection: Selection, to: Area): UnitKind[] {
  const { from, units } = selection;
  if (from === null) return [];
  const all = column(view, seat, selection);
  if (units !== null) return all;
  const terrain = atlasOf(view).terrain(to);
  const able = all.filter((kind) => mayStand(view, seat, kind, terrain));
  if (able.length > 0) return able;
  return all.length > 0 ? all : forceOf(view, seat, from);
}
