import { legalMoves, RowContext, swiftRandom, swiftStreams } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import { type Setup, type Source, SOURCES, type State, type Unit } from '../rules/state.ts';
import { hasTrait } from '../rules/units.ts';
import { kit } from './kit/kit.ts';

const SEEDS = ['a first game', 'a second game'];

/** A state and the one before it, for what no single state can show. */
interface Passage {
  readonly before: State;
  readonly after: State;
}

/** A random game: its states in pairs, and every turn that began, with its round and its unit. */
interface Told {
  readonly passages: readonly Passage[];
  readonly turns: readonly string[];
}

function tell(setup: Setup, seed: string): Told {
  const random = swiftRandom(seed);
  const streams = swiftStreams(seed);
  const state = kit.rules.start(setup, new RowContext<Event>(streams, 0));
  const passages: Passage[] = [];
  const turns: string[] = [];
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const before = rules.clone(state);
    const context = new RowContext<Event>(streams, passages.length + 1);
    rules.play(state, seat, random.draw(legalMoves(rules, state, seat)), context);
    passages.push({ before, after: rules.clone(state) });
    for (const event of context.events) {
      if (event.e === 'turn.began') turns.push(`${event.round} ${event.unit}`);
    }
  }
  return { passages, turns };
}

const entriesOf = ({ ledger }: State, source: Source): number[] => ledger.flatMap((pages) => pages[source]);

function sinking({ before, after }: Passage): string[] {
  return SOURCES.filter((source) => {
    const now = entriesOf(after, source);
    return entriesOf(before, source).some((points, at) => (now[at] ?? 0) < points);
  });
}

/** Units that were gone and are back; supports may return, in the miniature of one that fell. */
const returned = ({ before, after }: Passage): Unit[] =>
  after.units.filter((unit, id) => {
    const { state } = before.units[id] ?? unit;
    const isBack = unit.state !== state && (state === 'exited' || state === 'destroyed');
    return isBack && !(state === 'destroyed' && hasTrait(unit, 'support'));
  });

const refilled = ({ before, after }: Passage): Unit[] =>
  after.units.filter((unit, id) => before.units[id]?.spent.some((item) => !unit.spent.includes(item)));

/** Units that had their turn in this round and are to have another. */
const rested = ({ before, after }: Passage): Unit[] =>
  after.units.filter((unit, id) => {
    const { activated = false, state = 'reserve' } = before.units[id] ?? {};
    return activated && !unit.activated && after.round === before.round && state === 'board';
  });

describe.each(kit.setups.map(({ name, setup }) => [name, setup] as const))('%s', (_, setup) => {
  const games = SEEDS.map((seed) => tell(setup, seed));
  const all = games.flatMap(({ passages }) => passages);

  test('no entry of the ledger ever sinks', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap(sinking)).toEqual([]);
  });

  test('rounds follow one another', () => {
    const steps = all.map(({ before, after }) => after.round - before.round);
    expect(steps.filter((step) => step !== 0 && step !== 1)).toEqual([]);
  });

  test('who is out of the game stays out, and what was used stays used', () => {
    expect(all.flatMap(returned)).toEqual([]);
    expect(all.flatMap(refilled)).toEqual([]);
  });

  test('nobody has two turns in a round', () => {
    expect(all.flatMap(rested)).toEqual([]);
    for (const { turns } of games) expect(new Set(turns).size).toBe(turns.length);
  });
});
