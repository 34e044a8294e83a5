import { refusal } from '@sanguine/kernel';
import { TRANSFUSE_MOST } from '../../content/spells.ts';
import { give } from '../blood.ts';
import { BODIES, isPuppet, standing } from '../figures.ts';
import { type SpellChoice, named, refuseRange, type SpellRules } from '../spell.ts';

/** Stones given, or taken if negative. */
const AMOUNTS: readonly number[] = Array.from({ length: TRANSFUSE_MOST }, (_, at) => at + 1).flatMap(
  (amount) => [amount, -amount],
);

/** §7.4: one or two stones between the Witch and a minion or zombie, either way; neither gives its last. */
export const transfuse: SpellRules = {
  rule: '7.4',
  *offers(state): Iterable<SpellChoice> {
    for (const unit of standing(state, BODIES)) {
      // One stone is enough to ask why a unit is not a target.
      for (const amount of isPuppet(state, unit) ? AMOUNTS : [1]) yield { unit, blood: amount, at: null };
    }
  },
  refuse(state, { unit, blood, at }) {
    if (unit === 'none' || !isPuppet(state, unit)) return refusal('7.4', 'cast.puppet', named(unit));
    if (at !== null) return refusal('7.4', 'cast.stray');
    if (blood === 0 || Math.abs(blood) > TRANSFUSE_MOST) {
      return refusal('7.4', 'transfuse.amount', [], { most: TRANSFUSE_MOST });
    }
    const giver = blood > 0 ? 'witch' : unit;
    if (state.figures[giver].blood <= Math.abs(blood)) return refusal('7.4', 'transfuse.last', [giver]);
    return refuseRange(state, 'transfuse', unit);
  },
  effect(state, { unit, blood }, context) {
    if (unit === 'none') return;
    if (blood > 0) give(state, 'witch', unit, blood, context);
    else give(state, unit, 'witch', -blood, context);
  },
};
