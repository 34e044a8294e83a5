import { KERNEL_REFUSALS, type KeyUnder, type Locale, type Refusal } from '@sanguine/kernel';
import type { Unavailable } from '@sanguine/ui/interaction/reason.ts';
import type { State } from '../../rules/state.ts';
import { refusalLine } from '../../text/refusals.ts';
import { linksTo } from '../links.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';

/** A refusal as a button shows it; `verb` selects the words for there being nothing and nowhere to do it. */
export function unavailableBy(
  locale: Locale,
  view: State,
  refusal: Refusal,
  verb?: KeyUnder<BoardPhrase, 'why.nothing'>,
): Unavailable {
  const areas = refusal.pieces.flatMap((piece) => {
    const [, area] = piece.split('@');
    return area === undefined ? [] : [Number(area)];
  });
  // A shape refusal means that no such move exists; its own text would tell a player nothing.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  const says = bare
    ? sayBoard(locale, verb === undefined ? 'why.nothing' : `why.nothing.${verb}`)
    : refusalLine(locale, refusal, view);
  return { says, rule: refusal.rule, places: linksTo(locale, view, areas) };
}
