import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { SchoolBlock } from '../../../text/roster/blocks.ts';
import type { Reminder } from '../../../text/roster/reminders.ts';
import { Sign } from '../signs.tsx';
import { sayPrint } from '../text/say.ts';
import { SkillLine } from './unit-block.tsx';
import css from './sheet.module.css';

/** The heading of the rules, with the meaning of all signs on the sheet. */
export function RulesHead({
  locale,
  rounds,
}: {
  readonly locale: Locale;
  readonly rounds: number;
}): ReactNode {
  return (
    <div className={css['rulesHead']} data-part="rules-head">
      <h3>{sayPrint(locale, 'rules')}</h3>
      <p>
        <span>
          <i className={css['box']} /> {sayPrint(locale, 'legend.wound')}
        </span>
        <span>
          <i className={css['ring']} /> {sayPrint(locale, 'legend.acted', { rounds })}
        </span>
        {(['cost', 'unique', 'effortless'] as const).map((name) => (
          <span key={name}>
            <Sign name={name} /> {sayPrint(locale, `legend.${name}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A rule in brief, or a school with its spells. */
export type SheetRule = { readonly rule: Reminder } | { readonly school: SchoolBlock };

export function RuleText({
  locale,
  entry,
}: {
  readonly locale: Locale;
  readonly entry: SheetRule;
}): ReactNode {
  if ('rule' in entry) {
    const { name, text } = entry.rule;
    return (
      <p className={css['rule']} data-part="rule" data-rule={entry.rule.id}>
        <b>{sayPrint(locale, 'rule.name', { name })}</b> {text}
      </p>
    );
  }
  const { school, name, spells } = entry.school;
  return (
    <div className={css['rule']} data-part="rule" data-rule={`school.${school}`}>
      <b>{sayPrint(locale, 'rule.name', { name })}</b>
      <ul>
        {spells.map((spell) => (
          <li key={spell.id}>
            <SkillLine locale={locale} skill={spell} />
          </li>
        ))}
      </ul>
    </div>
  );
}
