import type { Locale, Seat } from '@sanguine/kernel';
import { DIRECTIONS } from '../content/shapes.ts';
import { spellCard } from '../content/spells.ts';
import { UNITS } from '../content/units.ts';
import type { AnyMove, Attack, Cast, Place } from '../rules/moves.ts';
import { NOWHERE, type State } from '../rules/state.ts';
import { moveNotes } from './notes.ts';
import { figureName, noted, placeName, say, spellName, unitName } from './words.ts';

/** A move in words, with its consequences as far as the mover can know them. */
export function moveLine(locale: Locale, view: State, seat: Seat, move: AnyMove): string {
  return noted(locale, moveWords(locale, view, move), moveNotes(locale, view, seat, move));
}

/** A move in words, without notes. */
export function moveWords(locale: Locale, view: State, move: AnyMove): string {
  switch (move.do) {
    case 'place':
      return placing(locale, view, move);
    case 'move':
      return say(locale, 'move.move', {
        unit: figureName(locale, view, move.unit),
        from: placeName(view, view.figures[move.unit].at),
        to: placeName(view, move.to),
      });
    case 'attack':
      return attacking(locale, view, move);
    case 'cast':
      return casting(locale, view, move);
    case 'discard':
    case 'strip':
      return say(locale, `move.${move.do}`, { spell: spellName(locale, move.card) });
    case 'rise':
      return rising(locale, view, move.at);
    case 'ready':
    case 'end':
    case 'rest':
      return say(locale, `move.${move.do}`);
  }
}

function placing(locale: Locale, view: State, { unit, at }: Place): string {
  const { at: from } = view.figures[unit];
  const words = { unit: unitName(locale, unit), place: placeName(view, at) };
  return from === NOWHERE
    ? say(locale, 'move.place', words)
    : say(locale, 'move.place.again', { ...words, from: placeName(view, from) });
}

function attacking(locale: Locale, view: State, { unit: attacker, aim }: Attack): string {
  const unit = figureName(locale, view, attacker);
  const target = UNITS.find((one) => one === aim);
  if (target !== undefined)
    return say(locale, 'move.attack.unit', { unit, target: figureName(locale, view, target) });
  const direction = DIRECTIONS.find((one) => one === aim);
  return direction === undefined
    ? say(locale, 'move.attack.all', { unit })
    : say(locale, 'move.attack', { unit, direction: say(locale, `direction.${direction}`) });
}

function casting(locale: Locale, view: State, { card, unit: target, blood, at }: Cast): string {
  const spell = spellName(locale, card);
  // Blood Mist has no target: the Witch herself moves.
  const unit = figureName(locale, view, target === 'none' ? 'witch' : target);
  if (at !== null) return say(locale, 'move.cast.at', { spell, unit, place: placeName(view, at) });
  if (target === 'none') return say(locale, 'move.cast', { spell });
  if (blood === 0) return say(locale, 'move.cast.unit', { spell, unit });
  const offered = spellCard(card).chance.kind === 'offer';
  const key = offered ? 'move.cast.offer' : blood > 0 ? 'move.cast.give' : 'move.cast.take';
  return say(locale, key, { spell, unit, count: Math.abs(blood) });
}

function rising(locale: Locale, view: State, at: number): string {
  const frame = view.frames.at(-1);
  const place = placeName(view, at);
  // Only the current frame knows who rises.
  return frame?.step === 'husk'
    ? say(locale, 'move.rise', { unit: unitName(locale, frame.unit), place })
    : say(locale, 'group.rise');
}
