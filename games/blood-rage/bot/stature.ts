import { LAST_STEP, LEGEND, type Stat, STATS, TRACKS } from '../content/clan.ts';
import { TOKEN_GLORY, type Token } from '../content/provinces.ts';
import type { Clan, State } from '../rules/state.ts';
import { RISES, ROOM, WINS, YEARLY_RAGE } from './prices.ts';
import { agesLeft, timeLeft } from './season.ts';

/** Legends are looked up by quarters of an Age. */
const QUARTERS = 4;
const MOST_QUARTERS = 3 * QUARTERS;

/** What a stat at a step can be expected to pay at the end, when it goes on rising by chance for so long. */
function legendAhead(step: number, quarters: number): number {
  const rises = (RISES * quarters) / QUARTERS;
  let chance = Math.exp(-rises);
  let sum = 0;
  let certain = 1;
  for (let more = 0; step + more < LAST_STEP; more++) {
    sum += chance * (LEGEND[step + more - 1] ?? 0);
    certain -= chance;
    chance *= rises / (more + 1);
  }
  return sum + certain * (LEGEND[LAST_STEP - 1] ?? 0);
}

const LEGENDS: readonly (readonly number[])[] = Array.from({ length: LAST_STEP }, (_, at) =>
  Array.from({ length: MOST_QUARTERS + 1 }, (__, quarters) => legendAhead(at + 1, quarters)),
);

/** What a stat at a step is good for from now on, in Glory. */
function statWorth(stat: Stat, step: number, time: number, ages: number): number {
  const track = TRACKS[stat][step - 1] ?? 0;
  const legend = LEGENDS[step - 1]?.[Math.round(time * QUARTERS)] ?? 0;
  if (stat === 'rage') return legend + ages * YEARLY_RAGE * track;
  return legend + time * (stat === 'axes' ? WINS : ROOM) * track;
}

export function statureOf(state: State, clan: Clan): number {
  const [time, ages] = [timeLeft(state), agesLeft(state)];
  let sum = 0;
  for (const stat of STATS) sum += statWorth(stat, clan.stats[stat], time, ages);
  return sum;
}

/** What one more step is worth; nothing at the last one. */
export function riseWorth(state: State, clan: Clan, stat: Stat): number {
  const step = clan.stats[stat];
  if (step >= LAST_STEP) return 0;
  const [time, ages] = [timeLeft(state), agesLeft(state)];
  return statWorth(stat, step + 1, time, ages) - statWorth(stat, step, time, ages);
}

export function bestRise(state: State, clan: Clan): number {
  let most = 0;
  for (const stat of STATS) most = Math.max(most, riseWorth(state, clan, stat));
  return most;
}

/** What a token would give the clan. */
export function tokenWorth(state: State, clan: Clan, token: Token): number {
  if (token === 'gone') return 0;
  if (token === 'glory') return TOKEN_GLORY;
  if (token !== 'all') return riseWorth(state, clan, token);
  return STATS.reduce((sum, stat) => sum + riseWorth(state, clan, stat), 0);
}
