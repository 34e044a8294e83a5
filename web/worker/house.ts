import type { AnyMatch, Viewer } from '@sanguine/kernel';
import { logMessage, type SeatInfo, type Surroundings, type WelcomeMessage } from '@sanguine/protocol';
import type { LocalGame } from '../store/local-game.ts';

/** The seats of a table on this device, in the form the protocol uses. */
export function seatsOf({ seats }: LocalGame, viewer: Viewer): SeatInfo[] {
  return seats.map((seated, seat) => ({
    seat,
    kind: seated.kind,
    person: null,
    name: seated.kind === 'person' ? seated.name : null,
    level: seated.kind === 'bot' ? seated.level : null,
    here: true,
    mine: seat === viewer,
  }));
}

/** The current table for one viewer. */
export function welcome(game: LocalGame, match: AnyMatch, viewer: Viewer): WelcomeMessage {
  const around: Surroundings = {
    name: game.name,
    seats: seatsOf(game, viewer),
    watching: 0,
    clocks: [],
    now: 0,
    chat: [],
    votes: [],
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
    log: match.log(viewer).map(logMessage),
    takenBack: [],
    around,
  };
}
