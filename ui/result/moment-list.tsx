import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { LinkButton } from '../controls/link.tsx';
import css from './result.module.css';
import { say } from './words.ts';

/** A moment in the game's words. */
export interface ToldMoment {
  /** Where it begins among all events. */
  readonly event: number;
  readonly round: number;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** The points of the player it helped, or of both sides, before and after it. */
  readonly before: string;
  readonly after: string;
}

interface MomentListProps {
  readonly locale: Locale;
  readonly moments: readonly ToldMoment[];
  /** A round's name in a link to it. */
  readonly called?: ((round: number) => string) | undefined;
  /** Opens the replay there; null where there is none. */
  readonly watch: ((this: void, event: number) => void) | null;
}

/** The moments that decided the game, numbered as on the curve, each with a way to watch it. */
export function MomentList({ locale, moments, called, watch }: MomentListProps): ReactNode {
  if (moments.length === 0) return null;
  return (
    <section className={css['part']}>
      <h3>{say(locale, 'moments')}</h3>
      <ol className={css['moments']}>
        {moments.map(({ event, round, title, text, picture, before, after }) => (
          <li key={event}>
            <figure aria-hidden="true">{picture}</figure>
            <div>
              <h4>{title}</h4>
              <p>{text}</p>
              <p className={css['shift']}>
                <b>{say(locale, 'moment.shift', { before, after })}</b>
                {watch === null ? null : (
                  <LinkButton
                    onPress={() => {
                      watch(event);
                    }}
                  >
                    {called?.(round) ?? say(locale, 'moment.watch', { round })}
                  </LinkButton>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
