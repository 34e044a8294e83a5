import { type Locale, percent } from '@sanguine/kernel';
import { type ReactNode, useMemo } from 'react';
import type { ItemId } from '../../content/items.ts';
import type { Skill } from '../../content/skills.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { meanText } from '../../text/move-notes.ts';
import { join, say } from '../../text/phrases.ts';
import { itemKind, itemText, skillParts } from '../../text/skills.ts';
import { itemName } from '../../text/words.ts';
import { ThrowGrid } from '../tray/throw-grid.tsx';
import { type Asked, type Prospect, prospectOf } from './prospects.ts';
import { saySides } from './say.ts';
import css from './unit-card.module.css';

/** A skill: what it is, what it does, and what it could do now. */
export function SkillLine({
  asked,
  skill,
  kind,
}: {
  readonly asked: Asked;
  readonly skill: Skill;
  readonly kind: UnitKind;
}): ReactNode {
  const { locale, view, id, target } = asked;
  const prospect = useMemo(
    () => prospectOf({ locale, view, id, target }, skill),
    [locale, view, id, target, skill],
  );
  const { name, notes, text } = skillParts(locale, skill, kind);
  return (
    <li data-can={prospect?.can}>
      <b>{name}</b> <small>{notes}</small>
      <p>{text}</p>
      {prospect === null ? null : <Now {...{ locale, prospect }} />}
    </li>
  );
}

function Now({ locale, prospect }: { readonly locale: Locale; readonly prospect: Prospect }): ReactNode {
  const { odds, says, test } = prospect;
  return (
    <>
      {says === '' ? null : <p className={css['says']}>{says}</p>}
      {odds === null ? null : <Odds {...{ locale }} {...odds} />}
      {test === null ? null : (
        <details className={css['throws']}>
          <summary>{saySides(locale, 'throws')}</summary>
          <ThrowGrid {...{ locale, test }} />
        </details>
      )}
    </>
  );
}

/** The chance to destroy and the average damage, in words and as a bar. */
function Odds({
  locale,
  kill,
  mean,
}: {
  readonly locale: Locale;
  readonly kill: number;
  readonly mean: number;
}): ReactNode {
  return (
    <div className={css['odds']}>
      <span>{saySides(locale, 'mean', { mean: meanText(locale, mean) })}</span>
      <b>{saySides(locale, 'kills', { chance: percent(locale, kill) })}</b>
      <i aria-hidden="true">
        <i style={{ width: `${Math.round(kill * 100)}%` }} />
      </i>
    </div>
  );
}

/** An item, struck out once it is used. */
export function ItemLine({
  locale,
  item,
  used,
}: {
  readonly locale: Locale;
  readonly item: ItemId;
  readonly used: boolean;
}): ReactNode {
  return (
    <li data-used={used || undefined}>
      <b>{itemName(locale, item)}</b>{' '}
      <small>{join(locale, [itemKind(locale, item), ...(used ? [say(locale, 'card.used')] : [])])}</small>
      <p>{itemText(locale, item)}</p>
    </li>
  );
}
