import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { STONES } from '../../content/units.ts';
import { castsOf } from '../../rules/casting.ts';
import { phantoms, soldierSeat } from '../../rules/figures.ts';
import type { State } from '../../rules/state.ts';
import { type Side, unitNames } from '../../text/words.ts';
import { Stone } from '../look/stone.tsx';
import { UnitPicture } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import { stonesOf } from './members.ts';
import css from './sides.module.css';

interface BoxProps {
  readonly locale: Locale;
  readonly view: State;
}

/** Stones not on any card; with those on cards the total is constant. */
export function Bank({ locale, view }: BoxProps): ReactNode {
  return (
    <div className={css['bank']}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <Stone x={13} y={14} size={10} />
      </svg>
      <p>
        <b>{sayBoard(locale, 'bank', { count: view.bank })}</b>
        <small>
          {sayBoard(locale, 'bank.sum', {
            all: STONES,
            witch: stonesOf(view, 'witch'),
            soldiers: stonesOf(view, 'soldiers'),
            bank: view.bank,
            tokens: view.tokens,
          })}
        </small>
      </p>
    </div>
  );
}

/** The dead units, and their effect on the Soldiers' cards. */
export function Realm({ locale, view }: BoxProps): ReactNode {
  const dead = phantoms(view);
  return (
    <div className={css['box']} data-guide="realm">
      <h3>{sayBoard(locale, 'realm')}</h3>
      {dead.length === 0 ? null : (
        <p className={css['dead']}>
          {dead.map((unit) => (
            <UnitPicture key={unit} unit={unit} zombie={false} phantom size={38} />
          ))}
          <span>{unitNames(locale, dead)}</span>
        </p>
      )}
      <p>{sayBoard(locale, dead.length === 0 ? 'realm.empty' : 'realm.draws')}</p>
    </div>
  );
}

/** What the turn still allows. */
export function ThisTurn({ locale, view, side }: BoxProps & { readonly side: Side }): ReactNode {
  const seat = side === 'witch' ? view.witch : soldierSeat(view);
  const casts = castsOf(view, seat);
  return (
    <p className={css['turn']} data-guide="turn">
      <span className="unseen">{sayBoard(locale, 'turn')}</span>
      {sayBoard(locale, 'turn.both', {
        acts:
          side === 'witch'
            ? sayBoard(locale, view.figures.witch.moved ? 'turn.witch.moved' : 'turn.witch')
            : sayBoard(locale, 'turn.acts', { acts: view.acts }),
        casts: sayBoard(locale, `turn.casts.${side}`, { used: view.casts, casts }),
      })}
    </p>
  );
}
