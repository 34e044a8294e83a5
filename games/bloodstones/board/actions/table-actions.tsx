import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/actions/action-bar.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { type BattleAction, battleActions } from '../battle/actions.ts';
import { sayBoard } from '../text/say.ts';
import type { Deed } from './deed.ts';
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
  const { view, settings, canUndo, live, undo, openRules, show } = props;
  const { locale } = settings;
  const { seat, selection, stage, aim } = acting;
  const target = aim === null ? null : (stage.targets.get(aim) ?? null);
  const deeds = useMemo(() => {
    if (seat === null) return [];
    const battle = battleActions(locale, view, seat, selection.picked);
    if (battle.length > 0) return battle.map(deedOf);
    return deedsFor({
      locale,
      view,
      seat,
      selection,
      moves: stage.moves,
      targets: stage.targets,
      aim: target,
    });
  }, [locale, view, seat, selection, stage, target]);
  const ending = useMemo(() => {
    const deed = seat === null ? null : endingDeed(locale, view, seat);
    // Where nothing else is left to do, the end is what to press.
    const last = deeds.every(({ off }) => off !== null);
    return deed === null || !last ? deed : { ...deed, tone: 'go' as const };
  }, [locale, view, seat, deeds]);
  return (
    <ActionBar
      {...{ deeds, ending, openRules, show }}
      idle={sayBoard(locale, idleKey(props, seat))}
      canUndo={canUndo && live}
      canCancel={selection.from !== null || selection.kind !== null || selection.tiles !== null}
      onDo={acting.carryOut}
      onUndo={undo}
      onCancel={acting.cancel}
    />
  );
}

/** What the bar says when it has nothing to press. */
function idleKey({ viewer, live }: TableProps<State, Move, Event>, seat: Seat | null): string {
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
