import { isTile } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { sequence } from '../rules/sequence.ts';
import { Budget } from './budget.ts';
import { buildsAndMarches } from './builds-and-marches.ts';
import type { Candidate } from './candidates.ts';
import type { Survey } from './survey.ts';

/** Below this share of the best candidate's value nothing is done before the map is looked at again. */
const WORTHWHILE = 0.3;

/**
 * What a seat has in mind for its turn: candidates that do not touch each other's areas, the most valuable first. To look at
 * the map is what costs time, so all that fits together is done before it is looked at again.
 */
export class Agenda {
  #left: Candidate[] = [];

  /** The next that is still legal and can be paid for; undefined when nothing on the map is worth its price. */
  next(survey: Survey): Candidate | undefined {
    const budget = new Budget(survey);
    for (let next = this.#left.shift(); next !== undefined; next = this.#left.shift()) {
      if (isOpen(survey, budget, next)) return next;
    }
    this.#left = compatible(buildsAndMarches(survey, budget));
    return this.#left.shift();
  }

  clear(): void {
    this.#left = [];
  }
}

function isOpen({ view, seat }: Survey, budget: Budget, { move, pips = 0 }: Candidate): boolean {
  if (sequence.refuse(view, seat, move) !== null) return false;
  const builds = move.do === 'build' && isTile(move.kind) ? [move.kind] : [];
  return budget.bill(pips, builds) !== null;
}

/** The best candidates of which no two touch the same area. */
function compatible(candidates: Candidate[]): Candidate[] {
  candidates.sort((one, other) => other.value - one.value);
  const least = (candidates[0]?.value ?? 0) * WORTHWHILE;
  const touched = new Set<Area>();
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (candidate.value < least) break;
    const areas = touchedBy(candidate);
    if (areas.some((area) => touched.has(area))) continue;
    for (const area of areas) touched.add(area);
    chosen.push(candidate);
  }
  return chosen;
}

function touchedBy({ move, plan = [] }: Candidate): Area[] {
  const areas: Area[] = [];
  for (const next of [move, ...plan]) {
    if (next.do === 'step') areas.push(next.from, next.to);
    else if (next.do === 'build') areas.push(next.area);
  }
  return areas;
}
