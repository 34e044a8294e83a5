import { readdirSync, readFileSync } from 'node:fs';
import { ITEM_IDS } from '@sanguine/bloodfields/content/item-ids.ts';
import { SCHOOLS } from '@sanguine/bloodfields/content/items.ts';
import { LOYALTIES, RACES } from '@sanguine/bloodfields/content/lines.ts';
import { spellsOfSchool } from '@sanguine/bloodfields/content/schools.ts';
import { BASIC, UNITS } from '@sanguine/bloodfields/content/units/index.ts';
import { describe, expect, it } from 'vitest';

const TESTS = new URL('../../games/bloodfields/test/cards/', import.meta.url);

/** The names that tests give to cards: the card's own, after that of its unit or school. */
const CARDS: readonly string[] = [
  BASIC.id,
  ...UNITS.flatMap(({ kind, skills }) => skills.map(({ id }) => `${kind}: ${id}`)),
  ...SCHOOLS.flatMap((school) => spellsOfSchool(school).map(({ id }) => `${school}: ${id}`)),
  ...ITEM_IDS,
  ...RACES.map((race) => `race: ${race}`),
  ...Object.values(LOYALTIES),
];

/** What the card tests describe, and how many tests each has. It reads their text, as each may run in another worker. */
function described(): Map<string, number> {
  const tests = new Map<string, number>();
  for (const file of readdirSync(TESTS)) {
    const [, ...parts] = readFileSync(new URL(file, TESTS), 'utf8').split(/^describe\(/m);
    for (const part of parts) {
      const [, name = ''] = /^'([^']+)'/.exec(part) ?? [];
      const found = part.match(/^ {2}it\(/gm)?.length ?? 0;
      tests.set(name, (tests.get(name) ?? 0) + found);
    }
  }
  return tests;
}

describe('every card of Bloodfields', () => {
  const tests = described();

  it('has tests that are named after it', () => {
    expect(CARDS.filter((card) => (tests.get(card) ?? 0) === 0)).toEqual([]);
  });

  it('is a card: nothing is proved that is not in the game', () => {
    expect([...tests.keys()].filter((name) => !CARDS.includes(name))).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(CARDS.filter((card, at) => CARDS.indexOf(card) !== at)).toEqual([]);
  });
});
