import type { AnySetup, Seat, Viewer } from '@sanguine/kernel';
import type { KeptMatch } from '../storage/kept-match.ts';
import type { BotSeat } from './bot-seat.ts';
import {
  logMessage,
  type Play,
  refusedMessage,
  type ServerMessage,
  type TableMessage,
  toldMessage,
  type WelcomeMessage,
} from './protocol.ts';

/** Any stored match at all. */
export type AnyKeptMatch = KeptMatch<AnySetup, unknown, unknown, unknown>;

/** Whoever is in a room, as the room knows them. */
export interface Member {
  /** One message, already written out. */
  send(text: string): void;
  /** The room is closed under its members; they may come again. */
  dismiss(): void;
}

/** Those who see the same: a row is masked and written out once for all of them. */
interface Crowd {
  readonly members: Set<Member>;
  readonly stop: () => void;
}

/** One match open on this node, and everybody who follows it here. */
export class Room {
  readonly match: AnyKeptMatch;
  readonly #game: string;
  readonly #bots: readonly BotSeat[];
  readonly #crowds = new Map<Viewer, Crowd>();
  #closed = false;

  constructor(game: string, match: AnyKeptMatch, bots: readonly BotSeat[]) {
    this.#game = game;
    this.match = match;
    this.#bots = bots;
  }

  /** Welcomes a member, who is from then on told of every row. Returns the way out. */
  async join(member: Member, viewer: Viewer, seen: number | null): Promise<() => void> {
    // Told of more by another node, whose notice has not come yet.
    if (seen !== null && seen > this.match.view.number) await this.match.catchUp();
    let log = await this.match.log(viewer);
    // A row may have come while the log was read: what the member is told next must follow on what it was welcomed with.
    while (log.at(-1)?.row !== this.match.view.number) log = await this.match.log(viewer);
    if (this.#closed) {
      member.dismiss();
      return () => {};
    }
    const isNew = (row: number): boolean => seen === null || row > seen;
    const welcome: WelcomeMessage = {
      type: 'welcome',
      game: this.#game,
      seat: viewer,
      ...this.#table(viewer),
      log: log.filter(({ row }) => isNew(row)).map(logMessage),
      takenBack: log.filter(({ row, standing }) => !standing && !isNew(row)).map(({ row }) => row),
    };
    member.send(JSON.stringify(welcome));
    const { members } = this.#crowd(viewer);
    members.add(member);
    this.#wakeBots();
    return () => this.#leave(member, viewer);
  }

  /** Plays or takes back for a seat. All have been told of the row before its player is answered. */
  async play(seat: Seat, message: Play): Promise<ServerMessage> {
    const { id, seen } = message;
    const answer =
      message.type === 'move'
        ? await this.match.submit(seat, message.move, seen)
        : await this.match.undo(seat, seen);
    if (answer.ok) return { type: 'accepted', id, number: answer.number };
    if ('refusal' in answer) return refusedMessage(id, answer.refusal);
    return { type: 'overtaken', id, table: this.#table(seat) };
  }

  /** Shuts the room; resolves when all is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const bot of this.#bots) bot.stop();
    for (const { members, stop } of this.#crowds.values()) {
      stop();
      for (const member of members) member.dismiss();
    }
    this.#crowds.clear();
    await this.match.settle();
  }

  #table(viewer: Viewer): TableMessage {
    const { view } = this.match;
    return {
      number: view.number,
      mask: view.maskFor(viewer),
      deciders: view.deciders(),
      sealed: view.sealedBy(),
      choice: viewer === null ? null : view.choiceOf(viewer),
      canUndo: viewer !== null && view.canUndo(viewer),
      outcome: view.outcome(),
    };
  }

  #crowd(viewer: Viewer): Crowd {
    const found = this.#crowds.get(viewer);
    if (found !== undefined) return found;
    const members = new Set<Member>();
    const stop = this.match.subscribe(viewer, (told) => {
      const text = JSON.stringify(toldMessage(told));
      for (const member of members) member.send(text);
      this.#wakeBots();
    });
    const crowd = { members, stop };
    this.#crowds.set(viewer, crowd);
    return crowd;
  }

  #leave(member: Member, viewer: Viewer): void {
    const crowd = this.#crowds.get(viewer);
    if (crowd?.members.delete(member) !== true || crowd.members.size > 0) return;
    crowd.stop();
    this.#crowds.delete(viewer);
  }

  #wakeBots(): void {
    for (const bot of this.#bots) bot.wake();
  }
}
