import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { besideTheMap } from '../plan/beside.ts';
import { placesOf } from '../plan/payment.ts';
import { usable } from '../plan/usable.ts';
import { Hand } from './hand.tsx';
import { Ledger } from './ledger.tsx';
import { paymentInSight, rolesOf } from './roles.ts';

interface OwnHandProps {
  readonly props: TableProps<State, Move, Event>;
  readonly acting: Acting;
  readonly seat: Seat;
}

/** Steps in which tiles go onto the map. */
const BUILDING: ReadonlySet<string> = new Set(['main', 'muster']);

/** The viewer's tiles as they stand in what is going on. */
export function OwnHand({ props, acting, seat }: OwnHandProps): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const { selection, stage, aim } = acting;
  const target = aim === null ? null : (stage.targets.get(aim) ?? null);
  const acts = acting.seat !== null;
  const { kinds } = useMemo(() => usable(stage.moves), [stage.moves]);
  const payment = acts ? paymentInSight(view, seat, selection, target) : null;
  const roles = acts ? rolesOf(locale, view, seat, selection, target, kinds) : [];
  return (
    <Hand
      {...{ locale, view, seat, roles, acts }}
      beside={acts && BUILDING.has(view.frames.at(-1)?.step ?? '') ? besideTheMap(view, seat) : []}
      chosen={selection.kind}
      kinds={kinds}
      onTap={acting.tapTile}
      onTake={acting.takeKind}
      ledger={
        payment === null ? null : (
          <Ledger
            {...{ locale, view, seat, ...payment }}
            onLay={(tiles) => {
              acting.take({ ...selection, tiles: tiles === null ? null : placesOf(view, seat, tiles) });
            }}
          />
        )
      }
    />
  );
}
