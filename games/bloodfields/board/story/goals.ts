import type { Seat } from '@sanguine/kernel';
import { CONTROL, scoringFor } from '../../content/scenarios.ts';
import type { Event } from '../../rules/events.ts';
import { within } from '../../rules/geometry/disc.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { pointDisc } from '../../rules/geometry/sight.ts';
import type { Tag } from '../../rules/names.ts';
import { controllerOf, quartersIn } from '../../rules/round/control.ts';
import { groundFor, scenarioFor } from '../../rules/scenario.ts';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { isAlive, unitsWhere } from '../../rules/units.ts';
import { unitTagged } from '../interaction/where.ts';

/** §16.1, §16.2: sources of points other than destroying enemies. */
const GOALS = ['flag', 'cache', 'presence', 'rite', 'exit', 'wagon'] as const;
type Goal = (typeof GOALS)[number];

/** The goals of a state's scenario. */
export const goalsOf = (state: Pick<State, 'options'>): Goal[] =>
  GOALS.filter((goal) => scoringFor(scenarioFor(state), goal) !== undefined);

/** Tells which units had a part in what the scenario scores, event by event; each source counts once a round. */
export class GoalKeeper {
  readonly #done = new Set<string>();
  #wagon: Point | null;

  constructor(state: State) {
    this.#wagon = groundFor(state).wagon;
  }

  /** The units to which an event gives a part; `then` returns the table at the time. */
  hear(event: Event, then: () => State): UnitId[] {
    switch (event.e) {
      case 'round.ended':
        this.#done.clear();
        return [];
      case 'wagon.moved':
        this.#wagon = event.to;
        return [];
      case 'cache.taken': {
        const spot = groundFor(then()).caches[event.cache];
        return spot === undefined ? [] : near(then(), event.seat, spot);
      }
      case 'points.scored':
        return this.#scored(event.source, event.seat, event.unit, then);
      default:
        return [];
    }
  }

  #scored(source: string, seat: Seat, tag: Tag | null, then: () => State): UnitId[] {
    if (source === 'rite' || source === 'exit') {
      const unit = tag === null ? undefined : unitTagged(then(), tag);
      return unit === undefined ? [] : [unit];
    }
    if (source !== 'flag' && source !== 'wagon' && source !== 'presence') return [];
    if (this.#done.has(`${source} ${seat}`)) return [];
    this.#done.add(`${source} ${seat}`);
    const state = then();
    if (source === 'flag')
      return groundFor(state)
        .flags.filter((flag) => controllerOf(state, flag) === seat)
        .flatMap((flag) => near(state, seat, flag));
    if (source === 'wagon') return this.#wagon === null ? [] : near(state, seat, this.#wagon);
    return holding(state, seat);
  }
}

/** §16.1: a seat's units near enough to count. */
const near = (state: State, seat: Seat, at: Point): UnitId[] =>
  of(state, seat, (unit) => within(unit, pointDisc(at), CONTROL));

/** §16.1: a seat's units in the quarters it holds. */
function holding(state: State, seat: Seat): UnitId[] {
  const presence = scoringFor(scenarioFor(state), 'presence');
  const held = quartersIn(state, presence?.unitBeyond ?? 1).filter(({ holder }) => holder === seat);
  return of(state, seat, (unit) => held.some(({ inside }) => inside(unit)));
}

const of = (state: State, seat: Seat, test: (unit: Unit) => boolean): UnitId[] =>
  unitsWhere(state, (unit) => unit.owner === seat && isAlive(unit) && test(unit));
