import type { TableProps } from '@sanguine/ui';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { Event } from '../rules/events.ts';
import { fieldFor, layoutOf } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import { scenarioFor } from '../rules/scenario.ts';
import type { State } from '../rules/state.ts';
import { scenarioName } from '../text/words.ts';
import type { Animation } from './animation/animation.ts';
import { spotLabel, unitLabel } from './field/labels.ts';
import { sheetOf } from './field/sheet.ts';
import { TableMap } from './field/table-map.tsx';
import { choicesFor } from './interaction/choices.ts';
import { GroundHold, type Moment } from './interaction/ground.ts';
import { marksFor } from './interaction/marks.ts';
import type { Interaction } from './interaction/use-board-interaction.ts';
import { useCornerKey } from './interaction/use-corner-key.ts';
import { placeOf } from './interaction/where.ts';
import { Overlay } from './overlay/overlay.tsx';
import type { Stand } from './plan/stand.ts';
import { type Place, spotAt, unitAt, unitPlace } from './plan/targets.ts';
import { Tug } from './sides/standing.tsx';
import css from './sides/sides.module.css';
import { sayBoard } from './text/say.ts';
import { fightAt } from './tray/fight.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly scene: Animation | null;
  readonly stand: Stand | null;
}

/** The table with its highlights and overlays. */
export function Board({ props, interaction, scene, stand }: BoardProps): ReactNode {
  const { view, settings, focus } = props;
  const { locale } = settings;
  const { seat, selection, choices, aim } = interaction;
  const { width, height } = fieldFor(view);
  const upright = useLayout() === 'phone';
  const sheet = useMemo(() => sheetOf({ width, height }, upright), [width, height, upright]);
  const shown = useShown(focus, (ref) => placeOf(view, ref));
  const marks = useMemo(
    () => marksFor(view, seat, selection, choices, aim, shown),
    [view, seat, selection, choices, aim, shown],
  );
  const moment: Moment = {
    view,
    selection,
    choices,
    aimed: aim !== null,
    toTable: sheet.back,
    toPicture: sheet.at,
    select: interaction.select,
    refuse: (refusal) => {
      const { unit } = selection;
      const base = unit === null ? null : document.querySelector(placeButton('data-place', unitPlace(unit)));
      const beside = base ?? document.querySelector('main');
      if (beside !== null) interaction.refuse(refusal, beside);
    },
    choicesWith: (next) => choicesFor(view, seat, next),
  };
  const [hold] = useState(() => new GroundHold(moment));
  // Before anything is drawn from it.
  useLayoutEffect(() => {
    hold.update(moment);
  });
  useCornerKey(hold);
  const labelOf = (place: Place): string => {
    const unit = unitAt(place);
    if (unit !== null) return unitLabel(locale, view, unit, choices.targets.get(place));
    const spot = choices.spots[spotAt(place) ?? -1];
    return spot === undefined || seat === null ? '' : spotLabel(locale, view, seat, spot);
  };
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
          {...{ locale, sheet, view, label, marks, choices, aim, hold, scene, stand, labelOf }}
          corners={selection.corners}
          pointing={{ aim: interaction.aimAt, press: interaction.press }}
          ghostLabel={draft === null || planned === undefined ? '' : `${planned.title} ${planned.detail}`}
          onPlay={() => {
            if (draft !== null && planned?.unavailable === null) interaction.carryOut(planned);
          }}
          fight={fightAt(view)}
          overlay={<Overlay {...{ props, interaction, stand }} />}
        />
      </div>
    </>
  );
}
