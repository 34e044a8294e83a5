import {
  type AnyGame,
  botName,
  commitment,
  type Dice,
  partsOf,
  type RecordedDice,
  swiftRandom,
  type Temper,
} from '@sanguine/kernel';

type Tempered = Pick<AnyGame, 'tempers'>;

/** The names of a level's tempers, its own first; none if it has only one way to play. */
export function tempersOf({ tempers = {} }: Tempered, level: string): string[] {
  return Object.hasOwn(tempers, level) ? Object.keys(tempers[level] ?? {}) : [];
}

/** The temper in a bot's name; undefined if there is none, or the game does not have it. */
export function temperOf({ tempers = {} }: Tempered, name: string): Temper<unknown, unknown> | undefined {
  const { level, temper } = partsOf(name);
  const known = Object.hasOwn(tempers, level) ? tempers[level] : undefined;
  return temper !== null && known !== undefined && Object.hasOwn(known, temper) ? known[temper] : undefined;
}

/**
 * The bots of a table that begins, by seat; null for a person. Bots without a temper, or with one that no longer exists, draw
 * one by the public promise of the dice, and differ from each other while there are tempers left.
 */
export function drawTempers<Name extends string | null>(
  game: Tempered,
  names: readonly Name[],
  dice: Dice | RecordedDice,
): (Name | string)[] {
  const chosen = new Set<string | null>(names);
  const piles = new Map<string, string[]>();
  return names.map((name) => {
    if (name === null) return name;
    if (temperOf(game, name) !== undefined) return name;
    const { level } = partsOf(name);
    const all = tempersOf(game, level).map((one) => botName(level, one));
    if (all.length === 0) return level;
    let pile = piles.get(level) ?? [];
    if (pile.length === 0) {
      pile = swiftRandom(`${publicSeed(dice)} tempers of ${level}`)
        .shuffle(all)
        .toSorted((one, other) => Number(chosen.has(one)) - Number(chosen.has(other)));
      piles.set(level, pile);
    }
    return pile.shift() ?? level;
  });
}

/** Everybody may see a temper before the secret is revealed, so it comes from the promise alone. */
function publicSeed(dice: Dice | RecordedDice): string {
  if (dice.generator === 'swift') return dice.seed;
  return 'commitment' in dice ? dice.commitment : commitment(dice.secret);
}
