import { describe, expect, test } from 'vitest';
import { attackForecast, chargeForecast, fleeForecast, spellForecast } from '../rules/forecast.ts';
import { bestAnswer } from './best-play.ts';
import { attackIn, type Case, farFrom } from './foretold.ts';
import { type Answers, chanceOf, everyOutcome, meanOf, someOutcomes } from './outcomes.ts';
import { Scene } from './scene.ts';

/** Charms on both sides, used whenever they help. */
const CHARMED: readonly (Case & { readonly counts: readonly string[] })[] = [
  {
    what: 'an evil eye on the attacker',
    scene: () => new Scene('maud 10,10', 'cray 11.26,10; brine+evil-eye 15,10'),
    attacker: 'maud',
    target: 'cray',
    skill: 'musket-butt',
    counts: ['evil-eye'],
  },
  {
    what: 'an evil eye too far away',
    scene: () => new Scene('maud 10,10', 'cray 11.26,10; brine+evil-eye 25,10'),
    attacker: 'maud',
    target: 'cray',
    skill: 'musket-butt',
    counts: [],
  },
  {
    what: 'an evil eye on the defender',
    scene: () => new Scene('kessa 10,10; ilmane+evil-eye 14,14', 'cray 11.26,10'),
    attacker: 'kessa',
    target: 'cray',
    skill: 'quick-cut',
    counts: ['evil-eye'],
  },
  {
    what: 'a pebble that wards off the last blow',
    scene: () => new Scene('kessa 10,10', 'cray+warding-pebble 11.26,10 damage 4'),
    attacker: 'kessa',
    target: 'cray',
    skill: 'quick-cut',
    counts: ['warding-pebble'],
  },
  {
    what: 'one who steps in between, and a pebble',
    scene: () => new Scene('ashling 10,10', 'vell+warding-pebble 14,10 damage 3; hask 16.2,10'),
    attacker: 'ashling',
    target: 'vell',
    skill: 'spit-ember',
    counts: ['warding-pebble', 'interpose'],
  },
];

describe('charms in an attack', () => {
  test.each(CHARMED)('come true to the last roll: $what', (one) => {
    const { set, move, forecast, before, taken } = attackIn(one);
    expect(forecast.counted.map(({ by }) => by)).toEqual(one.counts);
    const outcomes = [...everyOutcome(set.state, 0, move, bestAnswer)];
    expect(meanOf(outcomes, () => 1)).toBeCloseTo(1, 9);
    expect(forecast.mean).toBeCloseTo(meanOf(outcomes, taken), 9);
    expect(forecast.kill).toBeCloseTo(
      chanceOf(outcomes, (outcome) => taken(outcome) === before),
      9,
    );
  });

  const OFTEN: readonly Case[] = [
    {
      what: 'a die that is loaded',
      scene: () => new Scene('maud+loaded-die 10,10', 'cray 11.26,10'),
      attacker: 'maud',
      target: 'cray',
      skill: 'musket-butt',
    },
    {
      what: 'a defender with a loaded die and a token',
      scene: () => new Scene('kessa 10,10', 'cray+loaded-die 11.26,10 inspire 1'),
      attacker: 'kessa',
      target: 'cray',
      skill: 'quick-cut',
    },
    {
      what: 'a bead of smoke',
      scene: () => new Scene('fenn 10,10', 'pike 14,10 inspire 1; orlen+smoke-bead 14,14'),
      attacker: 'fenn',
      target: 'orlen',
      skill: 'flintlock',
    },
    {
      what: 'a loaded die beside a reroll, an evil eye against it',
      scene: () =>
        new Scene('orlen+loaded-die 10,10 inspire 1', 'ironlung 11.811,10 inspire 1; brine+evil-eye 15,10'),
      attacker: 'orlen',
      target: 'ironlung',
      skill: 'marshals-sword',
    },
    {
      what: 'two blades, a charm for one of them on either side',
      scene: () =>
        new Scene('kessa+loaded-die 10,10', 'sorrow+warding-pebble 11.417,10 damage 4; brine+evil-eye 15,10'),
      attacker: 'kessa',
      target: 'sorrow',
      skill: 'twin-blades',
    },
    {
      what: 'two bolts at one with a bead of smoke and a loaded die',
      scene: () => new Scene('vell 10,10 inspire 1', 'kessa+smoke-bead+loaded-die 16,10 damage 2'),
      attacker: 'vell',
      target: 'kessa',
      skill: 'twin-crossbows',
    },
  ];

  test.each(OFTEN)('come true as often as they should: $what', (one) => {
    const { set, move, forecast, taken } = attackIn(one);
    expect(farFrom(forecast, [...someOutcomes(set.state, 0, move, 1500, bestAnswer)], taken)).toEqual([]);
  });

  test('on rolls that are not looked at are named', () => {
    const maw = new Scene('bogmaw+loaded-die 10,10', 'cray 11.811,10; brine+evil-eye 15,10');
    expect(attackForecast(maw.state, 0, 1, 'maw').uncounted).toEqual([
      { unit: 0, by: 'loaded-die' },
      { unit: 2, by: 'evil-eye' },
    ]);
    const bomb = new Scene('mortar 5,5 inspire 1', 'cray 30,5');
    expect(attackForecast(bomb.state, 0, 1, 'barrel-bomb').uncounted).toEqual([
      { unit: 0, by: 'spare-fuse' },
    ]);
    expect(attackForecast(bomb.state, 1, 0, 'harpoon').uncounted).toEqual([]);
  });

  test('stay where they are for who does not reckon with them', () => {
    const scene = new Scene('maud+loaded-die 10,10', 'cray+warding-pebble 11.26,10');
    const plain = new Scene('maud 10,10', 'cray 11.26,10');
    const told = attackForecast(scene.state, 0, 1, 'musket-butt', false, { charms: false });
    expect(told).toEqual(attackForecast(plain.state, 0, 1, 'musket-butt'));
  });
});

describe('charms in tests', () => {
  test.each([
    ['a spur', 'orlen+heros-spur 10,10', 'cray 19,10'],
    ['a loaded die', 'orlen+loaded-die 10,10', 'cray 18,10'],
    ['a spur, and an evil eye on the charger', 'orlen+heros-spur 10,10', 'cray 17,10; brine+evil-eye 14,14'],
  ])('a charge with %s succeeds as often as it is told', (_what, south, north) => {
    const scene = new Scene(south, north).does('south', 'activate orlen');
    const { test: told } = chargeForecast(scene.state, 0, 1);
    const outcomes = everyOutcome(scene.state, 0, { do: 'charge', target: 1 }, bestAnswer);
    const passed = chanceOf(outcomes, ({ events }) =>
      events.some((event) => event.e === 'charge.tested' && event.passed),
    );
    expect(told.pass).toBeCloseTo(passed, 9);
  });

  test.each([
    ['a shard', 'ilmane+mana-shard 10,10', 'cray 30,10'],
    ['a mirror held up to it', 'ilmane 10,10', 'cray+cracked-mirror 15,10'],
    ['a shard, a mirror and an evil eye', 'ilmane+mana-shard 10,10', 'cray+cracked-mirror+evil-eye 15,10'],
  ])('a spell with %s succeeds as often as it is told', (_what, south, north) => {
    const scene = new Scene(`${south}; orlen 10,14 damage 3`, north).does(
      'south',
      'activate ilmane',
      'magic',
    );
    const outcomes = everyOutcome(scene.state, 0, { do: 'cast', spell: 'mend' }, bestAnswer);
    const cast = chanceOf(outcomes, ({ events }) =>
      events.some((event) => event.e === 'spell.tried' && event.passed),
    );
    expect(spellForecast(scene.state, 0, 'mend')?.test.pass).toBeCloseTo(cast, 9);
  });

  test('a flight with a bell succeeds as often as it is told', () => {
    const scene = new Scene('orlen+silver-bell 10,10', 'cray 11.26,10; brine+evil-eye 15,10');
    scene.does('south', 'activate orlen');
    const outcomes = everyOutcome(scene.state, 0, { do: 'flee' }, bestAnswer);
    const fled = chanceOf(outcomes, ({ events }) =>
      events.some((event) => event.e === 'flight.tested' && event.passed),
    );
    expect(fleeForecast(scene.state, 0)?.pass).toBeCloseTo(fled, 9);
  });

  test('a loaded die that has helped the charge is missing in its free attack', () => {
    const scene = new Scene('kessa+loaded-die 10,10', 'cray 19,10 damage 4');
    const { strike, test: charge, counted } = chargeForecast(scene.state, 0, 1);
    expect(counted.map(({ by }) => by)).toEqual(['loaded-die']);
    expect(strike?.odds.kill).toBeLessThan(charge.pass * (strike?.attack.kill ?? 0));
  });

  test('a thorn ring that would only enrage a bear is kept', () => {
    const scene = new Scene('marrow 10,10 damage 4', 'maud+thorn-ring 14,10');
    // With five damage it would have a fifth die, and Maud has five health.
    expect(chargeForecast(scene.state, 0, 1).strike?.odds.kill).toBe(0);
  });

  test.each([
    ['a thorn ring that may kill the charger', 'kessa 10,10 damage 5', 'maud+thorn-ring 14,10'],
    ['a braced spear', 'kessa 10,10 damage 5', 'spear 14,10'],
    ['an enemy, with a loaded die for one roll of two', 'kessa+loaded-die 10,10', 'cray 19,10 damage 4'],
  ])('a charge against %s strikes as hard as it is told', (_what, south, north) => {
    const scene = new Scene(south, north);
    scene.does('south', `activate ${scene.state.units[0]?.kind ?? ''}`);
    const { strike } = chargeForecast(scene.state, 0, 1);
    const skill = strike?.skill ?? '';
    const answers: Answers = (state) => {
      const open = state.frames.at(-1);
      if (open?.step === 'contact')
        return {
          do: 'contact',
          at: { x: (state.units[1]?.x ?? 0) - 630 - (state.units[0]?.r ?? 0), y: 10000 },
        };
      return open?.step === 'strike' ? { do: 'strike', skill } : bestAnswer(state);
    };
    const runs = 1500;
    const outcomes = someOutcomes(scene.state, 0, { do: 'charge', target: 1 }, runs, answers);
    const killed = chanceOf(outcomes, ({ state }) => state.units[1]?.state === 'destroyed');
    const told = strike?.odds.kill ?? 0;
    expect(told).toBeGreaterThan(0);
    expect(Math.abs(killed - told)).toBeLessThan(4 * Math.sqrt((told * (1 - told)) / runs));
  });
});
