import type { Area } from '../content/map.ts';
import { enterCost } from '../rules/passage.ts';
import type { Outlook } from './outlook.ts';

/** What is left of a prize's pull for each pip between. */
const FADE = 0.85;
/** Mountains and seas let a little through: ships and detours. */
const BARRIER = 6;
const GUARDED = 0.5;

/** How strongly rivals' villages pull at each area: the best prize, fading with the pips to get there. */
export function lures(outlook: Outlook): number[] {
  const { atlas, view, seat } = outlook;
  const pull = atlas.areas.map((area) => {
    const prizes = outlook.prizes(area);
    if (prizes === 0) return 0;
    const guarded = outlook.foeIn(area) === undefined ? 1 : GUARDED;
    return prizes * outlook.prizeValue(outlook.settler(area)) * guarded;
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
