import type { Deed as AnyDeed } from '@sanguine/ui/actions/deed.ts';
import type { Situation as AnySituation } from '@sanguine/ui/actions/use-deeds.ts';
import type { Place } from '../../content/provinces.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** What is to be pointed at goes by its guide. */
export type Deed = AnyDeed<AnyMove, Selection, string>;
export type Situation = AnySituation<View, Selection, Place, AnyMove, Target>;
