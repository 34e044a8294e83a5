import type { AnyGame } from '@sanguine/kernel';
import { median } from '../measure.ts';
import type { Contender } from './contender.ts';
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
const OPENED_ROWS = 300;
/** Each is seated, warmed up, loaded round by round and left in peace; ours is then opened again. */
export const STEPS = 2 * (1 + WARM_UPS + ROUNDS + 1) + 1;

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
    const contenders = [];
    for (const contender of [own, peer]) contenders.push(await step(seated(contender, matches)));
    const flat: LoadReport[][] = contenders.map(() => []);
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const [at, { contender, seats }] of contenders.entries()) {
        const report = await step(flatOut(contender, seats, seconds));
        if (round >= WARM_UPS) flat[at]?.push(report);
      }
    }
    const showings: Showing[] = [];
    for (const [at, { contender, seats, memory }] of contenders.entries()) {
      const leisure = await step(atLeisure(contender, seats, seconds));
      showings.push({ flat: middle(flat[at] ?? []), leisure, memory, table: contender.tableBytes() });
    }
    const [ours, theirs] = showings;
    if (ours === undefined || theirs === undefined) throw new Error('a server has not shown anything');
    const opening = await step(openingTime((rows) => own.opening(rows)));
    return { own: ours, peer: theirs, opening };
  } finally {
    await Promise.all([own.stop(), peer.stop()]);
  }
}

/** What the first matches bring with them, such as code and buffers, is there once; the later ones show what each takes. */
async function seated(contender: Contender, matches: number) {
  await contender.lay(matches);
  const early = await contender.seat(Math.floor(matches / 2));
  const before = await contender.usage();
  const late = await contender.seat(matches - early.length);
  const after = await contender.usage();
  return { contender, seats: [...early, ...late], memory: (after.rss - before.rss) / late.length };
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
