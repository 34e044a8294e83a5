import type { Seat } from '@sanguine/kernel';
import { regroupTarget } from '../../rules/draw.ts';
import type { State } from '../../rules/state.ts';

/** How far a player is from the regroup target. */
interface Distance {
  readonly seat: Seat;
  readonly regroups: number;
  readonly missing: number;
  /** Tiles to draw until the next regroup: the bag, and one more. */
  readonly draws: number;
}

interface EndOutlook {
  readonly target: number;
  /** Players who still have to regroup, the farthest first, without those who are out. */
  readonly waiting: readonly Distance[];
  /** Rounds left, this one included; null without a limit. */
  readonly rounds: number | null;
  /** `last`: one regroup of one player ends the game; `near`: one regroup each does; `final`: only battles are left. */
  readonly stage: 'far' | 'near' | 'last' | 'final' | 'over';
}

/** §13.1: who keeps the game going, and for how long. All of it is public. */
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
