import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import type { ItemId } from '../../../content/item-ids.ts';
import { itemOf } from '../../../content/items.ts';
import { cardOf, isSupport } from '../../../content/units/index.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { MOST_SUPPORTS } from '../../../rules/roster/faults.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { itemName } from '../../../text/words.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { sayRosters } from '../text/say.ts';
import { briefName } from './brief-name.ts';
import { type RosterRow, rowsOf, withItem, withoutItem, withoutUnit, withUnit } from './edits.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemPicture } from './item-picture.tsx';
import css from './rows.module.css';

interface RosterRowsProps {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly chosen: UnitKind | null;
  /** Whether the smallest repair would take this item away. */
  readonly isDropped: (kind: UnitKind, item: ItemId) => boolean;
  readonly onChoose: (kind: UnitKind) => void;
  readonly onChange: (roster: Roster) => void;
}

/** The units of a roster with their items, to change one by one. */
export function RosterRows(props: RosterRowsProps): ReactNode {
  const { locale, roster, onChange } = props;
  const [giving, setGiving] = useState<number | null>(null);
  const rows = rowsOf(roster);
  const given = rows.find(({ at }) => at === giving);
  if (rows.length === 0) return <p className={css['none']}>{sayRosters(locale, 'rows.none')}</p>;
  return (
    <>
      <ul className={css['rows']}>
        {rows.map((row) => (
          <Row key={`${row.at} ${row.unit.kind}`} {...props} row={row} onGive={setGiving} />
        ))}
      </ul>
      {given === undefined ? null : (
        <ItemDialog
          locale={locale}
          unit={given.unit}
          onGive={(item) => {
            onChange(withItem(roster, given.at, item));
          }}
          onTake={(item) => {
            onChange(withoutItem(roster, given.at, item));
          }}
          onClose={() => {
            setGiving(null);
          }}
        />
      )}
    </>
  );
}

function Row({
  locale,
  roster,
  row,
  chosen,
  isDropped,
  onChoose,
  onChange,
  onGive,
}: RosterRowsProps & {
  readonly row: RosterRow;
  readonly onGive: (at: number) => void;
}): ReactNode {
  const { unit, count, at, cost } = row;
  const { kind, items } = unit;
  const name = briefName(locale, kind);
  const support = isSupport(kind);
  const bears = !support && !cardOf(kind).traits.includes('warmachine');
  return (
    <li className={css['row']} data-chosen={chosen === kind || undefined}>
      <button
        type="button"
        className={css['name']}
        aria-pressed={chosen === kind}
        data-guide={`row:${kind}`}
        onClick={() => {
          onChoose(kind);
        }}
      >
        <BasePicture kind={kind} paint={cardOf(kind).line} size={52} />
        <b>{name}</b>
      </button>
      <div className={css['chips']}>
        {items.map((item, index) => (
          <button
            key={`${item} ${index}`}
            type="button"
            className={css['chip']}
            data-dropped={isDropped(kind, item) || undefined}
            onClick={() => {
              onChange(withoutItem(roster, at, item));
            }}
          >
            <ItemPicture item={item} size={16} />
            <span>{itemName(locale, item)}</span>
            <b>{itemOf(item).cost}</b>
            <i aria-hidden="true">×</i>
            <span className="unseen">{sayRosters(locale, 'item.take', { unit: name })}</span>
          </button>
        ))}
        {bears ? (
          <button
            type="button"
            className={css['give']}
            data-guide={`give:${kind}`}
            onClick={() => {
              onGive(at);
            }}
          >
            +<span> {sayRosters(locale, 'item.add')}</span>
            <i className="unseen">{sayRosters(locale, 'unit.for', { unit: name })}</i>
          </button>
        ) : (
          <span className={css['hint']}>{sayRosters(locale, support ? 'item.support' : 'item.engine')}</span>
        )}
      </div>
      {support ? (
        <fieldset className={css['counter']}>
          <legend className="unseen">{sayRosters(locale, 'count.label', { unit: name })}</legend>
          <button
            type="button"
            aria-label={sayRosters(locale, 'count.fewer', { unit: name })}
            onClick={() => {
              onChange(withoutUnit(roster, at));
            }}
          >
            −
          </button>
          <output>{count}</output>
          <button
            type="button"
            aria-label={sayRosters(locale, 'count.more', { unit: name })}
            aria-disabled={count >= MOST_SUPPORTS}
            onClick={() => {
              if (count < MOST_SUPPORTS) onChange(withUnit(roster, unit));
            }}
          >
            +
          </button>
        </fieldset>
      ) : null}
      <em className={css['cost']}>{cost}</em>
      <button
        type="button"
        className={css['remove']}
        data-guide={`remove:${kind}`}
        aria-label={sayRosters(locale, 'unit.remove.label', { unit: name, count })}
        onClick={() => {
          onChange(withoutUnit(roster, at, count));
        }}
      >
        ×
      </button>
    </li>
  );
}
