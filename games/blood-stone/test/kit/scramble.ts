import type { Random, Viewer } from '@sanguine/kernel';
import type { Spell } from '../../content/spells.ts';
import { removeCard, sortCards } from '../../rules/cards.ts';
import { HIDDEN, type Pile, type State } from '../../rules/state.ts';

/**
 * Another full state that looks the same to the viewer. By the rulebook (§1.5) others see how many cards a hand and a
 * deck hold, never which; the Soldiers' player has seen what a whisper showed and still knows it.
 */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  const soldiers = 1 - state.witch;
  if (viewer !== state.witch) shuffle(state.blood, viewer === soldiers ? state.seen : [], random);
  if (viewer === null) {
    // A spectator does not know what was seen: it might have been other cards of the hand.
    const hand = random.shuffle([...state.blood.hand]);
    state.seen = sortCards(
      hand.slice(0, state.seen.length).flatMap((card) => (card === HIDDEN ? [] : [card])),
    );
  }
  if (viewer !== soldiers) shuffle(state.phantom, [], random);
  return state;
}

function shuffle<Card extends Spell>(pile: Pile<Card>, known: readonly Card[], random: Random): void {
  const loose = [...pile.hand, ...pile.deck];
  for (const card of known) removeCard(loose, card);
  random.shuffle(loose);
  const held = pile.hand.length - known.length;
  pile.hand = sortCards([...known, ...loose.slice(0, held)]);
  pile.deck = sortCards(loose.slice(held));
}
