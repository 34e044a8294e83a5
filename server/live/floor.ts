import type { Did, Seat } from '@sanguine/kernel';
import type { MotionWish } from '@sanguine/protocol';
import type { Seats } from '../tables/seats.ts';
import type { AnyKeptMatch } from './any-match.ts';
import { type KeptMotion, mayPropose, noByPlay, type Standing, verdictOn, voters } from './motion.ts';
import type { MotionStore } from './motion-store.ts';

export interface FloorOptions {
  readonly match: AnyKeptMatch;
  readonly motions: MotionStore;
  readonly seats: Pick<Seats, 'standIn'>;
  readonly now: () => number;
}

/** What is asked of one table, voted on and done. The store lets only one node change a motion at a time. */
export class Floor {
  readonly #options: FloorOptions;
  #motions: readonly KeptMotion[] = [];

  constructor(options: FloorOptions) {
    this.#options = options;
  }

  /** All that matter still, oldest first. */
  get motions(): readonly KeptMotion[] {
    return this.#motions;
  }

  get undecided(): readonly KeptMotion[] {
    return this.#motions.filter(({ decided }) => decided === null);
  }

  async read(): Promise<void> {
    this.#motions = await this.#options.motions.all(this.#options.match.id);
  }

  /** Does what the votes have decided. True: something is otherwise now. */
  async conduct(standing: Standing): Promise<boolean> {
    let changed = false;
    for (const motion of this.undecided) if (await this.#conduct(motion, standing)) changed = true;
    return changed;
  }

  /** False: there is nothing like it to propose. */
  async propose(by: Seat, wish: MotionWish, standing: Standing): Promise<boolean> {
    const { match, motions, now } = this.#options;
    const { number } = match.view;
    if (!mayPropose(by, wish, standing)) return false;
    if (wish.kind === 'takeBack' && wish.to >= number) return false;
    return (await motions.open(match.id, { by, wish, row: number, at: now() })) !== null;
  }

  /** False: there is nothing for this seat to vote on. Who asked may take it back by a no. */
  async vote(seat: Seat, id: string, yes: boolean, standing: Standing): Promise<boolean> {
    const motion = this.undecided.find((one) => one.id === id);
    if (motion === undefined) return false;
    return motion.by === seat || voters(motion, standing).includes(seat) ? this.#cast(id, seat, yes) : false;
  }

  /** Whoever plays may have answered by it. */
  async row(did: Did, standing: Standing): Promise<void> {
    for (const motion of this.undecided) {
      const seat = noByPlay(motion, did, standing);
      if (seat !== null) await this.#cast(motion.id, seat, false);
    }
  }

  async #cast(id: string, seat: Seat, yes: boolean): Promise<boolean> {
    const { motions } = this.#options;
    for (;;) {
      const motion = await motions.find(id);
      if (motion?.state !== 'open') return false;
      const [for_, against] = [motion.yes, motion.no].map((seats) => seats.filter((other) => other !== seat));
      const votes = { yes: for_ ?? [], no: against ?? [] };
      (yes ? votes.yes : votes.no).push(seat);
      if (await motions.change({ ...motion, ...votes })) return true;
    }
  }

  async #conduct(motion: KeptMotion, standing: Standing): Promise<boolean> {
    const { motions, now } = this.#options;
    // Agreed to, and perhaps left undone by a node that died: doing it twice does nothing more.
    if (motion.state === 'carried') return this.#carryOut(motion);
    const verdict = verdictOn(motion, standing);
    if (verdict === 'open') return false;
    if (verdict === 'failed') await motions.change({ ...motion, state: 'failed', decided: now() });
    else if (await motions.change({ ...motion, state: 'carried' })) {
      await this.#carryOut({ ...motion, state: 'carried', version: motion.version + 1 });
    }
    return true;
  }

  async #carryOut(motion: KeptMotion): Promise<boolean> {
    const { match, seats, motions, now } = this.#options;
    const { by, wish } = motion;
    let state: 'passed' | 'failed' = 'passed';
    if (wish.kind === 'replace') await seats.standIn(match.id, wish.seat, wish.level);
    else if (wish.kind === 'return') await seats.standIn(match.id, by, null);
    else if (!(await this.#goBack(motion, wish.to))) state = 'failed';
    await motions.change({ ...motion, state, decided: now() });
    return true;
  }

  async #goBack({ by, row }: KeptMotion, to: number): Promise<boolean> {
    const { match } = this.#options;
    for (;;) {
      const answer = await match.rewind(by, to, match.view.number);
      if (answer.ok) return true;
      // Another row came between; all have agreed to go back behind that one too.
      if ('overtaken' in answer) continue;
      const log = await match.log(null);
      return log.some(
        ({ row: number, did }) => number > row && did?.do === 'rewind' && did.seat === by && did.to === to,
      );
    }
  }
}
