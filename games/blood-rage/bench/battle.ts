import { oneOf, type Random, swiftRandom } from '@sanguine/kernel';
import { type Age, AGES, backOf, type Card, deckOf, factsOf } from '../content/cards.ts';
import type { Figure } from '../content/clan.ts';
import { OPTIONS } from '../content/options.ts';
import { DEALT, KEPT } from '../content/ages.ts';
import { battleOdds } from '../rules/odds/battle-odds.ts';
import { describedState } from '../rules/odds/described.ts';
import type { State } from '../rules/state.ts';

const PLAYERS = 4;
const POSITIONS = 100;

const BANDS: readonly (readonly Figure[])[] = [
  ['leader'],
  ['warrior', 'warrior'],
  ['leader', 'warrior', 'warrior'],
  ['leader', 'warrior', 'warrior', 'warrior', 'ship'],
];
/** With the first two sheets a Quest in hand has a bonus, with the others not: Quests must then be counted apart. */
const SHEETS: readonly (readonly Card[])[] = [['tyrs-domain-1'], ['tyrs-wrath-3'], [], []];

/** Functions that each count the odds of one battle between all four clans, most of them as hard as possible. */
export function hardestOdds(): (() => void)[] {
  const random = swiftRandom('hardest odds');
  return Array.from({ length: POSITIONS }, () => {
    const view = position(random);
    return () => void battleOdds(view, 0);
  });
}

const isUpgrade = (card: Card): boolean => !['quest', 'battle'].includes(factsOf(card).kind.kind);

/** A battle with full hands, cards kept from earlier Ages, Quests committed, and much or little seen in the draft. */
function position(random: Random): State {
  const age = oneOf([1, 2, 3, 3] as const, random);
  const sheets = random
    .shuffle([...SHEETS])
    .map((cards) =>
      cards.filter((card) => AGES.some((one) => one <= age && deckOf(one, PLAYERS).includes(card))),
    );
  const deck = random.shuffle(deckOf(age, PLAYERS));
  const hand = deck.filter((card) => !isUpgrade(card)).slice(0, KEPT);
  const cards = KEPT - random.int(3);
  const fighter = (seat: number) => ({ figures: oneOf(BANDS, random), upgrades: sheets[seat] ?? [] });
  const view = describedState({
    age,
    players: PLAYERS,
    own: fighter(0),
    hand,
    rivals: [1, 2, 3].map((seat) => ({ ...fighter(seat), cards: cards - random.int(2) })),
    seen: [],
  });
  view.options = { ...view.options, sight: oneOf(OPTIONS.sight, random) };
  const unseen = deck.filter((card) => !hand.includes(card));
  view.clans[0]?.glimpsed.push(...unseen.slice(0, random.int(unseen.length - KEPT)));
  for (const one of AGES.filter((earlier) => earlier <= age)) {
    const back = backIn(one);
    for (let out = PLAYERS * DEALT; out < deckOf(one, PLAYERS).length; out++) view.out.push(back);
  }
  const earlier = AGES.filter((one) => one < age);
  for (const clan of view.clans.slice(1)) {
    if (random.int(2) === 0) clan.quests.push(backIn(age));
    if (earlier.length > 0 && random.int(4) > 0)
      clan.hand.push(backIn(oneOf(earlier.slice(-1 - random.int(2)), random)));
  }
  return view;
}

function backIn(age: Age) {
  const [card] = deckOf(age, PLAYERS);
  if (card === undefined) throw new Error(`no card in Age ${age}`);
  return backOf(card);
}
