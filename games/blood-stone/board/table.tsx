import type { TableProps } from '@sanguine/ui';
import { useKeys } from '@sanguine/ui/actions/use-keys.ts';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useAnimation } from '@sanguine/ui/animation/use-animation.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/events.ts';
import { pileOf } from '../rules/cards.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { useActing } from './acting/use-acting.ts';
import { TableActions } from './actions/table-actions.tsx';
import { Board } from './board.tsx';
import { OwnHand } from './hand/own-hand.tsx';
import { ANIMATOR } from './animation/animator.ts';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { SidePanel } from './sides/side-panel.tsx';
import { SideStrip } from './sides/standing.tsx';
import { sayBoard } from './text/say.ts';

/** Blood Stone on the table: the glade between its two sides, one's spells, and everything that can be done. */
export function Table(props: TableProps<State, AnyMove, Event>): ReactNode {
  const { view, viewer, outcome, canUndo, settings, live, slots, undo } = props;
  const { locale } = settings;
  const acting = useActing(props);
  const { animation } = useAnimation(props, ANIMATOR);
  useKeys({ undo: canUndo && live ? undo : null, cancel: acting.cancel });
  const held = viewer === null || outcome !== null ? 0 : pileOf(view, viewer).hand.length;
  return (
    <Frame
      furniture={slots}
      phases={<PhaseTrack locale={locale} view={view} />}
      phase={<PhaseNow locale={locale} view={view} />}
      standing={<SideStrip view={view} settings={settings} />}
      prompt={<Prompt locale={locale} {...promptFor(props, acting)} />}
      board={<Board props={props} acting={acting} scene={animation} />}
      hand={
        viewer === null || outcome !== null || view.frames[0]?.step === 'place' ? null : (
          <OwnHand props={props} acting={acting} seat={viewer} />
        )
      }
      actions={outcome === null ? <TableActions props={props} acting={acting} /> : null}
      facing={<SidePanel props={props} acting={acting} side="witch" />}
      plates={<SidePanel props={props} acting={acting} side="soldiers" />}
      labels={{
        hand: held === 0 ? sayBoard(locale, 'tab.table') : sayBoard(locale, 'tab.hand', { count: held }),
        players: sayBoard(locale, 'tab.sides'),
        log: sayBoard(locale, 'tab.log'),
      }}
    />
  );
}
