import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Unit } from '../../rules/state.ts';
import { tokenName } from '../../text/words.ts';
import { CounterPicture } from '../look/counter.tsx';
import { type Counter, countersOf } from '../look/counters.ts';
import { sayBoard } from '../text/say.ts';
import { saySides } from './say.ts';
import css from './sides.module.css';

/** The counters beside a unit; names are visible with `named`, otherwise only read out. */
export function Counters({
  locale,
  unit,
  size,
  named = false,
}: {
  readonly locale: Locale;
  readonly unit: Unit;
  readonly size: number;
  readonly named?: boolean;
}): ReactNode {
  const piles = countersOf(unit);
  if (named && piles.length === 0) return <span>{saySides(locale, 'tokens.none')}</span>;
  return (
    <span className={css['counters']}>
      {piles.map(({ kind, count }) => {
        const name = counterName(locale, kind);
        return (
          <span key={kind}>
            <CounterPicture kind={kind} count={count} size={size} />
            {named ? <small>{name}</small> : <span className="unseen">{`${name} ${count}`}</span>}
          </span>
        );
      })}
    </span>
  );
}

const counterName = (locale: Locale, kind: Counter): string =>
  kind === 'inspire' || kind === 'shield' || kind === 'embers'
    ? sayBoard(locale, `counter.${kind}`)
    : tokenName(locale, kind);
