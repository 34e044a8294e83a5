import { type Locale, percent } from '@sanguine/kernel';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { cardOf, UNITS } from '../../../content/units/index.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { type Mustered, type Roster, unitCost } from '../../../rules/roster/roster.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { say } from '../../../text/phrases.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { itemKind, itemText, skillParts } from '../../../text/skills.ts';
import { fullName, itemName, kindName, skillName } from '../../../text/words.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { sayRosters } from '../text/say.ts';
import { ARMOURS, type ChanceRow, chanceRows } from './damage.ts';
import { DamageChart } from './damage-chart.tsx';
import { Stats } from './stats.tsx';
import css from './unit.module.css';

/** The damage whose chance the table shows: what most attack actions can reach. */
const LEAST = 2;

interface UnitDetailProps {
  readonly locale: Locale;
  readonly kind: UnitKind;
  readonly roster: Roster;
  /** Other actions for the unit. */
  readonly children?: ReactNode;
}

/** Everything about a unit: its card, its damage by distance, its chances, and another unit beside it to compare. */
export function UnitDetail({ locale, kind, roster, children }: UnitDetailProps): ReactNode {
  const unit = useMemo(() => unitIn(roster, kind), [roster, kind]);
  const [compared, setCompared] = useState<UnitKind | ''>('');
  const other = useMemo(
    () => (compared === '' || compared === kind ? null : unitIn(roster, compared)),
    [roster, compared, kind],
  );
  const rows = useMemo(
    () => [unit, ...(other === null ? [] : [other])].map((one) => chanceRows(one, LEAST)),
    [unit, other],
  );
  const [own = [], others = []] = rows;
  return (
    <div className={css['detail']}>
      <UnitPaper locale={locale} unit={unit}>
        {children}
      </UnitPaper>
      <section className={css['paper']}>
        <header className={css['damageHead']}>
          <h3>{sayRosters(locale, 'chart.title')}</h3>
          <Select
            bare
            label={sayRosters(locale, 'compare')}
            className={css['compare']}
            value={compared}
            options={[
              { value: '', title: sayRosters(locale, 'compare') },
              ...UNITS.filter((card) => card.kind !== kind).map((card) => ({
                value: card.kind,
                title: kindName(locale, card.kind),
              })),
            ]}
            onChange={setCompared}
          />
        </header>
        <p className={css['note']}>{sayRosters(locale, 'chart.note')}</p>
        <DamageChart {...{ locale, unit, other }} />
        <div className={css['scroll']}>
          <table className={css['chances']}>
            <thead>
              <tr>
                <th scope="col">{sayRosters(locale, 'chances', { least: LEAST })}</th>
                {ARMOURS.map((armour) => (
                  <th key={armour} scope="col">
                    {sayRosters(locale, 'chart.armour', { armour })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.map((row) => (
                <Chances key={`${row.skill} ${row.distance}`} {...{ locale, row }} name={null} />
              ))}
              {others.map((row) => (
                <Chances
                  key={`${row.skill} ${row.distance}`}
                  {...{ locale, row }}
                  name={other === null ? null : kindName(locale, other.kind)}
                />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {other === null ? null : <UnitPaper locale={locale} unit={other} />}
    </div>
  );
}

/** The unit with its items as in the roster, or without any. */
const unitIn = (roster: Roster, kind: UnitKind): Mustered =>
  roster.find((unit) => unit.kind === kind) ?? { kind, items: [] };

function Chances({
  locale,
  row: { skill, where, distance, chances },
  name,
}: {
  readonly locale: Locale;
  readonly row: ChanceRow;
  readonly name: string | null;
}): ReactNode {
  const place = sayRosters(locale, `chances.${where}`, { distance });
  return (
    <tr>
      <th scope="row">
        {name === null ? null : <i>{name} </i>}
        {skillName(locale, skill)} <small>{place}</small>
      </th>
      {chances.map((chance, at) => (
        <td key={at}>{percent(locale, chance)}</td>
      ))}
    </tr>
  );
}

/** The whole card, with the unit's items. */
function UnitPaper({
  locale,
  unit,
  children,
}: {
  readonly locale: Locale;
  readonly unit: Mustered;
  readonly children?: ReactNode;
}): ReactNode {
  const { kind, items } = unit;
  const card = cardOf(kind);
  const lines = [
    ...cardSkills(card)
      .filter(({ id }) => id !== 'basic')
      .map((skill) => skillParts(locale, skill, kind)),
    ...items.map((item) => ({
      name: itemName(locale, item),
      notes: itemKind(locale, item),
      text: itemText(locale, item),
    })),
  ];
  return (
    <article className={css['paper']} data-guide={`card:${kind}`}>
      <header className={css['head']}>
        <BasePicture kind={kind} paint={card.line} size={84} />
        <div>
          <h2>{fullName(locale, kind)}</h2>
          <p>
            {sayRosters(locale, 'card.head', {
              traits: traitsText(locale, card),
              base: say(locale, `base.${card.base}`),
              points: card.cost,
            })}
          </p>
          {items.length === 0 ? null : <p>{sayRosters(locale, 'card.items', { points: unitCost(unit) })}</p>}
        </div>
      </header>
      <Stats locale={locale} card={card} long />
      <ul className={css['skills']}>
        {lines.map(({ name, notes, text }) => (
          <li key={name}>
            <b>{name}</b> <span>{notes}</span>
            {text === '' ? null : <p>{text}</p>}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
