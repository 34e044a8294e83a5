import type { BenchGoals, KeyUnder } from '@sanguine/kernel';
import type { Phrase } from '../text/say.ts';

export interface BenchFigure {
  readonly name: KeyUnder<Phrase, 'bench'>;
  readonly value: number;
  readonly unit: 'rate' | 'cpuRate' | 'µs' | 'ms' | 's' | 'times' | 'bytes' | 'kB' | 'percent';
  readonly goal: number | null;
  /** Whether the goal is a minimum or a maximum. */
  readonly least: boolean;
  /** Null if there is no goal. */
  readonly ok: boolean | null;
}

export function atLeast(
  name: BenchFigure['name'],
  value: number,
  unit: BenchFigure['unit'],
  goal: number | null,
): BenchFigure {
  return { name, value, unit, goal, least: true, ok: goal === null ? null : value >= goal };
}

export function atMost(
  name: BenchFigure['name'],
  value: number,
  unit: BenchFigure['unit'],
  goal: number | null,
): BenchFigure {
  return { name, value, unit, goal, least: false, ok: goal === null ? null : value <= goal };
}

/** Compares with the game's goals and the project's, per core. `rates` are in the order of the bench's works. */
export function figuresOf(rates: readonly number[], goals: BenchGoals): BenchFigure[] {
  const [enumerating = 0, sampling = 0, clones = 0, masks = 0, records = 0] = rates;
  const [odds = 0, estimates = 0, peer = 0, playouts] = rates.slice(5);
  return [
    atLeast('enumerating', enumerating, 'rate', goals.enumerating),
    atLeast('sampling', sampling, 'rate', goals.sampling),
    atMost('clone', 1e6 / clones, 'µs', 10),
    atMost('mask', 1e6 / masks, 'µs', null),
    atMost('verify', 1e3 / records, 'ms', 200),
    atMost('odds', 1e6 / odds, 'µs', null),
    atMost('estimate', 1e6 / estimates, 'µs', 250),
    ...(playouts === undefined ? [] : [atLeast('playouts', playouts, 'rate', goals.playouts)]),
    atLeast('peer', peer, 'rate', null),
    atLeast('enumeratingRatio', enumerating / peer, 'times', 10),
    atLeast('samplingRatio', sampling / peer, 'times', 10),
  ];
}
