import { describe, expect, test } from 'vitest';
import { isSupport } from '../content/units/index.ts';
import { deedsOf } from '../rules/forecast/deeds.ts';
import { afterCharge, chargeCases, chargeOdds, movedTo, strikesIn } from '../rules/forecast/charge.ts';
import { Charms } from '../rules/forecast/charms.ts';
import { targetOf } from '../rules/forecast/attack.ts';
import { type Answer, standing } from '../rules/forecast.ts';
import { refuseCharging, targetFault } from '../rules/charge/legality.ts';
import { easyPlace } from '../rules/geometry/easy-charge.ts';
import type { Point } from '../rules/geometry/point.ts';
import { reachOf, wayTo } from '../rules/geometry/reach.ts';
import { fieldFor } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import { casesOdds } from '../rules/odds/attack-chain.ts';
import { rules } from '../rules/rules.ts';
import { isSpell, skillSet } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { movementOf } from '../rules/stats.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { refuseWalking } from '../rules/turn/walk.ts';
import { bodiesFor, healthOf, isAlive, unitOf } from '../rules/units.ts';
import { gaitOf } from '../rules/ways.ts';
import { bestAnswer } from './best-play.ts';
import { farFrom } from './foretold.ts';
import { type Answers, type Outcome, someOutcomes } from './outcomes.ts';
import { Scene } from './scene.ts';

const at = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map((inches) => Math.round(Number(inches) * 1000));
  return { x, y };
};

/** The next act of a unit that carries out its answer. `lost`: actions it has lost by being stunned. */
function nextAct(state: State, { by, deed, path, skills }: Answer, target: UnitId, lost: number): AnyMove {
  const turn = turnOf(state);
  const unit = unitOf(state, by);
  if (unit.tokens.includes('stun')) return { do: 'shake' };
  if (path.length > 0 && unit.turn.moved === 0)
    return { do: 'move', path: path.map(({ x, y }) => ({ x, y })) };
  const charges = deed === 'charge' || deed === 'rush';
  if (charges && !unit.turn.once.includes('charge')) return { do: 'charge', target };
  const skill = skills[2 - lost - (turn?.actions ?? 0) - (path.length > 0 ? 1 : 0)];
  if (skill === undefined || !isAlive(unitOf(state, target))) return { do: 'end' };
  return isSpell(unit, skill) ? { do: 'magic' } : { do: 'attack', skill, target };
}

/** Plays an answer as told, and makes the best of every roll. */
function performing(before: State, answer: Answer, target: UnitId): Answers {
  const lost = unitOf(before, answer.by).tokens.includes('stun') ? 1 : 0;
  const [first = '', second = ''] = answer.skills;
  const step = (state: State): AnyMove | null => {
    const open = state.frames.at(-1);
    const unit = unitOf(state, answer.by);
    switch (open?.step) {
      case 'act': {
        if (open.unit !== answer.by || open.what !== 'turn') return null;
        const move = nextAct(state, answer, target, lost);
        return rules.refuse(state, unit.owner, move) === null ? move : { do: 'end' };
      }
      case 'contact': {
        const bodies = bodiesFor(state, unit.owner, answer.by, target);
        return { do: 'contact', at: easyPlace(unit, unitOf(state, target), fieldFor(state), bodies) ?? unit };
      }
      case 'strike':
        return { do: 'strike', skill: first };
      case 'cast': {
        const spell = [first, second].find((skill) => isSpell(unit, skill)) ?? '';
        return rules.refuse(state, unit.owner, { do: 'cast', spell }) === null
          ? { do: 'cast', spell }
          : { do: 'stop' };
      }
      case 'aim':
        return { do: 'target', unit: open.choices.includes(target) ? target : (open.choices[0] ?? 0) };
      case 'shoot':
        return { do: 'aim', from: null, at: { x: unitOf(state, target).x, y: unitOf(state, target).y } };
      case 'go':
        return { do: 'stay' };
      default: {
        // Tokens for the second attack are not spent on the first.
        const isSecond =
          second === '' || state.frames.some((one) => one.step === 'attack' && one.skill === second);
        const attack = skillSet(unit.kind).attacks.find(({ id }) => id === second);
        return bestAnswer(state, isSecond ? 0 : (attack?.cost ?? 0));
      }
    }
  };
  return step;
}

/** The state with the unit at the point in question. */
const placed = (state: State, id: UnitId, point: Point): State => ({
  ...state,
  units: state.units.with(id, { ...unitOf(state, id), ...point }),
});

interface Asked {
  readonly what: string;
  readonly enemies: string;
  readonly unit: string;
  readonly point: string;
  readonly terrain?: string;
  readonly deed: Answer['deed'];
  readonly skills: readonly string[];
}

const ASKED: readonly Asked[] = [
  {
    what: 'two blows from where it stands',
    enemies: 'ironlung 10,10 inspire 1',
    unit: 'kessa 30,10 inspire 1',
    point: '11.811,10',
    deed: 'attack',
    skills: ['bell-hammer', 'bell-hammer'],
  },
  {
    what: 'a charge and a second blow',
    enemies: 'irix 10,10 damage 1',
    unit: 'orlen 30,10 damage 4 inspire 1',
    point: '17,10',
    deed: 'charge',
    skills: ['chain-flail', 'martyrs-lash'],
  },
  {
    what: 'a costly blow after a free one, what it costs being kept',
    enemies: 'eel 10,10 inspire 1',
    unit: 'kessa 30,10',
    point: '11.417,10',
    deed: 'attack',
    skills: ['bite', 'bite'],
  },
  {
    what: 'a move and a charge from afar',
    enemies: 'hound 10,10',
    unit: 'orlen 35,10 damage 5',
    point: '26,10',
    deed: 'rush',
    skills: ['bite'],
  },
  {
    what: 'a step out of cover and a shot',
    enemies: 'vell 10,10',
    unit: 'kessa 30,10 damage 2',
    point: '23,10',
    deed: 'move',
    skills: ['twin-crossbows'],
  },
  {
    what: 'two shots, the target in a wood',
    enemies: 'suun 10,10 inspire 1',
    unit: 'kessa 30,10 damage 2',
    point: '16,10',
    terrain: 'forest 14.5,8 18,8 18,12 14.5,12',
    deed: 'attack',
    skills: ['veil-knives', 'veil-knives'],
  },
  {
    what: 'a shot round a rock',
    enemies: 'cray 10,10',
    unit: 'kessa 30,20 damage 3',
    point: '16,10',
    terrain: 'rock 12.5,7 14,7 14,11.5 12.5,11.5',
    deed: 'move',
    skills: ['harpoon'],
  },
  {
    what: 'a spell',
    enemies: 'brine 10,10 inspire 1',
    unit: 'kessa 30,10 damage 3',
    point: '17,10',
    deed: 'attack',
    skills: ['choking-tide'],
  },
  {
    what: 'a charge out of a wood, which may hold it',
    enemies: 'irix 10,10',
    unit: 'kessa 30,10',
    point: '15,10',
    terrain: 'forest 8,8 11,8 11,12 8,12',
    deed: 'charge',
    skills: ['chain-flail', 'martyrs-lash'],
  },
  {
    what: 'a stunned brute with one action left',
    enemies: 'brute 10,10 stun inspire 2',
    unit: 'kessa 30,10',
    point: '11.811,10',
    deed: 'attack',
    skills: ['meltdown'],
  },
  {
    what: 'a bomb and no second one',
    enemies: 'mortar 10,10',
    unit: 'maud 40,10',
    point: '26,10',
    deed: 'attack',
    skills: ['barrel-bomb'],
  },
  {
    what: 'charms on both sides of a charge',
    enemies: 'irix+loaded-die 10,10',
    unit: 'orlen+warding-pebble+thorn-ring 30,10 damage 4',
    point: '17,10',
    deed: 'charge',
    skills: ['chain-flail', 'martyrs-lash'],
  },
];

describe('the worst answer to a place', () => {
  test.each(ASKED)(
    'comes true as often as it is told: $what',
    ({ enemies, unit, point, terrain, deed, skills }) => {
      const scene = new Scene(enemies, unit, terrain === undefined ? {} : { terrain });
      const [by, target] = [0, 1];
      const [answer] = standing(scene.state, target).at(at(point)).answers;
      expect(answer).toMatchObject({ by, deed, skills });
      if (answer === undefined) return;
      const there = placed(scene.state, target, at(point));
      const before = healthOf(unitOf(there, target));
      const taken = ({ state }: Outcome): number => {
        const hurt = unitOf(state, target);
        return hurt.state === 'board' ? before - healthOf(hurt) : before;
      };
      const move: AnyMove = isSupport(unitOf(there, by).kind)
        ? { do: 'supports' }
        : { do: 'activate', unit: by };
      const outcomes = [...someOutcomes(there, 0, move, 1200, performing(there, answer, target))];
      expect(farFrom(answer.odds, outcomes, taken)).toEqual([]);
    },
  );
});

describe('answers', () => {
  const answersTo = (scene: Scene, name: string, point: string): readonly Answer[] =>
    standing(scene.state, scene.id(name)).at(at(point)).answers;

  test('come from those yet to act: units that have acted and supports that have had theirs do nothing', () => {
    const fresh = new Scene('orlen 10,10', 'irix 14,10; ashling 14,13; ashling 14,7');
    expect(answersTo(fresh, 'orlen', '10,10').map(({ by }) => by)).toEqual([1, 2, 3]);
    const later = new Scene('orlen 10,10', 'irix 14,10 activated; ashling 14,13; ashling 14,7 activated', {
      players: [{}, { supportsDone: false }],
    });
    expect(answersTo(later, 'orlen', '10,10').map(({ by }) => by)).toEqual([2]);
    const over = new Scene('orlen 10,10', 'irix 14,10 activated; ashling 14,13', {
      players: [{}, { supportsDone: true }],
    });
    expect(answersTo(over, 'orlen', '10,10')).toEqual([]);
  });

  test('know what conditions forbid', () => {
    const near = (irix: string): readonly Answer[] =>
      answersTo(new Scene('orlen 30,10', `irix ${irix}`), 'orlen', '17,10');
    expect(near('10,10')[0]?.deed).toBe('charge');
    // Immobilize leaves her two inches and no charge: she does not get there.
    expect(near('10,10 immobilize')).toEqual([]);
    expect(near('10,10 stun')[0]).toMatchObject({ deed: 'charge', skills: ['martyrs-lash'] });
    const held = new Scene('orlen 30,10; kessa 11.26,10', 'irix 10,10');
    expect(answersTo(held, 'orlen', '17,10')).toEqual([]);
    const mute = new Scene('orlen 30,10', 'brine 10,10 silence');
    expect(answersTo(mute, 'orlen', '17,10').flatMap(({ skills }) => skills)).not.toContain('choking-tide');
  });

  test('change with the place: a wood gives cover, a rock hides', () => {
    const scene = new Scene('kessa 40,20', 'maud 10,10', {
      terrain: 'forest 20,8 24,8 24,12 20,12; building 14,15 18,15 18,25 14,25',
    });
    const ask = standing(scene.state, 0);
    const mean = (point: string): number => ask.at(at(point)).answers[0]?.odds.mean ?? 0;
    expect(mean('22,10')).toBeLessThan(mean('19,10'));
    expect(mean('22,10')).toBeGreaterThan(0);
    expect(ask.at(at('22,10')).sights).toMatchObject([{ enemy: 1, seen: true, cover: { kind: 'in' } }]);
    expect(mean('20,24')).toBe(0);
    expect(ask.at(at('20,24')).sights).toEqual([{ enemy: 1, seen: false, cover: null }]);
  });

  test('of several come to more together than each alone, and Inspire is spent but once', () => {
    const scene = new Scene('orlen 30,10 damage 2 inspire 1', 'irix 10,10; brute 10,14');
    const { answers, together } = standing(scene.state, 0).at(at('14,12'));
    expect(answers).toHaveLength(2);
    const alone = answers.map(({ odds }) => odds.kill);
    const all = together();
    expect(all.kill).toBeGreaterThan(Math.max(...alone));
    expect(all.defenderSpends).toBeLessThanOrEqual(1);
    expect(standing(scene.state, 0).at(at('40,25')).together()).toMatchObject({ kill: 0, mean: 0 });
  });

  test('of two who have room come true as often as they are told together', () => {
    const scene = new Scene('irix 10,10 inspire 1; brute 24,10', 'orlen 40,20 inspire 1 shields 1 activated');
    const target = scene.id('orlen');
    const { answers, together } = standing(scene.state, target).at(at('17,10'));
    const there = placed(scene.state, target, at('17,10'));
    const before = healthOf(unitOf(there, target));
    const players = answers.map((answer) => ({ by: answer.by, play: performing(there, answer, target) }));
    const inTurn: Answers = (state) => {
      if (state.frames.at(-1)?.step !== 'activate')
        return players.find(({ by }) => by === turnOf(state)?.unit)?.play(state) ?? null;
      const next = players.find(({ by }) => isAlive(unitOf(state, by)) && !unitOf(state, by).activated);
      return next === undefined ? null : { do: 'activate', unit: next.by };
    };
    const taken = ({ state }: Outcome): number => {
      const hurt = unitOf(state, target);
      return hurt.state === 'board' ? before - healthOf(hurt) : before;
    };
    const first: AnyMove = { do: 'activate', unit: answers[0]?.by ?? 0 };
    expect(answers.map(({ deed }) => deed)).toEqual(['charge', 'charge']);
    expect(farFrom(together(), [...someOutcomes(there, 0, first, 1200, inTurn)], taken)).toEqual([]);
  });

  test('change nothing on the table', () => {
    const scene = new Scene('orlen 10,10', 'irix 14,10; maud 30,10');
    const before = JSON.stringify(scene.state);
    standing(scene.state, 0).at(at('12,12'));
    expect(JSON.stringify(scene.state)).toBe(before);
  });
});

describe('the best attack from a place', () => {
  test('is told with its target and its charge', () => {
    const scene = new Scene('orlen 10,10', 'irix 20,10; cray 20,14 damage 5').does('south', 'activate orlen');
    const ask = standing(scene.state, 0);
    expect(ask.at(at('14,12')).best).toMatchObject({ target: 2, charge: expect.any(Number) });
    const beside = ask.at(at('18.74,14')).best;
    expect(beside).toMatchObject({ target: 2, charge: null });
    expect(beside?.odds.kill).toBeGreaterThan(0.5);
    expect(ask.at(at('5,5')).best).toBeNull();
  });

  test('is nothing for who has acted', () => {
    const scene = new Scene('orlen 18.74,14 activated; maud 5,5', 'cray 20,14 damage 5');
    expect(standing(scene.state, 0).at(at('18.74,14')).best).toBeNull();
  });
});

/** The best an enemy could do, tried from many places. */
function tried(state: State, by: UnitId, target: UnitId): number {
  const unit = unitOf(state, by);
  const against = targetOf(state, target);
  const charms = new Charms();
  let best = 0;
  const weigh = (cases: Parameters<typeof casesOdds>[1][number]): void => {
    best = Math.max(best, casesOdds(against, [cases]).worth);
  };
  const from = (there: State): void => {
    for (const { cases } of deedsOf(there, by, target, charms, {})) weigh(cases);
    if (refuseCharging(there, by, false) !== null || targetFault(there, by, target) !== null) return;
    const { kind, test: charge } = chargeOdds(there, by, target, charms);
    const then = afterCharge(there, by, target, kind);
    if (then === null) return;
    for (const skill of strikesIn(then, by, target))
      weigh(chargeCases(then, by, target, skill, charge, charms));
  };
  from(state);
  if (refuseWalking(state, by) !== null) return best;
  const allowance = movementOf(unit);
  const reach = reachOf(unit, allowance, fieldFor(state), bodiesFor(state, unit.owner, by), gaitOf(unit));
  for (let x = -allowance; x <= allowance; x += 700) {
    for (let y = -allowance; y <= allowance; y += 700) {
      const way = wayTo(reach, { x: unit.x + x, y: unit.y + y });
      const end = way?.path.at(-1);
      if (end !== undefined) from(movedTo(state, by, end, way?.length));
    }
  }
  return best;
}

// The answer does not look at every place: a rush past a corner may begin too far away by one number on the die.
const NEARLY = 0.7;

describe('no place on a lattice is much better than the answer', () => {
  const GROUND =
    'rock 16,9 18,9 18,12 16,12; forest 22,6 26,6 26,10 22,10; fence 20,14 25,14 25,14.4 20,14.4';

  test.each([
    'irix',
    'vell',
    'cray',
    'sorrow',
    'rook',
    'hound',
    'suun',
    'fenn',
    'kessa',
    'pell',
    'maud',
    'ansa',
  ])('of %s', (kind) => {
    const scene = new Scene('orlen 40,25', `${kind} 14,10 inspire 1; husk 13,13`, { terrain: GROUND });
    const ask = standing(scene.state, 0);
    for (const point of ['19.5,10', '24,8', '22,15.5', '18,5', '27,12', '16,14.5']) {
      const told = ask.at(at(point)).answers.find(({ by }) => by === 1)?.odds.worth ?? 0;
      expect(told, point).toBeGreaterThanOrEqual(NEARLY * tried(placed(scene.state, 0, at(point)), 1, 0));
    }
  });
});
