import type { Locale, Viewer } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { cardName, join, sideOf } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import type { BattleLine } from './lines.ts';
import type { BattleSide } from './sides.ts';
import type { PillageStory } from './story.ts';
import { verdictOf } from './verdict.tsx';

interface RevealNewsProps {
  readonly locale: Locale;
  readonly view: View;
  /** The seat addressed as "you"; null if everybody goes by their name. */
  readonly you: Viewer;
  readonly story: PillageStory;
  readonly sides: readonly BattleSide[];
  readonly lines: readonly BattleLine[];
  /** The reveal has been staged to its end. */
  readonly done: boolean;
}

/** What a screen reader says about a reveal: its end, once, and none of the numbers on the way. */
export function RevealNews({ done, ...told }: RevealNewsProps): ReactNode {
  return (
    <output className="unseen">
      {done ? newsOf(told).map((line, at) => <span key={at}>{`${line} `}</span>) : null}
    </output>
  );
}

function newsOf({ locale, view, you, story, sides, lines }: Omit<RevealNewsProps, 'done'>): string[] {
  const verdict = verdictOf(locale, story, you, (seat) => sideOf(locale, view, seat));
  if (verdict !== null) return [verdict, ...lines.map(({ says }) => says)];
  if ((view.battle?.played.length ?? 0) === 0) return [];
  return sides.flatMap(({ seat, strength, bonus, cards }) =>
    cards.length === 0
      ? []
      : sayBoard(locale, 'battle.revealed', {
          name: sideOf(locale, view, seat),
          cards: join(
            locale,
            cards.map(({ card }) => cardName(locale, card)),
          ),
          total: strength + bonus,
        }),
  );
}
