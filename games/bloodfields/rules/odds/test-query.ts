import type { ChargeKind } from '../charge/kind.ts';
import { CHARGE_FAILS } from '../roll/tests.ts';

/** §7.10: what a player may do to the dice of a test, once; using it costs its owner `price`. */
export type TestEffect = (
  | { readonly kind: 'reroll'; readonly least: number; readonly most: number }
  | { readonly kind: 'change'; readonly to: number }
  | { readonly kind: 'add'; readonly plus: number }
) & {
  readonly price: number;
  /** For a charm, which is used up: its bit. */
  readonly mark?: number;
};

/** §6.3, §9.2, §10.2: a test of one or two dice. */
export interface TestQuery {
  readonly dice: 1 | 2;
  /** Which die counts. */
  readonly keep: 'higher' | 'lower';
  /** The least number on that die that passes. */
  readonly need: number;
  /** At or below this number the die fails, whatever is added. */
  readonly fails: number;
  /** First the roller's opponent, then the roller. */
  readonly forced: readonly TestEffect[];
  readonly own: readonly TestEffect[];
  /** What it is worth to the roller to pass, to roll two 1s and to roll two 6s. */
  readonly worth: { readonly pass: number; readonly ones: number; readonly sixes: number };
}

/** Whether a throw passes as it lies; the second number is 0 if there is only one die. */
export function throwPasses(
  { keep, need, fails }: Pick<TestQuery, 'keep' | 'need' | 'fails'>,
  first: number,
  second: number,
  plus = 0,
): boolean {
  const lower = second === 0 ? first : Math.min(first, second);
  const kept = keep === 'higher' ? Math.max(first, second) : lower;
  return !(first === 1 && second === 1) && kept > fails && kept + plus >= need;
}

/** The differences from a test in which only passing counts and nobody has an effect. */
export type TestExtras = Partial<Pick<TestQuery, 'dice' | 'forced' | 'own' | 'worth'>>;

export const rerollBoth = (): TestEffect => ({ kind: 'reroll', least: 2, most: 2, price: 0 });

function plainTest(
  keep: TestQuery['keep'],
  fails: number,
  statistic: number,
  value: number,
  extras: TestExtras,
): TestQuery {
  return {
    dice: 2,
    keep,
    need: Math.ceil(value - statistic),
    fails,
    forced: [],
    own: [],
    worth: { pass: 1, ones: 0, sixes: 0 },
    ...extras,
  };
}

/** §6.3 */
export function chargeTest(
  kind: ChargeKind,
  charge: { readonly value: number; readonly movement: number; readonly bonus: number },
  extras: TestExtras = {},
): TestQuery {
  const statistic = charge.movement + charge.bonus;
  return plainTest(kind === 'easy' ? 'higher' : 'lower', CHARGE_FAILS[kind], statistic, charge.value, extras);
}

/** §10.2: only two 1s fail by themselves. */
export function moraleTest(difficulty: number, morale: number, extras: TestExtras = {}): TestQuery {
  return plainTest('higher', 0, morale, difficulty, extras);
}

/** §9.2: only two 1s fail by themselves, and with one die nothing does. */
export function magicTest(difficulty: number, mastery: number, extras: TestExtras = {}): TestQuery {
  return plainTest('higher', 0, mastery, difficulty, extras);
}
