import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import type { Move } from '../../rules/moves.ts';
import { refusalLine } from '../../text/refusals.ts';
import type { Selection } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

/** Why something cannot be done: the sentence, and where to look and read. */
export interface Off {
  readonly says: string;
  readonly rule: string;
  readonly areas: readonly Area[];
}

/** What pressing a deed brings about: moves in order, something taken up, or a look at the place to point at. */
type Does =
  { readonly plays: readonly Move[] } | { readonly takes: Selection } | { readonly looks: Area | null };

/** A button of the action bar. */
export interface Deed {
  readonly key: string;
  /** The verb it stands for: `action:<verb>` guides and tests find it by. */
  readonly verb: Move['do'];
  readonly tone: 'go' | 'plain';
  readonly title: string;
  /** The price or the consequence. */
  readonly detail: string;
  readonly off: Off | null;
  readonly does: Does;
}

export function offBy(locale: Locale, refusal: Refusal): Off {
  const areas = refusal.pieces.flatMap((piece) => {
    const [, area] = piece.split('@');
    return area === undefined ? [] : [Number(area)];
  });
  // Nothing there is to do it with; that the words make no move says nothing to a person.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  const says = bare ? sayBoard(locale, 'why.nothing') : refusalLine(locale, refusal);
  return { says, rule: refusal.rule, areas: [...new Set(areas)] };
}
