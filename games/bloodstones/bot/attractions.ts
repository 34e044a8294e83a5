import type { Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import { enterCost } from '../rules/passage.ts';
import type { Survey } from './survey.ts';

/** The share of a prize's attraction that is left after each pip of the way. */
const FADE = 0.85;
/** Mountains and seas let a little through, for ships and detours. */
const BARRIER = 6;
const GUARDED = 0.5;
/** What each unit of a rival force counts, and what a village next to it counts compared with one under it. */
const POINTS = 0.5;
const NEARBY = 0.3;

/** How attractive each area is: the best prize near it, fading with the pips to get there. Prizes are rivals' villages and, when hunting, their forces. */
export function attractions(survey: Survey, hunting: boolean): number[] {
  const { atlas, view, seat } = survey;
  const attraction = atlas.areas.map((area) => {
    const foe = survey.foeIn(area);
    const prize = survey.loot(area);
    if (foe === undefined) return prize;
    return Math.max(prize * GUARDED, hunting ? forceAttraction(survey, foe, area) : 0);
  });
  const open: Area[] = atlas.areas.filter((area) => (attraction[area] ?? 0) > 0);
  for (let at = 0; at < open.length; at++) {
    const area = open[at] ?? 0;
    // Entering the nearer area is what costs, so the attraction fades by its terrain.
    const pips = Math.min(BARRIER, enterCost(view, seat, 'swords', atlas.terrain(area)));
    const here = (attraction[area] ?? 0) * FADE ** pips;
    for (const next of atlas.neighbours(area)) {
      if (here <= (attraction[next] ?? 0) + 0.01) continue;
      attraction[next] = here;
      open.push(next);
    }
  }
  return attraction;
}

/** How attractive a rival's force is: points for its units, and own villages it stands among. */
function forceAttraction(survey: Survey, foe: Seat, area: Area): number {
  const { atlas, view, seat } = survey;
  const near = atlas.neighbours(area).reduce((sum, next) => sum + survey.ownVillages(next), 0);
  const villages = survey.ownVillages(area) + near * NEARBY;
  return POINTS * forceOf(view, foe, area).length + villages * survey.scoringsOf(seat) * 0.5;
}
