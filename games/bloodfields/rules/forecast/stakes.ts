import { coverFrom } from '../attack/attack.ts';
import { blowOf } from '../attack/blow.ts';
import { targetsOf } from '../attack/targets.ts';
import type { Frame } from '@sanguine/kernel';
import type { Frames, FrameOf } from '../frames.ts';
import { attackOf } from '../odds/attack.ts';
import { attackOdds } from '../odds/attack-odds.ts';
import { noStrikes, spreadOf } from '../odds/attack-spread.ts';
import { zeros } from '../odds/chances.ts';
import { chancesFor } from '../odds/uses.ts';
import { placedFor } from '../odds/wounds.ts';
import { currentRoll } from '../roll/options.ts';
import { spellOf, triggerOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { unitOf } from '../units.ts';
import { attackForecast, attackQueries, targetOf } from './attack.ts';
import { hitsQuery } from './attack-window.ts';
import { chargeForecast } from './charge.ts';
import { Charms } from './charms.ts';

/** How likely a unit is to fall if an answer is used, and if it is not. */
export interface Stakes {
  readonly unit: UnitId;
  readonly used: number;
  readonly passed: number;
}

/**
 * §1.6: whose life depends on a passive or charm its owner may use now: its bearer's or its victim's; null if nobody's
 * does.
 */
export function reactionStakes(state: State, { unit: id, by }: FrameOf<'react'>): Stakes | null {
  const trigger = triggerOf(unitOf(state, id), by);
  const moment = state.frames.at(-2);
  const stage = state.frames.at(-3);
  if (trigger === undefined || moment?.step !== 'triggers') return null;
  const [effect] = trigger.effects;
  switch (trigger.on) {
    case 'damageComing':
      return effect?.do === 'shield' ? shielded(state, stage) : null;
    case 'shotAt':
      return trigger.instead === 'cover' ? hidden(state, stage) : null;
    case 'charged':
      return effect?.do === 'hits'
        ? { unit: moment.other, used: killByHits(state, moment.other, effect.amount), passed: 0 }
        : null;
    case 'meleeHarmed':
    case 'meleeUnharmed':
      return effect?.do === 'action' && typeof effect.action === 'object'
        ? {
            unit: moment.other,
            used: attackForecast(state, id, moment.other, effect.action.skill).kill,
            passed: 0,
          }
        : null;
    default:
      return null;
  }
}

/**
 * §6.5, §9.2: whose life depends on the test on the table: the target of a charge or a spell, and how likely the blow destroys
 * it; null if no blow follows the test.
 */
export function testStakes(state: State): { readonly unit: UnitId; readonly kill: number } | null {
  const { asker } = currentRoll(state);
  if (asker.step === 'charge') {
    const { strike } = chargeForecast(state, asker.unit, asker.target);
    return strike === null ? null : { unit: asker.target, kill: strike.attack.kill };
  }
  const spell = asker.step === 'magic' ? spellOf(unitOf(state, asker.unit), asker.spell) : undefined;
  if (asker.step !== 'magic' || spell === undefined || !('attack' in spell.does)) return null;
  const blows = targetsOf(state, asker.unit, spell.does.attack).map((unit) => ({
    unit,
    kill: attackForecast(state, asker.unit, unit, asker.spell).kill,
  }));
  // The spell's target is chosen only after the test succeeds.
  return blows.toSorted((one, other) => other.kill - one.kill)[0] ?? null;
}

/** §7.6: one more Shield against damage about to be placed. */
function shielded(state: State, stage: Frame<Frames> | undefined): Stakes | null {
  if (stage?.step !== 'hurt') return null;
  const target = targetOf(state, stage.unit);
  const falls = (points: number): number => (placedFor(points, target) === target.hp ? 1 : 0);
  return { unit: stage.unit, used: falls(stage.amount - 1), passed: falls(stage.amount) };
}

/** §8.3: cover from the attack about to be rolled. */
function hidden(state: State, stage: Frame<Frames> | undefined): Stakes | null {
  if (stage?.step !== 'attack') return null;
  const blow = blowOf(state, stage);
  const covered = coverFrom(state, stage, blow.profile) !== null;
  const [asked] = attackQueries(
    state,
    blow,
    covered,
    { inner: stage.inner, mute: stage.muted },
    new Charms(),
    {},
  );
  const { inspire, embers } = unitOf(state, stage.attacker);
  const query = { ...asked, dice: stage.dice, attackerTokens: inspire + embers, bead: null };
  return {
    unit: stage.target,
    used: attackOdds({ ...query, cover: true }).kill,
    passed: attackOdds(query).kill,
  };
}

/** §7.9: the chance that these hits destroy a unit. */
function killByHits(state: State, id: UnitId, hits: number): number {
  const query = hitsQuery(state, id);
  const { defence, wounds } = attackOf(query, hits);
  const strikes = noStrikes(hits);
  const struck = chancesFor(strikes.chances, 0, () => zeros((hits + 1) * (hits + 1)));
  struck[hits * (hits + 1)] = 1;
  return spreadOf(query, wounds, defence, strikes, 0).kill;
}
