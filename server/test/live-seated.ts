import { type Inn, lay, rope, type SeatPlan, type Wishes } from './live-table.ts';

export const PEOPLE: readonly SeatPlan[] = ['person', 'person', 'person'];

/** A table and its players, each with it open. */
export async function seated(inn: Inn, plans = PEOPLE, wishes: Wishes = {}) {
  const laid = await lay(inn.node, rope, plans, wishes);
  const tokens = laid.tokens.filter((token) => token !== null);
  const guests = await Promise.all(tokens.map((token) => inn.welcome(laid.id, token)));
  const [red, blue, green = blue] = guests;
  if (red === undefined || blue === undefined || green === undefined) throw new Error('too few sit here');
  for (const guest of guests) await guest.until(() => guest.here.length === guests.length);
  return { ...laid, red, blue, green, guests };
}
