import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Acting } from './acting/use-acting.ts';
import { placeOf } from './acting/where.ts';
import type { Animation } from './animation/animation.ts';
import { Overlay } from './overlay/overlay.tsx';
import { placeLabels } from './ring/labels.ts';
import type { Marks } from './ring/marks.ts';
import type { PlacedPiece } from './ring/placing.ts';
import { RingMap } from './ring/ring-map.tsx';
import { goersIn } from './plan/chips.ts';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly acting: Acting;
  readonly pieces: readonly PlacedPiece[];
  readonly scene: Animation | null;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The ring with what is lit on it and what lies over it. */
export function Board({ props, acting, pieces, scene }: BoardProps): ReactNode {
  const { view, viewer, settings, focus } = props;
  const { locale } = settings;
  const { selection, stage, aim } = acting;
  const shown = useShown(focus, placeOf);
  const battle = view.battle?.province ?? null;
  const marks = useMemo(
    (): Marks => ({
      targets: stage.targets,
      chosen: selection.held === 'place' ? selection.place : null,
      troop: selection.held === 'place' ? selection.troop : [],
      usable: selection.held === 'nothing' ? goersIn(stage.moves) : NOBODY,
      battle,
      shown,
    }),
    [stage, selection, battle, shown],
  );
  const labels = useMemo(() => placeLabels(locale, view, marks), [locale, view, marks]);
  const label = sayBoard(locale, 'board.label');
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <RingMap
        {...{ view, viewer, locale, label, marks, aim, labels, pieces, scene }}
        pointing={{ aim: acting.aimAt, press: acting.press }}
        overlay={<Overlay {...{ props, acting }} />}
      />
    </>
  );
}
