import { botRandom, decide } from '@sanguine/bots';
import { type GameRecord, Match } from '@sanguine/kernel';
import { anyGame, openMatch } from './tables.ts';

/** Plays a game between bots up to a row, or to its end. */
export function botsPlay(seed: string, rows: number, options: Readonly<Record<string, string>> = {}) {
  const game = anyGame();
  const match = openMatch(seed, options);
  const random = botRandom(seed);
  while (match.number < rows && match.outcome() === null) {
    const [seat = 0] = match.deciders();
    const view = match.viewFor(seat);
    const { move } = decide(game, { level: 'recruit', view, seat, random: random(match.number, seat) });
    match.submit(seat, move);
  }
  return match;
}

/**
 * What a test looks for, in the first of a dozen games that contains it: bots may come to play differently, and a
 * single game might then lack it.
 */
export function foundInPlay<Found>(
  seed: string,
  rows: number,
  find: (match: ReturnType<typeof botsPlay>) => Found | null,
): Found {
  for (let number = 1; number <= 12; number++) {
    const found = find(botsPlay(`${seed} ${number}`, rows));
    if (found !== null) return found;
  }
  throw new Error('in none of twelve games is what the test looks for');
}

let whole: GameRecord | null = null;

/** A short game from its first row to its result; played once and shared by all tests. */
export function wholeGame(): GameRecord {
  whole ??= botsPlay('whole', Infinity, { regroupTarget: 'short' }).record({
    players: ['Ann', 'recruit'],
    showSecret: true,
  });
  return whole;
}

export function resumed(record: GameRecord) {
  const opened = Match.resume(anyGame().engine, record);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.match;
}
