import { type ReactNode, useMemo } from 'react';
import type { UnitId } from '../../rules/state.ts';
import { armourOf } from '../../rules/stats.ts';
import { cardFor, healthOf, isAlive, unitOf } from '../../rules/units.ts';
import { refusalLine } from '../../text/refusals.ts';
import { unitName, unitNames } from '../../text/words.ts';
import { chargeable, chargeFault } from './charge.ts';
import type { Asked } from './prospects.ts';
import { saySides } from './say.ts';
import css from './unit-card.module.css';

/** The enemy the skills below are meant for, and why it cannot be charged; a possible charge has a card of its own. */
export function Against({ asked, target }: { readonly asked: Asked; readonly target: UnitId }): ReactNode {
  const { locale, view, id } = asked;
  const fault = useMemo(
    () => (isAlive(view.units[id]) ? chargeFault({ view, id }, target) : null),
    [view, id, target],
  );
  const other = unitOf(view, target);
  return (
    <section className={css['against']}>
      <h4>{saySides(locale, 'against', { unit: unitName(locale, view, target) })}</h4>
      <p>
        {saySides(locale, 'against.health', {
          left: healthOf(other),
          hp: cardFor(other).hp,
          armour: armourOf(view, target),
        })}
      </p>
      {fault === null ? null : (
        <p className={css['says']}>
          <b>{saySides(locale, 'charge')}</b> {refusalLine(locale, fault)}
        </p>
      )}
    </section>
  );
}

/** The enemies a unit could charge from where it stands, while no target is chosen. */
export function ChargeLine({ asked: { locale, view, id } }: { readonly asked: Asked }): ReactNode {
  const targets = useMemo(() => chargeable({ view, id }), [view, id]);
  if (targets.length === 0) return null;
  return (
    <li data-can="true">
      <b>{saySides(locale, 'charge')}</b>
      <p>{saySides(locale, 'charge.targets', { units: unitNames(locale, view, targets) })}</p>
    </li>
  );
}
