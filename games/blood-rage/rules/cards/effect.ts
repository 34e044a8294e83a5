import type { UpgradeEffect } from '../../content/cards/effects.ts';
import type { Figure } from '../../content/clan.ts';
import type { Cause } from '../frames.ts';

/** When a Monster enters by an Invade: the enemies it destroys in the province, and with `fjord` in its fjord too. */
export interface Arrival {
  readonly cause: Cause;
  readonly fjord: boolean;
  strikes(figure: Figure): boolean;
}

/** An upgrade's effect, with the parts that need code and that a row cannot express. */
export interface CodedEffect extends UpgradeEffect {
  readonly arrival?: Arrival;
}
