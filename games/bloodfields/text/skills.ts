import type { Locale, SheetLine } from '@sanguine/kernel';
import { type ItemId, itemOf } from '../content/items.ts';
import type { Skill, Spell } from '../content/skills.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import { profileText } from './attacks.ts';
import { doesText, effectsText } from './effects.ts';
import { diceText, passiveText, triggerText } from './passives.ts';
import { join, say } from './phrases.ts';
import { itemName, skillName } from './words.ts';

/** A caster for texts of a school's spells: they read the same for any unit. */
export const ANY_CASTER: UnitKind = 'ilmane';

/** §1.5: kind, limits and cost of a skill: `melee attack, Unique, 1 Inspire`. */
function skillNotes(locale: Locale, skill: Skill): string[] {
  const cost = 'cost' in skill ? skill.cost : 0;
  const effortless = skill.type === 'ability' && skill.effortless === true;
  return [
    skill.type === 'attack'
      ? say(locale, `card.type.attack.${skill.attack.kind}`)
      : say(locale, `card.type.${skill.type}`, {
          difficulty: skill.type === 'spell' ? skill.difficulty : 0,
        }),
    ...(skill.unique === true ? [say(locale, 'card.unique')] : []),
    ...(effortless ? [say(locale, 'card.effortless')] : []),
    ...(cost > 0 ? [say(locale, 'card.cost', { cost })] : []),
  ];
}

/** What a skill of this unit does. */
export function skillText(locale: Locale, skill: Skill, bearer: UnitKind): string {
  switch (skill.type) {
    case 'attack':
      return profileText(locale, skill.attack);
    case 'ability':
      return doesText(locale, skill.select, skill.effects);
    case 'spell':
      return spellText(locale, skill);
    case 'passive':
      return passiveText(locale, skill, bearer);
  }
}

/** What a spell does once it is cast. */
export const spellText = (locale: Locale, { does }: Spell): string =>
  'attack' in does
    ? join(locale, [say(locale, `attack.magic.${does.attack.kind}`), profileText(locale, does.attack)])
    : doesText(locale, does.select, does.effects);

/** The parts of a card's line for a skill. */
export const skillParts = (locale: Locale, skill: Skill, bearer: UnitKind): SheetLine => ({
  name: skillName(locale, skill.id),
  notes: join(locale, skillNotes(locale, skill)),
  text: skillText(locale, skill, bearer),
});

/** `Judgement (melee attack, Unique, 1 Inspire): 3 dice, 2 damage, Ignore 1 Armour` */
export const skillLine = (locale: Locale, skill: Skill, bearer: UnitKind): string =>
  say(locale, 'card.skill', { ...skillParts(locale, skill, bearer) });

export const itemKind = (locale: Locale, id: ItemId): string => say(locale, `card.type.${itemOf(id).type}`);

/** What an item does. */
export function itemText(locale: Locale, id: ItemId): string {
  const item = itemOf(id);
  switch (item.type) {
    case 'potion':
      return effectsText(locale, item.effects);
    case 'charm':
      return join(
        locale,
        [
          ...(item.trigger === undefined ? [] : [triggerText(locale, item.trigger, true)]),
          ...(item.dice === undefined ? [] : [diceText(locale, item.dice, true)]),
        ],
        'list.notes',
      );
    case 'school':
      return say(locale, 'card.school');
  }
}

/** `Potion of Wrath (potion): +1 die to melee attacks this turn` */
export const itemLine = (locale: Locale, id: ItemId, used: boolean): string =>
  say(locale, 'card.skill', {
    name: itemName(locale, id),
    notes: join(locale, [itemKind(locale, id), ...(used ? [say(locale, 'card.used')] : [])]),
    text: itemText(locale, id),
  });
