import { type Locale, paragraph, percent, type Seat, type Viewer } from '@sanguine/kernel';
import { type Spell, spellCard } from '../content/spells.ts';
import type { Unit } from '../content/units.ts';
import { kindsIn, pileOf } from '../rules/cards.ts';
import { hiddenHands, holdingChances, spellChance } from '../rules/odds.ts';
import { SPELLS } from '../rules/spells/index.ts';
import type { State } from '../rules/state.ts';
import { inLines, join, say, sideOf, spellName, unitNames } from './words.ts';

/** The chances of the viewer's spells, and of what the other player may hold. */
export function oddsLines(locale: Locale, view: State, viewer: Viewer): string[] {
  if (view.result !== 'open') return [say(locale, 'odds.none')];
  const own = viewer === null ? [] : kindsIn(pileOf(view, viewer).hand);
  const lines = [
    ...(own.length === 0 ? [] : [say(locale, 'odds.hand')]),
    ...own.flatMap((spell) => paragraph(locale, spellLine(locale, view, spell))),
    ...hiddenHands(view).flatMap((seat) => holdingLines(locale, view, seat)),
  ];
  return lines.length === 0 ? [say(locale, 'odds.none')] : lines;
}

/** A spell with its chance for each possible offering, and its currently possible targets. */
function spellLine(locale: Locale, view: State, spell: Spell): string {
  const words = { spell: spellName(locale, spell), chance: join(locale, chanceParts(locale, view, spell)) };
  const units = targets(view, spell);
  if (units === null) return say(locale, 'odds.spell.none', words);
  if (units.length === 0) return say(locale, 'odds.spell', words);
  return say(locale, 'odds.spell.targets', { ...words, units: unitNames(locale, units, view) });
}

function chanceParts(locale: Locale, view: State, spell: Spell): string[] {
  const { chance } = spellCard(spell);
  if (chance.kind !== 'offer') return [percent(locale, spellChance(spell, 0))];
  const most = Math.min(chance.die, view.figures.witch.blood - 1);
  return Array.from({ length: most }, (_, less) =>
    say(locale, 'odds.offer', { count: less + 1, chance: percent(locale, spellChance(spell, less + 1)) }),
  );
}

/** Its currently possible targets; null if it cannot be cast, empty if it takes no target. */
function targets(view: State, spell: Spell): Unit[] | null {
  const possible = [...SPELLS[spell].offers(view)].filter(
    (choice) => SPELLS[spell].refuse(view, choice) === null,
  );
  if (possible.length === 0) return null;
  return [...new Set(possible.flatMap(({ unit }) => (unit === 'none' ? [] : [unit])))];
}

function holdingLines(locale: Locale, view: State, seat: Seat): string[] {
  const held = [...holdingChances(view, seat)]
    .filter(([, chance]) => chance > 0)
    .map(([spell, chance]) =>
      say(locale, 'odds.held', { spell: spellName(locale, spell), chance: percent(locale, chance) }),
    );
  if (held.length === 0) return [];
  return [say(locale, `odds.holds.${sideOf(view, seat)}`), ...inLines(locale, held, '  ')];
}
