import { describe, expect, test } from 'vitest';
import { attackForecast, chargeForecast, fleeForecast, spellForecast } from '../rules/forecast.ts';
import type { AnyMove } from '../rules/moves.ts';
import {
  chanceOf,
  everyOutcome,
  meanOf,
  type Outcome,
  rerolling,
  someOutcomes,
  type Unwanted,
} from './outcomes.ts';
import { attackIn, type Case, farFrom } from './foretold.ts';
import { Scene } from './scene.ts';

/** Rerolls what misses at any mastery: Inspire icons and blanks. */
const MISSES = rerolling(([, , inspire = 0, blank = 0]) => [0, 0, inspire, blank]);
const BLANKS = rerolling(([, , , blank = 0]) => [0, 0, 0, blank]);

/** At most two dice, so that every way they fall can be played. */
const SMALL: readonly Case[] = [
  {
    what: 'a plain blow',
    scene: () => new Scene('maud 10,10', 'cray 11.26,10'),
    attacker: 'maud',
    target: 'cray',
    skill: 'musket-butt',
  },
  {
    what: 'a blow at one who has a Shield and little health',
    scene: () => new Scene('ilmane 10,10', 'husk 11.26,10 damage 2 shields 1'),
    attacker: 'ilmane',
    target: 'husk',
    skill: 'lamp-staff',
  },
  {
    what: 'a blow at a Warmachine, which does not defend itself',
    scene: () => new Scene('maud 10,10', 'mortar 11.811,10'),
    attacker: 'maud',
    target: 'mortar',
    skill: 'basic',
  },
  {
    what: 'tokens on both sides',
    scene: () => new Scene('maud 10,10 inspire 1', 'cray 11.26,10 inspire 1'),
    attacker: 'maud',
    target: 'cray',
    skill: 'musket-butt',
  },
  {
    what: 'a shot at one in cover, with Ember and Weakness',
    scene: () =>
      new Scene('ashling 10,10 embers 1 weakness', 'husk 14,10 inspire 2', {
        terrain: 'forest 13,9 16,9 16,11 13,11',
      }),
    attacker: 'ashling',
    target: 'husk',
    skill: 'spit-ember',
  },
  {
    what: 'a shot that frightens, at one who may spend a token if it keeps its nerve',
    scene: () => new Scene('fenn 10,10', 'pike 14,10 inspire 1'),
    attacker: 'fenn',
    target: 'pike',
    skill: 'flintlock',
  },
];

describe('an attack of few dice', () => {
  test.each(SMALL)('comes true to the last roll: $what', (one) => {
    const { set, move, forecast, before, taken } = attackIn(one);
    const outcomes = [...everyOutcome(set.state, 0, move)];
    expect(meanOf(outcomes, () => 1)).toBeCloseTo(1, 9);
    expect(forecast.mean).toBeCloseTo(meanOf(outcomes, taken), 9);
    expect(forecast.kill).toBeCloseTo(
      chanceOf(outcomes, (outcome) => taken(outcome) === before),
      9,
    );
    forecast.damage.forEach((chance, placed) => {
      expect(chance).toBeCloseTo(
        chanceOf(outcomes, (outcome) => taken(outcome) === placed),
        9,
      );
    });
    expect(forecast.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

const LARGE: readonly Case[] = [
  {
    what: 'a sword with a reroll',
    scene: () => new Scene('orlen 10,10', 'ironlung 11.811,10'),
    attacker: 'orlen',
    target: 'ironlung',
    skill: 'marshals-sword',
    answers: MISSES,
  },
  {
    what: 'two blades, one after the other',
    scene: () => new Scene('kessa 10,10', 'sorrow 11.417,10 damage 5'),
    attacker: 'kessa',
    target: 'sorrow',
    skill: 'twin-blades',
  },
  {
    what: 'a maw of D6 dice',
    scene: () => new Scene('bogmaw 10,10 damage 4', 'cray 11.811,10'),
    attacker: 'bogmaw',
    target: 'cray',
    skill: 'maw',
  },
  {
    what: 'damage that is rolled for',
    scene: () => new Scene('brute 10,10 inspire 3', 'orlen 11.811,10 inspire 1'),
    attacker: 'brute',
    target: 'orlen',
    skill: 'meltdown',
    answers: BLANKS,
  },
  {
    what: 'a long shot from high ground, aimed',
    scene: () => new Scene('maud 10,10', 'cray 18,10', { terrain: 'high 8,8 12,8 12,12 8,12' }),
    attacker: 'maud',
    target: 'cray',
    skill: 'long-gun',
    answers: MISSES,
  },
  {
    what: 'jaws at one who burns',
    scene: () => new Scene('hound 10,10 inspire 1', 'orlen 11.417,10 dot 1'),
    attacker: 'hound',
    target: 'orlen',
    skill: 'burning-jaws',
  },
];

const RUNS = 6000;

describe('an attack of many dice', () => {
  test.each(LARGE)('comes true as often as it should: $what', (one) => {
    const { set, move, forecast, taken } = attackIn(one);
    expect(farFrom(forecast, [...someOutcomes(set.state, 0, move, RUNS, one.answers)], taken)).toEqual([]);
  });
});

describe('what an attack is told of besides', () => {
  test('allies in combat with its target are endangered, and the blind themselves', () => {
    const scene = new Scene('maud 10,10 blind; orlen 19.26,10', 'cray 18,10');
    const forecast = attackForecast(scene.state, 0, scene.id('cray'), 'long-gun');
    expect(forecast.endangered).toEqual([scene.id('orlen')]);
    expect(forecast.blind).toBe(true);
    expect(forecast.cover).toEqual({ kind: 'combat' });
  });

  test('cover that is ignored is none', () => {
    const scene = new Scene('suun 10,10', 'cray 15,10', { terrain: 'forest 14,9 16,9 16,11 14,11' });
    expect(attackForecast(scene.state, 0, 1, 'veil-knives').cover).toBeNull();
    const plain = new Scene('rook 10,10', 'cray 15,10', { terrain: 'forest 14,9 16,9 16,11 14,11' });
    expect(attackForecast(plain.state, 0, 1, 'whistling-arrow').cover).toMatchObject({ kind: 'in' });
  });

  test('who would die of its own attack first attacks nobody', () => {
    const scene = new Scene('irix 10,10 damage 5', 'cray 11.26,10');
    expect(attackForecast(scene.state, 0, 1, 'martyrs-lash')).toMatchObject({ reaches: 0, kill: 0, mean: 0 });
    expect(attackForecast(scene.state, 0, 1, 'chain-flail').reaches).toBe(1);
  });

  test('prices of tokens change what is spent', () => {
    const scene = new Scene('orlen 10,10 inspire 1', 'cray 11.26,10');
    const free = attackForecast(scene.state, 0, 1, 'marshals-sword');
    const dear = attackForecast(scene.state, 0, 1, 'marshals-sword', false, { attackerPrice: 10 });
    expect([free.attackerSpends > 0.5, dear.attackerSpends]).toEqual([true, 0]);
    expect(dear.mean).toBeLessThan(free.mean);
  });
});

describe('shots that go astray', () => {
  const attacked =
    (tag: string) =>
    ({ events }: Outcome): boolean =>
      events.some((event) => event.e === 'attack.hit' && event.target === tag);
  const shots = 4000;
  const near = (chance: number, told: number): void => {
    expect(Math.abs(chance - told)).toBeLessThan(4 * Math.sqrt((told * (1 - told)) / shots));
  };

  /** A shot at the middle of the target, or at the given point. */
  function struck(scene: Scene, attack: string, at: string): Iterable<Outcome> {
    scene.does('south', attack).asks('south', 'shoot');
    const [from, to = from] = at.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map((inches) => Math.round(Number(inches) * 1000));
      return { x, y };
    });
    if (to === undefined) throw new Error('nobody aims');
    const move: AnyMove = { do: 'aim', from: from === to ? null : (from ?? null), at: to };
    return someOutcomes(scene.state, 0, move, shots);
  }

  test('a bomb comes down as near as often as it is told', () => {
    const scene = new Scene('mortar 5,5', 'cray 30,5').does('south', 'activate mortar');
    const { reaches } = attackForecast(scene.state, 0, 1, 'barrel-bomb');
    expect(reaches).toBeGreaterThan(0.3);
    near(chanceOf(struck(scene, 'attack barrel-bomb cray', '30,5'), attacked('1:cray.1')), reaches);
  });

  test('a ball strikes as often as it is told, from the better of the points that are offered', () => {
    const scene = new Scene('cannon 5,5', 'cray 20,5', { terrain: 'rock 24,3 26,3 26,7 24,7' });
    scene.does('south', 'activate cannon');
    const { reaches } = attackForecast(scene.state, 0, 1, 'litany-shot');
    const rim = chanceOf(struck(scene, 'attack litany-shot', '6.181,5 19.37,5'), attacked('1:cray.1'));
    near(rim, reaches);
  });

  test('a spear through everybody needs no luck, and strikes nobody behind a rock', () => {
    const scene = new Scene('cray 5,5 inspire 1', 'orlen 12,5; maud 20,5', {
      terrain: 'rock 9,9 11,9 11,11 9,11',
    });
    expect(attackForecast(scene.state, 0, 1, 'skewer').reaches).toBe(1);
    expect(attackForecast(scene.state, 0, 2, 'skewer').reaches).toBe(0);
  });
});

describe('a charge', () => {
  const passed = ({ events }: Outcome): boolean =>
    events.some((event) => event.e === 'charge.tested' && event.passed);

  test.each([
    ['easy', () => new Scene('orlen 10,10', 'cray 19,10')],
    ['easy', () => new Scene('brakk 10,10', 'cray 21,10')],
    ['hard', () => new Scene('orlen 10,10', 'cray 18,10', { terrain: 'forest 17,9 19,9 19,11 17,11' })],
    ['veryHard', () => new Scene('orlen 10,10', 'cray 17,10', { terrain: 'ruins 15,8 20,8 20,12 15,12' })],
    ['easy', () => new Scene('orlen 10,10', 'cray 20.5,10', { terrain: 'high 8,8 12,8 12,12 8,12' })],
  ] as const)('that is %s succeeds as often as it is told', (kind, set) => {
    const scene = set();
    const [id, target] = [0, 1];
    scene.does('south', `activate ${scene.state.units[id]?.kind ?? ''}`);
    const forecast = chargeForecast(scene.state, id, target);
    expect(forecast.kind).toBe(kind);
    // From high ground both dice are thrown again, unless the charge succeeds as it is.
    const need = forecast.distance - (scene.state.units[id]?.kind === 'brakk' ? 8000 : 5000);
    const failed: Unwanted = (faces) => {
      const highest = faces.findLastIndex((some) => some > 0) + 1;
      return highest * 1000 >= need ? faces.map(() => 0) : faces;
    };
    const outcomes = [...everyOutcome(scene.state, 0, { do: 'charge', target }, rerolling(failed))];
    expect(forecast.test.pass).toBeCloseTo(chanceOf(outcomes, passed), 9);
  });

  test('names the free attack that promises most, from where it would be made', () => {
    const scene = new Scene('pike 10,10; pike 17,11.26', 'cray 18.26,10');
    const forecast = chargeForecast(scene.state, 0, 2);
    expect(forecast.strike?.skill).toBe('pike');
    // Beside its comrade it has one more die.
    expect(forecast.strike?.attack.mean).toBeGreaterThan(attackForecast(scene.state, 0, 2, 'basic').mean);
    expect(forecast.strike?.odds.kill).toBeCloseTo(
      forecast.test.pass * (forecast.strike?.attack.kill ?? 0),
      12,
    );
  });
});

describe('tests of nerve and magic', () => {
  test.each([
    ['one enemy', 'cray 11.26,10'],
    ['an enemy and its helpers', 'ironlung 11.811,10; husk 10,8.74; husk 10,11.26'],
    ['an admiral', 'sorrow 11.417,10'],
  ])('a flight from %s succeeds as often as it is told', (_what, enemies) => {
    const scene = new Scene('orlen 10,10', enemies).does('south', 'activate orlen');
    const outcomes = [...everyOutcome(scene.state, 0, { do: 'flee' })];
    const fled = chanceOf(outcomes, ({ events }) =>
      events.some((event) => event.e === 'flight.tested' && event.passed),
    );
    expect(fleeForecast(scene.state, 0)?.pass).toBeCloseTo(fled, 9);
  });

  test('a Husk never loses its nerve, and who is in no combat does not flee', () => {
    const scene = new Scene('husk 10,10', 'cray 11.26,10; orlen 30,10');
    expect(fleeForecast(scene.state, 0)).toEqual({ difficulty: 10, query: null, pass: 1, counted: [] });
    expect(fleeForecast(scene.state, 2)).toBeNull();
  });

  test.each([
    ['ilmane', 'dazzle', 9, 5],
    ['brine', 'raise-the-bilge', 9, 4],
  ])('%s casts %s as often as it is told', (caster, spell, difficulty, mastery) => {
    const scene = new Scene(`${caster} 10,10`, 'cray 15,10').does('south', `activate ${caster}`, 'magic');
    // Tidecaller throws both dice again if they are not enough.
    const failed: Unwanted = (faces) => {
      const highest = faces.findLastIndex((some) => some > 0) + 1;
      return mastery + highest >= difficulty ? faces.map(() => 0) : faces;
    };
    const outcomes = [...everyOutcome(scene.state, 0, { do: 'cast', spell }, rerolling(failed))];
    const cast = chanceOf(outcomes, ({ events }) =>
      events.some((event) => event.e === 'spell.tried' && event.passed),
    );
    expect(spellForecast(scene.state, 0, spell)?.test.pass).toBeCloseTo(cast, 9);
    expect(spellForecast(scene.state, 0, 'unheard-of')).toBeNull();
  });
});

test('a forecast changes nothing on the table', () => {
  const scene = new Scene('maud 10,10 inspire 1', 'cray 16,10 inspire 1').does('south', 'activate maud');
  const before = JSON.stringify(scene.state);
  for (const skill of ['long-gun', 'musket-butt']) attackForecast(scene.state, 0, 1, skill, true);
  chargeForecast(scene.state, 0, 1);
  expect(JSON.stringify(scene.state)).toBe(before);
});
