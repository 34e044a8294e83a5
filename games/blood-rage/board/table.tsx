import type { TableProps } from '@sanguine/ui';
import { useKeys } from '@sanguine/ui/interaction/use-keys.ts';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useAnimation } from '@sanguine/ui/animation/use-animation.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import { clanOf } from '../rules/clans.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { useBoardInteraction } from './interaction/use-board-interaction.ts';
import { TableActions } from './actions/table-actions.tsx';
import { Board } from './board.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { ANIMATOR } from './animation/animator.ts';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { Players } from './sheet/players.tsx';
import { ClanStrip } from './sheet/standing.tsx';
import { sayBoard } from './text/say.ts';

/** The whole Blood Rage screen: the ring of provinces, the viewer's cards and clan sheet, and all actions. */
export function Table(props: TableProps<State, AnyMove, Event>): ReactNode {
  const { view, viewer, outcome, canUndo, deciders, settings, live, past, slots, undo } = props;
  const { locale } = settings;
  const interaction = useBoardInteraction(props);
  const { previous: pieces, playing } = useAnimation(props, ANIMATOR);
  useKeys({ undo: canUndo && live ? undo : null, cancel: interaction.cancel });
  const cards = viewer === null ? 0 : clanOf(view, viewer).hand.length;
  return (
    <Frame
      slots={slots}
      phases={<PhaseTrack locale={locale} view={view} />}
      phase={<PhaseNow locale={locale} view={view} />}
      standing={<ClanStrip {...{ view, deciders, settings }} />}
      prompt={<Prompt locale={locale} {...promptFor(props, interaction)} />}
      board={<Board {...{ props, interaction, pieces, playing }} />}
      hand={
        viewer === null || outcome !== null || view.frames.at(-1)?.step === 'pick' ? null : (
          <OwnHand props={props} interaction={interaction} seat={viewer} />
        )
      }
      idle={!live}
      actions={outcome === null && !past ? <TableActions props={props} interaction={interaction} /> : null}
      plates={<Players props={props} interaction={interaction} />}
      labels={{
        hand: cards === 0 ? sayBoard(locale, 'tab.table') : sayBoard(locale, 'tab.hand', { count: cards }),
        players: sayBoard(locale, 'tab.clans'),
        log: sayBoard(locale, 'tab.log'),
      }}
    />
  );
}
