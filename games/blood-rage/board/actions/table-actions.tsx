import type { TableProps } from '@sanguine/ui';
import { ActionBar } from '@sanguine/ui/actions/action-bar.tsx';
import { type ReactNode, useMemo } from 'react';
import { bloodRage } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { sayBoard } from '../text/say.ts';
import { deedsFor } from './deeds.ts';
import { endingDeed } from './ending.ts';

/** The action bar of the table as it stands for its viewer. */
export function TableActions({
  props,
  acting,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly acting: Acting;
}): ReactNode {
  const { view, viewer, deciders, sealed, settings, canUndo, live, undo, openRules, show } = props;
  const { locale } = settings;
  const { seat, selection, stage, aim } = acting;
  const deeds = useMemo(() => {
    if (seat === null) return [];
    const target = aim === null ? null : (stage.targets.get(aim) ?? null);
    return deedsFor({ locale, view, seat, selection, ...stage, aim: target });
  }, [locale, view, seat, selection, stage, aim]);
  const ending = useMemo(() => (seat === null ? null : endingDeed(locale, view, seat)), [locale, view, seat]);
  const idle =
    viewer === null
      ? 'watching'
      : sealed.includes(viewer)
        ? 'sealed'
        : !deciders.includes(viewer)
          ? 'waiting'
          : bloodRage.ordered(view, viewer) === null
            ? 'still'
            : 'ordered';
  return (
    <ActionBar
      {...{ deeds, ending, openRules, show }}
      idle={sayBoard(locale, `act.${idle}`)}
      canUndo={canUndo && live}
      canCancel={selection.held !== 'nothing'}
      onDo={acting.carryOut}
      onUndo={undo}
      onCancel={acting.cancel}
    />
  );
}
