import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Modifier } from '../../rules/attack/modifiers.ts';
import type { Tag } from '../../rules/names.ts';
import { modifierWords } from '../../text/modifiers.ts';
import css from './bench.module.css';

/** Everything that counts in a roll, with its source. */
export function Chips({
  locale,
  modifiers,
  nameOf,
  not = null,
}: {
  readonly locale: Locale;
  readonly modifiers: readonly Modifier[];
  readonly nameOf: (unit: Tag) => string;
  /** Something a player might expect to count, but that does not. */
  readonly not?: string | null;
}): ReactNode {
  if (modifiers.length === 0) return null;
  return (
    <ul className={css['chips']}>
      {modifiers.map((modifier, at) => {
        const { what, by } = modifierWords(locale, modifier, nameOf);
        return (
          <li key={at} data-on={modifier.on}>
            <b>{what}</b>
            {by === null ? null : <span>{by}</span>}
          </li>
        );
      })}
      {not === null ? null : <li data-on="none">{not}</li>}
    </ul>
  );
}
