import type { Seat } from '@sanguine/kernel';
import { FACTION_FACTS } from '../content/factions.ts';
import { regroupTarget } from '../rules/draw.ts';
import { scoreOf } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import { playerOf } from '../rules/tiles.ts';
import { villagesOf } from '../rules/villages.ts';

/** What a player without villages is reckoned to take in a whole game: more than it does, for settlers fare best when they take it for the one to beat. */
const RAIDED = 90;
/** What a settler wins in battles in a whole game, and what the Corsairs do, who score more by each. */
const BOOTY = 11;
const CORSAIRS = 33;
/** The share of the villages in the supply that will stand at a scoring to come. */
const GROWTH = 0.46;

/** About how many points a seat will end with: what it has, what its villages will still score, what it will build. */
export function expectedScore(state: State, seat: Seat, future: number): number {
  const { faction, regroups, out, supply } = playerOf(state, seat);
  const score = scoreOf(state, seat);
  if (out || faction === 'none') return score;
  if (!FACTION_FACTS[faction].settles) return score + RAIDED * future;
  const scorings = Math.max(0, regroupTarget(state) - regroups);
  const booty = (faction === 'corsairs' ? CORSAIRS : BOOTY) * future;
  return score + booty + scorings * (villagesOf(state, seat) + GROWTH * supply);
}
