import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import type { Figure } from '../content/clan.ts';
import type { Province } from '../content/provinces.ts';
import { emptyVillages, isLiving } from './atlas.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { moveFigure } from './figures.ts';
import type { March } from './moves.ts';
import type { State } from './state.ts';

export const MARCH_COST = 1;

/** §7: any of the seat's figures from one province to one other, as far as there are villages. */
export function refuseMarch(state: State, seat: Seat, { from, to, figures }: March): Refusal | null {
  if (from === to) return refusal('7', 'march.nowhere', [from]);
  const missing = firstMissing(clanOf(state, seat).figures[from], figures);
  if (missing !== null) return refusal('7', 'march.notThere', [missing, from]);
  if (!isLiving(state, to)) return refusal('7', 'march.destroyed', [to]);
  const room = emptyVillages(state, to);
  if (room === 0) return refusal('7', 'march.full', [to]);
  return figures.length > room
    ? refusal('7', 'march.room', [to], { need: figures.length, have: room })
    : null;
}

/** The first of these figures that is not there as often as wanted. */
function firstMissing(there: readonly Figure[], wanted: readonly Figure[]): Figure | null {
  const rest = [...there];
  for (const figure of wanted) {
    const at = rest.indexOf(figure);
    if (at < 0) return figure;
    rest.splice(at, 1);
  }
  return null;
}

export function march(
  state: State,
  seat: Seat,
  { from, to, figures }: March,
  context: PlayContext<Event>,
): void {
  const clan = clanOf(state, seat);
  clan.rage -= MARCH_COST;
  for (const figure of figures) moveFigure(clan, figure, from, to);
  context.emit({ e: 'figures.marched', seat, figures: [...figures], from, to });
}

/** All distinct choices of at least one and at most `most` figures, each sorted. */
export function troopsOf(figures: readonly Figure[], most: number): Figure[][] {
  let found: Figure[][] = [[]];
  for (let at = 0; at < figures.length;) {
    const kind = figures[at];
    if (kind === undefined) break;
    let count = 0;
    while (figures[at] === kind) {
      at++;
      count++;
    }
    found = found.flatMap((troop) => withSome(troop, kind, Math.min(count, most - troop.length)));
  }
  return found.filter((troop) => troop.length > 0);
}

/** The troop with none of these figures, with one, with two, … */
function withSome(troop: Figure[], kind: Figure, most: number): Figure[][] {
  const troops = [troop];
  for (let last = troop, count = 0; count < most; count++) {
    last = [...last, kind];
    troops.push(last);
  }
  return troops;
}

/** Where a province's figures could march, and how many at most. */
export function marchGoals(
  state: State,
  from: Province,
  provinces: readonly Province[],
): [Province, number][] {
  return provinces.flatMap((to): [Province, number][] => {
    const room = to === from ? 0 : emptyVillages(state, to);
    return room > 0 ? [[to, room]] : [];
  });
}
