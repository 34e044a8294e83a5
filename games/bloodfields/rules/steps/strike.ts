import { refusal } from '@sanguine/kernel';
import { abilityOf, drinkPotion, refuseAbility, refusePotion, useAbility } from '../abilities.ts';
import { attackOf, namesTarget, refuseProfile } from '../attack/legality.ts';
import { targetFault } from '../attack/targets.ts';
import { payAttack } from '../attack/payment.ts';
import { startVolley } from '../attack/volley.ts';
import type { StepOf } from '../frames.ts';
import { nameOf } from '../names.ts';
import { skillSet } from '../skills.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { NOBODY, unitOf } from '../units.ts';

/** §6.5: the free attack of a charge, on its target. Effortless abilities and potions may come before it. */
export const strike: StepOf<'strike'> = {
  rule: '6.5',
  verbs: ['strike', 'use', 'drink'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(state, { unit: id }) {
    const unit = unitOf(state, id);
    for (const attack of skillSet(unit.kind).attacks) yield { do: 'strike', skill: attack.id };
    for (const { id: by, effortless } of skillSet(unit.kind).abilities)
      if (effortless === true) yield { do: 'use', by };
    for (const item of unit.items) yield { do: 'drink', item };
  },
  refuse(state, { unit: id, target }, _seat, move) {
    // Rulings 25, 126: a charge gained in another unit's turn does not allow them.
    if (move.do !== 'strike' && turnOf(state)?.unit !== id)
      return refusal('4.6', 'act.effortless', [nameOf(state, id)]);
    if (move.do === 'drink') return refusePotion(state, id, move.item);
    if (move.do === 'use') {
      return abilityOf(unitOf(state, id), move.by)?.effortless === true
        ? refuseAbility(state, id, move.by)
        : refusal('6.5', 'strike.effortless', [nameOf(state, id)], { by: move.by });
    }
    const attack = attackOf(state, id, move.skill);
    if (attack?.attack.kind !== 'melee')
      return refusal('6.5', 'strike.melee', [nameOf(state, id)], { skill: move.skill });
    const refused = refuseProfile(state, id, attack, false);
    if (refused !== null) return refused;
    return targetFault(state, id, target, attack.attack) === null
      ? null
      : refusal('6.5', 'strike.target', [nameOf(state, target)], { skill: move.skill });
  },
  play(state, { unit: id, target }, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'drink') drinkPotion(state, id, move.item, context);
    else if (move.do === 'use') useAbility(state, id, move.by, context);
    else {
      const charge = state.frames.at(-1);
      if (charge?.step === 'charge') charge.slot = 'done';
      const attack = payAttack(state, id, move.skill, false);
      // AoE strikes the target along with others, in the order its player likes (ruling 54).
      const named = namesTarget(attack.attack) ? target : NOBODY;
      startVolley(state, { attacker: id, skill: move.skill, target: named, charge: true }, context);
    }
  },
  mask: (frame) => ({ ...frame }),
};
