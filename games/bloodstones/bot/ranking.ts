import { type Random, type RatedMove, same, type Seat, swiftRandom } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import { retreatAreas, withdrawal } from '../rules/retreat.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { kindsIn } from '../rules/tiles.ts';
import { buildsAndMarches } from './builds-and-marches.ts';
import type { Candidate } from './candidates.ts';
import { decide } from './decisions.ts';
import { endMainPhase } from './phase-end.ts';
import { Survey } from './survey.ts';
import { DEFAULT_TEMPERS, TEMPERS } from './tempers.ts';
import { veteran } from './veteran.ts';

/** The most plans a search looks into, those of other tempers included; how many of a temper at first sight. */
const MOST = 9;
const OWN = 6;
/** Odds for a point at first sight, and how many points less than the best a plan may promise. */
const POINT = 0.025;
const GAP = 3;
/** The most other answers in a battle. */
const ANSWERS = 3;

const OTHERS = Object.values(TEMPERS).filter((tempers) => tempers !== DEFAULT_TEMPERS);

/**
 * The few moves a search looks into, the Veteran's first. Plans are compared when a phase goes on; a march once begun goes on as
 * the Veteran would go on, who remembers where its units come from.
 */
export function ranking(
  state: State,
  seat: Seat,
  past: readonly Move[] = [],
  random: Random = swiftRandom('habit'),
): RatedMove<Move>[] {
  const frame = state.frames.at(-1);
  const survey = new Survey(state, seat, DEFAULT_TEMPERS, past);
  switch (frame?.step) {
    case 'main':
      return plans(survey, past);
    case 'stand':
      return answers(
        survey,
        random,
        withdrawal(state, frame).areas.map((area) => ({ do: 'withdraw', area })),
        {
          do: 'stand',
        },
      );
    case 'swap':
      return answers(
        survey,
        random,
        kindsIn(survey.me.hand).map((tile) => ({ do: 'swap', tile })),
        { do: 'keep' },
      );
    case 'retreat':
      return answers(
        survey,
        random,
        retreatAreas(state, seat, frame.area).map((area) => ({ do: 'retreat', area })),
      );
    default:
      return [{ move: habit(survey, random), odds: 0 }];
  }
}

/** What a Veteran does; chance matters only where factions are picked. */
const habit = (survey: Survey, random: Random): Move => decide(veteran, survey, random).move;

/** The Veteran's own answer, then others that are legal. */
function answers(survey: Survey, random: Random, moves: readonly Move[], plain?: Move): RatedMove<Move>[] {
  const first = habit(survey, random);
  const others = [...(plain === undefined ? [] : [plain]), ...moves].filter(
    (move) => !same(move, first) && sequence.refuse(survey.view, survey.seat, move) === null,
  );
  return [{ move: first, odds: 0 }, ...others.slice(0, ANSWERS).map((move) => ({ move, odds: -POINT }))];
}

/** The best plans that differ in what they do and where, the end of the phase, and what other tempers would begin with. */
function plans(survey: Survey, past: readonly Move[]): RatedMove<Move>[] {
  const chosen = bestPlans(survey, OWN);
  const best = chosen[0]?.value ?? 0;
  const rated: RatedMove<Move>[] = [...chosen.map(rate), { move: endMainPhase(survey).move, odds: 0 }];
  for (const tempers of OTHERS) {
    const [other] = bestPlans(new Survey(survey.view, survey.seat, tempers, past), 1);
    if (other === undefined || rated.some(({ move }) => same(move, other.move))) continue;
    rated.push({ ...rate(other), odds: POINT * (best - 1) });
  }
  return rated.slice(0, MOST);
}

const rate = ({ move, plan = [], value }: Candidate): RatedMove<Move> => ({
  move,
  plan,
  odds: POINT * value,
});

function bestPlans(survey: Survey, most: number): Candidate[] {
  const all = buildsAndMarches(survey);
  all.sort((one, other) => other.value - one.value);
  const chosen: Candidate[] = [];
  for (const one of all) {
    if (chosen.length >= most || one.value < (all[0]?.value ?? 0) - GAP) break;
    if (!chosen.some((other) => alike(one, other))) chosen.push(one);
  }
  return chosen;
}

/** Two plans with the same first move or the same goal are one to a search. */
function alike(one: Candidate, other: Candidate): boolean {
  if (same(one.move, other.move)) return true;
  const [goal, their] = [one.plan?.at(-1) ?? one.move, other.plan?.at(-1) ?? other.move];
  if (goal.do === 'step' && their.do === 'step') return goal.to === their.to;
  return goal.do === 'build' && their.do === 'build' && goal.area === their.area;
}
