import { TIE } from './reroll.ts';
import { type TestEffect, type TestQuery, throwPasses } from './test-query.ts';
import { afterUse, isDoubleOne, type TestState, type TestUse, usesOf } from './test-state.ts';

/** The odds of a test if both players use their effects as is best. */
export interface TestOdds {
  readonly pass: number;
  /** §9.3: two 1s (Mana Burn), and two 6s as rolled (Mana Focus). */
  readonly ones: number;
  readonly sixes: number;
  /** §6.6: the chance to fail with each number on the lowest die, from 0 on. */
  readonly failedBy: readonly number[];
  /** For the roller, minus what his effects cost, plus what his opponent's cost. */
  readonly worth: number;
  /** The chances to pass and to fail, by the charms used up. */
  readonly ends: readonly TestEnd[];
}

interface TestEnd {
  readonly uses: number;
  readonly pass: number;
  readonly fail: number;
  /** The part of `pass` with two 6s as rolled. */
  readonly sixes: number;
}

function stand(query: TestQuery, state: TestState): TestOdds {
  const { first, second, changed, plus } = state;
  const ones = isDoubleOne(state);
  const sixes = first === 6 && second === 6 && changed === 0;
  const lower = second === 0 ? first : Math.min(first, second);
  const pass = throwPasses(query, first, second, plus);
  const { worth } = query;
  return {
    pass: pass ? 1 : 0,
    ones: ones ? 1 : 0,
    sixes: sixes ? 1 : 0,
    failedBy: [0, 1, 2, 3, 4, 5, 6].map((number) => (!pass && number === lower ? 1 : 0)),
    worth: (pass ? worth.pass : 0) + (ones ? worth.ones : 0) + (sixes ? worth.sixes : 0),
    ends: [{ uses: state.used, pass: pass ? 1 : 0, fail: pass ? 0 : 1, sixes: pass && sixes ? 1 : 0 }],
  };
}

/** The odds of equally likely cases. */
export function average(all: readonly TestOdds[]): TestOdds {
  const share = 1 / all.length;
  const sum = { pass: 0, ones: 0, sixes: 0, worth: 0 };
  const failedBy = [0, 0, 0, 0, 0, 0, 0];
  const ends: { uses: number; pass: number; fail: number; sixes: number }[] = [];
  for (const odds of all) {
    for (const { uses, pass, fail, sixes } of odds.ends) {
      let end = ends.find((one) => one.uses === uses);
      if (end === undefined) ends.push((end = { uses, pass: 0, fail: 0, sixes: 0 }));
      end.pass += pass * share;
      end.fail += fail * share;
      end.sixes += sixes * share;
    }
    sum.pass += odds.pass * share;
    sum.ones += odds.ones * share;
    sum.sixes += odds.sixes * share;
    sum.worth += odds.worth * share;
    odds.failedBy.forEach((chance, number) => {
      failedBy[number] = (failedBy[number] ?? 0) + chance * share;
    });
  }
  return { ...sum, failedBy, ends };
}

function effectsOf(query: TestQuery, by: TestState['by']): readonly TestEffect[] {
  return by === 'roller' ? query.own : query.forced;
}

/** A player's part of the window at its beginning. */
export function start(query: TestQuery, by: TestState['by']): Pick<TestState, 'by' | 'rerolled' | 'left'> {
  return { by, rerolled: 0, left: (1 << effectsOf(query, by).length) - 1 };
}

/** The best use of an effect (null for none) and the odds of the test after it. */
interface Best {
  readonly use: TestUse | null;
  readonly odds: TestOdds;
}

function stateKey({ first, second, by, rerolled, changed, plus, left, used }: TestState): string {
  return `${first},${second},${by},${rerolled},${changed},${plus},${left},${used}`;
}

/** Plays a test on from any state, each player choosing what is best for him. */
interface TestPlayer {
  readonly play: (state: TestState) => Best;
  /** The odds after a given use (null for none), best or not. */
  readonly odds: (state: TestState, use: TestUse | null) => TestOdds;
}

/** §7.10 */
export function player(query: TestQuery): TestPlayer {
  const known = new Map<string, Best>();
  const knownUses = new Map<string, TestOdds>();

  const pass = (state: TestState): TestOdds =>
    state.by === 'roller' || isDoubleOne(state)
      ? stand(query, state)
      : play({ ...state, ...start(query, 'roller') }).odds;

  const reckon = (state: TestState): Best => {
    const side = state.by === 'roller' ? 1 : -1;
    let best: Best = { use: null, odds: pass(state) };
    if (isDoubleOne(state)) return best;
    const effects = effectsOf(query, state.by);
    for (const use of usesOf(effects, state)) {
      const effect = effects[use.effect];
      if (effect === undefined) continue;
      const odds = using(effect, use, state);
      const worth = odds.worth - side * effect.price;
      if (side * (worth - best.odds.worth) > TIE) best = { use, odds: { ...odds, worth } };
    }
    return best;
  };

  /** The odds after a use: they do not depend on what the dice it changes showed. */
  const using = (effect: TestEffect, use: TestUse, state: TestState): TestOdds => {
    const first = (use.dice & 1) === 0 ? state.first : 0;
    const second = (use.dice & 2) === 0 ? state.second : 0;
    const key = `${stateKey({ ...state, first, second })},${use.effect},${use.dice}`;
    const found = knownUses.get(key) ?? average(afterUse(effect, use, state).map((next) => play(next).odds));
    knownUses.set(key, found);
    return found;
  };

  const play = (state: TestState): Best => {
    const key = stateKey(state);
    const found = known.get(key) ?? reckon(state);
    known.set(key, found);
    return found;
  };

  const odds: TestPlayer['odds'] = (state, use) => {
    const effect = use === null ? undefined : effectsOf(query, state.by)[use.effect];
    return use === null || effect === undefined ? pass(state) : using(effect, use, state);
  };
  return { play, odds };
}
