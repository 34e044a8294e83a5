import type { Locale, Outcome, Seat, Viewer } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import css from './result.module.css';
import type { SideLook } from './side-look.ts';
import { say } from './words.ts';

/** The seats from the first place to the last. */
export const ranked = (outcome: Outcome): Seat[] =>
  [...outcome.keys()].toSorted((one, other) => (outcome[one]?.rank ?? 0) - (outcome[other]?.rank ?? 0));

interface StandingsProps {
  readonly locale: Locale;
  readonly outcome: Outcome;
  readonly you: Viewer;
  readonly looks: readonly SideLook[];
  /** A seat's number at the end of its line; null for none. */
  readonly score: (seat: Seat) => ReactNode;
  /** More about a seat, such as why it is last. */
  readonly note?: (seat: Seat) => string | null;
}

/** Everybody's place and points. */
export function Standings({ locale, outcome, you, looks, score, note }: StandingsProps): ReactNode {
  return (
    <ol className={css['standings']} aria-label={say(locale, 'standings')}>
      {ranked(outcome).map((seat) => {
        const look = looks[seat];
        const more = note?.(seat) ?? null;
        if (look === undefined) return null;
        return (
          <li key={seat} data-own={seat === you || undefined}>
            <em>
              <span className="unseen">
                {say(locale, 'place.number', { place: outcome[seat]?.rank ?? 0 })}
              </span>
              <span aria-hidden="true">{outcome[seat]?.rank}</span>
            </em>
            {look.badge(34)}
            <span>
              <b>{look.name}</b>
              <small>
                {seat === you ? say(locale, 'standings.you', { side: look.side }) : look.side}
                {more === null ? null : ` · ${more}`}
              </small>
            </span>
            <strong>{score(seat)}</strong>
          </li>
        );
      })}
    </ol>
  );
}
