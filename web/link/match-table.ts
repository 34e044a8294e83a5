import type { AnyGame, AnyMatch, RowUpdate, Seat } from '@sanguine/kernel';
import type { OpenTable } from './link.ts';

interface MatchTable {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  /** The person's seat; bots of this level hold all others. */
  readonly seat: Seat;
  readonly level: string;
  readonly canUndo: boolean;
  readonly name: string;
  readonly you: string;
}

/** A match played on the page itself, as its one person sees it: no spectators, no clock. */
export function matchTable(
  { game, match, seat, level, canUndo, name, you }: MatchTable,
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
    canUndo,
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
      level: at === seat ? null : level,
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
