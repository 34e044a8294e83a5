import type { Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import type { Survey } from './survey.ts';
import type { Threats } from './threats.ts';

/** Mountains and seas let a little through, for ships and detours. */
const BARRIER = 6;
const GUARDED = 0.56;

/** How attractive each area is: the best prize near it, fading with the pips to get there. Prizes are rivals' villages and, for who hunts, their forces. */
export function attractions(survey: Survey, threats: Threats | null): number[] {
  const { atlas, me, temper } = survey;
  const attraction = atlas.areas.map((area) => {
    const foe = survey.foeIn(area);
    const prize = survey.loot(area);
    if (foe === undefined) return prize;
    return Math.max(prize * GUARDED, threats === null ? 0 : forceAttraction(survey, threats, foe, area));
  });
  const prices = atlas.footCosts(me.faction);
  const fades = Array.from({ length: BARRIER + 1 }, (_, pips) => temper.farSight ** pips);
  const open: Area[] = atlas.areas.filter((area) => (attraction[area] ?? 0) > 0);
  for (let at = 0; at < open.length; at++) {
    const area = open[at] ?? 0;
    // Entering the nearer area is what costs, so the attraction fades by its terrain.
    const pips = Math.min(BARRIER, prices[area] ?? BARRIER);
    const here = (attraction[area] ?? 0) * (fades[pips] ?? 0);
    for (const next of atlas.neighbours(area)) {
      if (here <= (attraction[next] ?? 0) + 0.01) continue;
      attraction[next] = here;
      open.push(next);
    }
  }
  return attraction;
}

/** How attractive a rival's force is: points for its units, and what it threatens. */
function forceAttraction({ view, temper }: Survey, threats: Threats, foe: Seat, area: Area): number {
  return temper.quarry * forceOf(view, foe, area).length + temper.hunt * temper.chase * threats.menace(area);
}
