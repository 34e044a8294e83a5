import type { Seat } from '@sanguine/kernel';
import { regroupTarget } from '../../rules/draw.ts';
import type { State } from '../../rules/state.ts';

/** How far one player is from having regrouped often enough. */
interface Distance {
  readonly seat: Seat;
  readonly regroups: number;
  /** Regroups that are still missing. */
  readonly missing: number;
  /** Tiles to be drawn until the next regroup: the bag, and one more. */
  readonly draws: number;
}

interface EndOutlook {
  readonly target: number;
  /** Those who still have to regroup, the one farthest off first; who is out does not count. */
  readonly waiting: readonly Distance[];
  /** Rounds still to be played, this one included; null: no limit. */
  readonly rounds: number | null;
  /** `last`: one regroup of one player ends the game; `near`: one each; `final`: only battles are left. */
  readonly stage: 'far' | 'near' | 'last' | 'final' | 'over';
}

/** §13.1: who keeps the game going, and for how long. All of it lies open. */
export function endOutlook(view: State): EndOutlook {
  const target = regroupTarget(view);
  const waiting = view.players
    .map((player, seat): Distance => ({
      seat,
      regroups: player.regroups,
      missing: player.out ? 0 : Math.max(0, target - player.regroups),
      draws: player.bag.length + 1,
    }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => b.missing - a.missing || b.draws - a.draws);
  const { roundLimit } = view.options;
  const rounds = roundLimit === 'off' ? null : Math.max(0, Number(roundLimit) - view.round + 1);
  return { target, waiting, rounds, stage: stageOf(view, waiting) };
}

function stageOf(view: State, waiting: readonly Distance[]): EndOutlook['stage'] {
  if (view.frames.length === 0) return 'over';
  if (view.frames[0]?.step === 'final') return 'final';
  if (waiting.some(({ missing }) => missing > 1)) return 'far';
  return waiting.length === 1 ? 'last' : 'near';
}
