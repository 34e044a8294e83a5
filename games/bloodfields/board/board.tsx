import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import { layoutOf } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import { scenarioFor } from '../rules/scenario.ts';
import type { State } from '../rules/state.ts';
import { scenarioName } from '../text/words.ts';
import type { Animation } from './animation/animation.ts';
import { spotLabel, unitLabel } from './field/labels.ts';
import { TableMap } from './field/table-map.tsx';
import { marksFor } from './interaction/marks.ts';
import { measuring } from './interaction/measuring.ts';
import type { Interaction } from './interaction/use-board-interaction.ts';
import type { Handling } from './interaction/use-ground-hold.ts';
import type { Tools } from './interaction/use-tools.ts';
import { placeOf } from './interaction/where.ts';
import { Overlay } from './overlay/overlay.tsx';
import { type Place, spotAt, unitAt } from './plan/targets.ts';
import { Tug } from './sides/standing.tsx';
import css from './sides/sides.module.css';
import { sayBoard } from './text/say.ts';
import { fightAt } from './tray/fight.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly scene: Animation | null;
  /** All animations that are not over yet. */
  readonly playing: readonly Animation[];
  readonly handling: Handling;
  readonly tools: Tools;
}

/** The table with its highlights and overlays. */
export function Board({ props, interaction, scene, playing, handling, tools }: BoardProps): ReactNode {
  const { view, settings, focus } = props;
  const { locale } = settings;
  const { seat, selection, choices, aim } = interaction;
  const shown = useShown(focus, (ref) => placeOf(view, ref));
  const marks = useMemo(
    () => marksFor(view, selection, choices, aim, shown),
    [view, selection, choices, aim, shown],
  );
  const labelOf = useCallback(
    (place: Place): string => {
      const unit = unitAt(place);
      if (unit !== null) return unitLabel(locale, view, unit, choices.targets.get(place));
      const spot = choices.spots[spotAt(place) ?? -1];
      return spot === undefined || seat === null ? '' : spotLabel(locale, view, seat, spot);
    },
    [locale, view, seat, choices],
  );
  const [planned] = interaction.actions;
  const { draft } = choices;
  const label = sayBoard(locale, 'table.label', {
    layout: layoutOf(view).name[locale],
    scenario: scenarioName(locale, scenarioFor(view).id),
  });
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <Tug {...props} />
      <div className={css['docked']}>
        <TableMap
          {...{ locale, view, label, marks, choices, aim, handling, tools, scene, playing, labelOf }}
          viewer={props.viewer}
          hint={props.hint}
          corners={selection.corners}
          pointing={
            tools.on.has('tape')
              ? measuring(handling.tape, choices.spots)
              : { aim: interaction.aimAt, press: interaction.press }
          }
          ghostLabel={draft === null || planned === undefined ? '' : `${planned.title} ${planned.detail}`}
          onPlay={() => {
            if (draft !== null && planned?.unavailable === null) interaction.carryOut(planned);
          }}
          fight={fightAt(view)}
          overlay={<Overlay {...{ props, interaction, handling, tools }} />}
        />
      </div>
    </>
  );
}
