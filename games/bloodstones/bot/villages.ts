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
import type { Outlook } from './outlook.ts';
import { Purse } from './payment.ts';

/** §4: as many villages as one tile can take, the dearest owner's first; then the smallest tile pays. */
export function capture(outlook: Outlook, frame: FrameOf<'capture'>): BotChoice {
  const { view, seat, me } = outlook;
  const options = areasIn(sequence.moves(view, seat), 'capture');
  const area = bestBy(options, (site) => outlook.prizeValue(outlook.settler(site)) / villageCost(view, site));
  if (area !== undefined) return because('capture', { do: 'capture', area }, { area });
  const payment = new Purse(me).single(frame.debt);
  if (frame.debt === 0 || payment === null) return because('endPhase', { do: 'end' });
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: frame.debt });
}

/** §4.3: the Horde's one capture, once nothing else can be marched into. */
export function tribute(outlook: Outlook): BotChoice | null {
  const { view, seat } = outlook;
  const areas = captureAreas(view, seat).filter((site) => refuseTribute(view, seat, site) === null);
  const area = bestBy(areas, (site) => outlook.prizes(site));
  return area === undefined ? null : because('capture', { do: 'capture', area }, { area });
}

function areasIn(moves: readonly Move[], verb: 'capture' | 'settle'): Area[] {
  return moves.flatMap((move) => (move.do === verb ? [move.area] : []));
}

/** §11: villages while they score, close to home and far from rivals. */
export function construct(outlook: Outlook, frame: FrameOf<'construct'>): BotChoice {
  const { view, seat, me } = outlook;
  const moves = sequence.moves(view, seat);
  const worthwhile = outlook.scoringsOf(seat) > 0 || outlook.villages === 0 || !view.busy;
  const sites = worthwhile ? areasIn(moves, 'settle') : [];
  const enough = frame.debt > 0 && frame.debt >= bestPips(me);
  const area = enough ? undefined : bestBy(sites, (site) => siteValue(outlook, site));
  if (area !== undefined) return because('settle', { do: 'settle', area }, { area });
  const payment = frame.debt > 0 ? new Purse(me).single(frame.debt) : null;
  if (payment === null) return because('endTurn', { do: 'end' });
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: frame.debt });
}

/** A good site is cheap, out of rivals' reach, near own units, and leads on to more room. */
function siteValue(outlook: Outlook, site: Area): number {
  const { view, atlas, seat } = outlook;
  const citadel = citadelArea(view, seat);
  let value = 3 - 1.5 * villageCost(view, site);
  if (citadel !== undefined) value -= 0.15 * atlas.distance(site, citadel);
  if (hasUnits(view, seat, site)) value += 0.4;
  if (outlook.ownVillages(site) > 0) value += 0.3;
  for (const next of atlas.neighbours(site)) {
    if (outlook.ownVillages(next) === 0 && outlook.settler(next) === NOBODY)
      value += 0.12 * outlook.room(next);
    if (outlook.foeIn(next) !== undefined) value -= 0.8;
    if (outlook.prizes(next) > 0) value -= 0.25;
  }
  return value;
}
