import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { sayBoard } from '../text/say.ts';
import css from './battle.module.css';
import type { PillageStory } from './story.ts';

interface VerdictProps {
  readonly locale: Locale;
  readonly story: PillageStory;
  readonly you: Viewer;
  readonly nameOf: (seat: Seat) => string;
}

/** The winner in one line; renders nothing before strength is compared. */
export function Verdict({ locale, story, you, nameOf }: VerdictProps): ReactNode {
  const says = verdictOf(locale, story, you, nameOf);
  return says === null ? null : (
    <p className={css['verdict']} data-verdict={story.winner === null ? 'tie' : 'won'}>
      {says}
    </p>
  );
}

export function verdictOf(
  locale: Locale,
  { winner, totals }: Pick<PillageStory, 'winner' | 'totals'>,
  you: Viewer,
  nameOf: (seat: Seat) => string,
): string | null {
  if (winner === 'open') return null;
  const [best = 0, next = 0] = totals
    .map(({ figures, cards }) => figures + cards)
    .toSorted((one, other) => other - one);
  if (winner === null) return sayBoard(locale, 'battle.verdict.tie', { total: best });
  return winner === you
    ? sayBoard(locale, 'battle.verdict.you', { best, next })
    : sayBoard(locale, 'battle.verdict.won', { name: nameOf(winner), best, next });
}
