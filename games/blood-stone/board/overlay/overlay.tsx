import type { TableProps } from '@sanguine/ui';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import type { ReactNode } from 'react';
import type { Space } from '../../content/glade.ts';
import { UNITS } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { onGlade } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import type { Marks } from '../glade/marks.ts';
import { CastSlip } from '../animation/cast-slip.tsx';
import type { Animation } from '../animation/animation.ts';
import { Result } from '../ending/result.tsx';
import { SpaceTip } from './space-tip.tsx';

interface OverlayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly marks: Marks;
  readonly scene: Animation | null;
}

/** All spaces with a unit or a highlight. */
function atStake(view: State, { targets, forecast, reach, threat }: Marks): Space[] {
  const stood = UNITS.filter((unit) => onGlade(view, unit)).map((unit) => view.figures[unit].at);
  return [
    ...new Set([...stood, ...targets.keys(), ...forecast.way, ...forecast.struck, ...reach, ...threat]),
  ];
}

/** Everything over the glade that does not pan with it. */
export function Overlay({ props, interaction, marks, scene }: OverlayProps): ReactNode {
  const { view, settings, outcome } = props;
  const { seat, choices, aim, refused, warned } = interaction;
  return (
    <>
      <CastSlip {...{ view, scene, settings }} />
      {aim === null || refused !== null || warned !== null ? null : (
        <SpaceTip
          key={aim}
          {...{ view, seat }}
          locale={settings.locale}
          space={aim}
          target={choices.targets.get(aim) ?? null}
          forecast={marks.forecast}
          marked={marks.threat.length > 0}
          avoid={atStake(view, marks)}
        />
      )}
      {outcome === null ? null : <Result {...{ props, outcome }} />}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
