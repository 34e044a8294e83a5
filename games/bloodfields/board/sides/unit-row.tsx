import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { inCombat } from '../../rules/combat.ts';
import { nameOf } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { cardFor, healthOf, isAlive, unitOf } from '../../rules/units.ts';
import { nameOfUnit } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { sayBoard } from '../text/say.ts';
import { Counters } from './counters.tsx';
import { saySides } from './say.ts';
import css from './sides.module.css';

interface UnitRowProps {
  readonly locale: Locale;
  readonly view: State;
  readonly id: UnitId;
  /** True if it is the unit's turn. */
  readonly active: boolean;
  readonly chosen: boolean;
  readonly pointed: boolean;
  readonly may: boolean;
  readonly onPress: () => void;
}

/** A unit in the list of its side: its state, its tokens and its health. */
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
  const said = sayBoard(locale, `unit.state.${state}`);
  const fights = isAlive(unit) && inCombat(view, id);
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
          <small>{fights ? saySides(locale, 'combat', { state: said }) : said}</small>
        </span>
        <Counters {...{ locale, unit }} size={21} />
        <span className={css['health']}>
          {unit.state === 'destroyed' ? '†' : healthOf(unit)}
          <small>/{cardFor(unit).hp}</small>
        </span>
      </button>
    </li>
  );
}
