import type { Did, Seat } from '@sanguine/kernel';
import type { Vote, VoteWish } from '@sanguine/protocol';
import type { SeatHolder } from '../../tables/seats.ts';
import type { HandOver } from '../clocks/clock.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An undecided vote fails after this long. */
export const VOTE_MS = DAY;
/** The same for a take-back, unless a turn takes days: by then the players have moved on. */
export const TAKE_BACK_MS = HOUR;
/** How long bots wait for a take-back; if it passes later, it undoes what they played since too. */
export const BOTS_WAIT_MS = 5 * MINUTE;
/** A player who is here gets their seat back after this long: a no only delays it. */
export const RETURN_MS = 5 * MINUTE;

export interface StoredVote {
  readonly id: string;
  readonly by: Seat;
  readonly wish: VoteWish;
  /** The last row when it was proposed. */
  readonly row: number;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** `carried`: agreed to, but not carried out yet. */
  readonly state: 'open' | 'carried' | 'passed' | 'failed';
  readonly version: number;
  readonly created: number;
  readonly decided: number | null;
}

/** What the rules of voting need to know of the table. */
export interface VotingState {
  readonly places: readonly SeatHolder[];
  /** Seats whose holder has the table open. */
  readonly here: ReadonlySet<Seat>;
  /** Seats that are asked and have no time left. */
  readonly overdue: ReadonlySet<Seat>;
  /** Seats whose holder has been absent for a while: enough if several others agree. */
  readonly away: ReadonlySet<Seat>;
  /** Seats whose holder has been absent so long that one other player alone may decide; empty if a clock runs. */
  readonly gone: ReadonlySet<Seat>;
  /** True if a turn takes days. */
  readonly slow: boolean;
  readonly now: number;
  /** The game is over: nothing can be proposed. */
  readonly over: boolean;
}

export type Verdict = 'open' | 'carried' | 'failed';

/** Seats that persons play themselves, without a stand-in. */
function persons({ places }: VotingState): Seat[] {
  return places.filter(({ person, level }) => person !== null && level === null).map(({ seat }) => seat);
}

/** Every person who plays, except the proposer and the seat the vote is about. */
export function voters({ by, wish }: Pick<StoredVote, 'by' | 'wish'>, voting: VotingState): Seat[] {
  const about = wish.kind === 'replace' ? wish.seat : null;
  return persons(voting).filter((seat) => seat !== about && seat !== by);
}

/** Whether this can be proposed now. Whether a rewind is possible, the match decides. */
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

/** The seats whose holders have been absent long enough for the number of voters. */
function missed(vote: Pick<StoredVote, 'by' | 'wish'>, voting: VotingState): ReadonlySet<Seat> {
  return voters(vote, voting).length === 0 ? voting.gone : voting.away;
}

/** Whether bots wait for this vote, because it may undo what they play. */
export function holdsBots({ wish, created, decided }: StoredVote, now: number): boolean {
  return wish.kind === 'takeBack' && decided === null && now < created + BOTS_WAIT_MS;
}

function hasExpired({ wish, created }: StoredVote, { slow, now }: VotingState): boolean {
  return now >= created + (wish.kind === 'takeBack' && !slow ? TAKE_BACK_MS : VOTE_MS);
}

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
      // A majority of the voters and the proposer.
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
 * The seat whose no a row amounts to, or null: a player who plays on instead of answering a take-back has answered, and
 * a seat whose holder plays needs no replacement.
 */
export function noByPlay({ by, wish, yes }: StoredVote, did: Did, voting: VotingState): Seat | null {
  if ((did.do !== 'move' && did.do !== 'seal') || !persons(voting).includes(did.seat)) return null;
  if (wish.kind === 'takeBack') return did.seat === by || !yes.includes(did.seat) ? did.seat : null;
  return wish.kind === 'replace' && did.seat === wish.seat ? by : null;
}

/** Copied field by field, so that nothing else is sent. */
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

/** When bots took seats over and gave them back, ordered by time. */
export function handOversOf(votes: readonly StoredVote[]): HandOver[] {
  return votes
    .flatMap(({ by, wish, state, decided }): HandOver[] => {
      if (decided === null || state !== 'passed' || wish.kind === 'takeBack') return [];
      const bot = wish.kind === 'replace';
      return [{ at: decided, seat: bot ? wish.seat : by, bot }];
    })
    .toSorted((one, other) => one.at - other.at);
}
