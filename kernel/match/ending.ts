import type { Engine, Either } from '../rules/engine.ts';
import type { AnySetup, Outcome } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';
import type { Did } from './row-update.ts';

/** How the players ended a game before its rules did. */
export type Closing = 'conceded' | 'claimed' | 'calledOff' | 'abandoned';

/** What the players decided about the end of the game. It is no part of the state: the rules know nothing of it. */
export interface Ending {
  /** The seats that gave up, the first one first. They rank behind everybody else, whoever plays on for them. */
  readonly conceded: readonly Seat[];
  /** Null while the game goes on, and if the rules end it. `by` conceded last, claimed, or asked for it. */
  readonly closed: { readonly how: Closing; readonly by: Seat } | null;
}

export const UNDECIDED: Ending = { conceded: [], closed: null };

/** The rows by which players decide about the end. They change no state and are never taken back. */
export type EndingRow = { readonly do: 'concede' | 'claim' | 'callOff' | 'abandon'; readonly seat: Seat };

export function isEndingRow(row: Did): row is EndingRow {
  return row.do in CLOSINGS;
}

/** The ending after one more row, for those who know only what it did. `over`: the game is over now. */
export function endingAfter(ending: Ending, did: Did, over: boolean): Ending {
  if (!isEndingRow(did)) return ending;
  const { do: how, seat } = did;
  const conceded = how === 'concede' ? [...ending.conceded, seat] : ending.conceded;
  return { conceded, closed: over ? { how: CLOSINGS[how], by: seat } : null };
}

const CLOSINGS: Readonly<Record<EndingRow['do'], Closing>> = {
  concede: 'conceded',
  claim: 'claimed',
  callOff: 'calledOff',
  abandon: 'abandoned',
};

interface Table<State> {
  readonly state: Either<State>;
  readonly ending: Ending;
}

/** The outcome of a game that is over, by its rules or because its players ended it. */
export function outcomeOf<Setup extends AnySetup, State, Move, Event>(
  engine: Pick<Engine<Setup, State, Move, Event>, 'outcome' | 'scores'>,
  { state, ending: { conceded, closed } }: Table<State>,
): Outcome | null {
  if (closed !== null) {
    const scores = engine.scores(state);
    const wins = (seat: Seat): boolean =>
      closed.how === 'claimed' ? seat === closed.by : !conceded.includes(seat);
    return behind(
      scores.map((score, seat) => ({ score, rank: wins(seat) ? 1 : 2 })),
      conceded,
    );
  }
  const played = engine.outcome(state);
  return played === null || conceded.length === 0 ? played : behind(played, conceded);
}

/** Ranks the seats that conceded last; the first to give up is behind everybody else. */
function behind(outcome: Outcome, conceded: readonly Seat[]): Outcome {
  const staying = outcome.filter((_, seat) => !conceded.includes(seat));
  return outcome.map(({ score, rank }, seat) => {
    const gone = conceded.indexOf(seat);
    const better = staying.filter((other) => other.rank < rank).length;
    return { score, rank: gone < 0 ? 1 + better : outcome.length - gone };
  });
}
