import { type AnyGame, Match, type Viewer } from '@sanguine/kernel';
import type { Company, WelcomeMessage } from '@sanguine/protocol';
import { GAMES } from '@sanguine/registry';
import { welcomeWith } from '../worker/house.ts';

/** Tests use the first game in the registry: what they check holds for any. */
export function anyGame(): AnyGame {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no games');
  return game;
}

const COMPANY: Company = {
  seats: [0, 1].map((seat) => ({
    seat,
    kind: 'person',
    person: `p${seat}`,
    name: ['Ann', 'Ben'][seat] ?? '',
    level: null,
    here: true,
    mine: false,
  })),
  watching: 0,
};

export function openMatch(seed: string, options: Readonly<Record<string, string>> = {}) {
  const game = anyGame();
  return Match.open(game.engine, { setup: game.setup(2, { options }), dice: { generator: 'swift', seed } });
}

/** The welcome message a referee would send. */
export function welcomeTo(match: ReturnType<typeof openMatch>, viewer: Viewer): WelcomeMessage {
  const around = {
    ...COMPANY,
    name: 'A table',
    away: null,
    clocks: [],
    now: 0,
    chat: [],
    votes: [],
    absences: [],
  };
  return welcomeWith(around, anyGame().engine.id, match, viewer);
}
