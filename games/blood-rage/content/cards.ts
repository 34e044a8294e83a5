import * as v from 'valibot';
import data from './cards.json' with { type: 'json' };

export const AGES = [1, 2, 3] as const;
export type Age = (typeof AGES)[number];

const GODS = ['odin', 'thor', 'loki', 'frigga', 'heimdall', 'tyr'] as const;
export type God = (typeof GODS)[number];

const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
/** How many there are in every game, how many more with three players, with four. */
const copies = v.strictTuple([small, small, small]);
const common = {
  key: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  god: v.nullable(v.picklist(GODS)),
  /** By Age. */
  copies: v.strictObject({ 1: v.optional(copies), 2: v.optional(copies), 3: v.optional(copies) }),
};

const upgrade = v.strictObject({
  ...common,
  kind: v.picklist(['leader', 'warrior', 'ship', 'monster', 'clan']),
  /** Of the figure; for clan upgrades it means nothing. */
  strength: small,
  /** Rage to play it. */
  cost: small,
});
const quest = v.strictObject({
  ...common,
  kind: v.literal('quest'),
  /** Glory, by Age. */
  glory: v.strictTuple([small, small, small]),
});
const battle = v.strictObject({ ...common, kind: v.literal('battle'), bonus: small });

const cardsSchema = v.array(v.variant('kind', [upgrade, quest, battle]));
export type CardKind = v.InferOutput<typeof cardsSchema>[number];
export type UpgradeKind = v.InferOutput<typeof upgrade>;

/** The 61 kinds of cards, in the order hands are sorted in. */
export const CARD_KINDS: readonly CardKind[] = v.parse(cardsSchema, data);

/** One card: its kind and the Age on its back, `troll-1`. Copies are alike. */
export type Card = `${string}-${Age}`;
/** What others see of a card: the Age on its back. */
export const BACKS = ['back-1', 'back-2', 'back-3'] as const;
export type Back = (typeof BACKS)[number];
/** A card, or its back where the viewer may not see it. */
export type Face = Card | Back;

/** Everything about one card. */
export interface CardFacts {
  readonly card: Card;
  readonly age: Age;
  readonly kind: CardKind;
}

/** Every card there is, Age by Age, each once. */
export const CARDS: readonly CardFacts[] = AGES.flatMap((age) =>
  CARD_KINDS.filter(({ copies: made }) => made[age] !== undefined).map((kind): CardFacts => ({
    card: `${kind.key}-${age}`,
    age,
    kind,
  })),
);
const BY_CARD = new Map<string, CardFacts>(CARDS.map((facts) => [facts.card, facts]));

export const isCard = (text: string): text is Card => BY_CARD.has(text);
export const isBack = (face: Face): face is Back => face.startsWith('back-');

export function factsOf(card: Card): CardFacts {
  const facts = BY_CARD.get(card);
  if (facts === undefined) throw new Error(`no card is called ${card}`);
  return facts;
}

/** The kind's name without the Age: `troll`. */
export const keyOf = (card: Card): string => factsOf(card).kind.key;
export const ageOf = (face: Face): Age => Number(face.at(-1)) as Age;
export const backOf = (face: Face): Back => `back-${ageOf(face)}`;

function buildDeck(age: Age, players: number): Card[] {
  return CARDS.filter((facts) => facts.age === age).flatMap(({ card, kind }) => {
    const [always = 0, three = 0, four = 0] = kind.copies[age] ?? [];
    const count = always + (players >= 3 ? three : 0) + (players >= 4 ? four : 0);
    return Array.from({ length: count }, () => card);
  });
}

/** By Age, for two, three and four players. */
const DECKS: Readonly<Record<Age, readonly (readonly Card[])[]>> = {
  1: [2, 3, 4].map((players) => buildDeck(1, players)),
  2: [2, 3, 4].map((players) => buildDeck(2, players)),
  3: [2, 3, 4].map((players) => buildDeck(3, players)),
};

/** §2.4: the deck of an Age for so many players, sorted; the caller's own. */
export const deckOf = (age: Age, players: number): Card[] => DECKS[age][players - 2]?.slice() ?? [];
