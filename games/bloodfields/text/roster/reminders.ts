import type { Locale } from '@sanguine/kernel';
import type { Roster } from '../../rules/roster/roster.ts';
import { type Feature, featuresOf } from './features.ts';
import { type PaperPhrase, sayPaper } from './say.ts';

type ReminderId = Exclude<PaperPhrase, `${string}.text` | `short.${string}` | `stat.${string}`>;

interface ReminderNeed {
  readonly id: ReminderId;
  /** The section with the whole rule. */
  readonly rule: string;
  /** Any of these brings it onto the paper; `all`: whatever the roster. */
  readonly for: readonly Feature[] | 'all';
}

/**
 * Rules in a line or two, for a sheet of paper on which all of them have to find room; `NEEDS` has the same in full. What is
 * told by a sign on the sheet (once a turn, no action) is not told again.
 */
export const REMINDERS: readonly ReminderNeed[] = [
  { id: 'inspire', rule: '3.3', for: 'all' },
  { id: 'dice', rule: '7.4', for: 'all' },
  { id: 'cover', rule: '8.3', for: 'all' },
  { id: 'basic', rule: '7.1', for: 'all' },
  { id: 'race.warden', rule: '13.1', for: ['race.warden'] },
  { id: 'race.mossfolk', rule: '13.1', for: ['race.mossfolk'] },
  { id: 'race.spirit', rule: '13.1', for: ['race.spirit'] },
  { id: 'race.drowned', rule: '13.1', for: ['race.drowned'] },
  { id: 'race.husk', rule: '13.1', for: ['race.husk'] },
  { id: 'race.choirborn', rule: '12.5', for: ['race.choirborn'] },
  { id: 'magic', rule: '9.2', for: ['trait.mage', 'trait.archmage'] },
  { id: 'school', rule: '9.5', for: ['item.school'] },
  { id: 'trait.warmachine', rule: '13.3', for: ['trait.warmachine'] },
  { id: 'trait.beast', rule: '13.3', for: ['trait.beast'] },
  { id: 'trait.support', rule: '13.4', for: ['trait.support', 'effect.deploy', 'loyal.drowned'] },
  { id: 'loyal.wardens', rule: '13.2', for: ['loyal.wardens'] },
  { id: 'loyal.mossback', rule: '13.2', for: ['loyal.mossback'] },
  { id: 'loyal.drowned', rule: '13.2', for: ['loyal.drowned'] },
  { id: 'loyal.choir', rule: '13.2', for: ['loyal.choir'] },
  { id: 'shield', rule: '12.1', for: ['effect.shield', 'race.warden'] },
  { id: 'token.blind', rule: '12.2', for: ['token.blind'] },
  { id: 'token.immobilize', rule: '12.2', for: ['token.immobilize'] },
  { id: 'token.silence', rule: '12.2', for: ['token.silence'] },
  { id: 'token.weakness', rule: '12.2', for: ['token.weakness'] },
  { id: 'token.spotted', rule: '12.2', for: ['token.spotted'] },
  { id: 'token.stun', rule: '12.3', for: ['token.stun'] },
  { id: 'token.dot', rule: '12.4', for: ['token.dot'] },
  { id: 'critical', rule: '7.8', for: ['critical'] },
  { id: 'penetration', rule: '7.8', for: ['penetration'] },
  { id: 'ignoreArmour', rule: '7.8', for: ['ignoreArmour'] },
  { id: 'ignoreCover', rule: '7.8', for: ['ignoreCover'] },
  { id: 'lifesteal', rule: '7.8', for: ['lifesteal'] },
  { id: 'times', rule: '7.8', for: ['times'] },
  { id: 'seeking', rule: '7.8', for: ['seeking'] },
  { id: 'moments', rule: '7.8', for: ['before', 'after', 'onDamage', 'effect.apply'] },
  { id: 'halfRange', rule: '7.8', for: ['halfRange'] },
  { id: 'reach', rule: '7.2', for: ['reach'] },
  { id: 'aoe', rule: '7.2', for: ['aoe'] },
  { id: 'magicWeapon', rule: '7.8', for: ['magicWeapon'] },
  { id: 'reroll', rule: '7.10', for: ['reroll'] },
  { id: 'effect.drag', rule: '5.3', for: ['effect.drag'] },
  { id: 'effect.fly', rule: '5.4', for: ['effect.fly'] },
  { id: 'effect.jump', rule: '5.5', for: ['effect.jump'] },
  { id: 'effect.blink', rule: '5.6', for: ['effect.blink'] },
  { id: 'effect.push', rule: '5.7', for: ['effect.push'] },
  { id: 'effect.action', rule: '4.5', for: ['effect.action'] },
  { id: 'effect.hits', rule: '7.9', for: ['effect.hits'] },
  { id: 'effect.morale', rule: '10.2', for: ['effect.morale'] },
  { id: 'ballistic', rule: '14.1', for: ['ballistic'] },
  { id: 'shot.artillery', rule: '14.2', for: ['shot.artillery'] },
  { id: 'shot.cannon', rule: '14.3', for: ['shot.cannon'] },
  { id: 'shot.array', rule: '14.4', for: ['shot.array'] },
  { id: 'shot.piercing', rule: '14.5', for: ['shot.piercing'] },
  { id: 'potion', rule: '15.1', for: ['item.potion'] },
  { id: 'charm', rule: '15.2', for: ['item.charm'] },
];

/** §1.5: what the signs beside a skill tell. */
export const SIGNED: readonly Feature[] = ['unique', 'effortless'];

/** A rule as a reminder. */
export interface Reminder {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

/** The rules these units use, in short, each once. */
export function remindersFor(locale: Locale, roster: Roster): Reminder[] {
  const features = featuresOf(roster);
  return REMINDERS.filter((one) => one.for === 'all' || one.for.some((feature) => features.has(feature))).map(
    ({ id, rule }) => ({
      id,
      name: sayPaper(locale, id),
      text: sayPaper(locale, `${id}.text`),
      rule,
    }),
  );
}
