import type { Area } from '../content/map.ts';
import { villageCost, villageSites } from '../rules/villages.ts';
import type { Survey } from './survey.ts';

/**
 * Sites that still score, away from rivals, in the order in which villages come: areas without one first, because one
 * raider takes all of an area, and the cheap before the dear. An area that takes two comes again at the end.
 */
export function quickSites(survey: Survey): Area[] {
  const { view, seat, atlas } = survey;
  if (survey.scoringsOf(seat) === 0) return [];
  const safe = villageSites(view, seat).filter((site) =>
    atlas.neighbours(site).every((next) => survey.foeIn(next) === undefined),
  );
  safe.sort(
    (one, other) =>
      survey.ownVillages(one) - survey.ownVillages(other) ||
      villageCost(view, one) - villageCost(view, other),
  );
  return [...safe, ...safe.filter((site) => survey.room(site) - survey.ownVillages(site) > 1)];
}
