import { type Locale, percent } from '@sanguine/kernel';
import { type Answer, type Spot } from '../rules/forecast.ts';
import type { State } from '../rules/state.ts';
import { meanText } from './move-notes.ts';
import { join, say } from './phrases.ts';
import { skillName, unitName } from './words.ts';

/** How an enemy would attack: `charges (67%), then Bell Hammer`. */
export function deedText(locale: Locale, { deed, skills, contact }: Answer): string {
  const [first = '', second] = skills;
  const names =
    first === second
      ? say(locale, 'odds.worst.twice', { skill: skillName(locale, first) })
      : join(
          locale,
          skills.map((skill) => say(locale, 'odds.worst.once', { skill: skillName(locale, skill) })),
        );
  return deed === 'attack' || deed === 'move'
    ? say(locale, `odds.worst.${deed}`, { skills: names })
    : say(locale, `odds.worst.${deed}`, { skills: names, chance: percent(locale, contact) });
}

/** What enemies yet to act could do to a unit where it stands or would stand. */
export function answerParts(locale: Locale, view: State, { answers, together }: Spot): string[][] {
  const [worst, ...more] = answers;
  if (worst === undefined) return [[say(locale, 'odds.safe')]];
  const told = say(locale, 'odds.worst', {
    unit: unitName(locale, view, worst.by),
    deed: deedText(locale, worst),
  });
  const parts = [
    // Two attacks with long names do not fit on one line, so it may also break between them.
    ...told.split(join(locale, ['', ''])),
    say(locale, 'odds.worst.kill', { chance: percent(locale, worst.odds.kill) }),
    say(locale, 'odds.mean', { mean: meanText(locale, worst.odds.mean) }),
  ];
  if (more.length === 0) return [parts];
  const chance = percent(locale, together().kill);
  return [parts, [say(locale, 'odds.worst.all', { count: answers.length, chance })]];
}
