import type { Did, Seat } from '@sanguine/kernel';
import type { Vote, VoteWish } from '@sanguine/protocol';
import type { SeatHolder } from '../../tables/seats.ts';
import type { HandOver } from '../clocks/clock.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An undecided vote fails after this long. */
export const VOTE_MS = DAY;
/** The same for a take-back or calling it off, unless a turn takes days: by then the players have moved on. */
export const SHORT_VOTE_MS = HOUR;
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
  /** Seats that persons play themselves: without a stand-in, and not given up. */
  readonly persons: readonly Seat[];
  /** The last row: everything else here was true after it. */
  readonly number: number;
  readonly conceded: readonly Seat[];
  /** Seats whose holder has the table open. */
  readonly here: ReadonlySet<Seat>;
  /** Seats that are asked and have no time left. */
  readonly overdue: ReadonlySet<Seat>;
  /** Seats the others may decide about: overdue, or away in their own turn for too long. */
  readonly absent: ReadonlySet<Seat>;
  /** True if a turn takes days. */
  readonly slow: boolean;
  readonly now: number;
  /** The game is over: nothing can be proposed. */
  readonly over: boolean;
}

export type Verdict = 'open' | 'carried' | 'failed';

/** Every person who plays, except the proposer and the seat the vote is about. */
export function voters({ by, wish }: Pick<StoredVote, 'by' | 'wish'>, voting: VotingState): Seat[] {
  const about = aboutOf(wish);
  return voting.persons.filter((seat) => seat !== about && seat !== by);
}

/** The absent seat a vote is about. */
function aboutOf(wish: VoteWish): Seat | null {
  return 'seat' in wish ? wish.seat : null;
}

/** Whether this can be proposed now. Whether a rewind is possible, the match decides. */
export function mayPropose(by: Seat, wish: VoteWish, voting: VotingState): boolean {
  if (voting.over) return false;
  const { places, persons, absent, conceded } = voting;
  const plays = persons.includes(by);
  switch (wish.kind) {
    case 'takeBack':
      return plays;
    case 'callOff':
      // Bots agree to nothing: who plays with them alone may concede.
      return plays && voters({ by, wish }, voting).length > 0;
    case 'replace':
    case 'abandon':
      return plays && wish.seat !== by && persons.includes(wish.seat) && absent.has(wish.seat);
    case 'claim':
      return mayPropose(by, { kind: 'abandon', seat: wish.seat }, voting) && places.length === 2;
    case 'return':
      return isStoodIn(voting, by) && !conceded.includes(by);
  }
}

/** Whether bots wait for this vote, because it may undo what they play. */
export function holdsBots({ wish, created, decided }: StoredVote, now: number): boolean {
  return wish.kind === 'takeBack' && decided === null && now < created + BOTS_WAIT_MS;
}

function hasExpired({ wish, created }: StoredVote, { slow, now }: VotingState): boolean {
  const isBrief = wish.kind === 'takeBack' || wish.kind === 'callOff';
  return now >= created + (isBrief && !slow ? SHORT_VOTE_MS : VOTE_MS);
}

export function verdictOn(vote: StoredVote, voting: VotingState): Verdict {
  const { by, wish, yes, no } = vote;
  if (voting.over || no.includes(by) || hasExpired(vote, voting)) return 'failed';
  const others = voters(vote, voting);
  const agreed = others.filter((seat) => yes.includes(seat)).length;
  const against = others.filter((seat) => no.includes(seat)).length;
  switch (wish.kind) {
    case 'takeBack':
    case 'callOff':
      if (!voting.persons.includes(by) || against > 0) return 'failed';
      return agreed === others.length ? 'carried' : 'open';
    case 'replace':
    case 'abandon':
    case 'claim': {
      if (!voting.persons.includes(wish.seat) || !voting.persons.includes(by)) return 'failed';
      if (!voting.absent.has(wish.seat)) return voting.here.has(wish.seat) ? 'failed' : 'open';
      // A bot is let in by most, or by one alone once the clock is up; the game is ended by all.
      const all = others.length + 1;
      const isOverdue = voting.overdue.has(wish.seat);
      const needed = wish.kind !== 'replace' ? all : isOverdue ? 1 : Math.floor(all / 2) + 1;
      if (agreed + 1 >= needed) return 'carried';
      return all - against >= needed ? 'open' : 'failed';
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
  if ((did.do !== 'move' && did.do !== 'seal') || !voting.persons.includes(did.seat)) return null;
  if (wish.kind === 'takeBack') return did.seat === by || !yes.includes(did.seat) ? did.seat : null;
  return did.seat === aboutOf(wish) ? by : null;
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
    case 'abandon':
    case 'claim':
      return { kind: wish.kind, seat: wish.seat };
    case 'return':
    case 'callOff':
      return { kind: wish.kind };
  }
}

/** When bots took seats over and gave them back, ordered by time. */
export function handOversOf(votes: readonly StoredVote[]): HandOver[] {
  return votes
    .flatMap(({ by, wish, state, decided }): HandOver[] => {
      if (decided === null || state !== 'passed') return [];
      if (wish.kind === 'replace') return [{ at: decided, seat: wish.seat, bot: true }];
      return wish.kind === 'return' ? [{ at: decided, seat: by, bot: false }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
}
