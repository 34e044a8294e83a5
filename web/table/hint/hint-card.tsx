import { type Hint, reasonWords } from '@sanguine/bots';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
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

/** The best move in words: how likely it wins, why, what would be next best; and a button that plays it. */
export function HintCard({ context, shown, onPlay, onClose }: HintCardProps) {
  const say = useHintSay();
  const { hint, failed, passed } = shown;
  return (
    <section className={styles['card']} aria-label={say('title')} data-guide="hint" data-whole>
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
        <ActionButton kind="ghost" guide="hint:close" onPress={onClose}>
          {say(hint === null && !failed ? 'cancel' : 'close')}
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
        {reasonWords(game.speech, locale, reason, view)}
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
