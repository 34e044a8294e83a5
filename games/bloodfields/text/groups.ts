import { inCommon, type Locale, type Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { moveWords } from './moves.ts';
import { say } from './phrases.ts';
import { skillName, unitName } from './words.ts';

/** A heading for moves of one verb: `Attack with Long Gun`, `Deploy Orlen`. */
export function groupLine(locale: Locale, view: State, seat: Seat, moves: readonly AnyMove[]): string {
  const [first, ...others] = moves;
  if (first === undefined) return '';
  if (others.length === 0) return moveWords(locale, view, seat, first);
  const skill = inCommon(moves, (move) => ('skill' in move ? move.skill : 'by' in move ? move.by : null));
  const unit = inCommon(moves, (move) =>
    'unit' in move ? move.unit : 'target' in move && move.target !== null ? move.target : null,
  );
  const isKnown = unit !== null && unit < view.units.length;
  switch (first.do) {
    case 'move':
      return say(locale, view.frames.at(-1)?.step === 'go' ? 'group.go' : 'group.move');
    case 'attack':
      if (skill !== null) return say(locale, 'group.attack.skill', { skill: skillName(locale, skill) });
      return isKnown
        ? say(locale, 'group.attack.unit', { unit: unitName(locale, view, unit, seat) })
        : say(locale, 'group.attack');
    case 'place':
      return isKnown
        ? say(locale, 'group.place.unit', { unit: unitName(locale, view, unit, seat) })
        : say(locale, 'group.place');
    case 'reroll':
      return skill === null
        ? say(locale, 'group.reroll')
        : say(locale, 'group.reroll.by', { skill: skillName(locale, skill) });
    case 'charge':
    case 'use':
    case 'drink':
    case 'muster':
    case 'lay':
    case 'take':
    case 'name':
    case 'first':
    case 'inspire':
    case 'activate':
    case 'target':
    case 'aim':
    case 'fan':
    case 'split':
    case 'contact':
    case 'strike':
    case 'cast':
    case 'summon':
    case 'turn':
    case 'spend':
    case 'next':
    case 'exit':
      return say(locale, `group.${first.do}`);
    default:
      return moveWords(locale, view, seat, first);
  }
}
