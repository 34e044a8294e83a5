import type { Locale } from '@sanguine/kernel';
import type { AttackBonus, AttackProfile, Band, When } from '../content/skills.ts';
import { effectsText, signed } from './effects.ts';
import { inchesText, lengthText } from './measures.ts';
import { join, say } from './phrases.ts';
import { kindName, raceName } from './words.ts';

/** §14.1: `8 to 16 inches: scatter −1` */
export const bandText = (locale: Locale, { from, to, modifier }: Band): string =>
  say(locale, 'attack.band', {
    from: inchesText(from),
    to: inchesText(to),
    modifier: modifier === 0 ? '±0' : signed(modifier),
  });

/** What a bonus adds, without its condition. */
export const gainText = (locale: Locale, { dice, damage, reroll }: AttackBonus): string =>
  join(locale, [
    ...(dice === undefined ? [] : [say(locale, 'bonus.dice', { count: dice })]),
    ...(damage === undefined ? [] : [say(locale, 'bonus.damage', { count: damage })]),
    ...(reroll === undefined ? [] : [say(locale, 'bonus.reroll', { count: reroll })]),
  ]);

/** The condition of a bonus; null if it always counts. */
export function whenText(locale: Locale, when: When): string | null {
  if (when === 'always') return null;
  if (typeof when === 'string') return say(locale, `when.${when}`);
  if ('hurt' in when) return say(locale, 'when.hurt', { count: when.hurt });
  const range = lengthText(locale, when.within);
  return 'kind' in when.near
    ? say(locale, 'when.near.kind', { kind: kindName(locale, when.near.kind), range })
    : say(locale, 'when.near.crew', { race: raceName(locale, when.near.crew), range });
}

/** `At half range: +1 die`, `Reroll 1` */
function bonusText(locale: Locale, bonus: AttackBonus): string {
  const when = whenText(locale, bonus.when);
  const gain = gainText(locale, bonus);
  return when === null ? gain : say(locale, 'bonus.when', { when, bonus: gain });
}

const diceText = (locale: Locale, dice: AttackProfile['dice']): string =>
  typeof dice === 'number' ? say(locale, 'attack.dice', { count: dice }) : say(locale, `attack.dice.${dice}`);

const damageText = (locale: Locale, damage: AttackProfile['damage']): string =>
  typeof damage === 'number'
    ? say(locale, 'attack.damage', { count: damage })
    : say(locale, 'attack.damage.d3');

/** Keywords without a value, in the order of the rulebook. */
const KEYWORDS = ['seeking', 'penetration', 'ignoreCover', 'lifesteal', 'magicWeapon'] as const;
const MOMENTS = ['before', 'onDamage', 'after'] as const;

/** §7.1, §7.8: a profile with all its keywords: `3 dice, 2 damage, range 18 inches; At half range: +1 die`. */
export function profileText(locale: Locale, profile: AttackProfile): string {
  const { range, reach, aoe, times, ignoreArmour, shot, ballistic = [], bonuses = [] } = profile;
  const plain = [
    diceText(locale, profile.dice),
    damageText(locale, profile.damage),
    ...(range === 0 ? [] : [say(locale, 'attack.range', { range: lengthText(locale, range) })]),
    ...(reach === undefined ? [] : [say(locale, 'attack.reach', { range: lengthText(locale, reach) })]),
    ...(aoe === undefined ? [] : [say(locale, 'attack.aoe', { range: lengthText(locale, aoe) })]),
    ...(shot === undefined ? [] : [say(locale, `attack.shot.${shot}`)]),
    ...(times === undefined ? [] : [say(locale, 'attack.times', { count: times })]),
    ...(ignoreArmour === undefined ? [] : [say(locale, 'attack.ignoreArmour', { count: ignoreArmour })]),
    ...KEYWORDS.filter((keyword) => profile[keyword] === true).map((keyword) =>
      say(locale, `attack.${keyword}`),
    ),
    ...bonuses.filter(({ when }) => when === 'always').map((bonus) => bonusText(locale, bonus)),
  ];
  const told = [
    join(locale, plain),
    ...bonuses.filter(({ when }) => when !== 'always').map((bonus) => bonusText(locale, bonus)),
    ...MOMENTS.flatMap((moment) => {
      const effects = profile[moment] ?? [];
      return effects.length === 0
        ? []
        : [say(locale, `attack.${moment}`, { effects: effectsText(locale, effects) })];
    }),
    ...ballistic.map((band) => bandText(locale, band)),
  ];
  return join(locale, told, 'list.notes');
}
