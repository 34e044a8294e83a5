import { battleOdds } from '../rules/odds/battle-odds.ts';
import { type DescribedBattle, describedState, type Fighter } from '../rules/odds/described.ts';

const band: Fighter = { figures: ['leader', 'warrior', 'warrior'], upgrades: [] };

/** All four clans with four cards each, in the Age whose cards do most in battle. */
const BATTLE: DescribedBattle = {
  age: 2,
  players: 4,
  own: band,
  hand: ['tyrs-crush-2', 'odins-tide-2', 'heimdalls-watch-2', 'tyrs-smash-2', 'alfheim-2'],
  rivals: [band, band, band].map((fighter) => ({ ...fighter, cards: 4 })),
  seen: ['tyrs-smite-2'],
};

/** Counts the chances of every card of a hand in a battle as hard as they usually get. */
export function hardestOdds(): () => void {
  const view = describedState(BATTLE);
  view.clans[0]?.glimpsed.push('valkyrie-2', 'thors-oath-2', 'manheim-2');
  view.out.push('back-2', 'back-2');
  return () => void battleOdds(view, 0);
}
