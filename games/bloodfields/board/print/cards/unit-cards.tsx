import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useMemo } from 'react';
import { itemOf } from '../../../content/items.ts';
import { cardOf } from '../../../content/units/index.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { join, say } from '../../../text/phrases.ts';
import {
  type SchoolBlock,
  schoolBlocks,
  shortSkill,
  type UnitBlock,
  unitBlocks,
} from '../../../text/roster/blocks.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { fullName } from '../../../text/words.ts';
import { ITEM_GLYPHS } from '../../look/item-glyphs.ts';
import { Mark } from '../../look/mark.tsx';
import type { PaperName } from '../address.ts';
import { Likeness } from '../likeness.tsx';
import { Page } from '../page.tsx';
import { Boxes, SkillLine, StatTable } from '../sheet/unit-block.tsx';
import { useShrink } from './use-shrink.ts';
import css from './cards.module.css';

/** Poker cards: 2½ by 3½ inches, nine on a page. */
const ON_PAGE = 9;

/** One card for each kind of unit with its items, and one for each school; none appears twice. */
export function UnitCards({
  locale,
  roster,
  paper,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly paper: PaperName;
}): ReactNode {
  const cards = useMemo(
    () => [
      ...unitBlocks(locale, roster).map((block) => (
        <UnitCard key={`${block.kind} ${block.items.map(({ id }) => id).join()}`} {...{ locale, block }} />
      )),
      ...schoolBlocks(locale, roster).map((block) => (
        <SchoolCard key={block.school} {...{ locale, block }} />
      )),
    ],
    [locale, roster],
  );
  return Array.from({ length: Math.ceil(cards.length / ON_PAGE) }, (_, at) => (
    <Page key={at} paper={paper}>
      <div className={css['deck']}>{cards.slice(at * ON_PAGE, (at + 1) * ON_PAGE)}</div>
    </Page>
  ));
}

/** §17.7: the spells of a school, for a unit that has learned it. */
function SchoolCard({ locale, block }: { readonly locale: Locale; readonly block: SchoolBlock }): ReactNode {
  const shrink = useShrink();
  const { school, name, spells } = block;
  return (
    <article ref={shrink} className={css['card']} data-card={school}>
      <header>
        <svg className={css['likeness']} viewBox="-14 -14 28 28" aria-hidden="true">
          <Mark name={ITEM_GLYPHS[school]} size={24} fill="#000" />
        </svg>
        <h2>{name}</h2>
        <b>{itemOf(school).cost}</b>
      </header>
      <ul className={css['lines']}>
        {spells.map((spell) => (
          <li key={spell.id}>
            <SkillLine locale={locale} skill={spell} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function UnitCard({ locale, block }: { readonly locale: Locale; readonly block: UnitBlock }): ReactNode {
  const shrink = useShrink();
  const { kind, items, count } = block;
  const card = cardOf(kind);
  return (
    <article ref={shrink} className={css['card']} data-card={kind}>
      <header>
        <Likeness className={css['likeness']} kind={kind} px={40} />
        <h2>{fullName(locale, kind)}</h2>
        <b>{block.points}</b>
      </header>
      <p className={css['about']}>
        {join(locale, [traitsText(locale, card), say(locale, `sheet.base.${card.base}`)])}
      </p>
      <StatTable locale={locale} block={block} />
      <div className={css['wounds']}>
        {Array.from({ length: count }, (_, copy) => (
          <Boxes key={copy} count={card.hp} />
        ))}
      </div>
      <ul className={css['lines']}>
        {cardSkills(card).map((skill) => (
          <li key={skill.id}>
            <SkillLine locale={locale} skill={shortSkill(locale, skill, kind)} />
          </li>
        ))}
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <i className={css['box']} />
            <b>{name}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
