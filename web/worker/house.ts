import type { AnyMatch, Viewer } from '@sanguine/kernel';
import { logMessage, type SeatInfo, type Surroundings, type WelcomeMessage } from '@sanguine/protocol';
import type { LocalGame } from '../store/local-game.ts';

/** Who sits at a table on this device, in the words of any other table. */
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

/** The table as it stands, for one viewer. */
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

/** A match as it stands, for one viewer, and what goes on around it. */
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
