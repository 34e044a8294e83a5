import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { type Unit, UNIT_CARDS } from '../../content/units.ts';
import type { State } from '../../rules/state.ts';
import { placeName, unitName } from '../../text/words.ts';
import { Stones } from '../look/stone.tsx';
import { UnitPicture } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import { shapeKey, statesOf } from './facts.ts';
import css from './sides.module.css';

interface UnitCardProps {
  readonly locale: Locale;
  readonly view: State;
  readonly unit: Unit;
  readonly chosen: boolean;
  readonly usable: boolean;
  readonly onPress: () => void;
}

/** A unit's card: its stones, place, abilities and conditions. */
export function UnitCard({ locale, view, unit, chosen, usable, onPress }: UnitCardProps): ReactNode {
  const { status, at, blood, zombie } = view.figures[unit];
  const { kind, blood: start, move, attack } = UNIT_CARDS[unit];
  const place = status === 'glade' ? placeName(view, at) : sayBoard(locale, `status.${status}`);
  const states = statesOf(view, unit);
  return (
    <button
      type="button"
      className={css['unit']}
      data-kind={zombie ? 'minion' : kind}
      data-status={status}
      data-usable={usable || undefined}
      data-guide={`unit:${unit}`}
      aria-pressed={chosen}
      onClick={onPress}
    >
      <UnitPicture unit={unit} zombie={zombie} phantom={status === 'realm'} size={46} />
      <span className={css['body']}>
        <span className={css['head']}>
          <b>{unitName(locale, unit)}</b>
          <i>{place}</i>
        </span>
        <span className={css['stones']}>
          <Stones blood={blood} start={start} />
          <span>{sayBoard(locale, 'unit.blood', { blood, start })}</span>
        </span>
        <span className={css['facts']}>
          {sayBoard(locale, 'unit.facts', { move, attack: sayBoard(locale, shapeKey(attack)) })}
        </span>
        {states.length === 0 ? null : (
          <span className={css['states']}>
            {states.map(({ key, glyph, count }) => (
              <span key={key} data-state={key}>
                {glyph === null ? null : <Glyph name={glyph} size={15} />}
                {sayBoard(locale, `state.${key}`, { count })}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}
