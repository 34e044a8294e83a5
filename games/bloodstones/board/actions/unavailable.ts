import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Unavailable } from '@sanguine/ui/interaction/reason.ts';
import { refusalLine } from '../../text/refusals.ts';
import { linksTo } from '../links.ts';
import { sayBoard } from '../text/say.ts';

/** A refusal as a button shows it; `verb` selects a special text for having nothing to do it with. */
export function unavailableBy(locale: Locale, refusal: Refusal, verb?: 'capture'): Unavailable {
  const areas = refusal.pieces.flatMap((piece) => {
    const [, area] = piece.split('@');
    return area === undefined ? [] : [Number(area)];
  });
  // A shape refusal means that no such move exists; its own text would tell a player nothing.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  const says = bare
    ? sayBoard(locale, verb === undefined ? 'why.nothing' : `why.nothing.${verb}`)
    : refusalLine(locale, refusal);
  return { says, rule: refusal.rule, places: linksTo(locale, areas) };
}
