import { Suspense, useState } from 'react';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { type AnyPuzzleBook, DIFFICULTIES, type Puzzle } from '@sanguine/kernel';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Link } from 'wouter';
import { PageFrame } from '../pages/frame.tsx';
import { Notice } from '../pages/notice.tsx';
import { useBox } from '../table/use-box.ts';
import { useSay } from '../text/say.ts';
import styles from './list.module.css';
import { marksOf, type SolvedMarks, streak } from './memory.ts';
import { nextPuzzle } from './next.ts';
import { usePuzzleWord } from './say.ts';
import { useBook } from './use-book.ts';

/** All puzzles of a game by theme, and links to those of the other games. */
export function PuzzleList({ game }: { readonly game: string }) {
  const word = usePuzzleWord();
  const say = useSay();
  const locale = useLocale();
  return (
    <PageFrame title={word('title')} lead={word('lead')}>
      <nav className={styles['games']} aria-label={word('games')}>
        {SHELF.map(({ id, name }) => (
          <Link key={id} href={`/puzzles/${id}`} aria-current={id === game ? 'page' : undefined}>
            {name[locale]}
          </Link>
        ))}
      </nav>
      <Suspense key={game} fallback={<Notice>{say('loading')}</Notice>}>
        <Themes game={game} />
      </Suspense>
    </PageFrame>
  );
}

function Themes({ game: id }: { readonly game: string }) {
  const word = usePuzzleWord();
  const locale = useLocale();
  const { game } = useBox(id);
  const { themes, puzzles } = useBook(game);
  const [marks] = useState(() => marksOf(id));
  const [run] = useState(streak);
  if (puzzles.length === 0) return <Notice>{word('none')}</Notice>;
  const solved = puzzles.filter((puzzle) => isSolved(marks, puzzle)).length;
  const next = nextPuzzle(puzzles, marks, 0);
  return (
    <>
      <div className={styles['head']}>
        {next === null ? null : (
          <Link href={`/puzzles/${id}/${next}`} className={buttonClass({ kind: 'go' })}>
            {word('next')}
          </Link>
        )}
        <p>
          {word('solved', { solved, count: puzzles.length })}
          {run > 1 ? ` · ${word('streak', { streak: run })}` : ''}
        </p>
      </div>
      <p className={styles['legend']}>{word('legend')}</p>
      <div className={styles['themes']}>
        {themes.map((theme) => (
          <Theme key={theme.id} {...{ id, theme, puzzles, marks }} title={theme.name[locale]} />
        ))}
      </div>
    </>
  );
}

const isSolved = (marks: SolvedMarks, { id }: Puzzle): boolean =>
  marks[id] === 'first' || marks[id] === 'later';

interface ThemeProps {
  readonly id: string;
  readonly theme: AnyPuzzleBook['themes'][number];
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
  readonly marks: SolvedMarks;
}

/** The puzzles of one theme, the easiest first. */
function Theme({ id, theme, title, puzzles, marks }: ThemeProps) {
  const locale = useLocale();
  const own = puzzles
    .map((puzzle, at) => ({ puzzle, number: at + 1 }))
    .filter(({ puzzle }) => puzzle.theme === theme.id)
    .toSorted((one, other) => one.puzzle.difficulty - other.puzzle.difficulty);
  if (own.length === 0) return null;
  return (
    <section className={styles['theme']} aria-labelledby={`theme-${theme.id}`}>
      <h2 id={`theme-${theme.id}`}>{title}</h2>
      <p>{theme.question[locale]}</p>
      <ul>
        {own.map((one) => (
          <Entry key={one.puzzle.id} game={id} {...one} mark={marks[one.puzzle.id]} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly mark: SolvedMarks[string] | undefined;
}

function Entry({ game, puzzle: { difficulty }, number, mark }: EntryProps) {
  const word = usePuzzleWord();
  const values = { number, difficulty: word(`difficulty.${difficulty}`) };
  const label =
    mark === undefined
      ? word('entry', values)
      : word('entry.marked', { ...values, mark: word(`mark.${mark}`) });
  return (
    <li>
      <Link href={`/puzzles/${game}/${number}`} aria-label={label} title={label} data-mark={mark}>
        <b>{number}</b>
        <span className={styles['dots']} aria-hidden="true">
          {DIFFICULTIES.slice(0, difficulty).map((dot) => (
            <i key={dot} />
          ))}
        </span>
      </Link>
    </li>
  );
}
