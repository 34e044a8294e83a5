import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import { Emblem } from '../pieces/emblem.tsx';
import css from '@sanguine/ui/prompt/prompt.module.css';

export interface PromptProps {
  readonly locale: Locale;
  readonly faction: Faction | 'none';
  /** Who is spoken of, in small capitals. */
  readonly who: string;
  readonly asks: string;
  readonly facts: string;
  /** Somebody else decides. */
  readonly waiting: boolean;
}

/** Who decides, and what. Read out when it changes. */
export function Prompt({ locale, faction, who, asks, facts, waiting }: PromptProps): ReactNode {
  return (
    <div className={css['prompt']} data-guide="prompt" lang={locale}>
      <Emblem faction={faction} size={40} />
      <div className={css['words']} aria-live="polite">
        <p className={css['question']}>
          <b>{who}</b>
          {asks === '' ? null : <span>{asks}</span>}
        </p>
        {facts === '' ? null : <p className={css['facts']}>{facts}</p>}
      </div>
      {waiting ? <Glyph name="hourglass" size={26} className={css['glass']} /> : null}
    </div>
  );
}
