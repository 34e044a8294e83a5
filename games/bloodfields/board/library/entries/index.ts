import type { Feature } from '../../../text/roster/features.ts';
import { addressOf, type Entry, ENTRY_KINDS } from './entry.ts';
import { layoutEntries, scenarioEntries, terrainEntries } from './ground.ts';
import { dieEntries, keywordEntries, tokenEntries, traitEntries } from './rules.ts';
import { itemEntries, spellEntries } from './things.ts';
import { unitEntries } from './units.ts';

/** All entries, and how they are connected. */
export interface Catalogue {
  readonly entries: readonly Entry[];
  find(this: void, address: string): Entry | undefined;
  /** The entries that explain what an entry uses, and those that belong to it. */
  seeAlso(this: void, entry: Entry): readonly Entry[];
  /** Entries that use what this one explains. */
  usedBy(this: void, entry: Entry): readonly Entry[];
}

function makeCatalogue(): Catalogue {
  const entries = [
    ...unitEntries(),
    ...itemEntries(),
    ...spellEntries(),
    ...traitEntries(),
    ...keywordEntries(),
    ...tokenEntries(),
    ...dieEntries(),
    ...terrainEntries(),
    ...scenarioEntries(),
    ...layoutEntries(),
  ].toSorted((one, other) => ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind));
  const byAddress = new Map(entries.map((entry) => [addressOf(entry), entry]));
  const explaining = new Map<Feature, Entry>();
  for (const entry of entries)
    for (const feature of entry.explains) if (!explaining.has(feature)) explaining.set(feature, entry);
  const seeAlso = (entry: Entry): Entry[] => {
    const found = new Set([
      ...entry.beside.flatMap((address) => byAddress.get(address) ?? []),
      ...entry.uses.flatMap((feature) => explaining.get(feature) ?? []),
    ]);
    found.delete(entry);
    return [...found];
  };
  return {
    entries,
    find: (address) => byAddress.get(address),
    seeAlso,
    usedBy: (entry) =>
      entries.filter(({ uses }) => uses.some((feature) => explaining.get(feature) === entry)),
  };
}

let made: Catalogue | null = null;

/** Made when first asked for, because it takes a moment. */
export function catalogue(): Catalogue {
  made ??= makeCatalogue();
  return made;
}
