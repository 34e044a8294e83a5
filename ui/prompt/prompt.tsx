import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Closed } from '../contract.ts';
import { Glyph } from '../glyph/glyph.tsx';
import css from './prompt.module.css';

export interface PromptWords {
  /** The emblem of the player it is about. */
  readonly emblem: ReactNode;
  /** The player it is about, in small capitals. */
  readonly who: string;
  readonly asks: string;
  /** Beneath it; empty for none. */
  readonly facts: ReactNode;
  /** Another player decides. */
  readonly waiting: boolean;
}

/** Instead of a question: the players have ended the game. */
export function closedPrompt({ title, text }: Closed): PromptWords {
  return { emblem: null, who: title, asks: '', facts: text, waiting: false };
}

interface PromptProps extends PromptWords {
  readonly locale: Locale;
}

/** The viewer's decision, or the player everybody is waiting for. Announced to screen readers when it changes. */
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
