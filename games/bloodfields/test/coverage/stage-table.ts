import type { PlayContext, Random } from '@sanguine/kernel';
import { LAYOUTS } from '../../content/layouts.ts';
import { LOYALTIES, type Line } from '../../content/lines.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import { SCENARIOS, scenarioOf } from '../../content/scenarios.ts';
import type { ScenarioId } from '../../content/options.ts';
import type { Corner } from '../../content/terrain.ts';
import type { Event } from '../../rules/events.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { fieldFor } from '../../rules/ground.ts';
import { topUnits } from '../../rules/muster/champions.ts';
import { unitsOf } from '../../rules/muster/units.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { loyaltyOf } from '../../rules/roster/roster.ts';
import { start } from '../../rules/setup.ts';
import type { State } from '../../rules/state.ts';
import { cardFor, put, unitOf } from '../../rules/units.ts';

/** A table in the thick of a battle, for rules without a card: a scenario’s points, terrain, a loyalty. */
export function stageTable(row: string, random: Random): State {
  // The Pit has few kinds of terrain.
  const scenario = scenarioIn(row) ?? random.draw(SCENARIOS.map(({ id }) => id).filter((id) => id !== 'pit'));
  const sizes = Object.keys(scenarioOf(scenario).grounds);
  const ground = /^terrain: ([a-z]+),/.exec(row)?.[1];
  const layout = random.draw(
    LAYOUTS.filter(
      ({ size, pieces }) =>
        sizes.includes(size) && (ground === undefined || pieces.some(({ kind }) => kind === ground)),
    ),
  );
  const options = { ...DEFAULT_OPTIONS, scenario, points: random.draw(['60', '100', '200'] as const) };
  const table: PlayContext<Event> = {
    open: random,
    hidden: () => random,
    emit: () => undefined,
    reveal: () => undefined,
  };
  const state = start({ seats: 2, layout: layout.id, options }, table);
  if (row === LOYALTIES.mossback) return woods(state, random);
  const piece = random.shuffle(layout.pieces.filter(({ kind }) => kind === ground)).at(0);
  strew(
    state,
    { line: lineIn(row), about: piece?.corners[0] ?? [layout.width / 2, layout.height / 2] },
    random,
  );
  return state;
}

const scenarioIn = (row: string): ScenarioId | undefined =>
  SCENARIOS.find(({ id }) => row.startsWith(`scenario: ${id},`))?.id;

const lineIn = (row: string): Line | undefined =>
  row.endsWith('push stopped')
    ? 'drowned'
    : (Object.keys(LOYALTIES) as (keyof typeof LOYALTIES)[]).find((line) => LOYALTIES[line] === row);

/** Both sides are chosen, and a loyal clan is about to grow its forest. */
function woods(state: State, random: Random): State {
  enlist(state, 'mossback', random);
  state.frames = [{ step: 'battle', slot: 'wood' }];
  return state;
}

function enlist(state: State, line: Line | undefined, random: Random): void {
  const rosters = [0, 1].map(() => randomRoster(random, Number(state.options.points), line));
  state.players = state.players.map((player, seat) =>
    Object.freeze({ ...player, side: seat === 0 ? 0 : 1, loyal: loyaltyOf(rosters[seat] ?? []) }),
  );
  state.units = rosters.flatMap((roster, seat) => unitsOf(roster, seat));
}

interface Place {
  readonly line: Line | undefined;
  readonly about: Corner;
}

/** Strews the units about, hurt at random, with most turns over and a few rounds left. */
function strew(state: State, { line, about: [x0, y0] }: Place, random: Random): void {
  enlist(state, line, random);
  const field = fieldFor(state);
  const fresh = random.int(3) === 0;
  const crowded = random.int(2) === 0;
  for (const [id, { r }] of state.units.entries()) {
    const width = crowded ? 9000 : field.width - 2 * r;
    const height = crowded ? 9000 : field.height - 2 * r;
    for (let count = 0; count < 40; count += 1) {
      const x = Math.round((crowded ? x0 : field.width / 2) - width / 2) + random.int(width);
      const y = Math.round((crowded ? y0 : field.height / 2) - height / 2) + random.int(height);
      const others = state.units.filter((unit) => unit.state === 'board');
      if (!legalSpot({ x, y, r }, field, others)) continue;
      const { hp } = cardFor(unitOf(state, id));
      put(state, id, {
        x,
        y,
        state: 'board',
        damage: random.int(2) === 0 ? hp - 1 : random.int(hp),
        dot: random.int(3),
        // Nobody begins a battle with more than one Shield.
        shields: random.int(fresh ? 2 : 3),
        activated: !fresh && random.int(4) > 0,
      });
      break;
    }
  }
  const { rounds, scoring } = scenarioOf(state.options.scenario);
  if (scoring.some((block) => block.for === 'champion')) nameChampions(state);
  state.round = fresh ? 0 : Math.max(1, rounds - random.int(3));
  state.frames = [{ step: 'round', slot: fresh ? 'begin' : 'activations', next: 0, rolled: null }];
}

function nameChampions(state: State): void {
  state.players = state.players.map((player, seat) => {
    const [champion = null] = topUnits(state, seat);
    return Object.freeze({ ...player, champion });
  });
}
