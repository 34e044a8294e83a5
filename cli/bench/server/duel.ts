import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '@sanguine/kernel';
import { median } from '../measure.ts';
import type { Contender, LoadedMatch } from './contender.ts';
import { atLeisure, flatOut, type LoadReport } from './load.ts';
import { ownContender } from './own.ts';
import { peerContender } from './peer.ts';

/** What one server showed. */
export interface Showing {
  /** Everybody plays as fast as they are answered. */
  readonly flat: LoadReport;
  /** Each match plays one move each second. */
  readonly leisure: LoadReport;
  /** Bytes of memory that a match takes while its four players sit and wait. */
  readonly memory: number;
  /** Bytes of a table as one of its players sees it after the load, as JSON. */
  readonly table: number;
}

export interface Duel {
  readonly own: Showing;
  readonly peer: Showing;
  /** Milliseconds until a match of `OPENED_ROWS` rows is open. */
  readonly opening: number;
}

export interface DuelOptions {
  readonly game: AnyGame;
  readonly matches: number;
  /** Of one round. */
  readonly seconds: number;
  /** Hears how many of the steps are done. */
  readonly done: (steps: number) => void;
}

/** Enough for what is done often to be compiled; a server runs for weeks. */
const WARM_UPS = 2;
const ROUNDS = 3;
const OPENINGS = 3;
const SETTLING_MS = 2000;
const OPENED_ROWS = 300;
/** Each is seated, warmed up, loaded round by round and left in peace; ours is then opened again. */
export const STEPS = 2 * (1 + WARM_UPS + ROUNDS + ROUNDS) + 1;

/** Both servers under the same loads, in rounds that take turns; the first ones warm up and are not counted. */
export async function duel({ game, matches, seconds, done }: DuelOptions): Promise<Duel> {
  let steps = 0;
  const step = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    done(++steps);
    return result;
  };
  const own = await ownContender(game);
  const peer = await peerContender().catch(async (error: unknown) => {
    await own.stop();
    throw error;
  });
  try {
    const ours = await step(seated(own, matches));
    const theirs = await step(seated(peer, matches));
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const { contender, seats, flat } of [ours, theirs]) {
        const report = await step(flatOut(contender, seats, seconds));
        if (round >= WARM_UPS) flat.push(report);
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const { contender, seats, leisure } of [ours, theirs]) {
        leisure.push(await step(atLeisure(contender, seats, seconds)));
      }
    }
    const opening = await step(openingTime((rows) => own.opening(rows)));
    return { own: showing(ours), peer: showing(theirs), opening };
  } finally {
    await Promise.all([own.stop(), peer.stop()]);
  }
}

/** A server with everybody seated, and what it has shown so far. */
interface Seated {
  readonly contender: Contender;
  readonly seats: readonly LoadedMatch[];
  readonly memory: number;
  readonly flat: LoadReport[];
  readonly leisure: LoadReport[];
}

/** What the first matches bring with them, such as code and buffers, is there once; the later ones show what each takes. */
async function seated(contender: Contender, matches: number): Promise<Seated> {
  await contender.lay(matches);
  const early = await contender.seat(Math.floor(matches / 2));
  const before = await idle(contender);
  const late = await contender.seat(matches - early.length);
  const memory = ((await idle(contender)) - before) / late.length;
  return { contender, seats: [...early, ...late], memory, flat: [], leisure: [] };
}

/** The memory once all the coming and going is written down. */
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

/** Of each figure the median of its rounds. */
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
