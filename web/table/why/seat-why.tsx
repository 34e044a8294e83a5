import { useEffect, useRef, useState } from 'react';
import { reasonWords } from '@sanguine/bots';
import type { AnyGame, Locale, Masked, Thought } from '@sanguine/kernel';
import { WhyNot } from '@sanguine/ui/controls/why-not.tsx';
import { useWhySay } from './say.ts';
import styles from './why.module.css';

interface SeatWhyProps {
  readonly game: AnyGame;
  readonly locale: Locale;
  /** The bot's name. */
  readonly name: string;
  readonly reason: Thought | 'secret';
  readonly view: Masked<unknown>;
}

/** At a bot's seat: tells why it made its last move. The answer stays until something else is pressed. */
export function SeatWhy({ game, locale, name, reason, view }: SeatWhyProps) {
  const say = useWhySay();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : event.target !== button.current)
        setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['ask']}
        aria-label={say('ask.seat', { name })}
        aria-expanded={open}
        data-guide="why"
        onClick={() => setOpen(!open)}
      >
        {say('ask')}
      </button>
      {open ? (
        <WhyNot anchor={button} head={say('head', { name })}>
          {reason === 'secret' ? say('secret', { name }) : reasonWords(game.speech, locale, reason, view)}
        </WhyNot>
      ) : null}
    </>
  );
}
