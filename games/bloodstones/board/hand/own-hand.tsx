import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { besideTheMap } from '../plan/beside.ts';
import { placesOf } from '../plan/payment.ts';
import { usable } from '../plan/usable.ts';
import { Hand } from './hand.tsx';
import { Ledger } from './ledger.tsx';
import { paymentInSight, rolesOf } from './roles.ts';

interface OwnHandProps {
  readonly props: TableProps<State, Move, Event>;
  readonly interaction: Interaction;
  readonly seat: Seat;
  /** The units to choose from, where they have their place beside the tiles. */
  readonly picker: ReactNode | null;
}

/** Steps in which tiles are placed on the map. */
const BUILDING: ReadonlySet<string> = new Set(['main', 'muster']);

/** The viewer's tiles, each with its role in the current decision. */
export function OwnHand({ props, interaction, seat, picker }: OwnHandProps): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const { selection, choices, aim } = interaction;
  const target = aim === null ? null : (choices.targets.get(aim) ?? null);
  const acts = interaction.seat !== null;
  const { kinds } = useMemo(() => usable(choices.moves), [choices.moves]);
  const payment = acts ? paymentInSight(view, seat, selection, target) : null;
  const roles = acts ? rolesOf(locale, view, seat, selection, target, kinds) : [];
  return (
    <Hand
      {...{ locale, view, seat, roles, acts, picker }}
      beside={acts && BUILDING.has(view.frames.at(-1)?.step ?? '') ? besideTheMap(view, seat) : []}
      chosen={selection.kind}
      kinds={kinds}
      onTap={interaction.tapTile}
      onTake={interaction.takeKind}
      ledger={
        payment === null ? null : (
          <Ledger
            {...{ locale, view, seat, ...payment }}
            onLay={(tiles) => {
              interaction.select({
                ...selection,
                tiles: tiles === null ? null : placesOf(view, seat, tiles),
              });
            }}
          />
        )
      }
    />
  );
}
