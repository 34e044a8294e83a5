import type { Random, Seat } from '@sanguine/kernel';
import { attackOf } from '../rules/attack/legality.ts';
import { abilityOf } from '../rules/abilities.ts';
import type { Verbs } from '../rules/frames.ts';
import type { AnyMove } from '../rules/moves.ts';
import { unitCost } from '../rules/roster/roster.ts';
import { sequence } from '../rules/sequence.ts';
import { spellOf } from '../rules/skills.ts';
import type { State } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { ActScores } from './act-scores.ts';
import { aimScorer, crowdAt, shootScorer, splitScorer } from './aim-scores.ts';
import { rollWorth } from './attack-scores.ts';
import { diceScorer } from './dice-scores.ts';
import { Goals } from './goals.ts';
import { goScorer } from './go-scores.ts';
import { deedsOf, marksOf } from './prospects.ts';
import { activateScorer, inspireScorer, wantsToBegin } from './round-scores.ts';
import { deployScorer, layScorer, muster } from './set-up-scores.ts';
import { abilityScore, potionScore, spellScore } from './skill-scores.ts';
import { Stand } from './stand.ts';
import { TOKEN } from './values.ts';

/** Scores a move of the open step; it is never asked about moves of other steps. */
export type Scorer = (move: AnyMove) => number;

/** Types a scorer of one step's moves as a scorer of any move. */
export const of = <Step extends keyof Verbs>(score: (move: Verbs[Step]) => number): Scorer =>
  score as unknown as Scorer;

/** What each move of the open step is worth, roughly and quickly. */
export function scorerFor(state: State, seat: Seat): Scorer {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'act': {
      const scores = new ActScores(state, frame);
      return of<'act'>((move) => scores.score(move));
    }
    case 'activate':
      return of<'activate'>(activateScorer(state, frame));
    case 'support': {
      const marks = marksOf(state, seat);
      return of<'support'>(({ unit }) => deedsOf(unitOf(state, unit), marks));
    }
    case 'inspire':
      return of<'inspire'>(inspireScorer(state));
    case 'initiative': {
      const begins = wantsToBegin(state, seat);
      return of<'initiative'>((move) => ((move.seat === seat) === begins ? 1 : 0));
    }
    case 'go':
      return of<'go'>(goScorer(state, frame));
    case 'aim':
      return of<'aim'>(aimScorer(state, frame));
    case 'shoot':
      return of<'shoot'>(shootScorer(state, frame));
    case 'split':
      return of<'split'>(splitScorer(state, frame));
    case 'dice':
      return of<'dice'>(diceScorer(state, frame));
    case 'contact': {
      const goals = new Goals(state, frame.unit);
      const { r, owner } = unitOf(state, frame.unit);
      return of<'contact'>(({ at: { x, y } }) => goals.at(x, y) - 0.5 * crowdAt(state, { x, y, r }, owner));
    }
    case 'strike': {
      // There is hardly ever anything but the blow itself, which does not depend on the stand.
      let stand: Stand | undefined;
      const standing = (): Stand => (stand ??= new Stand(state, frame.unit));
      return of<'strike'>((move) => strikeScore(state, frame.unit, frame.target, move, standing));
    }
    case 'cast':
      return of<'cast'>((move) => {
        const spell = move.do === 'cast' ? spellOf(unitOf(state, frame.unit), move.spell) : undefined;
        return spell === undefined ? 0 : spellScore(state, frame.unit, spell);
      });
    case 'summon': {
      const goals = new Goals(state, frame.unit);
      return of<'summon'>((move) => (move.do === 'summon' ? 1 + goals.at(move.at.x, move.at.y) : 0));
    }
    case 'deploy':
      return of<'deploy'>(deployScorer(state, frame));
    case 'terrain':
      return of<'terrain'>(layScorer(state, seat));
    case 'prize':
      return of<'prize'>(({ what }) => (what === 'token' ? 1 : 0));
    case 'ember':
      return of<'ember'>(({ unit }) => unitCost(unitOf(state, unit)));
    case 'react':
      return of<'react'>((move) => (move.do === 'use' ? 1 : 0));
    case 'exit':
      return of<'exit'>((move) => (move.do === 'exit' ? 1 : 0));
    default:
      return () => 0;
  }
}

/** Scores the free attack of a charge; what costs no action comes before it. */
function strikeScore(
  state: State,
  id: number,
  target: number,
  move: Verbs['strike'],
  stand: () => Stand,
): number {
  const unit = unitOf(state, id);
  if (move.do === 'strike') {
    const attack = attackOf(state, id, move.skill);
    if (attack === undefined) return -1;
    const { worth } = rollWorth(state, id, target, attack, { charge: true });
    return (attack.attack.times ?? 1) * worth - TOKEN * attack.cost;
  }
  if (move.do === 'drink') {
    const worth = potionScore(unit, move.item, stand(), 1);
    return worth > 0.5 ? 100 + worth : -100;
  }
  const ability = abilityOf(unit, move.by);
  // A unit that leaves now has charged for nothing.
  if (ability === undefined || ability.effects[0]?.do === 'blink' || ability.effects[0]?.do === 'jump')
    return -100;
  const worth = abilityScore(state, id, ability, stand(), 1);
  return worth > 0.5 ? 100 + worth : -100;
}

/** The listed move with the best score; a random one of equals. */
function bestListed(state: State, seat: Seat, random: Random): AnyMove {
  const moves = sequence.moves(state, seat);
  const [only] = moves;
  if (only === undefined) throw new Error('a decider without a move');
  if (moves.length === 1) return only;
  const score = scorerFor(state, seat);
  const from = random.int(moves.length);
  let best = only;
  let top = -Infinity;
  for (let at = 0; at < moves.length; at++) {
    const move = moves[(from + at) % moves.length] ?? only;
    const here = score(move);
    if (here > top) {
      top = here;
      best = move;
    }
  }
  return best;
}

/** A sensible move at low cost. */
export function policy(state: State, seat: Seat, random: Random): AnyMove {
  return state.frames.at(-1)?.step === 'muster' ? muster(state, random) : bestListed(state, seat, random);
}
