import type { TableProps } from '@sanguine/ui';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import { Tip } from '@sanguine/ui/overlay/tip.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Stand } from '../plan/stand.ts';
import { unitAt } from '../plan/targets.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { clearOf } from './clear-spot.ts';
import { MusterSheet } from './muster-sheet.tsx';
import { PlaceTip } from './place-tip.tsx';
import { Result } from './result.tsx';
import { StandCard } from './stand-card.tsx';
import css from './overlay.module.css';

interface OverlayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly stand: Stand | null;
}

/** Everything over the table that does not pan with it. */
export function Overlay({ props, interaction, stand }: OverlayProps): ReactNode {
  const { view, settings, outcome } = props;
  const { seat, choices, aim, refused, warned } = interaction;
  const { locale } = settings;
  const docked = useLayout() === 'phone';
  // Who has chosen a place wants to know what it means; who points at a unit, about that.
  const standing = stand !== null && unitAt(aim) === null;
  const end = choices.draft?.way.at(-1);
  const mustering = view.frames.at(-1)?.step === 'muster' && seat !== null;
  return (
    <>
      {aim === null || standing || refused !== null || warned !== null ? null : (
        <PlaceTip
          key={aim}
          {...{ locale, view, seat }}
          place={aim}
          target={choices.targets.get(aim) ?? null}
        />
      )}
      {stand === null || !standing || docked || refused !== null || warned !== null ? null : (
        <Tip
          key={`${end?.x} ${end?.y}`}
          className={css['stand']}
          about='[data-guide="ghost"]'
          place={clearOf}
        >
          <StandCard {...{ locale, view, stand }} />
        </Tip>
      )}
      {mustering ? <MusterSheet props={props} interaction={interaction} /> : null}
      {outcome === null ? null : <Result props={props} />}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
