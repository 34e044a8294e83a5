import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { skillSet } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { armourOf, masteryOf, moraleOf, movementOf } from '../../rules/stats.ts';
import { cardFor, healthOf, isOn, unitOf } from '../../rules/units.ts';
import { inchesText } from '../../text/measures.ts';
import { join, say } from '../../text/phrases.ts';
import { traitsText } from '../../text/rulebook/lists.ts';
import { itemLine, skillLine } from '../../text/skills.ts';
import { fullName, tokenName } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

/** The whole card of a unit as it stands: statistics now, tokens, skills and items. */
export function UnitCard({
  locale,
  view,
  id,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly id: UnitId;
}): ReactNode {
  const unit = unitOf(view, id);
  const card = cardFor(unit);
  const { passives, byId } = skillSet(unit.kind);
  const basic = byId.get('basic');
  const inborn = passives.filter((passive) => !card.skills.includes(passive));
  const skills = [...card.skills, ...inborn, ...(basic === undefined ? [] : [basic])];
  const tokens = [
    ...(unit.inspire > 0 ? [sayBoard(locale, 'unit.inspire', { count: unit.inspire })] : []),
    ...(unit.shields > 0 ? [say(locale, 'board.shields', { count: unit.shields })] : []),
    ...(unit.embers > 0 ? [say(locale, 'board.embers', { count: unit.embers })] : []),
    ...(unit.dot > 0
      ? [say(locale, 'token.count', { token: tokenName(locale, 'dot'), count: unit.dot })]
      : []),
    ...unit.tokens.map((token) => tokenName(locale, token)),
  ];
  return (
    <article className={css['card']} data-guide="card">
      <header>
        <BasePicture kind={unit.kind} paint={paintOf(view, unit.owner)} size={56} />
        <div>
          <h3>{fullName(locale, unit.kind)}</h3>
          <p>
            {sayBoard(locale, 'card.head', {
              traits: traitsText(locale, card),
              base: say(locale, `base.${card.base}`),
              points: card.cost,
            })}
          </p>
        </div>
      </header>
      <Stats {...{ locale, view, id }} />
      <p className={css['now']}>
        {join(locale, [sayBoard(locale, 'unit.health', { left: healthOf(unit), hp: card.hp }), ...tokens])}
      </p>
      <ul className={css['skills']}>
        {skills.map((skill) => (
          <li key={skill.id}>{skillLine(locale, skill, unit.kind)}</li>
        ))}
        {unit.items.map((item) => (
          <li key={item}>{itemLine(locale, item, unit.spent.includes(item))}</li>
        ))}
      </ul>
    </article>
  );
}

function Stats({
  locale,
  view,
  id,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly id: UnitId;
}): ReactNode {
  const unit = unitOf(view, id);
  const { mm, rm, am, mv, mo, ar } = cardFor(unit);
  const on = isOn(unit);
  const printed = { mm, rm, am, mv, mo, ar };
  // Off the table nothing changes what the card says.
  const now = on
    ? {
        mm: masteryOf(unit, 'mm'),
        rm: masteryOf(unit, 'rm'),
        am: masteryOf(unit, 'am'),
        mv: movementOf(unit),
        mo: moraleOf(view, id),
        ar: armourOf(view, id),
      }
    : printed;
  return (
    <dl className={css['stats']}>
      {(['mm', 'rm', 'am', 'mv', 'mo', 'ar'] as const).map((stat) => (
        <div key={stat} data-changed={now[stat] !== printed[stat] || undefined}>
          <dt>{say(locale, `stat.${stat}`)}</dt>
          <dd>{stat === 'mv' ? inchesText(now[stat]) : now[stat]}</dd>
        </div>
      ))}
    </dl>
  );
}
