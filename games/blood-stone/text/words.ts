import {
  codebook,
  type CodeKey,
  type KeyOf,
  type Locale,
  phrasebook,
  type Say,
  type Seat,
  wording,
} from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import type { OPTIONS } from '../content/options.ts';
import { SPELL_KINDS, type Spell, spellCard } from '../content/spells.ts';
import { type Unit, UNIT_CARDS } from '../content/units.ts';
import type { Frames } from '../rules/frames.ts';
import { groundOf, spaceName } from '../rules/ground.ts';
import type { State } from '../rules/state.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

const catalogue = { en, ja };
export const say = phrasebook(catalogue) satisfies Say<CodeKey<typeof OPTIONS, keyof Frames>>;
export type Phrase = KeyOf<typeof say>;
/** Texts for codes that come from data: refusals, steps and options. */
export const sayCode = codebook(catalogue, say);
const words = wording(say);
export const { join, inLines, nameOf, noted } = words;

export const SIDES = ['witch', 'soldiers'] as const;
export type Side = (typeof SIDES)[number];

export const sideOf = (state: Pick<State, 'witch'>, seat: Seat): Side =>
  seat === state.witch ? 'witch' : 'soldiers';

export const sideName = (locale: Locale, side: Side): string => say(locale, `side.${side}`);

export const unitName = (locale: Locale, unit: Unit): string => say(locale, `unit.${unit}`);

/** `zombie Archer` if it is one in this state. */
export function figureName(locale: Locale, state: State, unit: Unit): string {
  const name = unitName(locale, unit);
  return state.figures[unit].zombie ? say(locale, 'unit.zombie', { unit: name }) : name;
}

/** `the Archer, the Witch`; with a state, zombies are named as such. */
export function unitNames(locale: Locale, units: readonly Unit[], state?: State): string {
  return join(
    locale,
    units.map((unit) =>
      say(locale, 'unit.the', {
        unit: state === undefined ? unitName(locale, unit) : figureName(locale, state, unit),
      }),
    ),
  );
}

/** `c4` */
export const placeName = (glade: { readonly glade: string }, space: Space): string =>
  spaceName(groundOf(glade), space);

export const spellName = (locale: Locale, spell: Spell): string => say(locale, `spell.${spell}`);

/** A card's effect, as printed on it. */
export const spellText = (locale: Locale, spell: Spell): string => say(locale, `spell.${spell}.text`);

/** A card's chance, as printed: `X ≥ d4`. */
export function chanceText(locale: Locale, spell: Spell): string {
  const { chance } = spellCard(spell);
  switch (chance.kind) {
    case 'always':
      return say(locale, 'chance.always');
    case 'offer':
      return say(locale, 'chance.offer', { die: chance.die });
    case 'roll':
      return say(locale, 'chance.roll', { die: chance.die, least: chance.least });
  }
}

/** §6.3: a card's range as printed, and where it is counted from. */
export function rangeText(locale: Locale, spell: Spell): string {
  const { range } = spellCard(spell);
  if (range === null) return say(locale, 'range.anywhere');
  const origin = spell === 'banish' ? 'soldier' : spell === 'ghostStep' ? 'self' : 'witch';
  return say(locale, `range.${origin}`, { range });
}

/** A unit's attack as printed on its card. */
export function attackText(locale: Locale, unit: Unit): string {
  const { attack } = UNIT_CARDS[unit];
  if (attack === null) return say(locale, 'shape.none');
  switch (attack.kind) {
    case 'line':
      return say(locale, 'shape.line', { reach: attack.reach });
    case 'straight':
      return attack.to === 1
        ? say(locale, 'shape.adjacent')
        : say(locale, 'shape.straight', { from: attack.from, to: attack.to });
    case 'arc':
    case 'cross':
    case 'around':
      return say(locale, `shape.${attack.kind}`);
  }
}

/** `2 Siphon`, `Manipulate`: equal cards are counted, in the order of the decks. */
export function cardParts(locale: Locale, cards: readonly Spell[]): string[] {
  return SPELL_KINDS.flatMap((kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count === 0 ? [] : [say(locale, 'cards.count', { count, spell: spellName(locale, kind) })];
  });
}

export const cardNames = (locale: Locale, cards: readonly Spell[]): string =>
  join(locale, cardParts(locale, cards));

/** `Ann (Witch)`, unless the name already contains the side. */
export function playerName(locale: Locale, state: State, names: readonly string[], seat: Seat): string {
  return words.nameWithSide(locale, names, seat, sideName(locale, sideOf(state, seat)));
}
