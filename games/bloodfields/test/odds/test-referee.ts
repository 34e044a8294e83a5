import type { TestEffect, TestQuery } from '../../rules/odds/test-query.ts';

// Plays a test out: two dice in a row, every use of every effect tried. Shares no code with the odds.

type Player = 'opponent' | 'roller';

interface Die {
  readonly shows: number;
  readonly changed: boolean;
  readonly rerolledBy: readonly Player[];
}

export interface TestEnded {
  readonly worth: number;
  readonly pass: number;
  readonly ones: number;
  readonly sixes: number;
  readonly failedBy: readonly number[];
}

const SIX = [1, 2, 3, 4, 5, 6];

function mean(all: readonly TestEnded[]): TestEnded {
  const of = (pick: (ended: TestEnded) => number): number =>
    all.reduce((sum, ended) => sum + pick(ended), 0) / all.length;
  return {
    worth: of(({ worth }) => worth),
    pass: of(({ pass }) => pass),
    ones: of(({ ones }) => ones),
    sixes: of(({ sixes }) => sixes),
    failedBy: [0, ...SIX].map((low) => of(({ failedBy }) => failedBy[low] ?? 0)),
  };
}

/** All ways the chosen dice may fall. */
function fallen(dice: readonly Die[], chosen: readonly number[], by: Player): readonly (readonly Die[])[] {
  const [at, ...rest] = chosen;
  if (at === undefined) return [dice];
  return SIX.flatMap((shows) =>
    fallen(
      dice.map((die, index) =>
        index === at ? { shows, changed: false, rerolledBy: [...die.rerolledBy, by] } : die,
      ),
      rest,
      by,
    ),
  );
}

export function playTest(query: TestQuery): TestEnded {
  function over(dice: readonly Die[], added: number): TestEnded {
    const shown = dice.map(({ shows }) => shows);
    const ones = dice.length === 2 && shown.every((shows) => shows === 1);
    const sixes = dice.length === 2 && dice.every(({ shows, changed }) => shows === 6 && !changed);
    const counts = query.keep === 'higher' ? Math.max(...shown) : Math.min(...shown);
    const pass = !ones && counts > query.fails && counts + added >= query.need;
    const worth =
      Number(pass) * query.worth.pass + Number(ones) * query.worth.ones + Number(sixes) * query.worth.sixes;
    const failedBy = [0, ...SIX].map((low) => Number(!pass && low === Math.min(...shown)));
    return { worth, pass: Number(pass), ones: Number(ones), sixes: Number(sixes), failedBy };
  }

  function used(
    effect: TestEffect,
    dice: readonly Die[],
    added: number,
    by: Player,
    rest: readonly TestEffect[],
  ): readonly TestEnded[] {
    const places = dice.map((_, index) => index);
    if (effect.kind === 'add') return [step(dice, added + effect.plus, by, rest)];
    if (effect.kind === 'change') {
      return places.map((at) => {
        const changed = dice.map((die, index) =>
          index === at ? { ...die, shows: effect.to, changed: true } : die,
        );
        return step(changed, added, by, rest);
      });
    }
    const sets = [[0], [1], [0, 1]].filter(
      (set) =>
        set.length >= effect.least &&
        set.length <= effect.most &&
        set.every((at) => {
          const die = dice[at];
          return die !== undefined && !die.changed && !die.rerolledBy.includes(by);
        }),
    );
    return sets.map((set) => mean(fallen(dice, set, by).map((next) => step(next, added, by, rest))));
  }

  function step(dice: readonly Die[], added: number, by: Player, left: readonly TestEffect[]): TestEnded {
    if (dice.length === 2 && dice.every(({ shows }) => shows === 1)) return over(dice, added);
    let best = by === 'opponent' ? step(dice, added, 'roller', query.own) : over(dice, added);
    left.forEach((effect, index) => {
      for (const ended of used(effect, dice, added, by, left.toSpliced(index, 1))) {
        const worth = ended.worth + (by === 'roller' ? -effect.price : effect.price);
        const gain = by === 'roller' ? worth - best.worth : best.worth - worth;
        if (gain > 1e-9) best = { ...ended, worth };
      }
    });
    return best;
  }

  const places = query.dice === 2 ? [0, 1] : [0];
  const blank = places.map((): Die => ({ shows: 0, changed: false, rerolledBy: [] }));
  const rolls = fallen(blank, places, 'roller').map((dice) =>
    dice.map(({ shows }): Die => ({ shows, changed: false, rerolledBy: [] })),
  );
  return mean(rolls.map((dice) => step(dice, 0, 'opponent', query.forced)));
}
