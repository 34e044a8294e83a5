import type { Locale } from '@sanguine/kernel';
import { type Spell, spellCard } from '../content/spells.ts';
import type { Event } from '../rules/events.ts';
import { HIDDEN } from '../rules/state.ts';
import { cardNames, nameOf, placeName, say, spellName, unitName, unitNames } from './words.ts';

type Of<E extends Event['e']> = Extract<Event, { e: E }>;
type Named = (seat: number) => string;

/** The log line of an event, as masked for the reader. */
export function eventLine(locale: Locale, event: Event, names: readonly string[]): string {
  const name: Named = (seat) => nameOf(locale, names, seat);
  switch (event.e) {
    case 'sides.drawn':
      return say(locale, 'event.sides.drawn', { name: name(event.witch) });
    case 'side.ready':
      return say(locale, 'event.side.ready', { name: name(event.seat) });
    case 'turn.began':
      return say(locale, 'event.turn.began', { name: name(event.seat), round: event.round });
    case 'deck.shuffled':
      return say(locale, 'event.deck.shuffled', { name: name(event.seat), cards: event.cards });
    case 'cards.drawn':
      return drawn(locale, event, name);
    case 'card.used':
      return used(locale, event, name);
    case 'card.discarded':
      return say(locale, 'event.card.discarded', {
        name: name(event.seat),
        spell: spellName(locale, event.card),
      });
    case 'die.rolled':
      return say(locale, event.won ? 'event.die.rolled.won' : 'event.die.rolled.lost', {
        die: event.die,
        fell: event.fell,
      });
    case 'blood.given':
      return say(locale, 'event.blood.given', {
        from: unitName(locale, event.from),
        to: unitName(locale, event.to),
        count: event.count,
      });
    case 'hand.seen':
      return seen(locale, event, name);
    case 'game.ended':
      return say(locale, `event.game.ended.${event.why}`);
    default:
      return unitLine(locale, event);
  }
}

/** Events that concern a single unit. */
function unitLine(locale: Locale, event: Extract<Event, { unit: unknown; card?: never }>): string {
  const unit = unitName(locale, event.unit);
  switch (event.e) {
    case 'unit.placed':
      return say(locale, 'event.unit.placed', { unit, place: placeName(event, event.at) });
    case 'unit.moved':
      return say(locale, 'event.unit.moved', {
        unit,
        from: placeName(event, event.from),
        to: placeName(event, event.path.at(-1) ?? event.from),
      });
    case 'unit.attacked':
      // The Witch never attacks.
      return event.unit === 'witch'
        ? ''
        : say(locale, `event.unit.attacked.${event.unit}`, { units: unitNames(locale, event.struck) });
    case 'blood.lost':
      return say(locale, `event.blood.lost.${event.why}`, { unit, count: event.count });
    case 'unit.raised':
      return say(locale, 'event.unit.raised', {
        unit,
        place: placeName(event, event.at),
        count: event.blood,
      });
    case 'unit.died':
      return event.unit === 'witch'
        ? say(locale, 'event.unit.died.witch')
        : say(locale, `event.unit.died.${event.to}`, { unit });
    case 'blood.gained':
      return say(locale, 'event.blood.gained', { unit, count: event.count });
    case 'ward.given':
    case 'ward.spent':
    case 'act.gained':
    case 'unit.rooted':
    case 'unit.zombified':
      return say(locale, `event.${event.e}`, { unit });
  }
}

function drawn(locale: Locale, { seat, cards }: Of<'cards.drawn'>, name: Named): string {
  const known = faces(cards);
  return known === null
    ? say(locale, 'event.cards.drawn.hidden', { name: name(seat), count: cards.length })
    : say(locale, 'event.cards.drawn', { name: name(seat), cards: cardNames(locale, known) });
}

function seen(locale: Locale, { by, cards }: Of<'hand.seen'>, name: Named): string {
  const known = faces(cards);
  return known === null
    ? say(locale, 'event.hand.seen.hidden', { name: name(by) })
    : say(locale, 'event.hand.seen', { name: name(by), cards: cardNames(locale, known) });
}

/** The cards, or null if any of them is hidden. */
function faces(cards: readonly (Spell | typeof HIDDEN)[]): Spell[] | null {
  const known = cards.filter((card) => card !== HIDDEN);
  return known.length < cards.length ? null : known;
}

function used(locale: Locale, { seat, card, unit, blood }: Of<'card.used'>, name: Named): string {
  const line = { name: name(seat), spell: spellName(locale, card) };
  if (unit === 'none') return say(locale, 'event.card.used', line);
  const on = { ...line, unit: unitName(locale, unit) };
  return spellCard(card).chance.kind === 'offer'
    ? say(locale, 'event.card.used.offer', { ...on, count: blood })
    : say(locale, 'event.card.used.unit', on);
}
