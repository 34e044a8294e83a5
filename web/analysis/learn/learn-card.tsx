import type { ReactNode } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { MarkedDecision } from '../headline.ts';
import { MarkSign } from '../mark-sign.tsx';
import { points } from '../points.ts';
import { roundWords, useAnalysisSay } from '../say.ts';
import styles from './learn.module.css';
import { type Answer, isAccepted } from './lesson.ts';

export type LearnState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'weighing' }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'shown' };

interface LearnCardProps {
  readonly state: LearnState;
  readonly decision: MarkedDecision;
  readonly number: number;
  readonly count: number;
  readonly next: (() => void) | null;
  readonly onAgain: () => void;
  readonly onShow: () => void;
  readonly onLeave: () => void;
}

/** The question of a marked moment, what the player's answer is worth, and the way on. */
export function LearnCard(props: LearnCardProps) {
  const { state, decision, number, count, next, onAgain, onShow, onLeave } = props;
  const say = useAnalysisSay();
  const locale = useLocale();
  const { made, better, loss, verdict, round } = decision;
  const over = state.kind === 'shown' || (state.kind === 'answered' && isAccepted(state.answer));
  const onward = over ? (
    next === null ? (
      <ActionButton kind="go" guide="learn:done" onPress={onLeave}>
        {say('learn.done')}
      </ActionButton>
    ) : (
      <ActionButton kind="go" guide="learn:next" onPress={next}>
        {say('learn.next')}
      </ActionButton>
    )
  ) : null;
  return (
    <section className={styles['place']} aria-label={say('learn.card')}>
      <div className={styles['card']}>
        <MarkSign mark={verdict} size={40} />
        <div className={styles['words']}>
          <p className={styles['count']}>
            {say('learn.count', { number, count })}
            {' · '}
            {roundWords(say, round)}
          </p>
          <div aria-live="polite" data-guide="learn:words">
            {wordsFor(state)}
          </div>
        </div>
        <div className={styles['ways']}>
          {onward}
          {state.kind === 'answered' && !over ? (
            <ActionButton kind="go" guide="learn:again" onPress={onAgain}>
              {say('learn.again')}
            </ActionButton>
          ) : null}
          {over ? null : (
            <ActionButton guide="learn:show" onPress={onShow}>
              {say('learn.show')}
            </ActionButton>
          )}
          {next === null || over ? null : <LinkButton onPress={next}>{say('learn.skip')}</LinkButton>}
          <LinkButton onPress={onLeave}>{say('learn.leave')}</LinkButton>
        </div>
      </div>
    </section>
  );

  function costOf(answer: Answer): string {
    if ('loss' in answer) return say('learn.cost', { loss: points(answer.loss) });
    return say(`learn.${answer.kind}.text`);
  }

  function wordsFor(now: LearnState): ReactNode {
    const warlord = better === null ? '' : say('learn.warlord', { move: better.words[locale] });
    if (now.kind === 'asking') {
      return (
        <>
          <h2>{say('learn.ask')}</h2>
          <p>{say('learn.ask.text', { move: made.words[locale], loss: points(loss) })}</p>
        </>
      );
    }
    if (now.kind === 'weighing') return <h2>{say('learn.weighing')}</h2>;
    if (now.kind === 'shown') {
      return (
        <>
          <h2>{warlord}</h2>
          <p>{say('learn.shown', { move: made.words[locale], loss: points(loss) })}</p>
        </>
      );
    }
    const { answer } = now;
    return (
      <>
        <h2>{say(`learn.answer.${answer.kind}`)}</h2>
        <p>
          {answer.kind === 'good'
            ? say('sentences', { first: costOf(answer), second: warlord })
            : costOf(answer)}
        </p>
      </>
    );
  }
}
