import type { Duel } from '../bench/server/duel.ts';
import type { LoadReport } from '../bench/server/load.ts';

const LOAD: LoadReport = {
  moves: 1000,
  perSecond: 100,
  perCpuSecond: 200,
  median: 4,
  p99: 20,
  bytesPerMove: 80_000,
};

/** Two servers under load, of which ours only just meets its goals. */
export const DUEL: Duel = {
  own: {
    flat: { ...LOAD, perSecond: 500, perCpuSecond: 1000, bytesPerMove: 4000 },
    leisure: { ...LOAD, p99: 20 },
    memory: 100_000,
    table: 4000,
  },
  real: { flat: LOAD, leisure: LOAD, memory: 100_000, table: 4000 },
  peer: { flat: LOAD, leisure: LOAD, memory: 300_000, table: 20_000 },
  opening: 1000,
};
