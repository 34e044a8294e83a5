import { RowContext, swiftStreams } from '@sanguine/kernel';
import { FairnessTally } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { FACTION_FACTS, FACTIONS } from '../content/factions.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

const GAMES = 2000;

function starts(seats: number, map: string): State[] {
  const options = { ...DEFAULT_OPTIONS, factionPick: 'random' as const };
  return Array.from({ length: GAMES }, (_, game) =>
    rules.start({ seats, map, options }, new RowContext<Event>(swiftStreams(`start ${seats} ${game}`), 0)),
  );
}

test.each([
  [2, 'tyrants-lament'],
  [4, 'tyrants-lament'],
  [6, 'red-tides'],
])('every one of %i seats is as likely to begin, and to be dealt any faction', (seats, map) => {
  const beginners = new FairnessTally();
  const factions = new FairnessTally();
  const allowed = FACTIONS.filter((faction) => FACTION_FACTS[faction].minPlayers <= seats);
  const equal = (names: readonly string[]): Record<string, number> =>
    Object.fromEntries(names.map((name) => [name, 1 / names.length]));
  for (const state of starts(seats, map)) {
    beginners.add({ fell: String(state.first), odds: equal(state.players.map((_, seat) => String(seat))) });
    factions.add({ fell: state.players[0]?.faction ?? 'none', odds: equal(allowed) });
  }
  expect(beginners.unfair, beginners.summary).toBe(false);
  expect(factions.unfair, factions.summary).toBe(false);
});
