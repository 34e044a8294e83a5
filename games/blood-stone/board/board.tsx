import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import { groundOf } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { marksFor } from './interaction/marks.ts';
import type { Interaction } from './interaction/use-board-interaction.ts';
import { spaceOf } from './interaction/where.ts';
import { GladeMap } from './glade/glade-map.tsx';
import { spaceLabel } from './glade/labels.ts';
import type { Animation } from './animation/animation.ts';
import { Overlay } from './overlay/overlay.tsx';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly scene: Animation | null;
  /** Everything still playing. */
  readonly playing: readonly Animation[];
}

/** The glade with its highlights and overlays. */
export function Board({ props, interaction, scene, playing }: BoardProps): ReactNode {
  const { view, settings, focus } = props;
  const { locale } = settings;
  const { seat, selection, choices, aim } = interaction;
  const shown = useShown(focus, (ref) => spaceOf(view, ref));
  const marks = useMemo(
    () => marksFor(view, seat, selection, choices, aim, shown),
    [view, seat, selection, choices, aim, shown],
  );
  const labels = useMemo(
    () => [...groundOf(view).blank.keys()].map((space) => spaceLabel(locale, view, marks, space)),
    [locale, view, marks],
  );
  const label = sayBoard(locale, 'glade.label', { glade: groundOf(view).glade.name[locale] });
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <GladeMap
        {...{ view, label, marks, aim, labels, scene, playing }}
        pointing={{ aim: interaction.aimAt, press: interaction.press }}
        overlay={
          <Overlay
            {...{ props, interaction, marks }}
            // A spell and its die stay until they have been read, whatever follows.
            scene={playing.findLast(({ cast }) => cast !== null) ?? null}
          />
        }
      />
    </>
  );
}
