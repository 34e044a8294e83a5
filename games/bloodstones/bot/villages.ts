import { bestBy } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { captureAreas, refuseTribute } from '../rules/capture.ts';
import { citadelArea, hasUnits } from '../rules/forces.ts';
import type { FrameOf } from '../rules/frames.ts';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import { NOBODY } from '../rules/state.ts';
import { bestPips } from '../rules/tiles.ts';
import { villageCost } from '../rules/villages.ts';
import { because, type BotChoice } from './choice.ts';
import type { Survey } from './survey.ts';
import { Payments } from './payments.ts';

/** §4: as many villages as one tile can pay for, the most valuable first; then the least valuable tile that covers them pays. */
export function captureVillages(survey: Survey, frame: FrameOf<'capture'>): BotChoice {
  const { view, seat, me } = survey;
  const options = areasIn(sequence.moves(view, seat), 'capture');
  const area = bestBy(options, (site) => survey.prizeValue(survey.settler(site)) / villageCost(view, site));
  if (area !== undefined) return because('capture', { do: 'capture', area }, { area });
  const payment = new Payments(me).single(frame.debt);
  if (frame.debt === 0 || payment === null) return because('endPhase', { do: 'end' });
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: frame.debt });
}

/** §4.3: the Horde's one capture, once no march is worth it. */
export function tribute(survey: Survey): BotChoice | null {
  const { view, seat } = survey;
  const areas = captureAreas(view, seat).filter((site) => refuseTribute(view, seat, site) === null);
  const area = bestBy(areas, (site) => survey.prizes(site));
  return area === undefined ? null : because('capture', { do: 'capture', area }, { area });
}

function areasIn(moves: readonly Move[], verb: 'capture' | 'settle'): Area[] {
  return moves.flatMap((move) => (move.do === verb ? [move.area] : []));
}

/** §11: villages while they still score, close to home and far from rivals. */
export function buildVillages(survey: Survey, frame: FrameOf<'construct'>): BotChoice {
  const { view, seat, me } = survey;
  const moves = sequence.moves(view, seat);
  const worthwhile = survey.scoringsOf(seat) > 0 || survey.villages === 0 || !view.spent;
  const sites = worthwhile ? areasIn(moves, 'settle') : [];
  const enough = frame.debt > 0 && frame.debt >= bestPips(me);
  const area = enough ? undefined : bestBy(sites, (site) => siteValue(survey, site));
  if (area !== undefined) return because('settle', { do: 'settle', area }, { area });
  const payment = frame.debt > 0 ? new Payments(me).single(frame.debt) : null;
  if (payment === null) return because('endTurn', { do: 'end' });
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: frame.debt });
}

/** A good site is cheap, out of rivals' reach, near own units, and next to more room. */
function siteValue(survey: Survey, site: Area): number {
  const { view, atlas, seat } = survey;
  const citadel = citadelArea(view, seat);
  let value = 3 - 1.5 * villageCost(view, site);
  if (citadel !== undefined) value -= 0.15 * atlas.distance(site, citadel);
  if (hasUnits(view, seat, site)) value += 0.4;
  if (survey.ownVillages(site) > 0) value += 0.3;
  for (const next of atlas.neighbours(site)) {
    if (survey.ownVillages(next) === 0 && survey.settler(next) === NOBODY) value += 0.12 * survey.room(next);
    if (survey.foeIn(next) !== undefined) value -= 0.8;
    if (survey.prizes(next) > 0) value -= 0.25;
  }
  return value;
}
