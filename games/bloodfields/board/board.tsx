import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import { layoutOf } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { FieldMap } from './field/field-map.tsx';
import { ghostText, spotLabel, unitLabel } from './field/labels.ts';
import type { Held } from './interaction/field-hand.ts';
import type { Interaction } from './interaction/use-board-interaction.ts';
import { useFieldHand } from './interaction/use-field-hand.ts';
import { placeOfRef } from './interaction/where.ts';
import { Overlay } from './overlay/overlay.tsx';
import { type Ghost, ghostOf } from './plan/ghost.ts';
import { actorOf } from './plan/selection.ts';
import type { Spot } from './plan/spots.ts';
import { litUnits, unitPlace } from './plan/targets.ts';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** The table with its units, highlights and overlays. */
export function Board({ props, interaction }: BoardProps): ReactNode {
  const { view, settings, focus } = props;
  const { locale } = settings;
  const { seat, selection, choices } = interaction;
  const hand = useFieldHand(view, interaction);
  const shown = useShown(focus, (ref) => placeOfRef(view, ref));
  const planned = useMemo(
    () => (seat === null || selection.plan === null ? null : ghostOf(view, seat, selection, selection.plan)),
    [view, seat, selection],
  );
  const lit = useMemo(() => litUnits(choices.targets, choices.moves), [choices]);
  const ghostWords = useCallback((ghost: Ghost, now: Held | null) => ghostText(locale, ghost, now), [locale]);
  const actor = actorOf(view);
  const label = sayBoard(locale, 'field.label', { table: layoutOf(view).name[locale] });
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <FieldMap
        {...{ locale, view, label, lit, planned, hand, shown }}
        use={choices.use}
        spots={choices.spots}
        looked={selection.target ?? selection.unit}
        pointing={{ aim: interaction.aimAt, press: interaction.press }}
        ghostText={ghostWords}
        unitLabel={(id) => unitLabel(locale, view, id, actor, choices.targets.get(unitPlace(id)))}
        spotLabel={(spot: Spot) => spotLabel(locale, view, spot)}
        ghostLabel={sayBoard(locale, 'ghost.label')}
        onGhost={() => {
          if (selection.plan !== null) interaction.perform([selection.plan]);
        }}
        overlay={<Overlay props={props} interaction={interaction} />}
      />
    </>
  );
}
