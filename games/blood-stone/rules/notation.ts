import { check, type Notation, type Parsed } from '@sanguine/kernel';
import { groundOf, spaceName, spaceNamed } from './ground.ts';
import { type AnyMove, moveSchema } from './moves.ts';
import type { State } from './state.ts';

/** `move spearman c4`, `attack swordsman north`, `cast bloodBoil wolf 3`, `cast bloodMist @e4`. */
export function printMove(state: { readonly glade: string }, move: AnyMove): string {
  const ground = groundOf(state);
  const name = (space: number): string => (space < ground.size ? spaceName(ground, space) : String(space));
  switch (move.do) {
    case 'place':
      return `place ${move.unit} ${name(move.at)}`;
    case 'move':
      return `move ${move.unit} ${name(move.to)}`;
    case 'attack':
      return `attack ${move.unit} ${move.aim}`;
    case 'cast':
      return [
        'cast',
        move.card,
        ...(move.unit === 'none' ? [] : [move.unit]),
        ...(move.blood === 0 ? [] : [String(move.blood)]),
        ...(move.at === null ? [] : [`@${name(move.at)}`]),
      ].join(' ');
    case 'discard':
    case 'strip':
      return `${move.do} ${move.card}`;
    case 'rise':
      return `rise ${name(move.at)}`;
    case 'ready':
    case 'end':
    case 'rest':
      return move.do;
  }
}

function read(state: State, text: string): unknown {
  const ground = groundOf(state);
  const [verb = '', first, second, ...more] = text.split(' ');
  const space = (word = ''): number => (/^\d+$/.test(word) ? Number(word) : spaceNamed(ground, word));
  switch (verb) {
    case 'place':
      return more.length > 0 ? undefined : { do: verb, unit: first, at: space(second) };
    case 'move':
      return more.length > 0 ? undefined : { do: verb, unit: first, to: space(second) };
    case 'attack':
      return more.length > 0 ? undefined : { do: verb, unit: first, aim: second };
    case 'cast': {
      const rest = [second, ...more].filter((word) => word !== undefined);
      const at = rest.find((word) => word.startsWith('@'));
      const blood = rest.find((word) => /^-?\d+$/.test(word));
      const unit = rest.find((word) => word !== at && word !== blood);
      if (rest.length !== [at, blood, unit].filter((word) => word !== undefined).length) return undefined;
      return {
        do: verb,
        card: first,
        unit: unit ?? 'none',
        blood: blood === undefined ? 0 : Number(blood),
        at: at === undefined ? null : space(at.slice(1)),
      };
    }
    case 'discard':
    case 'strip':
      return second === undefined ? { do: verb, card: first } : undefined;
    case 'rise':
      return second === undefined ? { do: verb, at: space(first) } : undefined;
    case 'ready':
    case 'end':
    case 'rest':
      return first === undefined ? { do: verb } : undefined;
    default:
      return undefined;
  }
}

function parseMove(state: State, text: string): Parsed<AnyMove> {
  const data = read(state, text.trim().replace(/\s+/g, ' '));
  if (data === undefined) {
    return { ok: false, problem: `no move is written like "${text.trim().slice(0, 60)}"` };
  }
  const shaped = check(moveSchema, data);
  return shaped.ok ? { ok: true, move: shaped.value } : { ok: false, problem: shaped.problem };
}

export const notation: Notation<State, AnyMove> = {
  print: (state, _seat, move) => printMove(state, move),
  parse: (state, _seat, text) => parseMove(state, text),
};
