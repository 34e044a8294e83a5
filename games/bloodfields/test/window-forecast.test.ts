import { describe, expect, test } from 'vitest';
import type { Seat } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import {
  type AttackWindow,
  type DiceMove,
  scatterForecast,
  type CountWindow,
  type DiceWindow,
  windowForecast,
} from '../rules/forecast.ts';
import { tagOf } from '../rules/names.ts';
import { currentRoll } from '../rules/roll/options.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { bestAnswer } from './best-play.ts';
import { type Answers, chanceOf, everyOutcome, meanOf, type Outcome, someOutcomes } from './outcomes.ts';
import { Scene, type Who } from './scene.ts';
import { GAMES } from './spoken.ts';

/** Both sides answer as the windows say is best; what comes after the roll in question is left alone. */
const asTold: Answers = (state) => {
  const open = state.frames.at(-1);
  if (open?.step === 'react') return bestAnswer(state);
  if (open?.step !== 'dice') return null;
  return windowForecast(state)?.best ?? { do: 'keep' };
};

/** Every answer that may be given about the dice. */
const answersTo = (state: State, seat: Seat): DiceMove[] =>
  [...rules.offers(state, seat)].filter(
    (move): move is DiceMove =>
      ['keep', 'spend', 'reroll', 'turn', 'use'].includes(move.do) &&
      rules.refuse(state, seat, move) === null,
  );

/** The damage an attack in progress, or hits, have put on their target. */
function damageIn(state: State, { target }: AttackWindow): (outcome: Outcome) => number {
  const tag = tagOf(state, target);
  const cause = currentRoll(state).asker.step === 'hits' ? 'hits' : 'attack';
  const isDone = (event: Event): boolean =>
    event.e === 'unit.damaged' && event.unit === tag && event.cause === cause;
  return ({ events }) => {
    const done = events.find(isDone);
    return done?.e === 'unit.damaged' ? done.amount : 0;
  };
}

/** What such dice counted in the end, after all their rerolls. */
function countedIn(state: State, { of }: CountWindow): (outcome: Outcome) => number {
  const { roll } = currentRoll(state);
  const counts = [1, 2, 3, 4, 5, 6].map((number) =>
    of === 'damage'
      ? Math.ceil(number / 2)
      : of === 'luck'
        ? +(number === 1)
        : of === 'burning'
          ? +(number <= 4)
          : number,
  );
  return ({ events }) => {
    let faces = roll.faces;
    for (const event of events) {
      if (event.e === 'dice.rolled') break;
      if (event.e === 'dice.rerolled')
        faces = faces.map((some, at) => some - (event.dice[at] ?? 0) + (event.faces[at] ?? 0));
    }
    return faces.reduce((sum, some, at) => sum + some * (counts[at] ?? 0), 0);
  };
}

const passed = ({ events }: Outcome): boolean => events.some((event) => 'passed' in event && event.passed);

interface Told {
  readonly what: string;
  readonly scene: () => Scene;
  readonly who: Who;
}

/** An attack with these dice, up to the window in question. */
const attack = (south: string, north: string, act: string, rolls: string, position = {}): (() => Scene) => {
  return () => {
    const scene = new Scene(south, north, position);
    const [unit = ''] = south.split(/[ +]/);
    return scene.does('south', `activate ${unit}`).rolls(rolls).does('south', act);
  };
};

const SWORD = 'attack marshals-sword cray';
const BUTT = 'attack musket-butt cray';

/** Where the outcomes are more than four standard errors away from what was told. */
function faults(state: State, seat: Seat, window: DiceWindow, move: DiceMove, runs: number): string[] {
  // The seed is fixed, so this fails always or never.
  const outcomes = [...someOutcomes(state, seat, move, runs, asTold)];
  const isNear = (told: number, came: number, variance: number): boolean =>
    Math.abs(told - came) <= 4 * Math.sqrt(variance / runs) + 1e-9;
  const words = JSON.stringify(move);
  if (window.kind === 'count') {
    const { mean, chances } = window.odds(move);
    const variance = chances.reduce((sum, chance, at) => sum + chance * (at - mean) * (at - mean), 0);
    return isNear(mean, meanOf(outcomes, countedIn(state, window)), variance) ? [] : [`${words}: count`];
  }
  if (window.kind === 'test') {
    const { pass } = window.odds(move);
    return isNear(pass, chanceOf(outcomes, passed), pass * (1 - pass)) ? [] : [`${words}: to pass`];
  }
  const { mean, kill, damage } = window.odds(move);
  const taken = damageIn(state, window);
  const isKilled = (outcome: Outcome): boolean => taken(outcome) === damage.length - 1;
  const variance = damage.reduce((sum, chance, at) => sum + chance * (at - mean) * (at - mean), 0);
  return [
    ...(isNear(mean, meanOf(outcomes, taken), variance) ? [] : [`${words}: mean`]),
    ...(isNear(kill, chanceOf(outcomes, isKilled), kill * (1 - kill)) ? [] : [`${words}: kill`]),
  ];
}

/** Few dice, so that every way they fall can be played. */
const SMALL: readonly Told[] = [
  {
    what: 'a token, against one who has a token',
    scene: attack('maud 10,10 inspire 1', 'cray 11.26,10 damage 4 inspire 1', BUTT, 'skull inspire'),
    who: 'south',
  },
  {
    what: 'a loaded die, and a token for what it brings',
    scene: attack('maud+loaded-die 10,10 inspire 1', 'cray 11.26,10 damage 4', BUTT, 'skull blank'),
    who: 'south',
  },
  {
    what: 'an evil eye on an attack, whose roller has a token to come',
    scene: attack(
      'maud 10,10 inspire 1',
      'cray 11.26,10 damage 4; brine+evil-eye 15,10',
      BUTT,
      'skull inspire',
    ),
    who: 'north',
  },
  {
    what: 'a defence with a token, a loaded die and a pebble',
    scene: attack(
      'maud 10,10 inspire 1',
      'cray+loaded-die+warding-pebble 11.26,10 damage 4 inspire 1',
      BUTT,
      'skull skull armour inspire',
    ),
    who: 'north',
  },
  {
    what: 'an evil eye on a defence whose roller has a token',
    scene: attack(
      'maud 10,10; ilmane+evil-eye 12,12',
      'cray 11.26,10 damage 4 inspire 1',
      BUTT,
      'skull skull armour inspire',
    ),
    who: 'south',
  },
];

/** More dice, played many times. */
const LARGE: readonly Told[] = [
  {
    what: 'a token or a reroll, against one who has a token',
    scene: attack(
      'orlen 10,10 inspire 1',
      'cray 11.26,10 damage 3 inspire 1',
      SWORD,
      'skull inspire blank blank blank',
    ),
    who: 'south',
  },
  {
    what: 'an evil eye, whose victim has a reroll, a loaded die and a token to come',
    scene: attack(
      'orlen+loaded-die 10,10 inspire 1',
      'cray 11.26,10 damage 3; brine+evil-eye 15,10',
      SWORD,
      'skull skull inspire blank blank',
    ),
    who: 'north',
  },
];

/** The attack whose dice lie on the table, and every answer to them. */
function openAttack({ scene, who }: Told) {
  const { state } = scene().asks(who, 'dice');
  const seat: Seat = who === 'south' ? 0 : 1;
  const window = windowForecast(state);
  if (window?.kind !== 'attack') throw new Error('no attack');
  return { state, seat, window, answers: answersTo(state, seat) };
}

describe('every answer in an open window', () => {
  test.each(SMALL)('comes true to the last die: $what', (told) => {
    const { state, seat, window, answers } = openAttack(told);
    const damage = damageIn(state, window);
    expect(answers.length).toBeGreaterThan(1);
    for (const move of answers) {
      const { damage: chances } = window.odds(move);
      const came = chances.map(() => 0);
      for (const outcome of everyOutcome(state, seat, move, asTold)) {
        const placed = damage(outcome);
        came[placed] = (came[placed] ?? 0) + outcome.chance;
      }
      expect([move, came]).toEqual([move, chances.map((chance) => expect.closeTo(chance, 9) as number)]);
    }
  });

  test.each(LARGE)('comes true as often as it should: $what', (told) => {
    const { state, seat, window, answers } = openAttack(told);
    expect(answers.flatMap((move) => faults(state, seat, window, move, 600))).toEqual([]);
  });

  test.each([...SMALL, ...LARGE])('is never better than the one that is advised: $what', (told) => {
    const { state, seat, window, answers } = openAttack(told);
    const side = unitOf(state, window.target).owner === seat ? -1 : 1;
    const best = side * window.odds(window.best).worth;
    for (const move of answers) expect(side * window.odds(move).worth).toBeLessThan(best + 1e-9);
  });

  const TESTS: readonly Told[] = [
    {
      what: 'a charge from high ground, with a spur',
      scene: attack('orlen+heros-spur 10,10', 'cray 18,10', 'charge cray', '1 2', {
        terrain: 'high 8,8 12,8 12,12 8,12',
      }),
      who: 'south',
    },
    {
      what: 'an evil eye on a charge, whose roller has a loaded die',
      scene: attack('orlen+loaded-die 10,10', 'cray 18,10; brine+evil-eye 12,15', 'charge cray', '3 5'),
      who: 'north',
    },
    {
      what: 'a bell at a flight',
      scene: attack('orlen+silver-bell 10,10', 'cray 11.26,10', 'flee', '1 2'),
      who: 'south',
    },
  ];

  test.each(TESTS)('of a test comes true: $what', ({ scene, who }) => {
    const set = scene().asks(who, 'dice');
    const seat = set.seat(who);
    const window = windowForecast(set.state);
    if (window?.kind !== 'test') throw new Error('no test');
    const side = window.side === 'roller' ? 1 : -1;
    for (const move of answersTo(set.state, seat)) {
      const told = window.odds(move).pass;
      expect(chanceOf(everyOutcome(set.state, seat, move, asTold), passed)).toBeCloseTo(told, 9);
      expect(side * (window.odds(window.best).pass - told)).toBeGreaterThan(-1e-9);
    }
  });
});

describe('dice that are counted', () => {
  const COUNTED: readonly (Told & { readonly of: CountWindow['of'] })[] = [
    {
      what: 'how many burn, with a loaded die, under an evil eye',
      of: 'burning',
      scene: () =>
        new Scene('orlen+loaded-die 10,10 dot 3 damage 4', 'brine+evil-eye 15,10')
          .does('south', 'activate orlen')
          .rolls('1 4 6')
          .does('south', 'end'),
      who: 'north',
    },
    {
      what: 'bad luck in ruins, under an evil eye, with a loaded die to come',
      of: 'luck',
      scene: () =>
        new Scene('orlen+loaded-die 10,10', 'brine+evil-eye 15,14', {
          terrain: 'ruins 12,8 16,8 16,12 12,12',
        })
          .does('south', 'activate orlen')
          .rolls('3')
          .does('south', 'move 13,10'),
      who: 'north',
    },
  ];

  test.each(COUNTED)('come to what is told, to the last die: $what', ({ scene, who, of }) => {
    const set = scene().asks(who, 'dice');
    const seat = set.seat(who);
    const window = windowForecast(set.state);
    if (window?.kind !== 'count') throw new Error('nothing is counted');
    expect(window.of).toBe(of);
    const counted = countedIn(set.state, window);
    const side = window.wants === 'much' ? 1 : -1;
    for (const move of answersTo(set.state, seat)) {
      const { chances, mean } = window.odds(move);
      const came = chances.map(() => 0);
      for (const outcome of everyOutcome(set.state, seat, move, asTold)) {
        const sum = counted(outcome);
        came[sum] = (came[sum] ?? 0) + outcome.chance;
      }
      expect([move, came]).toEqual([move, chances.map((chance) => expect.closeTo(chance, 9) as number)]);
      expect(side * (window.odds(window.best).mean - mean)).toBeGreaterThan(-1e-9);
    }
  });
});

test('a shell that is rolled again comes down on somebody as often as was told', () => {
  const scene = new Scene('mortar 10,10 inspire 1', 'cray 24,10').does('south', 'activate mortar');
  scene.does('south', 'attack barrel-bomb cray').rolls('91 6');
  scene.does('south', 'aim 24,10').asks('south', 'dice');
  const told = scatterForecast(scene.state)?.find(({ unit }) => unit === scene.id('cray'));
  const struck = ({ events }: Outcome): boolean => events.some(({ e }) => e === 'attack.hit');
  const chance = (move: DiceMove, runs: number): number =>
    chanceOf(someOutcomes(scene.state, 0, move, runs, asTold), struck);
  expect(chance({ do: 'keep' }, 1)).toBe(told?.now);
  const again = told?.again ?? 0;
  const came = chance({ do: 'reroll', by: 'spare-fuse', dice: [0, 0, 0, 0, 0, 1] }, 1500);
  expect(again).toBeGreaterThan(0);
  expect(Math.abs(came - again)).toBeLessThan(4 * Math.sqrt((again * (1 - again)) / 1500));
});

test('a ball whose scatter is rolled again strikes somebody as often as was told', () => {
  const scene = new Scene('cannon+loaded-die 10,10', 'cray 24,10; husk 27,10').does(
    'south',
    'activate cannon',
  );
  scene.does('south', 'attack litany-shot').rolls('91 6');
  scene.does('south', 'aim 11.181,10 23.37,10').asks('south', 'dice');
  const told = scatterForecast(scene.state)?.find(({ unit }) => unit === scene.id('husk'));
  const struck = ({ events }: Outcome): boolean =>
    events.some((event) => event.e === 'attack.hit' && event.target === tagOf(scene.state, scene.id('husk')));
  for (const [move, chance] of [
    [{ do: 'keep' }, told?.now],
    [{ do: 'reroll', by: 'loaded-die', dice: [0, 0, 0, 0, 0, 1] }, told?.again],
  ] as const) {
    const came = chanceOf(someOutcomes(scene.state, 0, move as DiceMove, 1500, asTold), struck);
    expect(Math.abs(came - (chance ?? NaN))).toBeLessThan(4 * Math.sqrt(0.25 / 1500));
  }
  expect(told?.again).toBeGreaterThan(0);
});

test('in games nobody has thought of, what a window tells is what comes of it', () => {
  const wrong: string[] = [];
  const met = { attack: 0, defence: 0, opponent: 0, test: 0 };
  for (const { name, play } of GAMES) {
    for (const { row, view, seat } of play()) {
      const state = view(seat);
      const window = windowForecast(state);
      if (window === null) continue;
      const { roll } = currentRoll(state);
      const kind = window.side === 'opponent' ? 'opponent' : window.kind === 'test' ? 'test' : roll.roll;
      if (kind in met) met[kind as keyof typeof met] += 1;
      const answers = answersTo(state, seat);
      // The first, the last and one in between: rerolls are many.
      const some = new Set([answers[0], answers[answers.length >> 1], answers.at(-1), window.best]);
      for (const move of some) {
        if (move === undefined) continue;
        for (const fault of faults(state, seat, window, move, 120))
          wrong.push(`${name}, row ${row}, ${fault}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(...Object.values(met))).toBeGreaterThan(1);
});
