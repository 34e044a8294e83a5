import { findSection, type Locale } from '@sanguine/kernel';
import { type Faction, FACTIONS } from '../../content/factions.ts';
import type { TileKind } from '../../content/kinds.ts';
import { RULEBOOK } from '../../text/rulebook/index.ts';
import { kindName } from '../../text/words.ts';

export type Run = { readonly text: string } | { readonly section: string };

/** What the rulebook says about a faction. */
interface Lore {
  readonly section: string;
  /** The section with advice for it and against it. */
  readonly advice: string;
  readonly summary: string;
  /** Its powers, each split into text and references. */
  readonly traits: readonly (readonly Run[])[];
  /** A tile's battle modifier in words. */
  readonly modifier: (kind: TileKind) => string;
}

const LIST_ITEM = '– ';
const REFERENCE = /\s*\[(\d+(?:\.\d+)?)\]/;

/** The advice of chapter 17 that is for everybody. */
const GENERAL_ADVICE = 4;

/** §14, §17: the sections on the factions, in their order. */
export function loreOf(locale: Locale, faction: Faction): Lore {
  const number = FACTIONS.indexOf(faction) + 1;
  const section = `14.${number}`;
  const found = findSection(RULEBOOK[locale], section);
  const body = found?.body ?? [];
  const rows = found?.table?.rows ?? [];
  return {
    section,
    advice: `17.${GENERAL_ADVICE + number}`,
    summary: body.find((line) => !line.startsWith(LIST_ITEM)) ?? '',
    traits: body
      .filter((line) => line.startsWith(LIST_ITEM))
      .map((line) => runsOf(line.slice(LIST_ITEM.length))),
    modifier: (kind) => rows.find(([name]) => name === kindName(locale, kind))?.at(-1) ?? '',
  };
}

/** Splits `Dragons are discarded [9.9].` into text and references. */
export function runsOf(line: string): Run[] {
  return line
    .split(REFERENCE)
    .map((piece, at): Run => (at % 2 === 0 ? { text: piece } : { section: piece }))
    .filter((run) => 'section' in run || run.text !== '');
}
