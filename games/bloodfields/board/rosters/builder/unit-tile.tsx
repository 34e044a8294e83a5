import type { Locale } from '@sanguine/kernel';
import { memo, type ReactNode } from 'react';
import type { UnitCard } from '../../../content/unit-card.ts';
import { isSupport } from '../../../content/units/index.ts';
import { MOST_SUPPORTS } from '../../../rules/roster/faults.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { sayRosters } from '../text/say.ts';
import { Stats } from '../unit/stats.tsx';
import { briefName } from './brief-name.ts';
import css from './shelf.module.css';

interface UnitTileProps {
  readonly locale: Locale;
  readonly card: UnitCard;
  /** How many of this unit are in the roster. */
  readonly count: number;
  /** How many of it the player owns; null if that does not matter. */
  readonly owned: number | null;
  readonly hasRoom: boolean;
  readonly chosen: boolean;
  readonly onChoose: (kind: UnitCard['kind']) => void;
  readonly onAdd: (kind: UnitCard['kind']) => void;
}

/** A unit that may be added: portrait, cost, statistics. */
export const UnitTile = memo(function UnitTile({
  locale,
  card,
  count,
  owned,
  hasRoom,
  chosen,
  onChoose,
  onAdd,
}: UnitTileProps): ReactNode {
  const { kind, line, cost } = card;
  const name = briefName(locale, kind);
  return (
    <article className={css['tile']} data-chosen={chosen || undefined} data-in={count > 0 || undefined}>
      <button
        type="button"
        className={css['face']}
        aria-pressed={chosen}
        data-guide={`tile:${kind}`}
        onClick={() => {
          onChoose(kind);
        }}
      >
        <BasePicture kind={kind} paint={line} size={48} />
        <span>
          <b>{name}</b>
          <small>{traitsText(locale, card)}</small>
          {owned === null || owned > count ? null : (
            <small data-lacking>
              {sayRosters(locale, owned === 0 ? 'owned.none' : 'owned.used', { count: owned })}
            </small>
          )}
        </span>
        <em>
          {cost}
          <span className="unseen">{sayRosters(locale, 'unit.points')}</span>
        </em>
      </button>
      <Stats locale={locale} card={card} />
      {hasRoom ? (
        <button
          type="button"
          className={css['add']}
          data-guide={`add:${kind}`}
          onClick={() => {
            onAdd(kind);
          }}
        >
          {count === 0
            ? sayRosters(locale, 'unit.add')
            : sayRosters(locale, 'unit.add.more', { count, most: MOST_SUPPORTS })}
          <span className="unseen">{sayRosters(locale, 'unit.for', { unit: name })}</span>
        </button>
      ) : (
        <p className={css['in']}>
          {isSupport(kind) ? sayRosters(locale, 'unit.all', { count }) : sayRosters(locale, 'unit.in')}
        </p>
      )}
    </article>
  );
});
