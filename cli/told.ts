import type { AnyGame } from '@sanguine/kernel';
import type { Call } from './command.ts';
import { namesOf } from './players.ts';
import type { RetoldRow } from './retelling.ts';
import { padded, wrapped } from './width.ts';

/** Prints one row in words: who did what, and its events. */
export function showTold(
  { out, locale, say }: Pick<Call, 'out' | 'locale' | 'say'>,
  game: AnyGame,
  players: readonly string[],
  update: RetoldRow,
): void {
  const { row, seat, move, events, sides } = update;
  const names = namesOf(game, locale, players, sides);
  const who = seat === null ? '' : (names[seat] ?? `${seat + 1}`);
  const what = move ?? say(`replay.${update.do}`);
  out.line(
    `${out.styled('cyan', padded(`${row}`, 5, 'right'))}  ${out.styled('bold', who)}  ${what}`.trimEnd(),
  );
  for (const event of events) {
    const line = game.speech.event(locale, event, names, update.view);
    if (line === null) continue;
    for (const part of wrapped(line, out.width - 9, '  ')) out.line(`         ${part}`);
  }
}
