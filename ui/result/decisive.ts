import type { Seat } from '@sanguine/kernel';
import type { PastTurn } from '../contract.ts';
import type { ToldMoment } from './moment-list.tsx';
import type { SideLook } from './side-look.ts';

/** How well each seat stands after a turn, in seat order. Turns are weighed by its differences only. */
type Gauge = (turn: PastTurn) => readonly number[];

/** Everybody's lead in points over the best of the others; negative for those behind. */
export const byLead: Gauge = ({ scores }) =>
  scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat), -Infinity));

/** A turn that shifted the game. */
interface DecisiveTurn {
  readonly turn: PastTurn;
  /** Index in `events` where the turn after it begins; the end of all for the last. */
  readonly until: number;
  /** Whom it helped most, and the points before it. */
  readonly seat: Seat;
  readonly before: readonly number[];
}

/** The turns that shifted the game most, in the order of play. */
export function decisiveTurns(
  history: readonly PastTurn[],
  { count = 3, gauge = byLead }: { readonly count?: number; readonly gauge?: Gauge } = {},
): DecisiveTurn[] {
  const weighed = history.flatMap((turn, at) => {
    const last = history[at - 1];
    if (last === undefined) return [];
    const [was, is] = [gauge(last), gauge(turn)];
    const shifts = is.map((now, seat) => now - (was[seat] ?? 0));
    const shift = Math.max(...shifts);
    const until = history[at + 1]?.event ?? Infinity;
    return shift > 0
      ? [{ shift, decisive: { turn, until, seat: shifts.indexOf(shift), before: last.scores } }]
      : [];
  });
  return weighed
    .toSorted((one, other) => other.shift - one.shift)
    .slice(0, count)
    .map(({ decisive }) => decisive)
    .toSorted((one, other) => one.turn.event - other.turn.event);
}

/** The common part of such a moment in games that count points: when it was, who gained by it, and their points. */
export const gainedIn = (
  { turn, seat, before }: DecisiveTurn,
  looks: readonly SideLook[],
): Pick<ToldMoment, 'event' | 'round' | 'picture' | 'before' | 'after'> => ({
  event: turn.event,
  round: turn.round,
  picture: looks[seat]?.badge(64),
  before: String(before[seat] ?? 0),
  after: String(turn.scores[seat] ?? 0),
});

/** Everybody's standing after each of these turns, one line per seat. */
export const linesOf = (turns: readonly PastTurn[]): number[][] =>
  (turns[0]?.scores ?? []).map((_, seat) => turns.map(({ scores }) => scores[seat] ?? 0));

/** The last turn of each round; the first entry is how the game began. */
export function roundEnds(history: readonly PastTurn[]): PastTurn[] {
  const ends = new Map<number, PastTurn>();
  for (const turn of history) ends.set(turn.round, turn);
  return [...ends.values()];
}
