import type { Viewer } from '@sanguine/kernel';
import type { Closed } from '@sanguine/ui';
import type { TableContext } from '../table-context.ts';
import { endingPhrases, type SayEnding } from './say.ts';

type Ended = Pick<TableContext, 'locale' | 'players' | 'table'>;

/** How the players ended the game, in words; null if they did not. `you`: the seat addressed as "you", if any. */
export function closedWords({ locale, players, table }: Ended, you: Viewer): Closed | null {
  const { closed } = table.ending;
  if (closed === null) return null;
  const say: SayEnding = (key, values) => endingPhrases(locale, key, values);
  return { title: titleOf(say, players, table, you), text: textOf(say, players, table, you) };
}

function titleOf(
  say: SayEnding,
  players: readonly string[],
  { outcome, seats }: Ended['table'],
  you: Viewer,
): string {
  const winners = (outcome ?? []).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return say(seats.length === 2 ? 'closed.draw' : 'closed.nobody');
  return winner === you ? say('closed.you') : say('closed.won', { name: players[winner] ?? '' });
}

function textOf(
  say: SayEnding,
  players: readonly string[],
  { ending: { closed } }: Ended['table'],
  you: Viewer,
): string {
  if (closed === null) return '';
  const { how, by } = closed;
  const name = players[by] ?? '';
  switch (how) {
    case 'conceded':
      return by === you ? say('closed.conceded.you') : say('closed.conceded', { name });
    case 'claimed': {
      // Only duels are claimed.
      const other = players[1 - by] ?? '';
      if (by === you) return say('closed.claimed.by', { other });
      return you === null ? say('closed.claimed', { name, other }) : say('closed.claimed.from', { name });
    }
    case 'calledOff':
    case 'abandoned':
      return say(`closed.${how}`);
  }
}
