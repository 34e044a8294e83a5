import { useState } from 'react';
import { type Hint, reasonWords } from '@sanguine/bots';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import type { TableContext } from '../table-context.ts';
import styles from './hint-card.module.css';
import { useHintSay } from './say.ts';
import type { ShownHint } from './use-hint.ts';

interface HintCardProps {
  readonly context: TableContext;
  readonly shown: ShownHint;
  /** Null where a lesson wants another move. */
  readonly onPlay: ((move: unknown) => void) | null;
  readonly onClose: () => void;
}

/**
 * The best move in words: how likely it wins, why, and what would be next best, with a button that plays it. On a phone a
 * strip shows only the move and its chance, so that hand and board can be used; the rest is shown on request.
 */
export function HintCard({ context, shown, onPlay, onClose }: HintCardProps) {
  const say = useHintSay();
  const [isOpen, setIsOpen] = useState(false);
  const { hint, failed, passed } = shown;
  const closing = say(hint === null && !failed ? 'cancel' : 'close');
  return (
    <section
      className={styles['card']}
      aria-label={say('title')}
      data-guide="hint"
      data-strip
      data-open={isOpen || undefined}
    >
      <div className={styles['words']} aria-live="polite">
        <p className={styles['head']}>{say(hint === null && !failed ? 'thinking' : 'title')}</p>
        {hint === null ? null : <Advice context={context} hint={hint} />}
        {failed ? <p>{say('failed')}</p> : null}
        {hint === null && !failed ? <progress value={passed} aria-label={say('thinking')} /> : null}
        {hint !== null && onPlay === null ? <p className={styles['lesson']}>{say('lesson')}</p> : null}
      </div>
      <div className={styles['ways']}>
        {hint === null || onPlay === null ? null : (
          <ActionButton kind="go" guide="hint:play" onPress={() => onPlay(hint.move)}>
            {say('play')}
          </ActionButton>
        )}
        {hint === null ? null : (
          <button
            type="button"
            className={styles['fold']}
            data-guide="hint:why"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {say('why')}
          </button>
        )}
        <ActionButton kind="ghost" className={styles['close']} guide="hint:close" onPress={onClose}>
          <span className={styles['word']}>{closing}</span>
          <span className={styles['sign']} aria-hidden="true">
            <Icon name="cancel" size={16} />
          </span>
        </ActionButton>
      </div>
    </section>
  );
}

function Advice({ context, hint }: Pick<HintCardProps, 'context'> & { readonly hint: Hint }) {
  const say = useHintSay();
  const { game, locale, table } = context;
  const { view, viewer } = table;
  if (viewer === null) return null;
  const { search, next, ...reason } = hint.thought;
  return (
    <>
      <h2>{game.speech.move(locale, view, viewer, hint.move)}</h2>
      <p>
        {search === undefined ? null : <strong>{say('chance', { odds: search.odds })}</strong>}{' '}
        <span className={search === undefined ? undefined : styles['reason']}>
          {reasonWords(game.speech, locale, reason, view)}
        </span>
      </p>
      {hint.plan.length === 0 ? null : (
        <p className={styles['more']}>
          {say('plan', {
            moves: hint.plan
              .map((words) => words[locale])
              .reduce((first, more) => say('plan.join', { first, more })),
          })}
        </p>
      )}
      {next === undefined ? null : (
        <p className={styles['more']}>
          {say(next.behind === 0 ? 'next.even' : 'next', { move: next.move[locale], behind: next.behind })}
        </p>
      )}
    </>
  );
}
