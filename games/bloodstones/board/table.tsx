import type { TableProps } from '@sanguine/ui';
import { useKeys } from '@sanguine/ui/interaction/use-keys.ts';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useAnimation } from '@sanguine/ui/animation/use-animation.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { HIDDEN, type State } from '../rules/state.ts';
import { factionOf, playerOf } from '../rules/tiles.ts';
import { useBoardInteraction } from './interaction/use-board-interaction.ts';
import { TableActions } from './actions/table-actions.tsx';
import { Board } from './board.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { unitPicker } from './hand/unit-picker.tsx';
import { ANIMATOR } from './animation/animator.ts';
import { AnimationLayer } from './animation/animation-layer.tsx';
import { PlayerPlates } from './plates/player-plates.tsx';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { sayBoard } from './text/say.ts';

/** The whole Bloodstones screen: map, hand, prompt and actions. */
export function Table(props: TableProps<State, Move, Event>): ReactNode {
  const { view, viewer, deciders, canUndo, players, settings, events, outcome, live, past, slots } = props;
  const { undo, openRules } = props;
  const { locale } = settings;
  const interaction = useBoardInteraction(props);
  const { playing } = useAnimation(props, ANIMATOR);
  const phone = useLayout() === 'phone';
  const picker = unitPicker({ locale, view, interaction });
  useKeys({
    undo: canUndo && live ? undo : null,
    cancel: interaction.cancel,
    details: interaction.toggleDetails,
  });
  const plates = (shape: 'plates' | 'row'): ReactNode => (
    <PlayerPlates {...{ view, viewer, deciders, players, settings, events, openRules, shape }} />
  );
  // After the game the scores need the room.
  const held =
    viewer === null || outcome !== null ? [] : playerOf(view, viewer).hand.filter((tile) => tile !== HIDDEN);
  return (
    <>
      <Frame
        slots={slots}
        phases={<PhaseTrack locale={locale} view={view} />}
        phase={<PhaseNow locale={locale} view={view} />}
        standing={plates('row')}
        prompt={<Prompt locale={locale} {...promptFor(props, interaction)} />}
        board={<Board props={props} interaction={interaction} />}
        hand={
          viewer === null || outcome !== null || factionOf(view, viewer) === 'none' ? null : (
            <OwnHand props={props} interaction={interaction} seat={viewer} picker={phone ? null : picker} />
          )
        }
        idle={!live}
        actions={
          outcome === null && !past ? (
            <>
              {phone ? picker : null}
              <TableActions props={props} interaction={interaction} />
            </>
          ) : null
        }
        plates={plates('plates')}
        labels={{
          hand:
            held.length === 0
              ? sayBoard(locale, 'tab.table')
              : sayBoard(locale, 'tab.hand', { count: held.length }),
          players: sayBoard(locale, 'tab.players'),
          log: sayBoard(locale, 'tab.log'),
        }}
      />
      <AnimationLayer view={view} playing={playing} />
    </>
  );
}
