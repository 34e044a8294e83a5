import type { TableProps } from '@sanguine/ui';
import { useKeys } from '@sanguine/ui/interaction/use-keys.ts';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useAnimation } from '@sanguine/ui/animation/use-animation.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/events.ts';
import { pileOf } from '../rules/cards.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { useBoardInteraction } from './interaction/use-board-interaction.ts';
import { TableActions } from './actions/table-actions.tsx';
import { Board } from './board.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { ANIMATOR } from './animation/animator.ts';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { SidePanel } from './sides/side-panel.tsx';
import { SideStrip } from './sides/standing.tsx';
import { sayBoard } from './text/say.ts';

/** The whole Blood Stone screen: the glade between its two sides, the viewer's spells, and all actions. */
export function Table(props: TableProps<State, AnyMove, Event>): ReactNode {
  const { view, viewer, outcome, canUndo, settings, live, past, slots, undo } = props;
  const { locale } = settings;
  const interaction = useBoardInteraction(props);
  const { animation, playing } = useAnimation(props, ANIMATOR);
  useKeys({ undo: canUndo && live ? undo : null, cancel: interaction.cancel });
  const held = viewer === null || outcome !== null ? 0 : pileOf(view, viewer).hand.length;
  return (
    <Frame
      slots={slots}
      phases={<PhaseTrack locale={locale} view={view} />}
      phase={<PhaseNow locale={locale} view={view} />}
      standing={<SideStrip view={view} settings={settings} />}
      prompt={<Prompt locale={locale} {...promptFor(props, interaction)} />}
      board={<Board {...{ props, interaction, playing }} scene={animation} />}
      hand={
        viewer === null || outcome !== null || view.frames[0]?.step === 'place' ? null : (
          <OwnHand props={props} interaction={interaction} seat={viewer} />
        )
      }
      idle={!live}
      actions={outcome === null && !past ? <TableActions props={props} interaction={interaction} /> : null}
      own={viewer === null || viewer === view.witch ? 'facing' : 'plates'}
      facing={<SidePanel props={props} interaction={interaction} side="witch" />}
      plates={<SidePanel props={props} interaction={interaction} side="soldiers" />}
      labels={{
        hand: held === 0 ? sayBoard(locale, 'tab.table') : sayBoard(locale, 'tab.hand', { count: held }),
        players: sayBoard(locale, 'tab.sides'),
        log: sayBoard(locale, 'tab.log'),
      }}
    />
  );
}
