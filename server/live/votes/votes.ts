import type { Closing, Did, Seat } from '@sanguine/kernel';
import type { VoteWish } from '@sanguine/protocol';
import type { Seats } from '../../tables/seats.ts';
import type { AnyKeptMatch } from '../room/any-match.ts';
import { type StoredVote, mayPropose, noByPlay, type VotingState, verdictOn, voters } from './vote.ts';
import type { VoteStore } from './vote-store.ts';

export interface VotesOptions {
  readonly match: AnyKeptMatch;
  readonly store: VoteStore;
  readonly seats: Pick<Seats, 'standIn'>;
  readonly now: () => number;
}

/** The votes of one table. The store lets only one node at a time change a vote. */
export class Votes {
  readonly #options: VotesOptions;
  #all: readonly StoredVote[] = [];

  constructor(options: VotesOptions) {
    this.#options = options;
  }

  /** All that still matter, oldest first. */
  get all(): readonly StoredVote[] {
    return this.#all;
  }

  get undecided(): readonly StoredVote[] {
    return this.#all.filter(({ decided }) => decided === null);
  }

  async read(): Promise<void> {
    this.#all = await this.#options.store.all(this.#options.match.id);
  }

  /** Carries out decided votes. True if anything changed. */
  async conduct(voting: VotingState): Promise<boolean> {
    let changed = false;
    for (const vote of this.undecided) if (await this.#conduct(vote, voting)) changed = true;
    return changed;
  }

  /** False if this cannot be proposed. */
  async propose(by: Seat, wish: VoteWish, voting: VotingState): Promise<boolean> {
    const { match, store, now } = this.#options;
    const { number } = match.current;
    if (!mayPropose(by, wish, voting)) return false;
    if (wish.kind === 'takeBack' && wish.to >= number) return false;
    return (await store.open(match.id, { by, wish, row: number, at: now() })) !== null;
  }

  /** False if this seat has nothing to vote on. The proposer withdraws the vote by a no. */
  async vote(seat: Seat, id: string, yes: boolean, voting: VotingState): Promise<boolean> {
    const vote = this.undecided.find((one) => one.id === id);
    if (vote === undefined) return false;
    return vote.by === seat || voters(vote, voting).includes(seat) ? this.#cast(id, seat, yes) : false;
  }

  /** Counts a row as a no where it amounts to one. */
  async row(did: Did, voting: VotingState): Promise<void> {
    for (const vote of this.undecided) {
      const seat = noByPlay(vote, did, voting);
      if (seat !== null) await this.#cast(vote.id, seat, false);
    }
  }

  async #cast(id: string, seat: Seat, yes: boolean): Promise<boolean> {
    const { store } = this.#options;
    for (;;) {
      const vote = await store.find(id);
      if (vote?.state !== 'open') return false;
      const [for_, against] = [vote.yes, vote.no].map((seats) => seats.filter((other) => other !== seat));
      const votes = { yes: for_ ?? [], no: against ?? [] };
      (yes ? votes.yes : votes.no).push(seat);
      if (await store.change({ ...vote, ...votes })) return true;
    }
  }

  async #conduct(vote: StoredVote, voting: VotingState): Promise<boolean> {
    const { store, now } = this.#options;
    // A node may have died before finishing this; carrying it out twice is harmless.
    if (vote.state === 'carried') return this.#carryOut(vote, voting);
    const verdict = verdictOn(vote, voting);
    if (verdict === 'open') return false;
    if (verdict === 'failed') await store.change({ ...vote, state: 'failed', decided: now() });
    else if (await store.change({ ...vote, state: 'carried' })) {
      await this.#carryOut({ ...vote, state: 'carried', version: vote.version + 1 }, voting);
    }
    return true;
  }

  async #carryOut(vote: StoredVote, voting: VotingState): Promise<boolean> {
    const isDone = await this.#do(vote, voting);
    const { store, now } = this.#options;
    await store.change({ ...vote, state: isDone ? 'passed' : 'failed', decided: now() });
    return true;
  }

  /** False if it has become impossible. */
  async #do(vote: StoredVote, voting: VotingState): Promise<boolean> {
    const { match, seats } = this.#options;
    const { by, wish } = vote;
    switch (wish.kind) {
      case 'replace':
        await seats.standIn(match.id, wish.seat, wish.level);
        return true;
      case 'return':
        await seats.standIn(match.id, by, null);
        return true;
      case 'takeBack':
        return this.#goBack(vote, wish.to);
      case 'callOff':
        return (await match.callOff(by)).ok || this.#ended(by, 'calledOff');
      case 'abandon':
      case 'claim':
        return this.#endWithout(by, wish, voting);
    }
  }

  /** A row of the absent player that is stored first wins, and so does who came back before this was carried out. */
  async #endWithout(
    by: Seat,
    { kind, seat }: Extract<VoteWish, { kind: 'abandon' | 'claim' }>,
    { number, absent }: VotingState,
  ): Promise<boolean> {
    if (absent.has(seat) && (await this.#options.match.endWithout(kind, by, number)).ok) return true;
    return this.#ended(by, kind === 'claim' ? 'claimed' : 'abandoned');
  }

  /** Whether the game was ended like this: a node may have died after that, before it could note it. */
  #ended(by: Seat, how: Closing): boolean {
    const { closed } = this.#options.match.current.ending;
    return closed?.how === how && closed.by === by;
  }

  async #goBack({ by, row }: StoredVote, to: number): Promise<boolean> {
    const { match } = this.#options;
    for (;;) {
      const answer = await match.rewind(by, to, match.current.number);
      if (answer.ok) return true;
      // Another row came first: all agreed to `to`, so that row is undone too.
      if ('overtaken' in answer) continue;
      const log = await match.log(null);
      return log.some(
        ({ number, did }) => number > row && did?.do === 'rewind' && did.seat === by && did.to === to,
      );
    }
  }
}
