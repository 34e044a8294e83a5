import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '@sanguine/kernel';
import { median } from '../measure.ts';
import type { Contender, LoadedMatch } from './contender.ts';
import { atLeisure, flatOut, type LoadReport } from './load.ts';
import { ownContender } from './own.ts';
import { peerContender } from './peer.ts';
import { REFERENCE_GAME } from './reference-game.ts';

/** The measurements of one server. */
export interface Showing {
  /** Every match plays as fast as it is answered. */
  readonly flat: LoadReport;
  /** Every match plays one move per second. */
  readonly leisure: LoadReport;
  /** Bytes of memory per match while its four players are connected and idle. */
  readonly memory: number;
  /** JSON bytes of a table as one of its players sees it after the load. */
  readonly table: number;
}

export interface Duel {
  /** The reference game on both servers: same table, same moves, same secrets. */
  readonly own: Showing;
  readonly peer: Showing;
  /** A real game on our server. */
  readonly real: Showing;
  /** Milliseconds to open a match of `OPENED_ROWS` rows of the real game. */
  readonly opening: number;
}

export interface DuelOptions {
  /** The real game. */
  readonly game: AnyGame;
  readonly matches: number;
  /** The length of one round. */
  readonly seconds: number;
  /** Called with the number of steps done. */
  readonly done: (steps: number) => void;
}

/** Servers run for weeks, and ours keeps getting faster for about twenty seconds as more of it is compiled. */
const WARM_UPS = 4;
const ROUNDS = 3;
const OPENINGS = 3;
/** The matches are seated in this many batches. */
const LOTS = 5;
const SETTLING_MS = 2000;
const OPENED_ROWS = 300;
const CONTENDERS = 3;
/** Each server is seated, warmed up and loaded in rounds, flat out and at leisure; then a match of ours is reopened. */
export const STEPS = CONTENDERS * (1 + WARM_UPS + ROUNDS + ROUNDS) + 1;

/** Runs all servers under the same loads in alternating rounds; the first rounds warm up and are not counted. */
export async function duel({ game, matches, seconds, done }: DuelOptions): Promise<Duel> {
  let steps = 0;
  const step = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    done(++steps);
    return result;
  };
  const started: Contender[] = [];
  const start = async <C extends Contender>(starting: Promise<C>): Promise<C> => {
    const contender = await starting;
    started.push(contender);
    return contender;
  };
  try {
    const own = await step(seated(await start(ownContender(REFERENCE_GAME)), matches));
    const peer = await step(seated(await start(peerContender()), matches));
    const house = await start(ownContender(game));
    const real = await step(seated(house, matches));
    const all = [own, peer, real];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const { contender, seats, flat } of all) {
        const report = await step(flatOut(contender, seats, seconds));
        if (round >= WARM_UPS) flat.push(report);
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const { contender, seats, leisure } of all) {
        leisure.push(await step(atLeisure(contender, seats, seconds)));
      }
    }
    const opening = await step(openingTime((rows) => house.opening(rows)));
    return { own: showing(own), peer: showing(peer), real: showing(real), opening };
  } finally {
    await Promise.all(started.map((contender) => contender.stop()));
  }
}

/** A server with all players seated, and its measurements so far. */
interface Seated {
  readonly contender: Contender;
  readonly seats: readonly LoadedMatch[];
  readonly memory: number;
  readonly flat: LoadReport[];
  readonly leisure: LoadReport[];
}

/**
 * One-time costs such as code, caches and buffers fall into some of the batches, so the median batch shows what each
 * match takes.
 */
async function seated(contender: Contender, matches: number): Promise<Seated> {
  await contender.lay(matches);
  const seats: LoadedMatch[] = [];
  const taken: number[] = [];
  let before = await idle(contender);
  for (let lot = 1; lot <= LOTS; lot++) {
    const many = Math.ceil((matches * lot) / LOTS) - seats.length;
    if (many === 0) continue;
    seats.push(...(await contender.seat(many)));
    const after = await idle(contender);
    taken.push((after - before) / many);
    before = after;
  }
  return { contender, seats, memory: median(taken), flat: [], leisure: [] };
}

/** The memory once all writes have settled. */
async function idle(contender: Contender): Promise<number> {
  await pause(SETTLING_MS);
  return contender.memory();
}

function showing({ contender, memory, flat, leisure }: Seated): Showing {
  return { flat: middle(flat), leisure: middle(leisure), memory, table: contender.tableBytes() };
}

async function openingTime(opening: (rows: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  while (times.length < OPENINGS) times.push(await opening(OPENED_ROWS));
  return median(times);
}

/** The median of each figure over the rounds. */
export function middle(rounds: readonly LoadReport[]): LoadReport {
  const of = (figure: keyof LoadReport): number => median(rounds.map((round) => round[figure]));
  return {
    moves: of('moves'),
    perSecond: of('perSecond'),
    perCpuSecond: of('perCpuSecond'),
    median: of('median'),
    p99: of('p99'),
    bytesPerMove: of('bytesPerMove'),
  };
}
