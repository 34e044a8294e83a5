import type { Check } from './check.ts';
import { concede } from './concede.ts';
import { commute } from './commute.ts';
import { ends } from './ends.ts';
import { Fairness } from './fairness.ts';
import { fixtures } from './fixtures.ts';
import { imagine } from './imagine.ts';
import { isolation } from './isolation.ts';
import { leaks } from './leaks.ts';
import { legality } from './legality.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { orders } from './orders.ts';
import { replay } from './replay.ts';
import { sealed } from './sealed.ts';
import { shape } from './shape.ts';
import { undo } from './undo.ts';
import { veil } from './veil.ts';
import { view } from './view.ts';

/** New instances of all checks: some remember what they have met. */
export function allChecks(fairness: Fairness): readonly Check[] {
  return [
    ends(),
    shape(),
    replay(),
    legality(),
    moves(),
    view(),
    leaks(),
    veil(),
    imagine(),
    undo(),
    notation(),
    fixtures(),
    isolation(),
    commute(),
    sealed(),
    orders(),
    concede(),
    fairness,
  ];
}
