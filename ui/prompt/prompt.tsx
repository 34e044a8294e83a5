import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import css from './prompt.module.css';

/** Who decides, and what. */
export interface PromptWords {
  /** The sign of who is spoken of. */
  readonly emblem: ReactNode;
  /** Who is spoken of, in small capitals. */
  readonly who: string;
  readonly asks: string;
  readonly facts: string;
  /** Somebody else decides. */
  readonly waiting: boolean;
}

interface PromptProps extends PromptWords {
  readonly locale: Locale;
}

/** The question to the viewer, or whom everybody waits for. Read out when it changes. */
export function Prompt({ locale, emblem, who, asks, facts, waiting }: PromptProps): ReactNode {
  return (
    <div className={css['prompt']} data-guide="prompt" lang={locale}>
      {emblem}
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
