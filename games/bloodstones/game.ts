import { type Game, tempered } from '@sanguine/kernel';
import { estimate } from './bot/estimate.ts';
import { BOTS, VETERANS } from './bot/index.ts';
import { insight } from './bot/insight.ts';
import { tell } from './bot/tell.ts';
import { FACTIONS } from './content/factions.ts';
import { LADDER } from './content/ladder.ts';
import { MAPS, PUBLISHED_MAP } from './content/maps/index.ts';
import { DEFAULT_OPTIONS, OPTIONS } from './content/options.ts';
import { bloodstones } from './index.ts';
import type { Event } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import type { Setup, State } from './rules/state.ts';
import { isFighting } from './text/fighting.ts';
import { speech } from './text/speech.ts';
import { TEMPER_WORDS } from './text/tempers.ts';
import { lexicon } from './text/typing/lexicon.ts';
import { type Phrase, say } from './text/words.ts';

const mapNote = (key: Phrase) => ({ en: say('en', key), ja: say('ja', key) });

export const game: Game<Setup, State, Move, Event> = {
  engine: bloodstones,
  name: { en: 'Bloodstones', ja: 'ブラッドストーンズ' },
  boards: MAPS.map(({ id, name, players }) => ({
    id,
    name,
    players,
    note: mapNote(id === PUBLISHED_MAP ? 'map.published' : 'map.ours'),
  })),
  options: OPTIONS,
  seating: {
    sides: (seats, { factionPick }) =>
      Array.from({ length: seats }, () => (factionPick === 'random' ? 'drawn' : 'picked')),
    pool: FACTIONS,
  },
  setup: (seats, { board, options }) => ({
    seats,
    map: board ?? mapFor(seats),
    options: { ...DEFAULT_OPTIONS, ...options },
  }),
  bots: BOTS,
  tempers: { veteran: tempered(VETERANS, TEMPER_WORDS) },
  ladder: LADDER,
  estimate,
  insight,
  told: tell,
  side(state, seat) {
    const faction = state.players[seat]?.faction ?? 'none';
    return faction === 'none' ? null : faction;
  },
  landmark(event) {
    if (event.e === 'turn.began') return { kind: 'turn', seat: event.seat, round: event.round };
    if (event.e !== 'battle.revealed') return null;
    return { kind: 'battle', seats: [event.attacker.seat, event.defender.seat] };
  },
  isFighting,
  speech,
  lexicon,
  loadRulebook: async () => (await import('./text/rulebook/index.ts')).RULEBOOK,
  loadPuzzles: async () => (await import('./puzzles/index.ts')).PUZZLES,
  goals: { enumerating: 60_000, sampling: 200_000, playouts: null },
};

/** The first map for this many players; else any map, for which the engine then refuses the number. */
function mapFor(seats: number): string {
  const fitting = MAPS.find(({ players: [least, most] }) => least <= seats && seats <= most);
  return (fitting ?? MAPS[0])?.id ?? '';
}
