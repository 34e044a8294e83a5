import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { raiseStat, risingStats } from './glory.ts';
import { pushLoss, runLoss } from './loss.ts';
import type { Sacrifice } from './moves.ts';
import { hasAction } from './sheet.ts';
import type { State } from './state.ts';

/** §18.4: Frigga's Sacrifice: two own figures on the board for one step of a stat. */
export function refuseSacrifice(state: State, seat: Seat, { figures, stat }: Sacrifice): Refusal | null {
  const clan = clanOf(state, seat);
  if (!hasAction(clan, 'sacrifice')) return refusal('18.4', 'sacrifice.card', []);
  for (const { figure, at } of figures) {
    const need = figures.filter((other) => other.figure === figure && other.at === at).length;
    const have = clan.figures[at].filter((other) => other === figure).length;
    if (need > have) return refusal('18.4', 'sacrifice.notThere', [figure, at]);
  }
  const rising = risingStats(clan);
  if (stat === null) return rising.length > 0 ? refusal('18.4', 'sacrifice.stat', rising) : null;
  return rising.includes(stat) ? null : refusal('1.3', 'stat.last', [stat]);
}

/** The step is certain, even if the figures may still be rescued (§19). */
export function sacrifice(
  state: State,
  seat: Seat,
  { figures, stat }: Sacrifice,
  context: PlayContext<Event>,
): void {
  const marked = figures.map(({ figure, at }) => ({ seat, figure, at }));
  pushLoss(state, 'sacrifice', marked, seat);
  const loss = state.frames.at(-1);
  if (loss?.step === 'loss' && loss.queue.length === 0) runLoss(state, loss, context);
  if (stat !== null) raiseStat(state, seat, stat, context);
}
