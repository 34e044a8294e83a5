import { type Locale, phrasebook } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, VILLAGES } from '../../content/factions.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

export const say = phrasebook({ en, ja });

/** A faction's hand size, villages and other starting facts. */
export function factsLine(locale: Locale, faction: Faction): string {
  const { handSize, startVp, settles, undead, minPlayers } = FACTION_FACTS[faction];
  return say(locale, 'facts', {
    hand: handSize,
    villages: settles ? VILLAGES : 0,
    points: startVp,
    undead,
    least: minPlayers,
  });
}
