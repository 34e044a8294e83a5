import { describe, expect, test } from 'vitest';
import { inspireFor } from '../../../rules/round/round.ts';
import { pointsFrom, pointsOf } from '../../../rules/round/points.ts';
import { unitCost } from '../../../rules/roster/roster.ts';
import { healthOf, unitOf } from '../../../rules/units.ts';
import { tagOf } from '../../../rules/names.ts';
import { readRecord } from '../open-record.ts';
import { type Battle, isOver, recordOf, tapped, toldIn, undone } from '../state/battle.ts';
import { attackDeed, claimsFor, endsByStanding } from '../state/claims.ts';
import { attackTold, chargeTold } from '../state/forecasts.ts';
import { lyingDice } from '../state/exchange.ts';
import { luckOf } from '../state/luck.ts';
import { NOTHING_SAID, packed, type Row } from '../state/rows.ts';
import { isScoring } from '../state/run.ts';
import { arrivalsOf } from '../state/supports.ts';
import { profileOf } from '../../../rules/skills.ts';
import {
  aboutIn,
  activate,
  after,
  attack,
  battleOf,
  end,
  first,
  idOf,
  inspired,
  thrown,
  turnOfUnit,
} from './tables.ts';

/** Ends turns until all units have acted. */
function playedOut(battle: Battle): Battle {
  const { table, pending } = battle;
  if (pending !== null || isScoring(table) || isOver(battle)) return battle;
  const top = table.frames.at(-1);
  if (top?.step === 'act') return playedOut(after(battle, end));
  const waiting = table.units.findIndex((_, id) => tapped(battle, activate(id)) !== null);
  return playedOut(
    after(battle, waiting < 0 ? { tap: 'answer', move: { do: 'supports' } } : activate(waiting)),
  );
}

const score = (...held: (0 | 1 | null)[]): Row => ({ tap: 'score', held });

describe('a round', () => {
  test('begins with the Initiative Token, which passes from who names himself', () => {
    const battle = battleOf('orlen pike*2', 'sorrow brine');
    expect(aboutIn(battle)).toEqual(['initiative']);
    expect(after(battle, first(0)).table.holder).toBe(1);
    expect(after(battle, first(1)).table.holder).toBe(0);
  });

  test('gives out as many Inspire tokens as the rules count', () => {
    const battle = after(battleOf('orlen pike*2', 'sorrow brine'), first(0));
    const top = battle.table.frames.at(-1);
    expect(top).toMatchObject({ step: 'inspire', seat: 0, left: inspireFor(battle.table, 0) });
    expect(aboutIn(battle)).toEqual(['inspire']);
    const given = inspired(battle);
    const lying = [0, 1].map((seat) =>
      given.table.units.reduce((sum, unit) => sum + (unit.owner === seat ? unit.inspire : 0), 0),
    );
    expect(lying).toEqual([inspireFor(given.table, 0), inspireFor(given.table, 1)]);
  });

  test('lets all supports act in one activation', () => {
    const battle = inspired(after(battleOf('orlen pike*2', 'sorrow brine'), first(0)));
    const pikes = after(battle, { tap: 'answer', move: { do: 'supports' } });
    const one = after(pikes, activate(idOf(battle.table, 'pike', 0, 1)));
    const other = after(one, end);
    expect(other.table.frames.at(-1)).toMatchObject({ step: 'act', unit: idOf(battle.table, 'pike', 0, 2) });
    expect(after(other, end).table.frames.at(-1)).toMatchObject({ step: 'activate', seat: 1 });
  });

  test('ends with what is held, scored by the rules: flags from the fourth round on', () => {
    let battle = battleOf('orlen pike*2', 'sorrow brine');
    for (const starter of [0, 1, 0] as const) {
      battle = playedOut(inspired(after(battle, first(starter))));
      expect(aboutIn(battle)).not.toContain('scoring');
      battle = after(battle, score(0, 1, null));
      expect([pointsOf(battle.table, 0), pointsOf(battle.table, 1)]).toEqual([0, 0]);
      expect(battle.table.units.every(({ inspire }) => inspire === 0)).toBe(true);
    }
    const fourth = playedOut(inspired(after(battle, first(1))));
    expect(aboutIn(fourth)).toContain('scoring');
    const fifth = after(fourth, score(0, 1, 0));
    expect([pointsFrom(fifth.table, 0, 'flag'), pointsFrom(fifth.table, 1, 'flag')]).toEqual([50, 25]);
  });

  test('nobody holds more places than he has units', () => {
    const battle = playedOut(inspired(after(battleOf('orlen', 'sorrow brine eel'), first(0))));
    expect(tapped(battle, score(0, 0, null))).toBeNull();
    expect(tapped(battle, score(1, 1, 1))).not.toBeNull();
  });

  test('caches are scored once, the wagon rolls, quarters count together', () => {
    const caches = playedOut(
      inspired(after(battleOf('orlen pike*4', 'sorrow brine', 'cache-run'), first(0))),
    );
    const taken = after(caches, score(null, null, 0, 0, 1));
    expect([pointsFrom(taken.table, 0, 'cache'), pointsFrom(taken.table, 1, 'cache')]).toEqual([60, 0]);
    const wagon = after(
      playedOut(inspired(after(battleOf('orlen', 'sorrow', 'toll-wagon'), first(0)))),
      score(0),
    );
    expect(pointsFrom(wagon.table, 0, 'wagon')).toBe(12);
    expect(wagon.table.wagon).not.toEqual(caches.table.wagon);
    const quarters = after(
      playedOut(inspired(after(battleOf('orlen pike*3', 'sorrow', 'hold-the-ground'), first(0)))),
      score(0, 0, 0, 1),
    );
    expect(pointsFrom(quarters.table, 0, 'presence')).toBe(20);
  });

  test('one more round hangs on a die', () => {
    let battle = battleOf('orlen', 'sorrow', 'champions-wager');
    for (let round = 1; round <= 5; round++)
      battle = after(playedOut(inspired(after(battle, first(0)))), score());
    expect(battle.pending?.wanted).toEqual({ roll: 'number', unit: null, count: 1, again: false });
    expect(isOver(after(battle, thrown(0, 0, 1, 0, 0, 0)))).toBe(true);
    expect(after(battle, thrown(0, 0, 0, 0, 0, 1)).table.round).toBe(6);
  });
});

describe('an attack', () => {
  const table = (): Battle => turnOfUnit(battleOf('orlen', 'sorrow brine'), 'orlen');

  test('asks for its dice, for the defender’s, and puts the damage where it belongs', () => {
    const battle = table();
    const sorrow = idOf(battle.table, 'sorrow');
    const declared = after(battle, attack('judgement', sorrow));
    expect(declared.pending?.wanted).toMatchObject({ roll: 'attack', count: 3, again: false });
    const rolled = after(declared, thrown(3, 0, 0, 0));
    expect(rolled.pending?.wanted).toMatchObject({ roll: 'defence', unit: '1:sorrow.1', count: 3 });
    const saved = after(rolled, thrown(1, 0, 0, 2));
    expect(unitOf(saved.table, sorrow).damage).toBe(4);
    expect(lyingDice(saved).map(({ counted, struck }) => ({ counted, struck }))).toEqual([
      { counted: [3, 0, 0, 0], struck: 1 },
      { counted: [1, 0, 0, 0], struck: 0 },
    ]);
  });

  test('takes no other number of dice, and nothing else meanwhile', () => {
    const declared = after(table(), attack('judgement', idOf(table().table, 'sorrow')));
    expect(tapped(declared, thrown(2, 0, 0, 0))).toBeNull();
    expect(tapped(declared, thrown(1, 1, 1, 0, 0, 0))).toBeNull();
    expect(tapped(declared, end)).toBeNull();
  });

  test('waits for whoever may still change the dice', () => {
    const declared = after(table(), attack('marshals-sword', idOf(table().table, 'sorrow')));
    const rolled = after(declared, thrown(1, 1, 1, 2));
    expect(rolled.table.frames.at(-1)).toMatchObject({ step: 'dice', side: 'roller' });
    const again = after(rolled, { tap: 'answer', move: { do: 'reroll', by: 'skill', dice: [0, 0, 0, 1] } });
    expect(again.pending?.wanted).toMatchObject({ roll: 'attack', count: 1, again: true });
    const spent = after(again, thrown(1, 0, 0, 0), {
      tap: 'answer',
      move: { do: 'spend', token: 'inspire' },
    });
    expect(spent.pending?.wanted).toMatchObject({ roll: 'defence', count: 4 });
  });

  test('that destroys scores what the unit cost, and first blood', () => {
    const battle = table();
    const brine = idOf(battle.table, 'brine');
    const wounded = after(
      battle,
      ...Array.from({ length: healthOf(unitOf(battle.table, brine)) - 1 }, (): Row => ({
        tap: 'pile',
        unit: brine,
        pile: 'damage',
        by: 1,
      })),
    );
    // A Drowned that falls in melee frightens with its last breath.
    const dead = after(
      wounded,
      attack('judgement', brine),
      thrown(3, 0, 0, 0),
      thrown(0, 0, 0, 3),
      thrown(0, 0, 0, 0, 1, 1),
    );
    expect(unitOf(dead.table, brine).state).toBe('destroyed');
    expect(pointsFrom(dead.table, 0, 'kill')).toBe(unitCost(unitOf(battle.table, brine)));
    expect(pointsFrom(dead.table, 0, 'first')).toBeGreaterThan(0);
    expect(undone(dead)?.table.units[brine]?.state).toBe('board');
  });

  test('is made on the ground that was said: cover, high ground, half range, a friend’s light', () => {
    const battle = turnOfUnit(battleOf('maud ilmane orlen', 'sorrow brine'), 'maud');
    const maud = idOf(battle.table, 'maud');
    const brine = idOf(battle.table, 'brine');
    const said = { ...NOTHING_SAID, targets: [brine] };
    const skill = 'long-gun';
    const mean = (words: Partial<typeof said>): number =>
      attackTold(battle.table, maud, skill, { ...said, ...words })?.mean ?? 0;
    expect(mean({ ground: ['cover'] })).toBeLessThan(mean({}));
    expect(mean({ ground: ['high'] })).toBeGreaterThan(mean({}));
    expect(mean({ ground: ['half'] })).toBeGreaterThan(mean({}));
    const lit = { ground: ['cover' as const], nearTarget: [idOf(battle.table, 'ilmane')] };
    expect(mean(lit)).toBeCloseTo(mean({}), 9);
    const claims = claimsFor(
      battle.table,
      attackDeed(maud, brine, skill, profileOf(unitOf(battle.table, maud), skill)),
    );
    expect(claims).toContainEqual({ kind: 'ground', fact: 'half' });
    expect(claims).toContainEqual({
      kind: 'nearTarget',
      units: [idOf(battle.table, 'ilmane')],
      within: 4000,
      by: 'merciless-light',
    });
  });

  test('is no luck if it comes to what was expected, and much if every die hits', () => {
    const battle = table();
    const sorrow = idOf(battle.table, 'sorrow');
    const lucky = after(battle, attack('judgement', sorrow), thrown(3, 0, 0, 0), thrown(0, 0, 0, 3));
    const unlucky = after(battle, attack('judgement', sorrow), thrown(0, 0, 0, 3));
    const [mine, theirs] = luckOf(lucky).players;
    expect(mine.damage).toBeGreaterThan(0);
    expect(theirs.damage).toBeLessThan(0);
    const told = attackTold(battle.table, idOf(battle.table, 'orlen'), 'judgement', {
      ...NOTHING_SAID,
      targets: [sorrow],
    });
    expect(mine.damage - theirs.damage).toBeCloseTo(6 - (told?.mean ?? 0), 9);
    expect(luckOf(unlucky).players[0].damage).toBeCloseTo(-(told?.mean ?? 0), 9);
    expect(luckOf(lucky).best?.unit).toBe('0:orlen.1');
    expect(luckOf(lucky).players[0].faces).toEqual([{ roll: 'attack', faces: [3, 0, 0, 0] }]);
  });
});

test('luck comes to nothing on average, whatever may still be done with the dice', () => {
  const battle = turnOfUnit(battleOf('orlen', 'sorrow brine'), 'orlen');
  const declared = after(battle, attack('judgement', idOf(battle.table, 'sorrow')));
  const faces = [0, 1, 2, 3];
  const throws = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])));
  const all = throws.map((dice) => {
    const rolled = after(declared, thrown(...faces.map((face) => dice.filter((die) => die === face).length)));
    const hits = rolled.pending?.wanted.count ?? 0;
    const ended = rolled.pending === null ? rolled : after(rolled, thrown(0, 0, 0, hits));
    return luckOf(ended).moments[0]?.damage ?? 0;
  });
  // Every face is on as many sides as any other.
  expect(all.reduce((sum, damage) => sum + damage, 0)).toBeCloseTo(0, 9);
  expect(Math.max(...all)).toBeGreaterThan(0.5);
});

describe('a turn', () => {
  test('charges by what was measured, strikes for free, and fails at two ones', () => {
    const battle = turnOfUnit(battleOf('brakk yew', 'sorrow brine'), 'brakk');
    const sorrow = idOf(battle.table, 'sorrow');
    const said = { ...NOTHING_SAID, targets: [sorrow] };
    const charge: Row = { tap: 'charge', target: sorrow, distance: 8000, kind: 'easy', said };
    const asked = after(battle, charge);
    expect(asked.pending?.wanted).toMatchObject({ roll: 'charge', count: 2 });
    const pass = chargeTold(battle.table, idOf(battle.table, 'brakk'), 8000, 'easy', said);
    expect(pass).toBeGreaterThan(0.5);
    const there = after(asked, thrown(0, 0, 0, 0, 1, 1));
    expect(there.table.frames.at(-1)).toMatchObject({ step: 'strike' });
    const failed = after(asked, thrown(2, 0, 0, 0, 0, 0));
    expect(failed.table.frames.at(-1)).toMatchObject({ step: 'act' });
    expect(tapped(failed, charge)).toBeNull();
    expect(luckOf(failed).players[0]).toMatchObject({ tests: 1, passed: 0 });
  });

  test('casts spells whose test and effects the rules see to', () => {
    const battle = turnOfUnit(battleOf('ilmane orlen', 'sorrow'), 'ilmane');
    const orlen = idOf(battle.table, 'orlen');
    const hurt = after(
      battle,
      ...Array.from({ length: 3 }, (): Row => ({ tap: 'pile', unit: orlen, pile: 'damage', by: 1 })),
    );
    const cast: Row = { tap: 'cast', spell: 'mend', said: { ...NOTHING_SAID, targets: [orlen] } };
    const mended = after(hurt, cast, thrown(0, 0, 0, 0, 1, 1));
    expect(unitOf(mended.table, orlen).damage).toBe(1);
    expect(tapped(mended, cast)).toBeNull();
    const burnt = after(hurt, cast, thrown(2, 0, 0, 0, 0, 0));
    expect(unitOf(burnt.table, idOf(battle.table, 'ilmane')).damage).toBe(1);
  });

  test('burns at its end, die by die', () => {
    const battle = turnOfUnit(battleOf('sorrow', 'orlen pike*2'), 'sorrow');
    const sorrow = idOf(battle.table, 'sorrow');
    const dot: Row = { tap: 'pile', unit: sorrow, pile: 'dot', by: 1 };
    const burning = after(battle, dot, dot);
    expect(aboutIn(burning)).toContain('burning');
    const rolled = after(burning, end);
    expect(rolled.pending?.wanted).toMatchObject({ roll: 'dot', count: 2 });
    const over = after(rolled, thrown(1, 0, 0, 0, 0, 1));
    expect(unitOf(over.table, sorrow)).toMatchObject({ damage: 1, dot: 1, activated: true });
  });

  test('of who stood still brings what it brings; who has moved goes without', () => {
    const battle = turnOfUnit(battleOf('orlen kessa', 'sorrow'), 'orlen');
    const orlen = idOf(battle.table, 'orlen');
    expect(endsByStanding(unitOf(battle.table, orlen))).toBe(true);
    expect(unitOf(after(battle, end).table, orlen).shields).toBe(1);
    expect(unitOf(after(battle, { tap: 'walk', far: false }, end).table, orlen).shields).toBe(0);
  });

  test('of a stunned unit begins with a lost action', () => {
    const battle = turnOfUnit(battleOf('orlen kessa', 'sorrow'), 'orlen');
    const orlen = idOf(battle.table, 'orlen');
    const stunned = after(battle, { tap: 'token', unit: orlen, token: 'stun' });
    expect(aboutIn(stunned)[0]).toBe('stun');
    expect(tapped(stunned, { tap: 'walk', far: false })).toBeNull();
    const shaken = after(stunned, { tap: 'act', move: { do: 'shake' }, said: NOTHING_SAID });
    expect(unitOf(shaken.table, orlen).tokens).toEqual([]);
  });

  test('a support that rises is one more on the table', () => {
    const battle = inspired(after(battleOf('sorrow brine', 'orlen'), first(0)));
    expect(arrivalsOf(battle.table)).toContainEqual({ seat: 0, kind: 'husk' });
    const risen = after(battle, { tap: 'arrive', seat: 0, kind: 'husk' });
    expect(risen.table.units.at(-1)).toMatchObject({ kind: 'husk', owner: 0, state: 'board' });
  });
});

describe('a second blow', () => {
  const twin = (): Battle => {
    const battle = turnOfUnit(battleOf('kessa pike*2', 'sorrow brine'), 'kessa');
    const [sorrow, brine] = [idOf(battle.table, 'sorrow'), idOf(battle.table, 'brine')];
    return after(battle, attack('twin-blades', sorrow, { targets: [sorrow, brine] }), thrown(0, 0, 0, 3));
  };

  test('is asked for where two enemies were named, and goes at whom it is said to', () => {
    const battle = twin();
    const brine = idOf(battle.table, 'brine');
    expect(battle.table.frames.at(-1)?.step).toBe('aim');
    const struck = after(battle, { tap: 'answer', move: { do: 'target', unit: brine } }, thrown(2, 0, 0, 1));
    expect(struck.pending?.wanted).toMatchObject({ roll: 'defence', unit: tagOf(struck.table, brine) });
  });

  test('may be left undone', () => {
    const stopped = after(twin(), { tap: 'answer', move: { do: 'stop' } });
    expect(stopped.table.frames.at(-1)?.step).toBe('act');
  });
});

test('blanks of a shot hurt a friend who is said to fight its target', () => {
  const battle = turnOfUnit(battleOf('maud pike*2', 'sorrow brine'), 'maud');
  const [sorrow, pike] = [idOf(battle.table, 'sorrow'), idOf(battle.table, 'pike')];
  const shot = after(battle, attack('long-gun', sorrow, { touching: [pike] }), thrown(0, 0, 0, 3), {
    tap: 'answer',
    move: { do: 'keep' },
  });
  expect(toldIn(shot)).toContainEqual(
    expect.objectContaining({ e: 'unit.damaged', unit: tagOf(battle.table, pike), cause: 'fire' }),
  );
});

test('a record that was saved as a file is opened again; anything else is not', () => {
  const battle = turnOfUnit(battleOf('orlen pike*2', 'sorrow brine'), 'orlen');
  const opened = readRecord(JSON.stringify(packed(recordOf(battle))));
  expect(opened?.table).toEqual(battle.table);
  for (const text of ['', 'nothing', '{}', '{"companion":1}']) expect(readRecord(text)).toBeNull();
});
