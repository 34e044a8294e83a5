import type { Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import { enterCost } from '../rules/passage.ts';
import type { Outlook } from './outlook.ts';

/** What is left of a prize's pull for each pip between. */
const FADE = 0.85;
/** Mountains and seas let a little through: ships and detours. */
const BARRIER = 6;
const GUARDED = 0.5;
/** What each unit of a quarry counts, and a village next to it against one under it. */
const POINTS = 0.5;
const NEARBY = 0.3;

/** How strongly rivals' villages, and for a hunter their forces, pull at each area: the best prize, fading with the pips to get there. */
export function lures(outlook: Outlook, hunting: boolean): number[] {
  const { atlas, view, seat } = outlook;
  const pull = atlas.areas.map((area) => {
    const foe = outlook.foeIn(area);
    const prize = outlook.loot(area);
    if (foe === undefined) return prize;
    return Math.max(prize * GUARDED, hunting ? quarry(outlook, foe, area) : 0);
  });
  const open: Area[] = atlas.areas.filter((area) => (pull[area] ?? 0) > 0);
  for (let at = 0; at < open.length; at++) {
    const area = open[at] ?? 0;
    // To enter the nearer area is what costs: the pull fades by its terrain.
    const pips = Math.min(BARRIER, enterCost(view, seat, 'swords', atlas.terrain(area)));
    const here = (pull[area] ?? 0) * FADE ** pips;
    for (const next of atlas.neighbours(area)) {
      if (here <= (pull[next] ?? 0) + 0.01) continue;
      pull[next] = here;
      open.push(next);
    }
  }
  return pull;
}

/** What a rival's force draws on itself: its units' points, and the own villages it stands among. */
function quarry(outlook: Outlook, foe: Seat, area: Area): number {
  const { atlas, view, seat } = outlook;
  const near = atlas.neighbours(area).reduce((sum, next) => sum + outlook.ownVillages(next), 0);
  const villages = outlook.ownVillages(area) + near * NEARBY;
  return POINTS * forceOf(view, foe, area).length + villages * outlook.scoringsOf(seat) * 0.5;
}
