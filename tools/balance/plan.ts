import { type Random, type Seat, swiftRandom } from '@sanguine/kernel';
import { LAYOUTS } from '@sanguine/bloodfields/content/layouts.ts';
import type { ScenarioId } from '@sanguine/bloodfields/content/options.ts';
import { READY_ROSTERS, type Roster } from '@sanguine/bloodfields/content/rosters.ts';
import { SCENARIOS } from '@sanguine/bloodfields/content/scenarios.ts';
import { TABLES, type TableSize } from '@sanguine/bloodfields/content/tables.ts';
import { randomRoster } from '@sanguine/bloodfields/rules/roster/random.ts';
import { cardOf } from '@sanguine/bloodfields/content/units/index.ts';
import { flip, type PlannedGame, type Rival, RIVALS, type SetName } from './sets.ts';

/** Where a game is played. */
interface Field {
  readonly layout: string;
  readonly scenario: ScenarioId;
}

/** Every scenario on every layout of a size, scenarios changing fastest. */
function fieldsOf(size: TableSize): Field[] {
  const scenarios = SCENARIOS.filter(({ grounds }) => grounds[size] !== undefined);
  return LAYOUTS.filter((layout) => layout.size === size).flatMap(({ id }) =>
    scenarios.map((scenario) => ({ layout: id, scenario: scenario.id })),
  );
}

const fieldAt = (fields: readonly Field[], at: number): Field => {
  const field = fields[at % fields.length];
  if (field === undefined) throw new Error('nothing is played on a table of this size');
  return field;
};

/** Ready-made rosters of this size with units of this line alone. */
function readyOf(line: Rival, points: number): Roster[] {
  return READY_ROSTERS.filter(
    (ready) => ready.points === points && ready.units.every(({ kind }) => cardOf(kind).line === line),
  ).map(({ units }) => units);
}

/** A ready-made roster of the line, or one drawn at random. */
function rosterOf(line: Rival, points: number, random: Random, ready: boolean): Roster {
  return ready ? random.draw(readyOf(line, points)) : randomRoster(random, points, line);
}

const PAIRS: readonly (readonly [Rival, Rival])[] = RIVALS.flatMap((one, at) =>
  RIVALS.slice(at + 1).map((other) => [one, other] as const),
);

/** Who has the token and who has the south, in each of the four games of a bout. */
const CHANGES: readonly (readonly [holder: Seat, south: Seat])[] = [
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0],
];

/** Four games of two rosters on one field: with the token and without, in the south and in the north. */
const boutOf = (game: Omit<PlannedGame, 'holder' | 'south'>): PlannedGame[] =>
  CHANGES.map(([holder, south], at) => ({ ...game, seed: `${game.seed} ${at}`, holder, south }));

const boutsIn = (games: number): number => Math.ceil(games / CHANGES.length);

/** At least `games` games for each pair of lines, in bouts; the lines swap seats from bout to bout. */
export function lineGames(set: SetName, size: TableSize, seed: string, games: number): PlannedGame[] {
  const { points } = TABLES[size];
  const fields = fieldsOf(size);
  return PAIRS.flatMap(([one, other], pair) =>
    Array.from({ length: boutsIn(games) }, (_, bout) => {
      const name = `${seed} ${set} ${one} ${other} ${bout}`;
      const random = swiftRandom(name);
      const lines = bout % 2 === 0 ? ([one, other] as const) : ([other, one] as const);
      const ready = bout % 3 === 0;
      const rosters = [
        rosterOf(lines[0], points, random, ready),
        rosterOf(lines[1], points, random, ready),
      ] as const;
      // Pairs begin on different fields, so that even a few games cover them all.
      return boutOf({ set, seed: name, ...fieldAt(fields, bout + pair), rosters, lines });
    }).flat(),
  );
}

/** Any legal rosters, in bouts: this separates what token and side bring from who has the better roster. */
export function randomBouts(set: SetName, size: TableSize, seed: string, games: number): PlannedGame[] {
  const { points } = TABLES[size];
  const fields = fieldsOf(size);
  return Array.from({ length: boutsIn(games) }, (_, bout) => {
    const name = `${seed} ${set} ${bout}`;
    const random = swiftRandom(name);
    const rosters = [randomRoster(random, points), randomRoster(random, points)] as const;
    return boutOf({ set, seed: name, ...fieldAt(fields, bout), rosters, lines: null });
  }).flat();
}

/** Any legal rosters, new ones in every game. */
export function randomGames(set: SetName, size: TableSize, seed: string, games: number): PlannedGame[] {
  const { points } = TABLES[size];
  const fields = fieldsOf(size);
  return Array.from({ length: games }, (_, at) => {
    const name = `${seed} ${set} ${at}`;
    const random = swiftRandom(name);
    return {
      set,
      seed: name,
      ...fieldAt(fields, at),
      rosters: [randomRoster(random, points), randomRoster(random, points)],
      lines: null,
      holder: flip(random),
      south: flip(random),
    };
  });
}
