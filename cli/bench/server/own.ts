import { setTimeout as pause } from 'node:timers/promises';
import type { Playable } from '@sanguine/bots';
import { type Random, swiftRandom } from '@sanguine/kernel';
import { Client, type Tally } from './client.ts';
import type { Contender, LoadedMatch } from './contender.ts';
import { HostProcess } from './host-process.ts';

/** A match created by the host, and its four players' session tokens. */
export interface LoadedTable {
  readonly id: string;
  readonly tokens: readonly string[];
}

export interface OwnContender extends Contender {
  /** Milliseconds to open a match of `rows` rows that nobody has open. */
  opening(rows: number): Promise<number>;
}

/** Ample time for an empty room to close. */
const CLOSING_MS = 500;

export async function ownContender(game: Playable): Promise<OwnContender> {
  const host = await HostProcess.start<{ readonly port: number }>('./own-host.ts', [game.engine.id]);
  const { port } = host.ready;
  const tally: Tally = { bytes: 0 };
  const random = swiftRandom('own-server');
  const laid: LoadedTable[] = [];
  /** Any player, as a sample for the table's size. */
  let onlooker: Client | undefined;

  const table = async (): Promise<LoadedTable> => laid.pop() ?? host.ask<LoadedTable>('table');
  const sitAt = ({ id, tokens }: LoadedTable): Promise<Client[]> =>
    Promise.all(tokens.map((token) => Client.sit(port, id, token, tally)));
  const sitDown = async (): Promise<Client[]> => sitAt(await table());
  const matchOf = (seats: readonly Client[]): OwnMatch => new OwnMatch(game, seats, sitDown, random);

  return {
    async lay(matches) {
      while (laid.length < matches) laid.push(await host.ask<LoadedTable>('table'));
    },
    async seat(matches) {
      const seated: LoadedMatch[] = [];
      for (let at = 0; at < matches; at++) {
        const seats = await sitDown();
        [onlooker] = seats;
        seated.push(matchOf(seats));
      }
      return seated;
    },
    async opening(rows) {
      const place = await table();
      const seats = await sitAt(place);
      const match = matchOf(seats);
      for (let played = 0; played < rows; played++) await match.play();
      await Promise.all(seats.map((seat) => seat.leave()));
      await pause(CLOSING_MS);
      const begun = performance.now();
      const visitor = await Client.sit(port, place.id, place.tokens[0] ?? '', tally);
      const took = performance.now() - begun;
      await visitor.leave();
      return took;
    },
    received: () => tally.bytes,
    tableBytes: () => JSON.stringify(onlooker?.view ?? null).length,
    cpu: () => host.cpu(),
    memory: () => host.memory(),
    stop: () => host.stop(),
  };
}

class OwnMatch implements LoadedMatch {
  readonly #game: Playable;
  readonly #sitDown: () => Promise<Client[]>;
  readonly #random: Random;
  #seats: readonly Client[];
  /** The client that received the last move first: it knows who is next. */
  #latest: Client | undefined;

  constructor(game: Playable, seats: readonly Client[], sitDown: () => Promise<Client[]>, random: Random) {
    this.#game = game;
    this.#seats = seats;
    this.#sitDown = sitDown;
    this.#random = random;
    this.#latest = seats[0];
  }

  async ready(): Promise<void> {
    if (this.#latest?.deciders.length !== 0) return;
    const left = this.#seats;
    this.#seats = await this.#sitDown();
    this.#latest = this.#seats[0];
    await Promise.all(left.map((seat) => seat.leave()));
  }

  async play(): Promise<void> {
    const [seat] = this.#latest?.deciders ?? [];
    const mover = seat === undefined ? undefined : this.#seats[seat];
    if (seat === undefined || mover === undefined) throw new Error('nobody is to play');
    await mover.sees(this.#latest?.number ?? 0);
    await mover.play(this.#game.engine.sample(mover.view, seat, this.#random));
    this.#latest = mover;
  }
}
