import type { Seat } from '@sanguine/kernel';
import { BLOOD_KINDS, PHANTOM_KINDS, type Spell, spellCard } from '../content/spells.ts';
import { SOLDIER_HAND, WITCH_HAND } from '../content/turn.ts';
import { fullBlood, fullPhantom, pileOf, removeCard } from './cards.ts';
import { phantoms, soldierSeat } from './figures.ts';
import { HIDDEN, type State } from './state.ts';

/** §6.2: the chance that a spell succeeds with this many stones offered. */
export function spellChance(spell: Spell, offered: number): number {
  const { chance } = spellCard(spell);
  switch (chance.kind) {
    case 'always':
      return 1;
    case 'offer':
      return Math.min(Math.max(offered, 0), chance.die) / chance.die;
    case 'roll':
      return (chance.die + 1 - chance.least) / chance.die;
  }
}

/**
 * §1.5: the chance that a player holds each spell when next able to cast one, as far as the view knows. Unseen cards
 * are equally likely to be in the hand or in the deck.
 */
export function holdingChances(view: State, seat: Seat): Map<Spell, number> {
  const kinds: readonly Spell[] = seat === view.witch ? BLOOD_KINDS : PHANTOM_KINDS;
  const { hand, discard } = pileOf(view, seat);
  const known = hand.filter((card) => card !== HIDDEN);
  const unseen: Spell[] = seat === view.witch ? fullBlood() : fullPhantom();
  for (const card of [...known, ...discard]) removeCard(unseen, card);
  const open = nextHand(view, seat) - known.length;
  const shuffled = Math.max(0, open - unseen.length);
  return new Map(
    kinds.map((kind) => [
      kind,
      known.includes(kind)
        ? 1
        : 1 - missing(unseen, kind, open - shuffled) * missing(discard, kind, shuffled),
    ]),
  );
}

/** §4.1, §5.1: the number of cards held after drawing; a player whose turn it is does not draw again. */
function nextHand(view: State, seat: Seat): number {
  const { hand } = pileOf(view, seat);
  const turn = view.frames[0]?.step;
  if (seat === view.witch) return turn === 'witch' ? hand.length : Math.max(hand.length, WITCH_HAND);
  const draws = turn !== 'soldiers' && phantoms(view).length > 0;
  return draws ? Math.max(hand.length, SOLDIER_HAND) : hand.length;
}

/** The chance that this many cards drawn from the pile are all of other kinds. */
function missing(pile: readonly Spell[], kind: Spell, draws: number): number {
  const others = pile.filter((card) => card !== kind).length;
  let chance = 1;
  for (let drawn = 0; drawn < Math.min(draws, pile.length); drawn++) {
    chance *= Math.max(0, others - drawn) / (pile.length - drawn);
  }
  return chance;
}

/** The seats whose hand the viewer does not see in full. */
export function hiddenHands(view: State): Seat[] {
  const seats = [view.witch, soldierSeat(view)];
  return seats.filter((seat) => {
    const { deck, hand } = pileOf(view, seat);
    return [...deck, ...hand].includes(HIDDEN);
  });
}
