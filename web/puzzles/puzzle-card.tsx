import { moveOf, viewOf } from '@sanguine/bots';
import type { AnyPuzzleBook, Puzzle } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { linkClass } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Link } from 'wouter';
import type { TableContext } from '../table/table-context.ts';
import type { Attempt, Stage } from './attempt.ts';
import { Followed, Happening } from './followed.tsx';
import { marksOf } from './memory.ts';
import { nextPuzzle } from './next.ts';
import styles from './puzzle-card.module.css';
import { usePuzzleWord } from './say.ts';

interface PuzzleCardProps {
  readonly context: TableContext;
  readonly book: AnyPuzzleBook;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly attempt: Attempt;
  readonly stage: Stage;
}

/** The question; then the verdict on the answer, and the way on. */
export function PuzzleCard(props: PuzzleCardProps) {
  const { book, puzzle, number } = props;
  const word = usePuzzleWord();
  const locale = useLocale();
  const theme = book.themes.find(({ id }) => id === puzzle.theme);
  const values = {
    number,
    count: book.puzzles.length,
    theme: theme?.name[locale] ?? '',
    difficulty: word(`difficulty.${puzzle.difficulty}`),
  };
  return (
    <section className={styles['place']} aria-label={word('card')} data-stage={props.stage.at}>
      <div className={styles['card']}>
        <div className={styles['words']} aria-live="polite">
          <p className={styles['count']}>{word('count', values)}</p>
          <h2>{theme?.question[locale]}</h2>
          <Told {...props} />
        </div>
        <div className={styles['ways']}>
          <Ways {...props} />
        </div>
      </div>
    </section>
  );
}

/** Whole points: tenths would promise more than was measured. */
const whole = (points: number): number => Math.round(points);

function Told({ context, puzzle, stage }: PuzzleCardProps) {
  const word = usePuzzleWord();
  const { game, locale } = context;
  const { seat, chance, losses, runnerUp, margin, worlds, answer, also } = puzzle;
  const view = viewOf(game, puzzle);
  if (view === null) return null;
  const inWords = (move: unknown): string => game.speech.move(locale, view, seat, move);
  if (stage.at === 'asked') {
    const side = game.side(view, seat);
    return side === null ? null : <p>{word('youAre', { side: game.speech.side(locale, side) })}</p>;
  }
  const move = inWords(stage.move);
  if (stage.at === 'refuting') {
    return (
      <>
        <p>{word('refuting', { move })}</p>
        <Happening context={context} />
      </>
    );
  }
  if (stage.at === 'refuted') {
    const best = whole(chance);
    const loss = whole(stage.loss);
    return (
      <>
        <p className={styles['wrong']}>
          <b>{word('refuted', { move, loss })}</b>{' '}
          {word('refuted.more', { chance: Math.max(0, best - loss), best })}
        </p>
        <Followed context={context} label={word('followed')} />
      </>
    );
  }
  const name = game.engine.notation.print(view, seat, stage.move);
  const isAnswer = name === answer || also.includes(name);
  const reason = game.insight?.explain(view, seat, stage.move);
  const second = inWords(moveOf(game, view, puzzle, runnerUp));
  const figures = {
    chance: whole(chance),
    runnerUp: second,
    loss: whole(losses[runnerUp] ?? margin),
    margin: Math.floor(margin),
    worlds,
  };
  return (
    <>
      <p className={styles['right']}>
        <b>{word(stage.at === 'shown' ? 'shown' : isAnswer ? 'right' : 'right.equal', { move })}</b>{' '}
        {word('proof', figures)}
      </p>
      {reason === undefined ? null : (
        <p>{word('why', { reason: game.speech.reason(locale, reason, view) })}</p>
      )}
    </>
  );
}

function Ways({ context: { box, locale }, book, puzzle, number, attempt, stage }: PuzzleCardProps) {
  const word = usePuzzleWord();
  const all = (
    <Link href={`/puzzles/${box.id}`} className={linkClass}>
      {word('all')}
    </Link>
  );
  if (stage.at === 'asked' || stage.at === 'refuting') {
    return (
      <>
        {stage.at === 'asked' ? (
          <ActionButton onPress={() => attempt.show()}>{word('show')}</ActionButton>
        ) : (
          <ActionButton onPress={() => attempt.skip()}>{word('skip')}</ActionButton>
        )}
        {all}
      </>
    );
  }
  if (stage.at === 'refuted') {
    return (
      <>
        <ActionButton kind="go" onPress={() => attempt.again()}>
          {word('again')}
        </ActionButton>
        <ActionButton onPress={() => attempt.show()}>{word('show')}</ActionButton>
      </>
    );
  }
  const marks = marksOf(box.id);
  const next = nextPuzzle(book.puzzles, marks, number);
  const similar = nextPuzzle(book.puzzles, marks, number, puzzle.theme);
  const theme = book.themes.find(({ id }) => id === puzzle.theme)?.name[locale] ?? '';
  return (
    <>
      {next === null ? null : (
        <Link href={`/puzzles/${box.id}/${next}`} className={buttonClass({ kind: 'go' })}>
          {word('next')}
        </Link>
      )}
      {similar === null ? null : (
        <Link href={`/puzzles/${box.id}/${similar}`} className={buttonClass({})}>
          {word('nextOf', { theme })}
        </Link>
      )}
      {all}
    </>
  );
}
