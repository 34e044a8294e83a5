import { atLeast, atMost, type BenchFigure } from '../figures.ts';
import type { Duel, Showing } from './duel.ts';

/** The project's goals for one process with a file database. */
const TIMES_THE_MOVES = 5;
const TIMES_THE_BYTES = 20;
const IDLE_KB = 100;
const OPENING_MS = 1000;

/** The figures of a duel; where the goal is to be no worse than the peer, it is the peer's own figure. */
export function serverFigures({ own, peer, real, opening }: Duel): BenchFigure[] {
  const times = (figure: (showing: Showing) => number): number => figure(own) / figure(peer);
  return [
    atLeast('server.moves', own.flat.perSecond, 'rate', null),
    atLeast('server.peer', peer.flat.perSecond, 'rate', null),
    atLeast(
      'server.ratio',
      times(({ flat }) => flat.perSecond),
      'times',
      TIMES_THE_MOVES,
    ),
    atLeast('server.cpuMoves', own.flat.perCpuSecond, 'cpuRate', null),
    atLeast('server.cpuPeer', peer.flat.perCpuSecond, 'cpuRate', null),
    atLeast(
      'server.cpuRatio',
      times(({ flat }) => flat.perCpuSecond),
      'times',
      TIMES_THE_MOVES,
    ),
    atMost('server.flatMedian', own.flat.median, 'ms', null),
    atMost('server.flatP99', own.flat.p99, 'ms', null),
    atMost('server.median', own.leisure.median, 'ms', null),
    atMost('server.p99', own.leisure.p99, 'ms', peer.leisure.p99),
    atMost('server.bytes', own.flat.bytesPerMove, 'bytes', peer.flat.bytesPerMove / TIMES_THE_BYTES),
    atMost('server.table', own.table / 1000, 'kB', null),
    atMost('server.peerTable', peer.table / 1000, 'kB', null),
    atLeast('server.real', real.flat.perSecond, 'rate', null),
    atLeast('server.realCpuMoves', real.flat.perCpuSecond, 'cpuRate', null),
    atMost('server.realP99', real.leisure.p99, 'ms', null),
    atMost('server.realBytes', real.flat.bytesPerMove, 'bytes', null),
    atMost('server.realTable', real.table / 1000, 'kB', null),
    atMost('server.idle', real.memory / 1000, 'kB', IDLE_KB),
    atMost('server.opening', opening, 'ms', OPENING_MS),
  ];
}
