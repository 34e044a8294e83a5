import type { When } from '../../content/skills.ts';
import { chargeGifts } from '../charge/legality.ts';
import type { FrameOf } from '../frames.ts';
import { tagOf, type Tag } from '../names.ts';
import type { CoverReason } from '../sight.ts';
import { isSpell, skillSet } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { eachGift, movementLost, suffers, WEAKENED } from '../stats.ts';
import { cardFor, unitOf } from '../units.ts';
import { blowOf } from './blow.ts';
import { attackRerolls, bonusesOf } from './bonuses.ts';

/** What a modifier changes. Movement is in mil. */
type Modified =
  | 'dice'
  | 'mastery'
  | 'damage'
  | 'reroll'
  | 'critical'
  | 'armour'
  | 'cover'
  | 'mute'
  | 'movement'
  | 'charge'
  | 'morale';

/** Something that counts in a roll, and its source. */
export interface Modifier {
  readonly on: Modified;
  /** The starting value, or the amount added; `any` for rerolls, `d3` for damage. */
  readonly amount: number | 'any' | 'd3';
  /** Whether it is the starting value, to which the others of its kind are added. */
  readonly base: boolean;
  /** The skill, spell, item, condition or piece of terrain. */
  readonly by: string;
  /** The condition under which the attack itself or a passive gives it. */
  readonly when: When | null;
  /** The unit it comes from, unless that is the roller. */
  readonly of: Tag | null;
}

const base = (on: Modifier['on'], amount: Modifier['amount'], by: string): Modifier => ({
  on,
  amount,
  base: true,
  by,
  when: null,
  of: null,
});
const change = (
  on: Modifier['on'],
  amount: Modifier['amount'],
  by: string,
  of: Tag | null = null,
): Modifier => ({ on, amount, base: false, by, when: null, of });

/** §7.4, §7.8: what counts in the attack roll about to be made. */
export function attackModifiers(state: State, frame: FrameOf<'attack'>): Modifier[] {
  const blow = blowOf(state, frame);
  const { profile, skill } = blow;
  const attacker = unitOf(state, frame.attacker);
  const stat = isSpell(attacker, skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm';
  const named = (by: string): string => (by === 'skill' ? skill : by);
  const bonuses = bonusesOf(state, blow);
  const boosts = attacker.boosts.filter(({ boost }) =>
    profile.kind === 'melee' ? boost === 'meleeDice' : boost === 'critical',
  );
  const dice = [
    ...boosts
      .filter(({ boost }) => boost === 'meleeDice')
      .map(({ amount, by }) => change('dice', amount, by)),
    ...bonuses.flatMap(({ by, bonus }) =>
      bonus.dice === undefined ? [] : [{ ...change('dice', bonus.dice, named(by)), when: bonus.when }],
    ),
  ];
  const added = dice.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
  return [
    base('dice', frame.dice - added, skill),
    ...dice,
    base('mastery', cardFor(attacker)[stat], stat),
    ...(suffers(attacker, 'weakness') ? [change('mastery', -WEAKENED, 'weakness')] : []),
    ...(profile.damage === 1 ? [] : [base('damage', profile.damage, skill)]),
    ...bonuses.flatMap(({ by, bonus }) =>
      bonus.damage === undefined ? [] : [{ ...change('damage', bonus.damage, named(by)), when: bonus.when }],
    ),
    ...attackRerolls(state, blow).map(({ by, reroll }) => change('reroll', reroll, named(by))),
    ...boosts.filter(({ boost }) => boost === 'critical').map(({ by }) => change('critical', 1, by)),
  ];
}

/** §7.5, §7.8: what counts in the defence against an attack. `cover`: the reason for cover, if there is any. */
export function defenceModifiers(
  state: State,
  frame: FrameOf<'attack'>,
  cover: CoverReason | null,
): Modifier[] {
  const { attacker, target, skill, inner, muted } = frame;
  const { profile } = blowOf(state, frame);
  const armour = armourModifiers(state, target);
  const whole = armour.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
  const by = tagOf(state, attacker);
  const pierced =
    profile.penetration === true || profile.shot === 'cannon'
      ? 'penetration'
      : profile.shot === 'artillery' && inner
        ? 'inner'
        : null;
  const ignored = pierced === null ? Math.min(whole, profile.ignoreArmour ?? 0) : whole;
  return [
    ...armour,
    ...(ignored > 0 ? [change('armour', -ignored, pierced ?? skill, by)] : []),
    ...(cover === null ? [] : coverModifiers(state, target, cover)),
    ...(muted ? [change('mute', 0, skill, by)] : []),
  ];
}

/** §7.5: what the armour of a unit is made of. */
export function armourModifiers(state: State, id: UnitId): Modifier[] {
  const unit = unitOf(state, id);
  return [
    base('armour', cardFor(unit).ar, 'ar'),
    ...unit.boosts.flatMap(({ boost, amount, by }) => (boost === 'ar' ? [change('armour', amount, by)] : [])),
    ...gifts(state, id, 'ar'),
  ];
}

/** What other units' passives add to a statistic. */
function gifts(state: State, id: UnitId, stat: 'mo' | 'ar'): Modifier[] {
  const found: Modifier[] = [];
  eachGift(state, id, stat, (giver, standing) => {
    const by =
      skillSet(unitOf(state, giver).kind).passives.find((one) => one.standing === standing)?.id ?? '';
    found.push(change(stat === 'ar' ? 'armour' : 'morale', standing.amount, by, tagOf(state, giver)));
  });
  return found;
}

/** §8.3: what gives the cover. */
function coverModifiers(state: State, target: UnitId, cover: CoverReason): Modifier[] {
  switch (cover.kind) {
    case 'in':
      return [change('cover', 1, cover.piece.id)];
    case 'across':
      return [
        ...cover.pieces.map(({ id }) => change('cover', 1, id)),
        ...cover.units.map((id) => change('cover', 1, 'behind', tagOf(state, id))),
      ];
    case 'combat':
      return [change('cover', 1, 'combat')];
    case 'granted': {
      const boost = unitOf(state, target).boosts.find((one) => one.boost === 'cover');
      return [change('cover', 1, boost?.by ?? 'smoke-bead')];
    }
  }
}

/** §6.3: what is added to the charge die. */
export function chargeModifiers(state: State, id: UnitId, target: UnitId): Modifier[] {
  const unit = unitOf(state, id);
  const lost = movementLost(unit);
  return [
    base('movement', cardFor(unit).mv, 'mv'),
    ...unit.boosts.flatMap(({ boost, amount, by }) =>
      boost === 'mv' ? [change('movement', amount, by)] : [],
    ),
    ...(lost > 0 ? [change('movement', -lost, 'immobilize')] : []),
    ...chargeGifts(unit, unitOf(state, target)).map(({ by, amount }) => change('charge', amount, by)),
  ];
}

/** §10.2: what is added to the higher die of a morale test. */
export const moraleModifiers = (state: State, id: UnitId): Modifier[] => [
  base('morale', cardFor(unitOf(state, id)).mo, 'mo'),
  ...gifts(state, id, 'mo'),
];

/** §9.2: what is added to the higher die of a magic test. */
export function magicModifiers(state: State, id: UnitId): Modifier[] {
  const unit = unitOf(state, id);
  return [
    base('mastery', cardFor(unit).am, 'am'),
    ...(suffers(unit, 'weakness') ? [change('mastery', -WEAKENED, 'weakness')] : []),
  ];
}
