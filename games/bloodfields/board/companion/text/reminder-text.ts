import type { Locale } from '@sanguine/kernel';
import { type Scoring } from '../../../content/scenarios.ts';
import { skillSet } from '../../../rules/skills.ts';
import { charmsOf } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { unitOf } from '../../../rules/units.ts';
import { lengthText } from '../../../text/measures.ts';
import { triggerText } from '../../../text/passives.ts';
import { join } from '../../../text/phrases.ts';
import { itemText, skillText } from '../../../text/skills.ts';
import { kindName, skillName, tokenName, unitName } from '../../../text/words.ts';
import type { Reminder } from '../state/reminders.ts';
import { sayCompanion } from './say.ts';

/** Whose reminder it is: `For Anneke:`. */
export const reminderFor = (locale: Locale, names: readonly string[], { seat }: Reminder): string =>
  seat === null
    ? sayCompanion(locale, 'reminder.both')
    : sayCompanion(locale, 'reminder.for', { name: names[seat] ?? '' });

/** What a skill or charm of a unit does. */
function bySkill(locale: Locale, table: State, id: UnitId, by: string): string {
  const unit = unitOf(table, id);
  const skill = skillSet(unit.kind).byId.get(by);
  if (skill !== undefined) return skillText(locale, skill, unit.kind);
  const charm = charmsOf(unit).find(({ item }) => item === by);
  if (charm === undefined) return '';
  return charm.trigger === undefined
    ? itemText(locale, charm.item)
    : triggerText(locale, charm.trigger, true);
}

function scoringText(locale: Locale, rule: Scoring): string {
  switch (rule.for) {
    case 'cache':
      return sayCompanion(locale, 'reminder.scoring.cache', { points: rule.points, round: rule.ownHalfFrom });
    case 'presence':
      return sayCompanion(locale, 'reminder.scoring.presence', { three: rule.three, four: rule.four });
    case 'wagon':
      return sayCompanion(locale, 'reminder.scoring.wagon', {
        points: rule.points,
        home: rule.home,
        step: lengthText(locale, rule.step),
      });
    default:
      return sayCompanion(locale, 'reminder.scoring.flag');
  }
}

export function reminderText(locale: Locale, table: State, reminder: Reminder): string {
  const unit = 'unit' in reminder ? unitName(locale, table, reminder.unit) : '';
  switch (reminder.about) {
    case 'initiative':
    case 'grave':
    case 'soil':
    case 'ember':
    case 'exits':
      return sayCompanion(locale, `reminder.${reminder.about}`);
    case 'inspire':
      return sayCompanion(locale, 'reminder.inspire', { left: reminder.left });
    case 'stun':
    case 'terrain':
      return sayCompanion(locale, `reminder.${reminder.about}`, { unit });
    case 'burning':
      return sayCompanion(locale, 'reminder.burning', { unit, count: unitOf(table, reminder.unit).dot });
    case 'lingering':
      return sayCompanion(locale, 'reminder.lingering', {
        unit,
        tokens: join(
          locale,
          unitOf(table, reminder.unit).lingering.map((token) => tokenName(locale, token)),
        ),
      });
    case 'gained':
      return sayCompanion(locale, `reminder.gained.${reminder.what}`, { unit });
    case 'skill':
      return sayCompanion(locale, 'reminder.skill', {
        unit,
        skill: skillName(locale, reminder.by),
        text: bySkill(locale, table, reminder.unit, reminder.by),
      });
    case 'go':
      return sayCompanion(locale, `reminder.go.${reminder.way}`, {
        unit,
        range: lengthText(locale, reminder.distance),
      });
    case 'summon':
      return sayCompanion(locale, 'reminder.summon', {
        unit,
        kind: kindName(locale, reminder.kind),
        count: reminder.count,
      });
    case 'action':
      return reminder.skill === ''
        ? sayCompanion(locale, 'reminder.action', { unit })
        : sayCompanion(locale, 'reminder.action.skill', { unit, skill: skillName(locale, reminder.skill) });
    case 'pushed':
      return sayCompanion(locale, 'reminder.pushed', { unit, range: lengthText(locale, reminder.distance) });
    case 'scoring':
      return scoringText(locale, reminder.rule);
    case 'cleanup':
      return sayCompanion(locale, `reminder.cleanup.${reminder.what}`, { count: reminder.count });
  }
}
