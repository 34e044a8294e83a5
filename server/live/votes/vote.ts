import type { Did, Seat } from '@sanguine/kernel';
import type { Vote, VoteWish } from '@sanguine/protocol';
import type { SeatHolder } from '../../tables/seats.ts';
import type { HandOver } from '../clocks/clock.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A vote nobody decides fails after so long. */
export const VOTE_MS = DAY;
/** One to go back, unless a turn takes days: by then the game has gone on in everybody's mind. */
export const TAKE_BACK_MS = HOUR;
/** So long bots wait for the answer; who agrees later goes back behind what they played since. */
export const BOTS_WAIT_MS = 5 * MINUTE;
/** Whoever asks for their seat, and is there, has it after so long: a no puts it off and no more. */
export const RETURN_MS = 5 * MINUTE;

/** A vote as it is kept. */
export interface StoredVote {
  readonly id: string;
  readonly by: Seat;
  readonly wish: VoteWish;
  /** The last row when it was asked. */
  readonly row: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** `carried`: agreed to, and being done. */
  readonly state: 'open' | 'carried' | 'passed' | 'failed';
  readonly version: number;
  readonly created: number;
  readonly decided: number | null;
}

/** How things stand at the table. */
export interface VotingState {
  readonly places: readonly SeatHolder[];
  /** Seats whose holder has the table open. */
  readonly here: ReadonlySet<Seat>;
  /** Seats asked that have no time left. */
  readonly overdue: ReadonlySet<Seat>;
  /** Seats whose holder has not had the table open for a good while: enough where several others agree on it. */
  readonly away: ReadonlySet<Seat>;
  /** Those who have stayed away so long that one other person alone may say so; where a clock runs, it decides. */
  readonly gone: ReadonlySet<Seat>;
  /** A turn takes days. */
  readonly slow: boolean;
  readonly now: number;
  /** The game has ended: there is nothing left to ask for. */
  readonly over: boolean;
}

export type Verdict = 'open' | 'carried' | 'failed';

/** Seats played by their own holders. */
function persons({ places }: VotingState): Seat[] {
  return places.filter(({ person, level }) => person !== null && level === null).map(({ seat }) => seat);
}

/** Who has a say: every other person who plays, but not whom it is about. */
export function voters({ by, wish }: Pick<StoredVote, 'by' | 'wish'>, voting: VotingState): Seat[] {
  const about = wish.kind === 'replace' ? wish.seat : null;
  return persons(voting).filter((seat) => seat !== about && seat !== by);
}

/** Whether it means anything to ask for this now. Whether a row can be gone back to is the match's to say. */
export function mayPropose(by: Seat, wish: VoteWish, voting: VotingState): boolean {
  if (voting.over) return false;
  const held = voting.places.find(({ seat }) => seat === by);
  const plays = persons(voting);
  switch (wish.kind) {
    case 'takeBack':
      return plays.includes(by);
    case 'replace':
      return (
        plays.includes(by) &&
        wish.seat !== by &&
        plays.includes(wish.seat) &&
        (voting.overdue.has(wish.seat) || missed({ by, wish }, voting).has(wish.seat))
      );
    case 'return':
      return held !== undefined && held.person !== null && held.level !== null;
  }
}

/** The seats whose holders have been away long enough for those who have a say. */
function missed(vote: Pick<StoredVote, 'by' | 'wish'>, voting: VotingState): ReadonlySet<Seat> {
  return voters(vote, voting).length === 0 ? voting.gone : voting.away;
}

/** It is being asked whether the table goes back, and bots do not play on meanwhile. */
export function holdsBots({ wish, created, decided }: StoredVote, now: number): boolean {
  return wish.kind === 'takeBack' && decided === null && now < created + BOTS_WAIT_MS;
}

function hasExpired({ wish, created }: StoredVote, { slow, now }: VotingState): boolean {
  return now >= created + (wish.kind === 'takeBack' && !slow ? TAKE_BACK_MS : VOTE_MS);
}

/** How a vote stands after all votes so far. */
export function verdictOn(vote: StoredVote, voting: VotingState): Verdict {
  const { by, wish, yes, no } = vote;
  if (voting.over || no.includes(by) || hasExpired(vote, voting)) return 'failed';
  const others = voters(vote, voting);
  const agreed = others.filter((seat) => yes.includes(seat)).length;
  const against = others.filter((seat) => no.includes(seat)).length;
  switch (wish.kind) {
    case 'takeBack':
      if (!persons(voting).includes(by) || against > 0) return 'failed';
      return agreed === others.length ? 'carried' : 'open';
    case 'replace': {
      if (!persons(voting).includes(wish.seat) || !persons(voting).includes(by)) return 'failed';
      if (voting.overdue.has(wish.seat)) return 'carried';
      if (voting.here.has(wish.seat)) return 'failed';
      if (!missed(vote, voting).has(wish.seat)) return 'open';
      // Of the others and the asker.
      const most = Math.floor((others.length + 1) / 2) + 1;
      if (agreed + 1 >= most) return 'carried';
      return others.length + 1 - against >= most ? 'open' : 'failed';
    }
    case 'return':
      if (!isStoodIn(voting, by)) return 'failed';
      if (agreed > 0 || others.length === 0) return 'carried';
      return voting.here.has(by) && voting.now >= vote.created + RETURN_MS ? 'carried' : 'open';
  }
}

function isStoodIn({ places }: VotingState, at: Seat): boolean {
  return places.some(({ seat, person, level }) => seat === at && person !== null && level !== null);
}

/**
 * Whose no a row played meanwhile amounts to, if anybody's: who plays on instead of answering a request to go back has
 * answered, and a seat whose holder plays needs no replacing.
 */
export function noByPlay({ by, wish, yes }: StoredVote, did: Did, voting: VotingState): Seat | null {
  if ((did.do !== 'move' && did.do !== 'seal') || !persons(voting).includes(did.seat)) return null;
  if (wish.kind === 'takeBack') return did.seat === by || !yes.includes(did.seat) ? did.seat : null;
  return wish.kind === 'replace' && did.seat === wish.seat ? by : null;
}

/** As the table is told of it, field by field. */
export function voteMessage(vote: StoredVote, voting: VotingState): Vote {
  const { id, by, wish, yes, no, state } = vote;
  const open = voters(vote, voting).filter((seat) => !yes.includes(seat) && !no.includes(seat));
  const decided = state === 'passed' || state === 'failed';
  return {
    id,
    by,
    wish: wishMessage(wish),
    yes: [...yes],
    open: decided ? [] : open,
    state: decided ? state : 'open',
  };
}

function wishMessage(wish: VoteWish): VoteWish {
  switch (wish.kind) {
    case 'takeBack':
      return { kind: wish.kind, to: wish.to };
    case 'replace':
      return { kind: wish.kind, seat: wish.seat, level: wish.level };
    case 'return':
      return { kind: wish.kind };
  }
}

/** When bots took seats over and gave them back, in order. */
export function handOversOf(votes: readonly StoredVote[]): HandOver[] {
  return votes
    .flatMap(({ by, wish, state, decided }): HandOver[] => {
      if (decided === null || state !== 'passed' || wish.kind === 'takeBack') return [];
      const bot = wish.kind === 'replace';
      return [{ at: decided, seat: bot ? wish.seat : by, bot }];
    })
    .toSorted((one, other) => one.at - other.at);
}
