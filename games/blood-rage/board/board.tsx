import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { marksFor } from './interaction/marks.ts';
import type { Interaction } from './interaction/use-board-interaction.ts';
import { placeOf } from './interaction/where.ts';
import type { Animation } from './animation/animation.ts';
import { Overlay } from './overlay/overlay.tsx';
import { placeLabels } from './ring/labels.ts';
import type { PlacedPiece } from './ring/placing.ts';
import { RingMap } from './ring/ring-map.tsx';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly pieces: readonly PlacedPiece[];
  readonly playing: readonly Animation[];
}

/** The ring with its highlights and overlays. */
export function Board({ props, interaction, pieces, playing }: BoardProps): ReactNode {
  const { view, viewer, settings, focus } = props;
  const { locale } = settings;
  const { selection, choices, aim } = interaction;
  const shown = useShown(focus, placeOf);
  const battle = view.battle?.province ?? null;
  const marks = useMemo(
    () => marksFor(selection, choices, battle, shown),
    [choices, selection, battle, shown],
  );
  const labels = useMemo(() => placeLabels(locale, view, marks), [locale, view, marks]);
  const label = sayBoard(locale, 'board.label');
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <RingMap
        {...{ view, viewer, locale, label, marks, aim, labels, pieces, playing }}
        pointing={{ aim: interaction.aimAt, press: interaction.press }}
        overlay={<Overlay {...{ props, interaction }} />}
      />
    </>
  );
}
