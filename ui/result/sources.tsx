import { amountText } from '../amount.ts';
import type { Locale, Seat } from '@sanguine/kernel';
import type { CSSProperties, ReactNode } from 'react';
import css from './result.module.css';
import type { SideLook } from './side-look.ts';
import { say } from './words.ts';

/** One reason for points: its name, and how many each seat got by it. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly points: readonly number[];
}

const TONES = 8;

interface SourcesProps {
  readonly locale: Locale;
  readonly title?: string | undefined;
  readonly looks: readonly SideLook[];
  /** The best first. */
  readonly seats: readonly Seat[];
  readonly sources: readonly Source[];
}

/** Where all points came from: one bar per seat, divided by source. Lost points stand behind the bar. */
export function Sources({ locale, title, looks, seats, sources }: SourcesProps): ReactNode {
  const having = sources.filter(({ points }) => points.some((count) => count !== 0));
  const gained = (seat: Seat): number =>
    having.reduce((sum, { points }) => sum + Math.max(0, points[seat] ?? 0), 0);
  const total = (seat: Seat): number => having.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  const most = Math.max(1, ...seats.map(gained));
  if (having.length === 0) return null;
  return (
    <section className={css['part']}>
      <h3>{title ?? say(locale, 'sources')}</h3>
      <ul className={css['legend']} aria-hidden="true">
        {having.map(({ id, name }, at) => (
          <li key={id}>
            <i data-tone={at % TONES} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <ul className={css['bars']}>
        {seats.map((seat) => (
          <li key={seat}>
            <span className="unseen">
              {say(locale, 'source.total', { name: looks[seat]?.name ?? '', points: total(seat) })}
            </span>
            {looks[seat]?.badge(26)}
            <ul className={css['bar']} style={{ '--most': gained(seat) / most } as CSSProperties}>
              {having.map(({ id, name, points }, at) => {
                const count = points[seat] ?? 0;
                if (count === 0) return null;
                return (
                  <li
                    key={id}
                    data-tone={at % TONES}
                    data-lost={count < 0 || undefined}
                    style={count < 0 ? undefined : { flexGrow: count }}
                    title={say(locale, 'source.line', { source: name, points: count })}
                  >
                    <span className="unseen">{name}</span>
                    <span>{amountText(count)}</span>
                  </li>
                );
              })}
            </ul>
            <b aria-hidden="true">{total(seat)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
