import * as v from 'valibot';
import { BATTLES, type BattleKey } from './cards/battles.ts';
import { QUESTS, type QuestKey } from './cards/quests.ts';
import {
  type Age,
  AGES,
  battleSchema,
  type God,
  keySchema,
  questSchema,
  upgradeSchema,
} from './cards/row.ts';
import { UPGRADES, type UpgradeKey } from './cards/upgrades.ts';

export { type Age, AGES, type BattleKey, type God, type UpgradeKey };

const ROWS = { ...UPGRADES, ...QUESTS, ...BATTLES };
/** A kind's name without an Age: `troll`. */
export type CardKey = keyof typeof ROWS;

export type UpgradeKind = v.InferOutput<typeof upgradeSchema> & { readonly key: UpgradeKey };
type QuestKind = v.InferOutput<typeof questSchema> & { readonly key: QuestKey; readonly kind: 'quest' };
type BattleKind = v.InferOutput<typeof battleSchema> & { readonly key: BattleKey; readonly kind: 'battle' };
export type CardKind = UpgradeKind | QuestKind | BattleKind;

/** A table's rows as printed, each validated. */
function readRows<Key extends string, Printed>(
  rows: Readonly<Record<Key, { readonly copies: object; readonly effect?: unknown }>>,
  schema: v.GenericSchema<unknown, Printed>,
): (Printed & { readonly key: Key })[] {
  return (Object.keys(rows) as Key[]).map((key) => {
    v.assert(keySchema, key);
    const { effect: _, ...printed } = rows[key];
    return { ...v.parse(schema, printed), key };
  });
}

/** All kinds of cards, in the order hands are sorted by. */
export const CARD_KINDS: readonly CardKind[] = [
  ...readRows(UPGRADES, upgradeSchema),
  ...readRows(QUESTS, questSchema).map((row): QuestKind => ({ ...row, kind: 'quest' })),
  ...readRows(BATTLES, battleSchema).map((row): BattleKind => ({ ...row, kind: 'battle' })),
];

type Fighting = Extract<(typeof UPGRADES)[UpgradeKey], { effect: { questBonus: number } }>['effect'];
/** §11.2: what a Quest revealed in battle can be declared to be worth, ascending. */
export const QUEST_BONUSES: readonly (0 | Fighting['questBonus'])[] = [
  0 as const,
  ...Object.values(UPGRADES).flatMap((row) =>
    'effect' in row && row.effect !== 'coded' && 'questBonus' in row.effect ? [row.effect.questBonus] : [],
  ),
].toSorted((one, other) => one - other);

type AgesOf<Key extends CardKey> = keyof (typeof ROWS)[Key]['copies'] & Age;
/** One card: its kind and the Age on its back, `troll-1`. Copies are alike. */
export type Card = { [Key in CardKey]: `${Key}-${AgesOf<Key>}` }[CardKey];
/** What others see of a card: the Age on its back. */
export const BACKS = ['back-1', 'back-2', 'back-3'] as const;
export type Back = (typeof BACKS)[number];
/** A card, or its back if hidden from the viewer. */
export type Face = Card | Back;

export interface CardFacts {
  readonly card: Card;
  readonly age: Age;
  readonly kind: CardKind;
}

/** All cards, Age by Age, without copies. */
export const CARDS: readonly CardFacts[] = AGES.flatMap((age) =>
  CARD_KINDS.filter(({ copies: made }) => made[age] !== undefined).map((kind): CardFacts => ({
    card: `${kind.key}-${age}` as Card,
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

export const keyOf = (card: Card): CardKey => factsOf(card).kind.key;
export const ageOf = (face: Face): Age => Number(face.at(-1)) as Age;
const BACK_BY_FACE = new Map<string, Back>([
  ...CARDS.map(({ card, age }): [string, Back] => [card, `back-${age}`]),
  ...BACKS.map((back): [string, Back] => [back, back]),
]);
/** Looked up: every mask asks for many. */
export const backOf = (face: Face): Back => BACK_BY_FACE.get(face) ?? `back-${ageOf(face)}`;

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

/** §2.4: the deck of an Age for this many players, sorted; a fresh copy. */
export const deckOf = (age: Age, players: number): Card[] => DECKS[age][players - 2]?.slice() ?? [];
