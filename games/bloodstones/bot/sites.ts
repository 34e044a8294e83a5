import { FACTION_FACTS } from '../content/factions.ts';
import type { Area } from '../content/map.ts';
import { citadelArea, hasUnits } from '../rules/forces.ts';
import { NOBODY } from '../rules/state.ts';
import { villageCost } from '../rules/villages.ts';
import type { Survey } from './survey.ts';
import type { Threats } from './threats.ts';

/** Tiles a seat draws in a turn. */
const TILES_A_TURN = 5;
/** What it is worth that a village is sure to stand. */
const SAFETY = 2;
/** What a guard leaves of the danger. */
const GUARDED = 0.5;
/** What a second village in an area is worth less: one raider takes both, and areas with two draw raiders. */
const CROWDED = 4;

/** How often rivals will have had a turn when the seat regroups: not at all if it does so at the end of this one. */
function exposure({ me }: Survey): number {
  const size = me.faction === 'none' ? 0 : FACTION_FACTS[me.faction].handSize;
  const drawn = size - (me.hand.length - 1);
  return drawn > me.bag.length ? 0 : 1 + Math.floor((me.bag.length - drawn) / TILES_A_TURN);
}

/** The chance that a village there still stands when the seat regroups next. */
function survival(survey: Survey, threats: Threats, site: Area): number {
  const guarded = hasUnits(survey.view, survey.seat, site) ? GUARDED : 1;
  return (1 - guarded * threats.onVillage(site)) ** exposure(survey);
}

/** A good site is cheap, out of rivals' reach, near own units, next to more room, and has no village yet. */
export function siteValue(survey: Survey, threats: Threats, site: Area): number {
  const { view, atlas, seat } = survey;
  const citadel = citadelArea(view, seat);
  let value = 3 - 1.5 * villageCost(view, site) + SAFETY * survival(survey, threats, site);
  if (citadel !== undefined) value -= 0.15 * atlas.distance(site, citadel);
  if (hasUnits(view, seat, site)) value += 0.4;
  if (survey.ownVillages(site) > 0) value -= CROWDED;
  for (const next of atlas.neighbours(site)) {
    if (survey.ownVillages(next) === 0 && survey.settler(next) === NOBODY) value += 0.12 * survey.room(next);
    if (survey.foeIn(next) !== undefined) value -= 0.8;
    if (survey.prizes(next) > 0) value -= 0.25;
  }
  return value;
}
