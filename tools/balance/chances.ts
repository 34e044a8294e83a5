import type { UnitKind } from '@sanguine/bloodfields/content/units/index.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import type { State, UnitId } from '@sanguine/bloodfields/rules/state.ts';
import { currentRoll, diceOptions } from '@sanguine/bloodfields/rules/roll/options.ts';
import { turnOf } from '@sanguine/bloodfields/rules/turn/turn-frame.ts';
import { unitOf } from '@sanguine/bloodfields/rules/units.ts';
import { type Card, cardNamed, keyOf } from './cards.ts';

const action = (name: string): string => keyOf({ group: 'action', name });
const token = (name: string): string => keyOf({ group: 'token', name });

/** A decision as the tables of use see it. */
export interface Question {
  /** The unit and turn of the decision; a turn is one chance for each card, however often it is asked. Null outside a turn. */
  readonly turn: string | null;
  /** The cards that a move uses. */
  readonly cardsOf: (move: AnyMove) => readonly string[];
}

/** The open decision; null if no card is involved. */
export function questionOf(state: State): Question | null {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'act':
    case 'strike':
    case 'cast':
      return turnQuestion(state, frame.unit);
    case 'react': {
      const card = keyOf(cardNamed(unitOf(state, frame.unit).kind, frame.by));
      return { turn: null, cardsOf: (move) => (move.do === 'use' ? [card] : []) };
    }
    case 'dice':
      return diceQuestion(state, frame.side);
    case 'initiative':
      return {
        turn: null,
        cardsOf: (move) =>
          move.do === 'first' && move.seat === frame.seat ? [action('begin the round')] : [],
      };
    default:
      return null;
  }
}

function turnQuestion(state: State, id: UnitId): Question {
  const { kind } = unitOf(state, id);
  const acting = turnOf(state);
  const own = acting?.unit === id;
  return {
    turn: `${state.round} ${id} ${own ? 'own' : 'other'}`,
    cardsOf: (move) => turnCards(kind, move, own && (acting?.actions ?? 0) > 0),
  };
}

function turnCards(kind: UnitKind, move: AnyMove, acting: boolean): readonly string[] {
  const card = (by: string): string => keyOf(cardNamed(kind, by));
  switch (move.do) {
    case 'attack':
      return [action('attack'), card(move.skill)];
    case 'strike':
      return [card(move.skill)];
    case 'use':
      return [card(move.by)];
    case 'cast':
      return [card(move.spell)];
    case 'drink':
      return [card(move.item)];
    case 'move':
    case 'charge':
    case 'magic':
    case 'flee':
    case 'focus':
    case 'douse':
    case 'rite':
      return [action(move.do)];
    case 'end':
      return acting ? [action('end early')] : [];
    default:
      return [];
  }
}

/** Counts rerolls by what allows them, and a token by the roll it is spent on. */
function diceQuestion(state: State, side: Parameters<typeof diceOptions>[1]): Question {
  const { roll } = currentRoll(state);
  const options = diceOptions(state, side);
  const bearer = (by: string): UnitKind =>
    unitOf(state, options.find((option) => option.by === by)?.unit ?? roll.unit).kind;
  return {
    turn: null,
    cardsOf(move) {
      if (move.do === 'spend') return [token(`${move.token} on ${roll.roll}`)];
      if (move.do !== 'reroll' && move.do !== 'turn' && move.do !== 'use') return [];
      return [rerollKey(bearer(move.by), move.by)];
    },
  };
}

/** Rerolls allowed by a profile or by the ground belong to no card. */
function rerollKey(kind: UnitKind, by: string): string {
  const card: Card =
    by === 'skill' || by === 'high-ground'
      ? { group: 'token', name: by === 'skill' ? `reroll of ${kind}` : 'reroll from high ground' }
      : cardNamed(kind, by);
  return keyOf(card);
}
