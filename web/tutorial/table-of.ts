import type { AnyMatch, RowUpdate } from '@sanguine/kernel';
import type { OpenTable } from '../link/link.ts';
import type { CourseOptions } from './course.ts';

/** The tutorial's table as its player sees it: bots in all other seats, no spectators, no clock. */
export function tableOf(
  { game, tutorial: { seat, level, setup }, name, you }: CourseOptions,
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
    sealed: [],
    choice: null,
    canUndo: match.canUndo(seat),
    outcome: match.outcome(),
    ending: match.ending,
    wait: null,
    log: match.log(seat),
    latest,
    seats: Array.from({ length: setup.seats }, (_, at) => ({
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
