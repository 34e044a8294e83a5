import { percent } from '@sanguine/kernel';
import { type ReactNode, useMemo } from 'react';
import type { UnitId } from '../../rules/state.ts';
import { armourOf } from '../../rules/stats.ts';
import { cardFor, healthOf, unitOf } from '../../rules/units.ts';
import { lengthText } from '../../text/measures.ts';
import { chargeName, skillName, unitName, unitNames } from '../../text/words.ts';
import { chargeable, chargeOf, type Throw } from './charge.ts';
import type { Asked } from './prospects.ts';
import { saySides } from './say.ts';
import { Odds } from './skill-line.tsx';
import css from './unit-card.module.css';

/** Whom the skills below are meant for, and the charge at it: every throw of its dice, and what follows. */
export function ChargeCard({ asked, target }: { readonly asked: Asked; readonly target: UnitId }): ReactNode {
  const { locale, view, id } = asked;
  const charge = useMemo(() => chargeOf({ locale, view, id, target }), [locale, view, id, target]);
  const other = unitOf(view, target);
  const unit = unitName(locale, view, target);
  return (
    <section className={css['against']}>
      <h4>{saySides(locale, 'against', { unit })}</h4>
      <p>
        {saySides(locale, 'against.health', {
          left: healthOf(other),
          hp: cardFor(other).hp,
          armour: armourOf(view, target),
        })}
      </p>
      {charge === null ? null : 'why' in charge ? (
        <p className={css['says']} data-can="false">
          <b>{saySides(locale, 'charge')}</b> {charge.why}
        </p>
      ) : (
        <Chances {...{ asked, charge, unit }} />
      )}
    </section>
  );
}

/** Whom it could charge from where it stands, while nobody in particular is meant. */
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

type Charge = Extract<NonNullable<ReturnType<typeof chargeOf>>, { forecast: unknown }>;

function Chances({
  asked: { locale },
  charge: { forecast, throws },
  unit,
}: {
  readonly asked: Asked;
  readonly charge: Charge;
  readonly unit: string;
}): ReactNode {
  const { kind, distance, test, strike } = forecast;
  const passing = throws.flat().filter(({ passes }) => passes);
  const need = Math.min(...passing.map(({ die }) => die));
  return (
    <>
      <div className={css['charge']}>
        <Throws rows={throws} />
        <div>
          <b>
            {saySides(locale, 'charge.kind', {
              kind: chargeName(locale, kind),
              length: lengthText(locale, distance),
            })}
          </b>
          <p>{saySides(locale, 'charge.throws', { count: passing.length, unit })}</p>
          {passing.length === 0 ? null : <p>{saySides(locale, 'charge.need', { kind, need })}</p>}
          {Math.abs(test.pass - passing.length / 36) < 1e-9 ? null : (
            <p>{saySides(locale, 'charge.changed', { chance: percent(locale, test.pass) })}</p>
          )}
        </div>
      </div>
      {strike === null ? null : (
        <>
          <p className={css['says']}>
            {saySides(locale, 'charge.then', { skill: skillName(locale, strike.skill) })}
          </p>
          <Odds locale={locale} kill={strike.odds.kill} mean={strike.odds.mean} />
        </>
      )}
    </>
  );
}

/** All 36 throws of two dice; those that arrive are filled. The sentence beside it says the same. */
function Throws({ rows }: { readonly rows: readonly (readonly Throw[])[] }): ReactNode {
  return (
    <svg viewBox="0 0 66 66" width="92" height="92" aria-hidden="true">
      {rows.flatMap((row, y) =>
        row.map(({ die, passes }, x) => (
          <g key={`${x} ${y}`} transform={`translate(${x * 11} ${y * 11})`}>
            <rect width="10.4" height="10.4" x="0.3" y="0.3" className={css[passes ? 'passes' : 'fails']} />
            <text x="5.5" y="8.2" textAnchor="middle" className={css[passes ? 'passed' : 'failed']}>
              {die}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
