import { standInLevel } from '@sanguine/bots';
import type { AnyMatch, RowUpdate } from '@sanguine/kernel';
import type { OpenTable } from '../link/link.ts';
import type { AttemptOptions } from './attempt.ts';

/** The puzzle's table as its solver sees it: bots in all other seats, nothing to take back, no clock. */
export function tableOf(
  { game, puzzle: { seat }, name, you }: Pick<AttemptOptions, 'game' | 'puzzle' | 'name' | 'you'>,
  match: AnyMatch,
  latest: RowUpdate<unknown> | null,
): OpenTable {
  return {
    game: game.engine.id,
    name,
    viewer: seat,
    number: match.number,
    view: match.viewFor(seat),
    deciders: match.deciders(),
    sealed: match.sealedBy(),
    choice: match.choiceOf(seat),
    canUndo: false,
    outcome: match.outcome(),
    ending: match.ending,
    wait: null,
    log: match.log(seat),
    latest,
    seats: game.engine.scores(match.state).map((_, at) => ({
      seat: at,
      kind: at === seat ? 'person' : 'bot',
      person: null,
      name: at === seat ? you : null,
      level: at === seat ? null : standInLevel(game),
      here: true,
      mine: at === seat,
    })),
    watching: 0,
    away: null,
    clocks: [],
    chat: [],
    votes: [],
    absences: [],
  };
}
