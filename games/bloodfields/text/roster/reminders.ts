import type { Locale } from '@sanguine/kernel';
import { type Race, RACES } from '../../content/lines.ts';
import { RACE_PASSIVES } from '../../content/races.ts';
import { UNITS } from '../../content/units/index.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { passiveText } from '../passives.ts';
import { raceName, skillName } from '../words.ts';
import { short } from './blocks.ts';
import { type Feature, featuresOf } from './features.ts';
import { type PaperPhrase, sayPaper } from './say.ts';

type ReminderId = Exclude<PaperPhrase, `${string}.text` | `short.${string}` | `stat.${string}`>;

interface ReminderNeed {
  readonly id: ReminderId | `race.${Race}`;
  /** The section with the whole rule. */
  readonly rule: string;
  /** Any of these brings it onto the paper; `all`: it is always there. */
  readonly for: readonly Feature[] | 'all';
  readonly tell: (locale: Locale) => Pick<Reminder, 'name' | 'text'>;
}

/** A rule with its own words. */
const rule = (id: ReminderId, section: string, ...features: Feature[]): ReminderNeed => ({
  id,
  rule: section,
  for: features.length === 0 ? 'all' : features,
  tell: (locale) => ({ name: sayPaper(locale, id), text: sayPaper(locale, `${id}.text`) }),
});

/** §13.1: what a race gives each of its units, told from the content. */
const inborn = (): ReminderNeed[] =>
  RACES.flatMap((race) => {
    const passive = RACE_PASSIVES[race];
    const bearer = UNITS.find((card) => card.race === race)?.kind;
    if (passive === undefined || bearer === undefined) return [];
    return [
      {
        id: `race.${race}`,
        rule: '13.1',
        for: [`race.${race}`],
        tell: (locale) => ({
          name: sayPaper(locale, 'short.inborn', {
            name: skillName(locale, passive.id),
            race: raceName(locale, race),
          }),
          text: short(passiveText(locale, passive, bearer)),
        }),
      },
    ];
  });

/**
 * Rules in a line or two, for a sheet of paper that has to hold all of them; `NEEDS` has them in full. What a sign on the sheet
 * says (once a turn, no action) is not repeated.
 */
export const REMINDERS: readonly ReminderNeed[] = [
  rule('inspire', '3.3'),
  rule('dice', '7.4'),
  rule('cover', '8.3'),
  rule('basic', '7.1'),
  ...inborn(),
  rule('race.mossfolk', '13.1', 'race.mossfolk'),
  rule('race.spirit', '13.1', 'race.spirit'),
  rule('race.husk', '13.1', 'race.husk'),
  rule('race.choirborn', '12.5', 'race.choirborn'),
  rule('magic', '9.2', 'trait.mage', 'trait.archmage'),
  rule('school', '9.5', 'item.school'),
  rule('trait.warmachine', '13.3', 'trait.warmachine'),
  rule('trait.beast', '13.3', 'trait.beast'),
  rule('trait.support', '13.4', 'trait.support', 'effect.deploy', 'loyal.drowned'),
  rule('loyal.wardens', '13.2', 'loyal.wardens'),
  rule('loyal.mossback', '13.2', 'loyal.mossback'),
  rule('loyal.drowned', '13.2', 'loyal.drowned'),
  rule('loyal.choir', '13.2', 'loyal.choir'),
  rule('shield', '12.1', 'effect.shield', 'race.warden'),
  rule('token.blind', '12.2', 'token.blind'),
  rule('token.immobilize', '12.2', 'token.immobilize'),
  rule('token.silence', '12.2', 'token.silence'),
  rule('token.weakness', '12.2', 'token.weakness'),
  rule('token.spotted', '12.2', 'token.spotted'),
  rule('token.stun', '12.3', 'token.stun'),
  rule('token.dot', '12.4', 'token.dot'),
  rule('critical', '7.8', 'critical'),
  rule('penetration', '7.8', 'penetration'),
  rule('ignoreArmour', '7.8', 'ignoreArmour'),
  rule('ignoreCover', '7.8', 'ignoreCover'),
  rule('lifesteal', '7.8', 'lifesteal'),
  rule('times', '7.8', 'times'),
  rule('seeking', '7.8', 'seeking'),
  rule('moments', '7.8', 'before', 'after', 'onDamage', 'effect.apply'),
  rule('halfRange', '7.8', 'halfRange'),
  rule('reach', '7.2', 'reach'),
  rule('aoe', '7.2', 'aoe'),
  rule('magicWeapon', '7.8', 'magicWeapon'),
  rule('reroll', '7.10', 'reroll'),
  rule('effect.drag', '5.3', 'effect.drag'),
  rule('effect.fly', '5.4', 'effect.fly'),
  rule('effect.jump', '5.5', 'effect.jump'),
  rule('effect.blink', '5.6', 'effect.blink'),
  rule('effect.push', '5.7', 'effect.push'),
  rule('effect.action', '4.5', 'effect.action'),
  rule('effect.hits', '7.9', 'effect.hits'),
  rule('effect.morale', '10.2', 'effect.morale'),
  rule('ballistic', '14.1', 'ballistic'),
  rule('shot.artillery', '14.2', 'shot.artillery'),
  rule('shot.cannon', '14.3', 'shot.cannon'),
  rule('shot.array', '14.4', 'shot.array'),
  rule('shot.piercing', '14.5', 'shot.piercing'),
  rule('potion', '15.1', 'item.potion'),
  rule('charm', '15.2', 'item.charm'),
];

/** §1.5: what the signs beside a skill say. */
export const SIGNED: readonly Feature[] = ['unique', 'effortless'];

export interface Reminder {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

/** The rules these units use, in brief, each once. */
export function remindersFor(locale: Locale, roster: Roster): Reminder[] {
  const features = featuresOf(roster);
  return REMINDERS.filter((one) => one.for === 'all' || one.for.some((feature) => features.has(feature))).map(
    ({ id, rule: section, tell }) => ({ id, rule: section, ...tell(locale) }),
  );
}
