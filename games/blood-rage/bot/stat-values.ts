import { LAST_STEP, LEGEND, type Stat, STATS, TRACKS } from '../content/clan.ts';
import { TOKEN_GLORY, type Token } from '../content/provinces.ts';
import type { Clan, State } from '../rules/state.ts';
import { RISES, ROOM, WINS, RAGE_PER_AGE } from './values.ts';
import { agesLeft, gameLeft } from './remaining.ts';

/** The table of Legends has steps of a quarter of an Age. */
const QUARTERS = 4;
const MOST_QUARTERS = 3 * QUARTERS;

/** What a stat at this step will probably pay at the end, if it keeps rising by chance (a Poisson process) for this long. */
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

/** What a stat at this step is worth from now on, in Glory. */
function statValueLeft(stat: Stat, step: number, time: number, ages: number): number {
  const track = TRACKS[stat][step - 1] ?? 0;
  const legend = LEGENDS[step - 1]?.[Math.round(time * QUARTERS)] ?? 0;
  if (stat === 'rage') return legend + ages * RAGE_PER_AGE * track;
  return legend + time * (stat === 'axes' ? WINS : ROOM) * track;
}

export function statsValue(state: State, clan: Clan): number {
  const [time, ages] = [gameLeft(state), agesLeft(state)];
  let sum = 0;
  for (const stat of STATS) sum += statValueLeft(stat, clan.stats[stat], time, ages);
  return sum;
}

/** What one more step is worth; nothing at the last one. */
export function riseValue(state: State, clan: Clan, stat: Stat): number {
  const step = clan.stats[stat];
  if (step >= LAST_STEP) return 0;
  const [time, ages] = [gameLeft(state), agesLeft(state)];
  return statValueLeft(stat, step + 1, time, ages) - statValueLeft(stat, step, time, ages);
}

export function bestRise(state: State, clan: Clan): number {
  let most = 0;
  for (const stat of STATS) most = Math.max(most, riseValue(state, clan, stat));
  return most;
}

/** What a token would give the clan. */
export function tokenValue(state: State, clan: Clan, token: Token): number {
  if (token === 'gone') return 0;
  if (token === 'glory') return TOKEN_GLORY;
  if (token !== 'all') return riseValue(state, clan, token);
  return STATS.reduce((sum, stat) => sum + riseValue(state, clan, stat), 0);
}
