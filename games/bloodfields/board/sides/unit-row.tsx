import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State, UnitId } from '../../rules/state.ts';
import { cardFor, healthOf, unitOf } from '../../rules/units.ts';
import { nameOf } from '../../rules/names.ts';
import { nameOfUnit, tokenName } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { CounterPicture } from '../look/counter.tsx';
import { type Counter, countersOf } from '../look/counters.ts';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

interface UnitRowProps {
  readonly locale: Locale;
  readonly view: State;
  readonly id: UnitId;
  /** It is its turn. */
  readonly active: boolean;
  readonly chosen: boolean;
  readonly pointed: boolean;
  readonly may: boolean;
  readonly onPress: () => void;
}

/** A unit in the list of its side. */
export function UnitRow({
  locale,
  view,
  id,
  active,
  chosen,
  pointed,
  may,
  onPress,
}: UnitRowProps): ReactNode {
  const unit = unitOf(view, id);
  const state = unit.state !== 'board' ? unit.state : active ? 'active' : unit.activated ? 'acted' : 'ready';
  return (
    <li>
      <button
        type="button"
        className={css['unit']}
        data-state={state}
        data-may={may || undefined}
        data-pointed={pointed || undefined}
        data-guide={`roster:${nameOf(view, id)}`}
        aria-pressed={chosen}
        onClick={onPress}
      >
        <BasePicture kind={unit.kind} paint={paintOf(view, unit.owner)} size={34} />
        <span className={css['body']}>
          <b>{nameOfUnit(locale, unit)}</b>
          <small>{sayBoard(locale, `unit.state.${state}`)}</small>
        </span>
        <span className={css['counters']}>
          {countersOf(unit).map(({ kind, count }) => (
            <span key={kind}>
              <CounterPicture kind={kind} count={count} size={21} />
              <span className="unseen">{`${counterName(locale, kind)} ${count}`}</span>
            </span>
          ))}
        </span>
        <span className={css['health']}>
          {unit.state === 'destroyed' ? '†' : healthOf(unit)}
          <small>/{cardFor(unit).hp}</small>
        </span>
      </button>
    </li>
  );
}

const counterName = (locale: Locale, kind: Counter): string =>
  kind === 'inspire' || kind === 'shield' || kind === 'embers'
    ? sayBoard(locale, `counter.${kind}`)
    : tokenName(locale, kind);
