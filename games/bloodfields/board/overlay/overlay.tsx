import type { TableProps } from '@sanguine/ui';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Animation } from '../animation/animation.ts';
import { ToldRolls } from '../animation/rolls.tsx';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { MusterSheet } from './muster-sheet.tsx';
import { PlaceTip } from './place-tip.tsx';
import { Result } from './result.tsx';

interface OverlayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly scene: Animation | null;
}

/** Everything over the table that does not pan with it. */
export function Overlay({ props, interaction, scene }: OverlayProps): ReactNode {
  const { view, settings, outcome, players } = props;
  const { seat, choices, aim, refused, warned } = interaction;
  const { locale } = settings;
  const mustering = view.frames.at(-1)?.step === 'muster' && seat !== null;
  return (
    <>
      <ToldRolls {...{ locale, scene }} names={players.map(({ name }) => name)} />
      {aim === null || refused !== null || warned !== null ? null : (
        <PlaceTip
          key={aim}
          {...{ locale, view, seat }}
          place={aim}
          target={choices.targets.get(aim) ?? null}
        />
      )}
      {mustering ? <MusterSheet props={props} interaction={interaction} /> : null}
      {outcome === null ? null : <Result props={props} />}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
