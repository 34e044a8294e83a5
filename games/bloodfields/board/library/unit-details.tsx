import type { Locale } from '@sanguine/kernel';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { Marked } from '@sanguine/ui/reading/marked.tsx';
import { type ReactNode, useMemo } from 'react';
import { cardOf } from '../../content/units/index.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { damageByRange } from '../../rules/forecast/by-range.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { cardSkills } from '../../rules/skills.ts';
import { inchesText } from '../../text/measures.ts';
import { say } from '../../text/phrases.ts';
import { type Stat, STATS, statName, statText } from '../../text/roster/blocks.ts';
import { skillParts } from '../../text/skills.ts';
import { skillName } from '../../text/words.ts';
import { printAddress } from '../print/address.ts';
import { capital } from './entries/entry.ts';
import { rostersWith } from './entries/units.ts';
import { sayLibrary } from './text/say.ts';
import type { Way } from './way.ts';
import css from './library.module.css';

interface UnitDetailsProps {
  readonly locale: Locale;
  readonly kind: UnitKind;
  readonly way: Way;
  readonly terms: readonly string[];
}

/** A unit's whole card, its attacks' average damage, and the ready-made rosters it is in. */
export function UnitDetails({ locale, kind, way, terms }: UnitDetailsProps): ReactNode {
  const card = cardOf(kind);
  const rosters = rostersWith(kind);
  return (
    <>
      <p className={css['small']}>{say(locale, `sheet.base.${card.base}`)}</p>
      <dl className={css['stats']}>
        {STATS.map((stat) => (
          <div key={stat}>
            <dt>
              <StatHead locale={locale} stat={stat} />
            </dt>
            <dd>{statText(card, stat)}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={sayLibrary(locale, 'skills')}>
        <h2>{sayLibrary(locale, 'skills')}</h2>
        <dl className={css['skills']}>
          {cardSkills(card).map((skill) => {
            const { name, notes, text } = skillParts(locale, skill, kind);
            return (
              <div key={skill.id}>
                <dt>
                  <Marked text={name} terms={terms} /> <small>{notes}</small>
                </dt>
                <dd>
                  <Marked text={capital(text)} terms={terms} />
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
      <DamageTable locale={locale} kind={kind} />
      <p className={css['buttons']}>
        <a className={buttonClass({})} {...way.print(printAddress({ what: 'cards', list: kind }))}>
          {sayLibrary(locale, 'card.print')}
        </a>
      </p>
      {rosters.length === 0 ? null : (
        <section aria-label={sayLibrary(locale, 'rosters')}>
          <h2>{sayLibrary(locale, 'rosters')}</h2>
          <ul className={css['rosters']}>
            {rosters.map(({ id, name, points, units }) => {
              const sheet = { what: 'sheet', list: printRoster(units), name: name[locale], points } as const;
              return (
                <li key={id}>
                  <a
                    {...way.print(printAddress(sheet))}
                    aria-label={sayLibrary(locale, 'sheet.print', { name: name[locale] })}
                  >
                    {name[locale]}
                  </a>{' '}
                  <small>{say(locale, 'sheet.points', { points })}</small>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** The name of a statistic, and its letters in skills and rules if it has any. */
function StatHead({ locale, stat }: { readonly locale: Locale; readonly stat: Stat }): ReactNode {
  const [word, letters] = [statName(locale, stat), say(locale, `stat.${stat}`)];
  return word === letters ? (
    word
  ) : (
    <>
      {word} <small>{letters}</small>
    </>
  );
}

const ARMOURS = [0, 1, 2, 3, 4];

/** Average damage by distance and armour, from exact odds. */
function DamageTable({ locale, kind }: { readonly locale: Locale; readonly kind: UnitKind }): ReactNode {
  const attacks = useMemo(
    () =>
      damageByRange(
        { kind, items: [] },
        ARMOURS.map((armour) => ({ armour })),
      ),
    [kind],
  );
  return (
    <section aria-label={sayLibrary(locale, 'damage')}>
      <h2>{sayLibrary(locale, 'damage')}</h2>
      <p className={css['small']}>{sayLibrary(locale, 'damage.note')}</p>
      <table className={css['damage']}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {sayLibrary(locale, 'damage.attack')}
            </th>
            <th scope="col" rowSpan={2}>
              {sayLibrary(locale, 'damage.distance')}
            </th>
            <th scope="colgroup" colSpan={ARMOURS.length}>
              {sayLibrary(locale, 'damage.armour')}
            </th>
          </tr>
          <tr>
            {ARMOURS.map((armour) => (
              <th key={armour} scope="col">
                {armour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attacks.map(({ skill, bands }) =>
            bands.map(({ from, to, means }, at) => (
              <tr key={`${skill} ${from}`}>
                {at === 0 ? (
                  <th scope="rowgroup" rowSpan={bands.length}>
                    {skillName(locale, skill)}
                  </th>
                ) : null}
                <td>{distanceText(locale, from, to)}</td>
                {means.map((mean, nth) => (
                  <td key={nth}>{mean.toFixed(2)}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

function distanceText(locale: Locale, from: number, to: number): string {
  if (to === 0) return sayLibrary(locale, 'damage.contact');
  return from === to
    ? sayLibrary(locale, 'damage.at', { from: inchesText(from) })
    : sayLibrary(locale, 'damage.band', { from: inchesText(from), to: inchesText(to) });
}
