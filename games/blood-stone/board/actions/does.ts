import type { Deed as AnyDeed } from '@sanguine/ui/actions/deed.ts';
import type { Situation as AnySituation } from '@sanguine/ui/actions/use-deeds.ts';
import type { Space } from '../../content/glade.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Stage } from '../acting/stage.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

export type Deed = AnyDeed<AnyMove, Selection, Space>;
export type Situation = AnySituation<View, Selection, Space, AnyMove, Target> & Stage;
