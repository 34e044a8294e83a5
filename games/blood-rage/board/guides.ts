import type { AnyMove } from '../rules/moves.ts';

/** The controls that make a move, in the order of touching them. */
export function guides(move: AnyMove): readonly string[] {
  switch (move.do) {
    case 'pick':
      return [`action:pick:${move.clan}`];
    case 'draft':
      return [...move.cards.map((card) => `card:${card}`), 'action:draft'];
    case 'regain':
      return [...move.cards.map((card) => `card:${card}`), 'action:regain'];
    case 'invade':
      return [`action:invade:${move.figure}`, `place:${move.to}`];
    case 'recall':
      return [`action:recall:${move.figure}`, `place:${move.to}`];
    case 'march':
      return [`place:${move.from}`, 'action:march', `place:${move.to}`];
    case 'upgrade':
      return [`card:${move.card}`, `action:upgrade${move.replaces === null ? '' : `:${move.replaces}`}`];
    case 'quest':
    case 'late':
    case 'hold':
      return [`card:${move.card}`, `action:${move.do}`];
    case 'play':
      return [`card:${move.card}`, `action:play:${move.late}`];
    case 'pillage':
    case 'challenge':
      return [`action:${move.do}`, `place:${move.province}`];
    case 'sacrifice':
      return [
        'action:sacrifice',
        ...move.figures.map(({ figure }) => `chip:${figure}`),
        `action:sacrifice:${move.stat ?? 'none'}`,
      ];
    case 'join':
      return [`action:join:${move.figure}:${move.from}`];
    case 'declare':
      return [`action:declare:${move.bonus}`];
    case 'keep':
      return [`action:keep:${move.figure}`];
    case 'rescue':
      return [...move.figures.map(({ figure }) => `chip:${figure}`), 'action:rescue'];
    case 'raise':
      return [`action:raise:${move.stat}`];
    case 'grow':
      return move.stats.length === 1
        ? move.stats.map((stat) => `action:grow:${stat}`)
        : [...move.stats.map((stat) => `action:step:${stat}`), 'action:grow'];
    case 'ride':
      return [`place:${move.to}`];
    case 'pass':
    case 'accept':
    case 'decline':
    case 'stay':
    case 'rest':
    case 'wake':
      return [`action:${move.do}`];
  }
}
