import { bestBy } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { captureAreas, refuseTribute } from '../rules/capture.ts';
import type { FrameOf } from '../rules/frames.ts';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { Player } from '../rules/state.ts';
import { bestPips } from '../rules/tiles.ts';
import { villageCost } from '../rules/villages.ts';
import { because, type BotChoice } from './choice.ts';
import { type OptionOf, valueOf } from './option.ts';
import { payable } from './budget.ts';
import type { Survey } from './survey.ts';
import { Payments } from './payments.ts';
import { siteValue } from './sites.ts';
import { Threats } from './threats.ts';

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

/** §11: as many villages as can be paid for while they still score; in a turn without a tile spent anywhere, so that the game goes on (§3.3). */
export function buildVillages(survey: Survey, frame: FrameOf<'construct'>): BotChoice {
  const best = bestBy(siteOptions(survey, frame), valueOf);
  if (best !== undefined) return because('settle', best.move, { area: best.move.area });
  const { me } = survey;
  const payment =
    frame.debt > 0
      ? (new Payments(purseOf(survey)).single(frame.debt) ?? new Payments(me).single(frame.debt))
      : null;
  if (payment === null) return because('endTurn', { do: 'end' });
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: frame.debt });
}

/** The sites worth building on that the best tile still pays for. */
export function siteOptions(survey: Survey, { debt }: FrameOf<'construct'>): OptionOf<'settle'>[] {
  const { view, seat } = survey;
  const worthwhile = survey.scoringsOf(seat) > 0 || survey.villages === 0 || !view.spent;
  if (!worthwhile) return [];
  const threats = new Threats(survey);
  const pips = bestPips(purseOf(survey));
  return areasIn(sequence.moves(view, seat), 'settle')
    .filter((site) => debt + villageCost(view, site) <= pips)
    .map((site) => ({
      move: { do: 'settle', area: site },
      value: siteValue(survey, threats, site),
    }));
}

const purseOf = (survey: Survey): Player => ({ ...survey.me, hand: [...payable(survey)] });
