import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useMemo } from 'react';
import { cardOf } from '../../../content/units/index.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { join, say } from '../../../text/phrases.ts';
import { shortSkill, type UnitBlock, unitBlocks } from '../../../text/roster/blocks.ts';
import { traitsText } from '../../../text/rulebook/lists.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { fullName } from '../../../text/words.ts';
import type { PaperName } from '../address.ts';
import { Likeness } from '../likeness.tsx';
import { Page } from '../page.tsx';
import { Boxes, SkillLine, StatTable } from '../sheet/unit-block.tsx';
import { useShrink } from './use-shrink.ts';
import css from './cards.module.css';

/** Poker cards: 2½ by 3½ inches, nine on a page. */
const ON_PAGE = 9;

/** A card for each kind of unit with its items, none of them twice. */
export function UnitCards({
  locale,
  roster,
  paper,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly paper: PaperName;
}): ReactNode {
  const blocks = useMemo(() => unitBlocks(locale, roster), [locale, roster]);
  const pages = Array.from({ length: Math.ceil(blocks.length / ON_PAGE) }, (_, nth) =>
    blocks.slice(nth * ON_PAGE, (nth + 1) * ON_PAGE),
  );
  return pages.map((cards, at) => (
    <Page key={at} paper={paper}>
      <div className={css['deck']}>
        {cards.map((block) => (
          <Card key={`${block.kind} ${block.items.map(({ id }) => id).join()}`} {...{ locale, block }} />
        ))}
      </div>
    </Page>
  ));
}

function Card({ locale, block }: { readonly locale: Locale; readonly block: UnitBlock }): ReactNode {
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
