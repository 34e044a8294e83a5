import { ATTACK_FACES, DEFENCE_FACES } from '../../content/dice.ts';
import type { Faces } from '../../rules/frames.ts';
import { type ToldAttack, type ToldDice, totalOf } from './story.ts';

/** One die as shown: its face, and whether it was rerolled. */
export interface ShownDie {
  readonly face: number;
  readonly again: boolean;
}

export type Verdict =
  | 'missed'
  | 'critical'
  | 'deflected'
  | 'armour'
  | 'cover'
  | 'token'
  | 'beyond'
  | 'noToken'
  | 'none'
  | 'sure';

/** An attack die, the defence die that met it, and the result. */
export interface Pair {
  readonly hit: ShownDie | null;
  readonly save: ShownDie | null;
  readonly verdict: Verdict;
}

/** Verdicts that strike out a hit. */
export const SAVED: readonly Verdict[] = ['deflected', 'armour', 'cover', 'token'];

/** Dice one by one, sorted by face; among equal ones those that were rerolled come last. */
export const diceOf = ({
  faces,
  rerolled,
}: {
  readonly faces: Faces;
  readonly rerolled: Faces;
}): ShownDie[] =>
  faces.flatMap((some, face) =>
    Array.from({ length: some }, (_, at) => ({ face, again: at >= some - (rerolled[face] ?? 0) })),
  );

/** §7.4: the dice that hit, and those that miss. */
function struckBy(dice: ToldDice): { readonly hits: ShownDie[]; readonly misses: ShownDie[] } {
  const mastery = totalOf(dice.modifiers, 'mastery');
  const masters = mastery >= 5 ? Infinity : mastery === 4 ? 1 : 0;
  const hits: ShownDie[] = [];
  const misses: ShownDie[] = [];
  let used = 0;
  for (const die of diceOf(dice)) {
    const face = ATTACK_FACES[die.face];
    const counts =
      face === 'skull' ||
      (face === 'mastery' && used < masters) ||
      (face === 'inspire' && dice.spent !== null);
    if (face === 'mastery') used += 1;
    (counts ? hits : misses).push(die);
  }
  return { hits, misses };
}

/** §7.5: the defence dice with their effects, those that save first. */
function savesOf(dice: ToldDice, covered: boolean): { readonly die: ShownDie; readonly verdict: Verdict }[] {
  const armour = Math.max(0, totalOf(dice.modifiers, 'armour'));
  let used = 0;
  const told = diceOf(dice).map((die) => {
    const face = DEFENCE_FACES[die.face];
    if (face === 'armour') used += 1;
    const verdict: Verdict =
      face === 'deflect'
        ? 'deflected'
        : face === 'armour'
          ? used <= armour
            ? 'armour'
            : 'beyond'
          : face === 'inspire'
            ? covered
              ? 'cover'
              : dice.spent === null
                ? 'noToken'
                : 'token'
            : 'none';
    return { die, verdict };
  });
  return [
    ...told.filter(({ verdict }) => SAVED.includes(verdict)),
    ...told.filter(({ verdict }) => !SAVED.includes(verdict)),
  ];
}

/** Every die of a settled attack with its result: criticals, hits with the dice that met them, misses. */
export function pairsOf({ attack, defence, criticals, covered }: ToldAttack): Pair[] {
  const { hits, misses } = attack === null ? { hits: [], misses: [] } : struckBy(attack);
  const sure = hits.slice(0, criticals);
  const rest = hits.slice(criticals);
  const saves = defence === null ? [] : savesOf(defence, covered);
  // Hits without an attack have no dice of their own.
  const met = Math.max(rest.length, saves.length);
  return [
    ...sure.map((hit): Pair => ({ hit, save: null, verdict: 'critical' })),
    ...Array.from({ length: met }, (_, at): Pair => {
      const save = saves[at];
      return { hit: rest[at] ?? null, save: save?.die ?? null, verdict: save?.verdict ?? 'sure' };
    }),
    ...misses.map((hit): Pair => ({ hit, save: null, verdict: 'missed' })),
  ];
}
