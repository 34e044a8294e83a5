import type { UpgradeEffect } from '../../content/cards/effects.ts';
import type { Figure } from '../../content/clan.ts';
import type { Cause } from '../frames.ts';

/** When a Monster enters by an Invade: enemies it destroys, in the province, and in its fjord or not. */
export interface Arrival {
  readonly cause: Cause;
  readonly fjord: boolean;
  strikes(figure: Figure): boolean;
}

/** What an upgrade does that takes code, beside what a row can say. */
export interface CodedEffect extends UpgradeEffect {
  readonly arrival?: Arrival;
}
