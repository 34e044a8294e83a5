import { scoringFor } from '../../content/scenarios.ts';
import { unitCost } from '../../rules/roster/roster.ts';
import { pointsFrom } from '../../rules/round/points.ts';
import { groundFor, scenarioFor } from '../../rules/scenario.ts';
import { SOURCES, type State, type Unit } from '../../rules/state.ts';
import { fieldFor } from '../../rules/ground.ts';
import { hasTrait } from '../../rules/units.ts';

/** Where the record of points, caches and the wagon disagrees with what is on the table. */
export function bookFlaws(state: State): string[] {
  return [...pageFlaws(state), ...sumFlaws(state), ...markerFlaws(state)];
}

/** §16.1: points only for what the scenario scores, in rounds already played. */
function* pageFlaws(state: State): Iterable<string> {
  const scenario = scenarioFor(state);
  for (const [seat, ledger] of state.ledger.entries()) {
    for (const source of SOURCES) {
      const late = ledger[source].some((points, at) => points > 0 && at >= state.round);
      if (late) yield `seat ${seat} has points for ${source} in a round to come`;
      const points = pointsFrom(state, seat, source);
      if (points > 0 && scoringFor(scenario, source) === undefined) {
        yield `seat ${seat} has points for ${source}, which nobody scores here`;
      }
    }
  }
}

const costOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unitCost(unit), 0);

/** §16.1: points for units that fell or left. A support may return in the miniature of one that did, so there may be more. */
function* sumFlaws(state: State): Iterable<string> {
  const exit = scoringFor(scenarioFor(state), 'exit') ?? { points: 0, support: 0 };
  for (const seat of [0, 1]) {
    const fallen = state.units.filter((unit) => unit.owner !== seat && unit.state === 'destroyed');
    const kills = pointsFrom(state, seat, 'kill');
    if (kills < costOf(fallen)) yield `seat ${seat} has ${kills} for units that cost ${costOf(fallen)}`;
    const left = state.units.filter((unit) => unit.owner === seat && unit.state === 'exited');
    const worth = left.reduce(
      (sum, unit) => sum + (hasTrait(unit, 'support') ? exit.support : exit.points),
      0,
    );
    if (pointsFrom(state, seat, 'exit') !== worth) yield `seat ${seat} has other points than for its exits`;
  }
}

function* markerFlaws({ caches, wagon, fallen, ...state }: State): Iterable<string> {
  const ground = groundFor(state);
  const isInOrder = (list: readonly number[]): boolean => list.every((one, at) => one > (list[at - 1] ?? -1));
  if (!isInOrder(caches) || caches.some((cache) => ground.caches[cache] === undefined)) {
    yield `caches ${caches.join(' ')} are left`;
  }
  if (!isInOrder(fallen)) yield `${fallen.join(' ')} have fallen`;
  const { width, height } = fieldFor(state);
  if (wagon !== null && (wagon.x < 0 || wagon.y < 0 || wagon.x > width || wagon.y > height)) {
    yield 'the wagon is off the table';
  }
}
