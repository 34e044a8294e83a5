import { FACTION_FACTS } from '../content/factions.ts';
import type { Area } from '../content/map.ts';
import { citadelArea, hasUnits } from '../rules/forces.ts';
import { NOBODY } from '../rules/state.ts';
import { villageCost } from '../rules/villages.ts';
import type { Survey } from './survey.ts';
import type { Threats } from './threats.ts';

/** What a village that is sure to be taken before the seat's next turn is worth less: more than any other difference between two sites. */
const DANGER = 21;
/** What a second village in an area is worth less: one raider takes both, and areas with two draw raiders. */
const CROWDED = 13;

/** Whether the seat regroups, and scores its villages, at the end of this turn: then no rival gets at a new one in time. */
function scoresAtOnce({ me }: Survey): boolean {
  const size = me.faction === 'none' ? 0 : FACTION_FACTS[me.faction].handSize;
  const drawn = size - (me.hand.length - 1);
  return drawn > me.bag.length;
}

/** A good site is out of rivals' reach, cheap, near own units, next to more room, and has no village yet. */
export function siteValue(survey: Survey, threats: Threats, site: Area): number {
  const { view, atlas, seat } = survey;
  const citadel = citadelArea(view, seat);
  let value = 3 - 1.5 * villageCost(view, site);
  if (!scoresAtOnce(survey)) value -= DANGER * threats.onVillage(site);
  if (citadel !== undefined) value -= 0.15 * atlas.distance(site, citadel);
  if (hasUnits(view, seat, site)) value += 0.4;
  if (survey.ownVillages(site) > 0) value -= CROWDED;
  for (const next of atlas.neighbours(site)) {
    if (survey.ownVillages(next) === 0 && survey.settler(next) === NOBODY) value += 0.12 * survey.room(next);
    if (survey.prizes(next) > 0) value -= 0.23;
  }
  return value;
}
