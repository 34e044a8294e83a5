import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/actions/action-bar.tsx';
import { useDeeds } from '@sanguine/ui/actions/use-deeds.ts';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { type BattleAction, battleActions } from '../battle/actions.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import type { Deed, Situation } from './deed.ts';
import { deedsFor } from './deeds.ts';
import { endingDeed } from './ending.ts';

/** The action bar of the table as it stands for its viewer. */
export function TableActions({
  props,
  acting,
}: {
  readonly props: TableProps<State, Move, Event>;
  readonly acting: Acting;
}): ReactNode {
  const { seat, selection } = acting;
  const { deeds, ending } = useDeeds(props, acting, { deedsFor: deedsNow, endingDeed });
  // Where nothing else is left to do, the end is what to press.
  const last = deeds.every(({ off }) => off !== null);
  return (
    <ActionBar
      deeds={deeds}
      ending={ending === null || !last ? ending : { ...ending, tone: 'go' }}
      acting={acting}
      table={props}
      idle={sayBoard(props.settings.locale, idleKey(props, seat))}
      canCancel={selection.from !== null || selection.kind !== null || selection.tiles !== null}
    />
  );
}

/** In a battle its choices, and nothing else. */
function deedsNow(situation: Situation): readonly Deed[] {
  const { locale, view, seat, selection } = situation;
  const battle = battleActions(locale, view, seat, selection.picked);
  return battle.length > 0 ? battle.map(deedOf) : deedsFor(situation);
}

/** What the bar says when it has nothing to press. */
function idleKey({ viewer, live }: TableProps<State, Move, Event>, seat: Seat | null): BoardPhrase {
  if (seat !== null) return 'act.cards';
  return viewer === null || !live ? 'act.watching' : 'act.waiting';
}

/** A choice of a battle as a button like all others. */
function deedOf({ key, tone, title, detail, move, rule }: BattleAction): Deed {
  return {
    key,
    verb: move?.do ?? 'withdraw',
    tone: tone === 'go' ? 'go' : 'plain',
    title,
    detail,
    off: tone === 'off' ? { says: detail, rule: rule ?? '', places: [] } : null,
    does: { plays: move === null ? [] : [move] },
  };
}
