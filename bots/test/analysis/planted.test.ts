import { game as rage } from '@sanguine/blood-rage/game.ts';
import { Scene as Age } from '@sanguine/blood-rage/test/scene.ts';
import { game as stone } from '@sanguine/blood-stone/game.ts';
import { Scene as Glade } from '@sanguine/blood-stone/test/scene.ts';
import { game as fields } from '@sanguine/bloodfields/game.ts';
import { Scene as Field } from '@sanguine/bloodfields/test/scene.ts';
import { game as stones } from '@sanguine/bloodstones/game.ts';
import { Scene as Realm } from '@sanguine/bloodstones/test/scene.ts';
import { type GameRecord, Match } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../index.ts';
import { analysed, planted, withLuck } from './planted.ts';

const LUCK_ONLY = { seats: [] };

/** The decision of the planted row, which is row 2: the position is row 1. */
const blunder = ({ decisions }: Analysis) => decisions.find(({ row }) => row === 2);

describe('a blunder is found and named', () => {
  test('Blood Stone: the last soldier, one stone left, does not shoot the Witch, who has one too', () => {
    const glade = new Glade('witch e7 1, wolf d9, boar f9, archer e9 1').hand('witch', 'manipulate');
    const record = planted(stone, glade.state, { seed: 'a', did: [[0, 'end']], conceded: 0 });
    const seen = analysed(stone, record, { worlds: 192 });
    expect(blunder(seen)).toMatchObject({
      seat: 0,
      verdict: 'blunder',
      made: { notation: 'end' },
      better: {
        notation: 'attack archer witch',
        words: { en: expect.stringContaining('Witch'), ja: expect.stringContaining('魔女') },
      },
    });
    expect(seen.moments).toContainEqual(expect.objectContaining({ kind: 'decision', row: 2, seat: 0 }));
    expect(seen.seats[0]?.marks).toEqual({ blunder: 1, mistake: 0, inaccuracy: 0 });
  });

  test('Bloodstones: the last battle is lost by two, and the tile that wins it stays in hand', () => {
    const realm = lastBattle()
      .rig('dragonRiders', 3, 3, 2)
      .rig('horseLords', 4, 3, 3)
      .does('dragonRiders', 'battle @19 seat 1');
    // §13.2: the end was triggered, and only this battle is left.
    realm.state.frames = [
      { step: 'final', queue: [0], order: [0, 1], lap: 1 },
      ...realm.state.frames.slice(1),
    ];
    const record = planted(stones, realm.state, { seed: 'a', did: [[0, 'keep']], conceded: 0 });
    expect(blunder(analysed(stones, record, { share: 1, worlds: 160 }))).toMatchObject({
      verdict: 'blunder',
      made: { notation: 'keep' },
      better: { notation: 'swap blank' },
    });
  });

  test('Blood Rage: a Quest is played into the battle that decides the game, and the card of six is kept', () => {
    const age = new Age(
      'wolf gimle 2 warrior, hand tyrs-rage manheim, rage 0, glory 50; bear gimle 2 warrior, hand odins-smite thors-hammer, rage 0, glory 50',
      { age: 3, pillaged: 'myrkulor yggdrasil angerboda muspelheim andlang' },
    ).does('wolf', 'pillage gimle');
    const did = [[0, 'play manheim-3'] as const, [1, 'play odins-smite-1'] as const];
    const seen = analysed(rage, planted(rage, age.state, { seed: 'a', did, conceded: 0 }), { worlds: 160 });
    expect(blunder(seen)).toMatchObject({
      verdict: 'blunder',
      better: { notation: expect.stringContaining('play tyrs-rage-3') },
    });
  });

  test('Bloodfields: in the last round nobody shoots at who is as good as dead', () => {
    const field = new Field(
      'maud 9,10; orlen 15,20 activated',
      'cray 20,10 damage 4 activated; fenn 40,5 activated',
      {
        round: 5,
      },
    ).does('south', 'activate maud');
    const record = planted(fields, field.state, { seed: 'a', did: [[0, 'end']] });
    expect(blunder(analysed(fields, record, { share: 1 }))).toMatchObject({
      verdict: 'blunder',
      made: { notation: 'end' },
      better: { notation: 'attack long-gun cray' },
    });
  });
});

/** A battle that decides the game. */
function lastBattle(): Realm {
  const scene = new Realm({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 19, '2 cavalry')
    .units('horseLords', 19, '2 swords')
    .hand('dragonRiders', '2 blank')
    .hand('horseLords', 'castle');
  for (const player of scene.state.players) Object.assign(player, { regroups: 2, vp: 30 });
  return scene;
}

describe('a stroke of luck is found and named', () => {
  /** The draw of the planted row, which has to be the only decisive moment. */
  function stroke(seen: Analysis, lucky: number): Analysis['draws'][number] {
    const [draw] = seen.draws;
    if (draw === undefined) throw new Error('nothing was drawn');
    expect(seen.moments).toEqual([expect.objectContaining({ kind: 'draw', row: draw.row, seat: lucky })]);
    expect(seen.seats[lucky]).toMatchObject({ counts: { lucky: 1, unlucky: 0 }, luck: draw.luck[lucky] });
    expect(seen.seats[lucky]?.withoutLuck).toBeCloseTo(100 - (draw.luck[lucky] ?? 0), 6);
    return draw;
  }

  test('Blood Stone: Zombify takes hold by the one face of six that it needs', () => {
    const glade = new Glade('witch e7, archer e9 3, spearman a1', { turn: 'witch' }).hand('witch', 'zombify');
    const witch = glade.seat('witch');
    const cast = (seed: string): GameRecord =>
      planted(stone, glade.state, { seed, did: [[witch, 'cast zombify archer 1']], conceded: 1 - witch });
    const record = withLuck(stone, cast, (told) => told.includes('turns into a zombie'));
    const { luck, error, words } = stroke(analysed(stone, record, {}, LUCK_ONLY), witch);
    // All six faces were counted.
    expect([error, (luck[witch] ?? 0) > 8]).toEqual([0, true]);
    expect([words.en, words.ja]).toEqual([
      expect.stringContaining('The d6 shows 1'),
      expect.stringContaining('目は1'),
    ]);
  });

  test('Bloodstones: the best battle tiles against the worst', () => {
    const fight = (seed: string): GameRecord =>
      planted(stones, lastBattle().state, { seed, did: [[0, 'battle @19 seat 1']], conceded: 1 });
    const record = withLuck(stones, fight, (told) =>
      /Ann draws battle tiles 5 [45].*Bob draws battle tiles 3 2/.test(told),
    );
    const { luck, error } = stroke(analysed(stones, record, {}, LUCK_ONLY), 0);
    expect((luck[0] ?? 0) - 2 * error).toBeGreaterThan(4);
  });

  test('Blood Rage: of some deals the kindest, drawn anew by another seed, is kind again', () => {
    const dealt = (seed: string): GameRecord => {
      const match = Match.open(rage.engine, { setup: rage.setup(2, {}), dice: { generator: 'swift', seed } });
      match.take({ do: 'concede', seat: 1 });
      return match.record({});
    };
    const luckOf = (record: GameRecord, redraws: number, seed: string): Analysis =>
      analysed(rage, record, { redraws, playouts: 0 }, { ...LUCK_ONLY, seed });
    const deals = Array.from({ length: 5 }, (_, at) => {
      const record = dealt(`deal ${at}`);
      const [{ luck } = { luck: [] }] = luckOf(record, 2, 'choose').draws;
      return { record, kind: luck[0] ?? 0 };
    });
    const kindest = deals.toSorted((one, other) => other.kind - one.kind)[0]?.record;
    if (kindest === undefined) throw new Error('nothing was dealt');
    const { luck, error, seat, words } = stroke(luckOf(kindest, 8, 'look'), 0);
    expect((luck[0] ?? 0) - 2 * error).toBeGreaterThan(0);
    expect([seat, words.en]).toEqual([null, expect.stringContaining('Ann leads')]);
  });

  test('Bloodfields: a long gun hits with all it has, and dice on the table count by what they will do', () => {
    const field = new Field(
      'maud 9,10; orlen 15,20 activated',
      'cray 20,10 damage 2 activated; fenn 40,5 activated',
      {
        round: 5,
      },
    ).does('south', 'activate maud');
    const shoot = (seed: string): GameRecord =>
      planted(fields, field.state, { seed, did: [[0, 'attack long-gun cray']], conceded: 1 });
    const record = withLuck(fields, shoot, (told) => /3 skulls/.test(told));
    const { luck, error, words } = stroke(analysed(fields, record, {}, LUCK_ONLY), 0);
    expect((luck[0] ?? 0) - 2 * error).toBeGreaterThan(2);
    expect(words.en).toContain('Maud');
  });
});
