import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { type Spell, spellCard } from '../content/spells.ts';
import { BLOOD_CASTS, PHANTOM_CASTS } from '../content/turn.ts';
import { kindsIn, pileOf, putAway } from './cards.ts';
import type { Event } from './events.ts';
import type { Cast, Discard } from './moves.ts';
import type { SpellChoice } from './spell.ts';
import { SPELLS } from './spells/index.ts';
import type { State } from './state.ts';

/** §4.3, §5.3: how many cards a turn allows. */
export const castsOf = (state: State, seat: Seat): number =>
  seat === state.witch ? BLOOD_CASTS : PHANTOM_CASTS;

export function* castOffers(state: State, seat: Seat): Iterable<Cast | Discard> {
  for (const card of kindsIn(pileOf(state, seat).hand)) {
    for (const choice of SPELLS[card].offers(state)) yield castOf(card, choice);
    yield { do: 'discard', card };
  }
}

/** The legal ones among the offers. */
export function castMoves(state: State, seat: Seat): (Cast | Discard)[] {
  return kindsIn(pileOf(state, seat).hand).flatMap((card) => [
    ...castsWith(state, seat, card),
    { do: 'discard', card },
  ]);
}

/** Every legal way to cast a card of the hand. */
export function castsWith(state: State, seat: Seat, card: Spell): Cast[] {
  if (state.casts >= castsOf(state, seat)) return [];
  const casts: Cast[] = [];
  for (const choice of SPELLS[card].offers(state)) {
    if (SPELLS[card].refuse(state, choice) === null) casts.push(castOf(card, choice));
  }
  return casts;
}

const castOf = (card: Spell, { unit, blood, at }: SpellChoice): Cast => ({
  do: 'cast',
  card,
  unit,
  blood,
  at,
});

/** §6.1: a card of the hand is cast or discarded; only casts are counted. */
export function refuseCard(state: State, seat: Seat, move: Cast | Discard): Refusal | null {
  const { card } = move;
  if (!pileOf(state, seat).hand.includes(card)) return refusal('6.1', 'card.notInHand', [card]);
  if (move.do === 'discard') return null;
  const casts = castsOf(state, seat);
  if (state.casts >= casts)
    return refusal(seat === state.witch ? '5.3' : '4.3', 'cast.enough', [card], { casts });
  return SPELLS[card].refuse(state, move);
}

export function playCard(state: State, seat: Seat, move: Cast | Discard, context: PlayContext<Event>): void {
  if (move.do === 'cast') castSpell(state, seat, move, context);
  else discardCard(state, seat, move, context);
}

/** §6: the card is spent whether it succeeds or not; if it fails, offered stones stay with the Witch. */
function castSpell(state: State, seat: Seat, cast: Cast, context: PlayContext<Event>): void {
  const { card, unit, blood } = cast;
  putAway(state, seat, card);
  state.casts += 1;
  context.emit({ e: 'card.used', seat, card, unit, blood });
  if (succeeds(card, blood, context)) SPELLS[card].effect(state, cast, context);
}

/** §6.2 */
function succeeds(card: Spell, blood: number, context: PlayContext<Event>): boolean {
  const { chance } = spellCard(card);
  if (chance.kind === 'always') return true;
  const fell = context.open.int(chance.die) + 1;
  const won = chance.kind === 'offer' ? blood >= fell : fell >= chance.least;
  context.emit({ e: 'die.rolled', die: chance.die, fell, won });
  return won;
}

function discardCard(state: State, seat: Seat, { card }: Discard, context: PlayContext<Event>): void {
  putAway(state, seat, card);
  context.emit({ e: 'card.discarded', seat, card });
}
