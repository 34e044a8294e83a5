import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Deed as AnyDeed, Off } from '@sanguine/ui/actions/deed.ts';
import type { Situation as AnySituation } from '@sanguine/ui/actions/use-deeds.ts';
import type { Area } from '../../content/map.ts';
import type { Move } from '../../rules/moves.ts';
import { refusalLine } from '../../text/refusals.ts';
import { linksTo } from '../links.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';

export type Deed = AnyDeed<Move, Selection, Area>;
export type Situation = AnySituation<View, Selection, Area, Move, Target>;

/** A refusal as a button tells it; the verb, where there are words for having nothing to do it with. */
export function offBy(locale: Locale, refusal: Refusal, verb?: 'capture'): Off {
  const areas = refusal.pieces.flatMap((piece) => {
    const [, area] = piece.split('@');
    return area === undefined ? [] : [Number(area)];
  });
  // Nothing there is to do it with; that the words make no move says nothing to a person.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  const says = bare
    ? sayBoard(locale, verb === undefined ? 'why.nothing' : `why.nothing.${verb}`)
    : refusalLine(locale, refusal);
  return { says, rule: refusal.rule, places: linksTo(locale, areas) };
}
