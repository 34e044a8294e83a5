import type { AnyMatch, Seat, Viewer } from '@sanguine/kernel';
import { logMessage, type SeatInfo, type Surroundings, type WelcomeMessage } from '@sanguine/protocol';
import type { LocalGame } from '../store/local-game.ts';

/** The level of the bot that plays a seat; null for a person. */
type LevelAt = (seat: Seat) => string | null;

/** The seats of a table on this device, in the form the protocol uses. */
export function seatsOf({ seats }: LocalGame, levelAt: LevelAt, viewer: Viewer): SeatInfo[] {
  return seats.map((seated, seat) => ({
    seat,
    kind: seated.kind,
    person: null,
    name: seated.kind === 'person' ? seated.name : null,
    level: levelAt(seat),
    here: true,
    mine: seat === viewer,
  }));
}

/** The current table for one viewer. */
export function welcome(game: LocalGame, match: AnyMatch, levelAt: LevelAt, viewer: Viewer): WelcomeMessage {
  const around: Surroundings = {
    name: game.name,
    seats: seatsOf(game, levelAt, viewer),
    watching: 0,
    away: null,
    clocks: [],
    now: 0,
    chat: [],
    votes: [],
    absences: [],
  };
  return welcomeWith(around, game.game, match, viewer);
}

/** The current match for one viewer, with its surroundings. */
export function welcomeWith(
  around: Surroundings,
  game: string,
  match: AnyMatch,
  viewer: Viewer,
): WelcomeMessage {
  return {
    type: 'welcome',
    game,
    viewer,
    number: match.number,
    view: match.viewFor(viewer),
    deciders: match.deciders(),
    sealed: match.sealedBy(),
    choice: viewer === null ? null : match.choiceOf(viewer),
    canUndo: viewer !== null && match.canUndo(viewer),
    outcome: match.outcome(),
    ending: match.ending,
    log: match.log(viewer).map(logMessage),
    takenBack: [],
    around,
  };
}
