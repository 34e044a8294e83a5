import type { Notation, Parsed } from '../../../index.ts';
import { sorted } from './cards.ts';
import { FIELD, HUTS, type Move, type State } from './state.ts';

const POINT = /^pitch (\d{1,2}(?:\.\d{1,3})?),(\d{1,2}(?:\.\d{1,3})?)$/;

/** Without trailing zeros. */
const thousandths = (number: number): string => String(number / 1000);

/** Verbs without arguments. */
const BARE = ['draw', 'roll', 'end', 'rest', 'hold'] as const;

const isBare = (verb: string): verb is (typeof BARE)[number] => BARE.some((bare) => bare === verb);

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
      case 'pitch':
        return `pitch ${thousandths(move.at.x)},${thousandths(move.at.y)}`;
      case 'draw':
      case 'roll':
      case 'end':
      case 'rest':
      case 'hold':
        return move.do;
    }
  },
  parse(state, _, text): Parsed<Move> {
    const [verb = '', ...words] = text.split(' ');
    const numbers = words.map(Number);
    const [first] = numbers;
    if (words.length === 0 && isBare(verb)) return { ok: true, move: { do: verb } };
    const point = POINT.exec(text)
      ?.slice(1)
      .map((part) => Math.round(Number(part) * 1000));
    const [x = FIELD + 1, y = FIELD + 1] = point ?? [];
    if (x <= FIELD && y <= FIELD) return { ok: true, move: { do: 'pitch', at: { x, y } } };
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
