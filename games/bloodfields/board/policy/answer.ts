import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import {
  type DiceMove,
  type DiceWindow,
  reactionStakes,
  testStakes,
  windowForecast,
} from '../../rules/forecast.ts';
import type { FrameOf } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { currentRoll, diceOptions } from '../../rules/roll/options.ts';
import { isItem } from '../../rules/skills.ts';
import type { UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import type { View } from '../plan/selection.ts';
import type { Policies, PolicyKind } from './policies.ts';

/** A move played for a player; `kind` is null if no answer could change anything. */
export interface PolicyMove {
  readonly move: AnyMove;
  readonly kind: PolicyKind | null;
}

/** Chances closer than this count as equal. */
const ALIKE = 1e-9;

/** What a player's policies answer in a window; null if the player must be asked. Looks at nothing but the view. */
export function policyMove(view: View, seat: Seat, policies: Policies): PolicyMove | null {
  const open = view.frames.at(-1);
  if (open?.step === 'react' && unitOf(view, open.unit).owner === seat)
    return reactionMove(view, open, policies);
  return open?.step === 'dice' && open.seat === seat ? diceMove(view, open, policies) : null;
}

/** The kind of a way to change dice: a token, a charm, or a reroll that skill or ground allows. */
export function kindOfAnswer(view: View, { side }: FrameOf<'dice'>, move: DiceMove): PolicyKind | null {
  if (move.do === 'keep') return null;
  if (move.do === 'spend') return currentRoll(view).roll.roll === 'attack' ? 'token.attack' : 'token.defence';
  const option = diceOptions(view, side).find(({ by }) => by === move.by);
  return option !== undefined && isItem(unitOf(view, option.unit), option.by) ? 'charm' : 'reroll';
}

function diceMove(view: View, open: FrameOf<'dice'>, policies: Policies): PolicyMove | null {
  const window = windowForecast(view);
  const answers = bloodfields
    .moves(view, open.seat)
    .filter((move): move is DiceMove => ['spend', 'reroll', 'turn', 'use'].includes(move.do))
    .map((move) => ({ move, kind: kindOfAnswer(view, open, move) ?? 'reroll' }));
  const keep: DiceMove = { do: 'keep' };
  const [first] = answers;
  if (first === undefined) return null;
  const wanted = answers.filter(({ kind }) => policies[kind] !== 'never');
  if (wanted.length === 0) return { move: keep, kind: first.kind };
  // No single chance tells where a shot lands, so only players who always want to be asked are asked.
  if (window === null)
    return wanted.some(({ kind }) => policies[kind] === 'ask') ? null : { move: keep, kind: first.kind };
  const changing = wanted.filter(({ move }) => changes(window, move, keep));
  // If no answer changes a chance, nothing is spent and nobody is asked.
  if (changing.length === 0) return { move: keep, kind: null };
  if (changing.some(({ kind }) => policies[kind] === 'ask')) return null;
  let best: PolicyMove = { move: keep, kind: changing[0]?.kind ?? first.kind };
  let gain = ALIKE;
  for (const one of changing) {
    const more = lifeGain(view, open.seat, window, one.move, keep);
    if (more > gain) [best, gain] = [one, more];
  }
  return best;
}

const isApart = (one: number, other: number): boolean => Math.abs(one - other) > ALIKE;

/** Whether anything the roll may lead to becomes likelier or less likely. */
function changes(window: DiceWindow, move: DiceMove, keep: DiceMove): boolean {
  if (window.kind === 'count') {
    const [one, other] = [window.odds(move).chances, window.odds(keep).chances];
    const most = one.length > other.length ? one : other;
    return most.some((_, sum) => isApart(one[sum] ?? 0, other[sum] ?? 0));
  }
  if (window.kind === 'test') {
    const [one, other] = [window.odds(move), window.odds(keep)];
    return (
      isApart(one.pass, other.pass) ||
      isApart(one.ones, other.ones) ||
      isApart(one.sixes, other.sixes) ||
      one.failedBy.some((chance, at) => isApart(chance, other.failedBy[at] ?? 0))
    );
  }
  const kept = window.odds(keep).damage;
  return window.odds(move).damage.some((chance, at) => isApart(chance, kept[at] ?? 0));
}

/** How much likelier a kill becomes, or how much less likely the loss of the player's own unit. */
function lifeGain(view: View, seat: Seat, window: DiceWindow, move: DiceMove, keep: DiceMove): number {
  const fall = fallOf(view, window);
  if (fall === null) return 0;
  const side = unitOf(view, fall.unit).owner === seat ? -1 : 1;
  return side * (fall.chance(move) - fall.chance(keep));
}

/** The unit whose life depends on the dice, and how likely it falls after an answer; null if none does. */
function fallOf(
  view: View,
  window: DiceWindow,
): { readonly unit: UnitId; readonly chance: (move: DiceMove) => number } | null {
  switch (window.kind) {
    case 'attack':
      return { unit: window.target, chance: (move) => window.odds(move).kill };
    case 'test': {
      // A charge that arrives strikes, and a successful spell may deal damage.
      const stakes = testStakes(view);
      return stakes === null
        ? null
        : { unit: stakes.unit, chance: (move) => window.odds(move).pass * stakes.kill };
    }
    case 'count': {
      const { deadly, unit, odds } = window;
      return deadly === null
        ? null
        : {
            unit,
            chance: (move) =>
              odds(move)
                .chances.slice(deadly)
                .reduce((sum, one) => sum + one, 0),
          };
    }
  }
}

function reactionMove(view: View, open: FrameOf<'react'>, policies: Policies): PolicyMove | null {
  const unit = unitOf(view, open.unit);
  const kind = isItem(unit, open.by) ? 'charm' : 'skill';
  if (policies[kind] === 'never') return { move: { do: 'pass' }, kind };
  if (policies[kind] === 'ask') return null;
  const stakes = reactionStakes(view, open);
  // Whatever else it may do, no life depends on it.
  if (stakes === null) return { move: { do: 'pass' }, kind };
  const side = unitOf(view, stakes.unit).owner === unit.owner ? -1 : 1;
  const gains = side * (stakes.used - stakes.passed) > ALIKE;
  return { move: gains ? { do: 'use', by: open.by } : { do: 'pass' }, kind };
}
