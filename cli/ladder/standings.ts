import { interval } from '@sanguine/bots';
import type { LevelPairing } from '@sanguine/kernel';
import type { GameResult } from '../simulation/worker.ts';
import type { Pairing } from './pairings.ts';
import type { Bout } from './ratings.ts';

interface Tally {
  readonly pairing: Pairing;
  readonly bouts: Bout[];
  wins: number;
}

const keyOf = (players: number, one: string, other: string): string =>
  [players, ...[one, other].toSorted()].join(' ');

/** Adds up a ladder's games; the order of the pairings does not matter. */
export class Standings {
  readonly #tallies: ReadonlyMap<string, Tally>;

  constructor(pairings: readonly Pairing[]) {
    this.#tallies = new Map(
      pairings.map((pairing) => [
        keyOf(pairing.players, pairing.one, pairing.other),
        { pairing, bouts: [], wins: 0 },
      ]),
    );
  }

  add({ seats }: GameResult): void {
    const [first, second] = seats;
    const tally = this.#tallies.get(keyOf(seats.length, first?.bot ?? '', second?.bot ?? ''));
    if (tally === undefined) throw new Error('a game of another ladder');
    const { one, other } = tally.pairing;
    const ranksOf = (level: string): number[] =>
      seats.flatMap(({ bot, rank }) => (bot === level ? [rank] : []));
    const [own, theirs] = [ranksOf(one), ranksOf(other)];
    const firsts = (ranks: readonly number[]): number => ranks.filter((rank) => rank === 1).length;
    tally.wins += firsts(own) / (firsts(own) + firsts(theirs));
    tally.bouts.push({ levels: [one, other], ranks: [Math.min(...own), Math.min(...theirs)] });
  }

  get pairings(): LevelPairing[] {
    return [...this.#tallies.values()].map(({ pairing, bouts, wins }) => {
      const [from, to] = interval(wins, bouts.length);
      const { one, other, players } = pairing;
      return {
        one,
        other,
        players,
        games: bouts.length,
        wins: rounded(wins),
        interval: [rounded(Math.max(0, from)), rounded(Math.min(1, to))],
      };
    });
  }

  /** All games, taken from each pairing in turn. */
  *bouts(): Generator<Bout> {
    const all = [...this.#tallies.values()];
    const most = Math.max(0, ...all.map(({ bouts }) => bouts.length));
    for (let at = 0; at < most; at++) {
      for (const { bouts } of all) {
        const bout = bouts[at];
        if (bout !== undefined) yield bout;
      }
    }
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
