import type { Notation, Parsed } from '../../../index.ts';
import { sorted } from './cards.ts';
import { HUTS, type Move, type State } from './state.ts';

export const notation: Notation<State, Move> = {
  print(_, _seat, move) {
    switch (move.do) {
      case 'mark':
        return `mark ${move.hut}`;
      case 'expose':
        return `expose ${move.target}`;
      case 'drop':
        return move.cards.length === 0 ? 'drop nothing' : `drop ${sorted(move.cards).join(' ')}`;
      case 'commit':
        return `commit ${move.card}`;
      case 'draw':
      case 'roll':
      case 'end':
      case 'hold':
        return move.do;
    }
  },
  parse(state, _, text): Parsed<Move> {
    const [verb, ...words] = text.split(' ');
    const numbers = words.map(Number);
    const [first] = numbers;
    if (words.length === 0 && (verb === 'draw' || verb === 'roll' || verb === 'end' || verb === 'hold')) {
      return { ok: true, move: { do: verb } };
    }
    if (text === 'drop nothing') return { ok: true, move: { do: 'drop', cards: [] } };
    const among = (least: number, most: number): boolean =>
      numbers.every((number) => Number.isInteger(number) && number >= least && number <= most);
    if (verb === 'drop' && words.length > 0 && words.length <= 5 && among(1, 4)) {
      return { ok: true, move: { do: 'drop', cards: sorted(numbers) } };
    }
    if (first === undefined || numbers.length !== 1 || words[0] === '') {
      return { ok: false, problem: `${text} is no move` };
    }
    if (verb === 'mark' && among(0, HUTS - 1)) return { ok: true, move: { do: 'mark', hut: first } };
    if (verb === 'expose' && among(0, state.hands.length - 1)) {
      return { ok: true, move: { do: 'expose', target: first } };
    }
    if (verb === 'commit' && among(1, 4)) return { ok: true, move: { do: 'commit', card: first } };
    return { ok: false, problem: `${text} is no move` };
  },
};
