import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { SCHOOLS } from '../../../content/items.ts';
import { cardOf } from '../../../content/units/index.ts';
import { join, say } from '../../../text/phrases.ts';
import { type ShortSkill, statName, type UnitBlock } from '../../../text/roster/blocks.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { fullName } from '../../../text/words.ts';
import { Likeness } from '../likeness.tsx';
import { Sign } from '../signs.tsx';
import { sayPrint } from '../text/say.ts';
import css from './sheet.module.css';

/** A unit or several alike: statistics, boxes to tick, items, skills in one line each. */
export function SheetUnit({
  locale,
  block,
  rounds,
}: {
  readonly locale: Locale;
  readonly block: UnitBlock;
  readonly rounds: number;
}): ReactNode {
  const { kind, count, items } = block;
  const card = cardOf(kind);
  return (
    <article className={css['unit']} data-part="unit" data-unit={kind}>
      <header>
        <Likeness className={css['likeness']} kind={kind} px={30} />
        <div>
          <h3>
            {fullName(locale, kind)}
            {count === 1 ? null : <q>{sayPrint(locale, 'count', { count })}</q>}
          </h3>
          <p>{join(locale, [traitsText(locale, card), say(locale, `sheet.base.${card.base}`)])}</p>
        </div>
        <b>{block.allPoints}</b>
      </header>
      <StatTable locale={locale} block={block} />
      <div className={css['tracks']}>
        <div className={css['wounds']} data-many={count > 1 || undefined}>
          {Array.from({ length: count }, (_, copy) => (
            <Boxes key={copy} count={card.hp} />
          ))}
        </div>
        <Rounds count={rounds} />
      </div>
      {items.length === 0 ? null : (
        <ul className={css['items']}>
          {items.map(({ id, name, text }) => (
            <li key={id}>
              <i className={css['box']} />
              <b>{name}</b>{' '}
              <span>
                {SCHOOLS.some((school) => school === id) ? sayPrint(locale, 'school', { name }) : text}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className={css['skills']}>
        {block.skills.map((skill) => (
          <li key={skill.id}>
            <SkillLine locale={locale} skill={skill} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** §1.3: seven figures in a row. */
export function StatTable({
  locale,
  block,
}: {
  readonly locale: Locale;
  readonly block: Pick<UnitBlock, 'stats'>;
}): ReactNode {
  return (
    <table className={css['stats']}>
      <thead>
        <tr>
          {block.stats.map(({ stat }) => (
            <th key={stat} scope="col">
              {statName(locale, stat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {block.stats.map(({ stat, value }) => (
            <td key={stat}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** A skill with its signs: `Judgement (sun) (star) Melee, 3 dice, 2 damage`. */
export function SkillLine({
  locale,
  skill,
}: {
  readonly locale: Locale;
  readonly skill: ShortSkill;
}): ReactNode {
  const { name, difficulty, cost, unique, effortless, text } = skill;
  return (
    <>
      <b>{difficulty === null ? name : sayPrint(locale, 'spell', { name, difficulty })}</b>{' '}
      {Array.from({ length: cost }, (_, at) => (
        <Sign key={at} name="cost" label={sayPrint(locale, 'legend.cost')} />
      ))}
      {unique ? <Sign name="unique" label={sayPrint(locale, 'legend.unique')} /> : null}
      {effortless ? <Sign name="effortless" label={sayPrint(locale, 'legend.effortless')} /> : null}{' '}
      <span>{text}</span>
    </>
  );
}

/** Boxes in groups of five. */
export function Boxes({ count }: { readonly count: number }): ReactNode {
  return (
    <span className={css['boxes']}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} data-fifth={(at + 1) % 5 === 0 || undefined} />
      ))}
    </span>
  );
}

function Rounds({ count }: { readonly count: number }): ReactNode {
  return (
    <span className={css['rounds']}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at}>{at + 1}</i>
      ))}
    </span>
  );
}
