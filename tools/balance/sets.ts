import type { Random, Seat } from '@sanguine/kernel';
import type { Line } from '@sanguine/bloodfields/content/lines.ts';
import type { ScenarioId } from '@sanguine/bloodfields/content/options.ts';
import type { Roster } from '@sanguine/bloodfields/content/rosters.ts';

/** The lines that are balanced against each other; mercenaries can be hired by any of them. */
export const RIVALS = ['wardens', 'mossback', 'drowned', 'choir'] as const satisfies readonly Line[];
export type Rival = (typeof RIVALS)[number];

/** Sets of games, each for one question: line against line, or any legal rosters. */
export const SETS = ['lines-200', 'lines-100', 'random-100', 'pit-60'] as const;
export type SetName = (typeof SETS)[number];

/** One game before it is played, as plain data to send to a worker. */
export interface PlannedGame {
  readonly set: SetName;
  readonly seed: string;
  readonly layout: string;
  readonly scenario: ScenarioId;
  /** By seat. */
  readonly rosters: readonly [Roster, Roster];
  /** By seat; null if the rosters were drawn from any lines. */
  readonly lines: readonly [Rival, Rival] | null;
  /** Who begins with the Initiative Token. */
  readonly holder: Seat;
  /** Who has the south. */
  readonly south: Seat;
}

export const flip = (random: Random): Seat => random.int(2);
