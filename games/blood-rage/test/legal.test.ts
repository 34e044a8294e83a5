import { expect, test } from 'vitest';
import type { AnyMove } from '../rules/moves.ts';
import { Legal } from './legal.ts';
import { randomGame, TABLES } from './spoken.ts';

/** An action as one line, in the form `Legal` writes it. */
function lineOf(move: AnyMove): string {
  switch (move.do) {
    case 'invade':
    case 'recall':
      return `${move.do} ${move.figure} ${move.to}`;
    case 'march':
      return `march ${move.from} ${move.to} ${move.figures.join(' ')}`;
    case 'upgrade':
      return `upgrade ${move.card} for ${move.replaces ?? 'nothing'}`;
    case 'quest':
      return `quest ${move.card}`;
    case 'pillage':
    case 'challenge':
      return `${move.do} ${move.province}`;
    case 'sacrifice': {
      const pair = move.figures.map(({ figure, at }) => `${figure} ${at}`).toSorted();
      return `sacrifice ${pair.join(' ')} for ${move.stat ?? 'nothing'}`;
    }
    default:
      return move.do;
  }
}

test.each(TABLES)(
  'in every turn of a game of $seats ($seed) the rulebook allows what the table does',
  (context) => {
    let turns = 0;
    for (const { row, view, seat, moves } of randomGame(context)) {
      const own = view(seat);
      if (own.frames.at(-1)?.step !== 'action') continue;
      turns++;
      expect(moves.map(lineOf).toSorted(), `row ${row}`).toEqual(new Legal(own, seat).lines.toSorted());
    }
    expect(turns).toBeGreaterThan(20);
  },
);
