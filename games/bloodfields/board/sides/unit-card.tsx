import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { skillSet, spellsOf } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { armourOf, masteryOf, moraleOf, movementOf } from '../../rules/stats.ts';
import { distance } from '../../rules/geometry/disc.ts';
import { cardFor, healthOf, isOn, unitOf } from '../../rules/units.ts';
import { inchesText } from '../../text/measures.ts';
import { join, say } from '../../text/phrases.ts';
import { itemKind, itemText, skillNotes, skillText } from '../../text/skills.ts';
import { fullName, itemName, skillName, tokenName, unitName } from '../../text/words.ts';
import { sideIndex } from '../look/side-index.ts';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

/** The card of the unit that acts or is looked at, with its numbers as they are now. */
export function UnitCard({
  locale,
  view,
  id,
  from,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly id: UnitId;
  /** The unit that acts: how far it is to it. */
  readonly from: UnitId | null;
}): ReactNode {
  const unit = unitOf(view, id);
  const card = cardFor(unit);
  const stats = [
    ['mm', masteryOf(unit, 'mm')],
    ['rm', masteryOf(unit, 'rm')],
    ['am', masteryOf(unit, 'am')],
    ['mv', inchesText(movementOf(unit))],
    ['mo', moraleOf(view, id)],
    ['ar', armourOf(view, id)],
  ] as const;
  const { attacks, abilities, passives } = skillSet(unit.kind);
  const skills = [...attacks, ...abilities, ...spellsOf(unit), ...passives];
  return (
    <section className={css['card']} data-side={sideIndex(view, unit.owner)}>
      <h3>{fullName(locale, unit.kind)}</h3>
      <dl className={css['stats']}>
        {stats.map(([stat, value]) => (
          <div key={stat}>
            <dt>{say(locale, `stat.${stat}`)}</dt>
            <dd>{`${value}`}</dd>
          </div>
        ))}
      </dl>
      <p>
        {sayBoard(locale, 'card.health', {
          health: healthOf(unit),
          whole: card.hp,
          inspire: unit.inspire,
          shields: unit.shields,
        })}
      </p>
      {from === null || from === id || !isOn(unit) ? null : (
        <p>
          {sayBoard(locale, 'card.away', {
            far: inchesText(distance(unitOf(view, from), unit)),
            unit: unitName(locale, view, from),
          })}
        </p>
      )}
      {unit.tokens.length === 0 ? null : (
        <p>{unit.tokens.map((token) => tokenName(locale, token)).join(' · ')}</p>
      )}
      <ul className={css['skills']}>
        {skills.map((skill) => (
          <li key={skill.id} data-type={skill.type}>
            <b>{skillName(locale, skill.id)}</b>
            <small>{join(locale, skillNotes(locale, skill))}</small>
            <span>{skillText(locale, skill, unit.kind)}</span>
          </li>
        ))}
      </ul>
      {unit.items.length === 0 ? null : (
        <ul className={css['skills']}>
          {unit.items.map((item) => (
            <li key={item} data-spent={unit.spent.includes(item) || undefined}>
              <b>{itemName(locale, item)}</b>
              <small>{itemKind(locale, item)}</small>
              <span>{itemText(locale, item)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
