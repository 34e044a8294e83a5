import { bestBy, type Seat, type Viewer } from '@sanguine/kernel';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import type { TileKind, UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { sideToDecide } from '../../rules/battle.ts';
import { rawTotal, withSwap } from '../../rules/battle-tiles.ts';
import { cloneState } from '../../rules/clone.ts';
import { battleForecast, type Forecast } from '../../rules/forecast.ts';
import type { Keep, Stand, Swap, Withdraw } from '../../rules/moves.ts';
import { lossesOnTheWay, withdrawal } from '../../rules/retreat.ts';
import type { State } from '../../rules/state.ts';
import { kindsIn, pipsOf, playerOf, removeTile } from '../../rules/tiles.ts';
import { chanceOf } from './chances.ts';
import { ownRole } from './open-battle.ts';

/** One answer to the swap question, with its outcome. */
export interface SwapChoice {
  readonly key: string;
  readonly move: Swap | Keep;
  readonly tile: TileKind | null;
  readonly pips: number;
  /** The sum of the three tiles that count. */
  readonly total: number;
  /** What it adds to the total. */
  readonly gain: number;
  /** The odds once this choice is made. */
  readonly forecast: Forecast;
}

/** Hand, panel, prompt and buttons show the same choices, so their odds are computed once per view. */
const known = new WeakMap<State, ReadonlyMap<Viewer, readonly SwapChoice[]>>();

/** §9.4: keep, then each kind in hand, the most pips first; empty for a viewer who does not decide. */
export function swapChoices(view: State, viewer: Viewer): readonly SwapChoice[] {
  const before = known.get(view);
  const told = before?.get(viewer);
  if (told !== undefined) return told;
  const found = foundChoices(view, viewer);
  known.set(view, new Map(before).set(viewer, found));
  return found;
}

function foundChoices(view: State, viewer: Viewer): readonly SwapChoice[] {
  const open = view.frames.at(-1);
  const side = open?.step === 'swap' ? sideToDecide(open) : undefined;
  if (open?.step !== 'swap' || side === undefined || viewer === null || side.seat !== viewer) return [];
  const { faction, hand } = playerOf(view, viewer);
  const kept = rawTotal(side.tiles);
  const choice = (tile: TileKind | null): SwapChoice => {
    const pips = tile === null ? 0 : pipsOf(faction, tile);
    const total = tile === null ? kept : rawTotal(withSwap(side.tiles, pips));
    return {
      key: tile === null ? 'keep' : `swap:${tile}`,
      move: tile === null ? { do: 'keep' } : { do: 'swap', tile },
      tile,
      pips,
      total,
      gain: total - kept,
      forecast: battleForecast(decided(view, viewer, tile), open, viewer),
    };
  };
  const tiles = kindsIn(hand).map(choice);
  return [choice(null), ...tiles.toSorted((a, b) => b.pips - a.pips)];
}

/**
 * The choice with the best chance to win in whole per cent, as it is shown; of equal ones keeping, or else the tile with the fewest
 * pips and a blank before a unit, so that nothing is spent for nothing. Undefined if there is none.
 */
export function bestSwap(choices: readonly SwapChoice[], seat: Seat): SwapChoice | undefined {
  const isUnit = ({ tile }: SwapChoice): number => (tile === null || tile === 'blank' ? 0 : 1);
  const cheapest = choices.toSorted((one, other) => one.pips - other.pips || isUnit(one) - isUnit(other));
  return bestBy(cheapest, ({ forecast }) => wholePercent(chanceOf(forecast.odds, ownRole(forecast, seat))));
}

/** The state once this side has decided, before anybody else does. */
function decided(view: State, seat: Seat, tile: TileKind | null): State {
  const state = cloneState(view);
  const open = state.frames.at(-1);
  const side = open?.step === 'swap' ? open.sides.find((one) => one.seat === seat) : undefined;
  if (side === undefined) return state;
  side.swap = tile ?? 'kept';
  if (tile !== null) {
    const { faction, hand } = playerOf(state, seat);
    removeTile(hand, tile);
    side.tiles = withSwap(side.tiles, pipsOf(faction, tile));
  }
  return state;
}

/** One answer to the question whether to stand. */
export interface StandChoice {
  readonly key: string;
  readonly move: Stand | Withdraw;
  /** Where to withdraw to; null to stand. */
  readonly area: Area | null;
  /** The units that cannot withdraw to that area. */
  readonly losses: readonly UnitKind[];
}

/** §9.2: stand, or withdraw to any open area; empty for a viewer who does not decide. */
export function standChoices(view: State, viewer: Viewer): StandChoice[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'stand' || viewer !== open.defender) return [];
  return [
    { key: 'stand', move: { do: 'stand' }, area: null, losses: [] },
    ...withdrawal(view, open).areas.map((area) => ({
      key: `withdraw:${area}`,
      move: { do: 'withdraw' as const, area },
      area,
      losses: lossesOnTheWay(view, open.defender, open.area, area),
    })),
  ];
}
