import type { TableProps } from '@sanguine/ui';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useKeys } from '@sanguine/ui/interaction/use-keys.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { tagOf } from '../rules/names.ts';
import type { State, UnitId } from '../rules/state.ts';
import { TableActions } from './actions/table-actions.tsx';
import { Board } from './board.tsx';
import { useBoardInteraction } from './interaction/use-board-interaction.ts';
import { handFor } from './panels/hand.tsx';
import { actorOf } from './plan/selection.ts';
import { unitAt } from './plan/targets.ts';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { Ledger } from './sides/ledger.tsx';
import { SidePanel } from './sides/side-panel.tsx';
import { SideStrip } from './sides/standing.tsx';
import { UnitCard } from './sides/unit-card.tsx';
import { sayBoard } from './text/say.ts';

/** The whole Bloodfields screen: the table, both rosters, the unit one looks at, and all actions. */
export function Table(props: TableProps<State, AnyMove, Event>): ReactNode {
  const { view, viewer, outcome, canUndo, settings, live, slots, players, undo, show } = props;
  const { locale } = settings;
  const interaction = useBoardInteraction(props);
  useKeys({ undo: canUndo && live ? undo : null, cancel: interaction.cancel });
  const { selection, aim } = interaction;
  const actor = actorOf(view);
  const pointed = aim === null ? null : unitAt(aim);
  const looked = pointed ?? selection.target ?? selection.unit ?? actor;
  const near = viewer ?? 0;
  const pressUnit = (unit: UnitId): void => {
    show(tagOf(view, unit));
  };
  const side = (seat: number): ReactNode => (
    <SidePanel {...{ props, seat, looked, actor }} onPress={pressUnit} />
  );
  return (
    <Frame
      slots={slots}
      phases={<PhaseTrack locale={locale} view={view} />}
      phase={<PhaseNow locale={locale} view={view} />}
      standing={<SideStrip props={props} />}
      prompt={<Prompt locale={locale} {...promptFor(props, interaction)} />}
      board={<Board props={props} interaction={interaction} />}
      hand={outcome === null ? handFor(locale, view, interaction) : null}
      actions={outcome === null ? <TableActions props={props} interaction={interaction} /> : null}
      plates={
        <>
          {looked === null ? null : <UnitCard locale={locale} view={view} id={looked} from={actor} />}
          {view.units.length === 0 ? null : (
            <>
              {side(near)}
              {side(1 - near)}
              <Ledger locale={locale} view={view} names={players.map(({ name }) => name)} />
            </>
          )}
        </>
      }
      labels={{
        hand: sayBoard(locale, 'tab.table'),
        players: sayBoard(locale, 'tab.sides'),
        log: sayBoard(locale, 'tab.log'),
      }}
    />
  );
}
