import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { State, UnitId } from '../../rules/state.ts';
import { cardFor, healthOf, unitOf } from '../../rules/units.ts';
import { nameOf } from '../../rules/names.ts';
import { nameOfUnit, tokenName } from '../../text/words.ts';
import { countersOf } from '../field/counters.ts';
import { UNIT_GLYPHS } from '../field/glyphs.ts';
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
        <Glyph name={UNIT_GLYPHS[unit.kind]} size={24} />
        <span className={css['body']}>
          <b>{nameOfUnit(locale, unit)}</b>
          <small>{sayBoard(locale, `unit.state.${state}`)}</small>
        </span>
        <span className={css['counters']}>
          {countersOf(unit).map(({ key, glyph, count, tone }) => (
            <span key={key} data-tone={tone}>
              <Glyph
                name={glyph}
                size={15}
                label={
                  key === 'inspire' || key === 'shields' || key === 'embers'
                    ? sayBoard(locale, `counter.${key}`)
                    : tokenName(locale, key)
                }
              />
              {count > 1 ? count : null}
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
