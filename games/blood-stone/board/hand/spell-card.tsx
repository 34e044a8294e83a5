import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import { unbroken } from '@sanguine/ui/reading/unbroken.ts';
import type { ReactNode } from 'react';
import { isBlood, type Spell, spellCard } from '../../content/spells.ts';
import { chanceText, rangeText, spellName, spellText } from '../../text/words.ts';
import { SPELL_GLYPHS } from '../look/glyphs.ts';
import { sayBoard } from '../text/say.ts';
import css from './hand.module.css';

/** A spell as printed: sign, name, chance, range and text. */
export function SpellCard({
  locale,
  spell,
  chosen,
  usable,
  onPress,
}: {
  readonly locale: Locale;
  readonly spell: Spell;
  readonly chosen: boolean;
  /** It can be used now, other than by discarding it. */
  readonly usable: boolean;
  /** Null if it is only shown. */
  readonly onPress: (() => void) | null;
}): ReactNode {
  const { chance, range } = spellCard(spell);
  return (
    <button
      type="button"
      className={css['spell']}
      data-deck={isBlood(spell) ? 'blood' : 'phantom'}
      data-guide={`card:${spell}`}
      data-usable={usable || undefined}
      aria-pressed={chosen}
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
    >
      <span className={css['spine']}>
        <Glyph name={SPELL_GLYPHS[spell]} size={38} />
      </span>
      <span className={css['face']}>
        <span className={css['name']}>
          <b>{spellName(locale, spell)}</b>
          <i>{chance.kind === 'always' ? sayBoard(locale, 'chance.always') : chanceText(locale, spell)}</i>
        </span>
        <span className={css['text']}>
          {unbroken(spellText(locale, spell))}{' '}
          {range === null ? null : <small>{rangeText(locale, spell)}</small>}
        </span>
      </span>
    </button>
  );
}
