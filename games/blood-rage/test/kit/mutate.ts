import type { Random } from '@sanguine/kernel';
import { CARDS, QUEST_BONUSES } from '../../content/cards.ts';
import { CLANS, FIGURES, STATS } from '../../content/clan.ts';
import { PLACES, PROVINCES } from '../../content/provinces.ts';
import { knownIn } from '../../rules/hand.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

/** The given move with a part changed, or another move altogether. */
export function mutate(state: State, move: AnyMove, random: Random): AnyMove {
  const one = <T>(items: readonly T[]): T => random.draw([...items]);
  const coin = (): boolean => random.int(2) === 0;
  const card = () => one(CARDS).card;
  const held = () => {
    const known = knownIn(state.clans.flatMap(({ hand }) => hand));
    return known.length > 0 && coin() ? one(known) : card();
  };
  const figure = () => one(FIGURES);
  const place = () => one(PLACES);
  const province = () => one(PROVINCES);
  const stat = () => one(STATS);
  if (random.int(6) === 0) return anyMove(random);
  switch (move.do) {
    case 'pick':
      return { do: 'pick', clan: one(CLANS) };
    case 'draft':
      return coin()
        ? { do: 'draft', cards: [card()] }
        : { do: 'draft', cards: [held(), ...move.cards].slice(0, 2) };
    case 'invade':
    case 'recall':
      return coin() ? { ...move, to: place() } : { ...move, figure: figure() };
    case 'march':
      return one<AnyMove>([
        { ...move, from: province() },
        { ...move, to: province() },
        { ...move, figures: [...move.figures, figure()].slice(0, 12) },
        { ...move, figures: [figure()] },
        { ...move, figures: move.figures.toReversed() },
      ]);
    case 'upgrade':
      return coin() ? { ...move, card: held() } : { ...move, replaces: coin() ? null : card() };
    case 'quest':
    case 'hold':
    case 'late':
      return { do: one(['quest', 'hold', 'late'] as const), card: held() };
    case 'pillage':
    case 'challenge':
      return { do: one(['pillage', 'challenge'] as const), province: province() };
    case 'sacrifice':
      return one<AnyMove>([
        { ...move, figures: move.figures.toReversed() },
        { ...move, figures: [{ figure: figure(), at: place() }, ...move.figures.slice(1)] },
        { ...move, stat: coin() ? null : stat() },
      ]);
    case 'join':
      return coin() ? { ...move, from: province() } : { ...move, figure: figure() };
    case 'play':
      return coin() ? { ...move, card: held() } : { ...move, late: one(['ask', 'win', 'never'] as const) };
    case 'declare':
      return { do: 'declare', bonus: one(QUEST_BONUSES) };
    case 'keep':
      return { do: 'keep', figure: figure() };
    case 'rescue':
      return coin()
        ? { ...move, retreat: !move.retreat }
        : { ...move, figures: [{ figure: figure(), at: place() }, ...move.figures].slice(0, 12) };
    case 'regain':
      return { do: 'regain', cards: [held(), ...move.cards].slice(0, 8) };
    case 'raise':
      return { do: 'raise', stat: stat() };
    case 'ride':
      return { do: 'ride', to: province() };
    case 'grow':
      return { do: 'grow', stats: [stat(), ...move.stats].slice(0, 15) };
    case 'pass':
    case 'accept':
    case 'decline':
    case 'stay':
    case 'rest':
    case 'wake':
      return anyMove(random);
  }
}

function anyMove(random: Random): AnyMove {
  return random.draw<AnyMove>([
    { do: 'pass' },
    { do: 'accept' },
    { do: 'decline' },
    { do: 'stay' },
    { do: 'rest' },
    { do: 'wake' },
    { do: 'rescue', figures: [], retreat: true },
    { do: 'regain', cards: [] },
    { do: 'grow', stats: ['rage', 'rage'] },
    { do: 'raise', stat: 'horns' },
    { do: 'ride', to: 'yggdrasil' },
    { do: 'keep', figure: 'ship' },
    { do: 'invade', figure: 'warrior', to: 'yggdrasil' },
    { do: 'recall', figure: 'leader', to: 'gimle' },
    { do: 'upgrade', card: 'troll-1', replaces: null },
    { do: 'quest', card: 'manheim-1' },
    { do: 'pillage', province: 'horgr' },
    { do: 'challenge', province: 'yggdrasil' },
    {
      do: 'sacrifice',
      figures: [
        { figure: 'warrior', at: 'gimle' },
        { figure: 'warrior', at: 'gimle' },
      ],
      stat: 'rage',
    },
    { do: 'play', card: 'tyrs-bash-1', late: 'ask' },
    { do: 'declare', bonus: 5 },
    { do: 'pick', clan: 'wolf' },
  ]);
}
