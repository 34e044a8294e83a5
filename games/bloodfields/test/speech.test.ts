import { LOCALES } from '@sanguine/kernel';
import { flawsIn, listening, speechConformance } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../content/costs.ts';
import { EVERY_EVENT, EVERY_VARIANT, SILENT } from './every.ts';
import { everyScene } from './positions.ts';
import { Scene } from './scene.ts';
import { game, GAMES, NAMES, outspoken } from './spoken.ts';

const { told, log, prompt, line, group } = listening(game, NAMES);

speechConformance(outspoken, NAMES, GAMES);

// `linesConformance` asks for secrets among the events; here nothing is told before it is open to all.
test.each(LOCALES)('every event has a line in %s, of its own', (locale) => {
  const spoken = Object.values(EVERY_EVENT).filter(({ e }) => !SILENT.includes(e));
  for (const list of [spoken, EVERY_VARIANT])
    expect(flawsIn(list.map((event) => told(event, 0, locale)))).toEqual([]);
});

test('an attack is told as one fight with its dice; a roll for the ground is none', () => {
  const rolled = (roll: 'attack' | 'terrain') => ({ ...EVERY_EVENT['dice.rolled'], roll });
  expect([rolled('attack'), rolled('terrain')].map((event) => game.isFighting(event))).toEqual([true, false]);
  expect(game.isFighting(EVERY_EVENT['attack.declared'])).toBe(true);
  expect(game.isFighting(EVERY_EVENT['unit.moved'])).toBe(false);
});

test.each(LOCALES)('every step asks its own question in %s, of one who decides', (locale) => {
  const scenes = everyScene();
  const questions = scenes.map((scene) => prompt(scene, null, locale));
  expect(flawsIn(questions)).toEqual([]);
  const strays = questions.filter((asked, index) => {
    const deciders = scenes[index]?.deciders ?? [];
    return !deciders.some((seat) => asked.startsWith(NAMES[seat] ?? '?'));
  });
  expect(strays).toEqual([]);
});

test('nothing is said of what is not worth a line', () => {
  expect(SILENT.map((e) => told(EVERY_EVENT[e], 0))).toEqual(SILENT.map(() => ''));
  expect(told({ e: 'dot.rolled', unit: '0:orlen.1', lost: 1, removed: 0 }, 0)).toBe('');
  expect(told({ e: 'health.lost', unit: '0:orlen.1', amount: 0, why: 'dot' }, 0)).toBe('');
});

test.each(LOCALES)('units both sides have are told apart in %s', (locale) => {
  const events = [
    { e: 'attack.hit', unit: '0:orlen.1', target: '1:orlen.1', hits: 1, criticals: 0 },
    { e: 'attack.hit', unit: '1:orlen.1', target: '0:orlen.1', hits: 1, criticals: 0 },
    { e: 'attack.hit', unit: '0:orlen.1', target: '1:pike.2', hits: 1, criticals: 0 },
  ] as const;
  expect(flawsIn(events.map((event) => told(event, 0, locale)))).toEqual([]);
});

describe('before the battle', () => {
  test('rosters, sides and deployment are told', () => {
    const scene = Scene.opening('hollow', { scenario: 'toll-wagon', points: '60' });
    expect(prompt(scene)).toBe('Ann, Bob: choose a roster of up to 60 points');
    expect(line(scene, 'south', 'muster ssil pell+stone mossling')).toBe(
      `Muster Fen Snare: Ssil, Mossling, Pell (Potion of Stone) — ${UNIT_COSTS.ssil + UNIT_COSTS.mossling + UNIT_COSTS.pell + ITEM_COSTS.stone} of 60 points`,
    );
    expect(line(scene, 'south', 'muster maud+hawk pike*2', 'ja')).toBe(
      `編成する：モード（鷹の薬）、長槍衛兵2体 — ${UNIT_COSTS.maud + ITEM_COSTS.hawk + 2 * UNIT_COSTS.pike}／60ポイント`,
    );
    scene.does('north', 'muster orlen pike*2').rolls('3 4 6 1 5 5 2 1');
    scene.does('south', 'muster sorrow husk*3');
    expect(log(scene)).toEqual([
      'Ann has chosen a roster',
      'Ann musters Sorrow, 3 Bilge Husk; loyal to the Drowned Legion: No Grave Below',
      'Bob musters Orlen, 2 Pike Watch; loyal to the Lantern Wardens: Lamps Lit',
      'Roll for sides: Ann 7, Bob 7; Ann 10, Bob 3; Ann chooses',
    ]);
    // The zones of the Toll Wagon lie in the west and the east, though notation keeps the usual names of the sides.
    expect(line(scene, 'south', 'take south')).toBe('Take the South side, the zone in the west');
    expect(line(scene, 'south', 'take north', 'ja')).toBe('北側（東の配置ゾーン）を選ぶ');
    scene.does('south', 'take north').asks('north', 'deploy');
    expect(log(scene)).toEqual([
      'Ann takes the North side, the zone in the east',
      'Bob has the Initiative token',
    ]);
    expect(prompt(scene)).toBe('Bob (South): deploy a unit (3 left)');
    expect(line(scene, 'north', 'place orlen 3,10')).toBe('Deploy Orlen at (3, 10)');
    scene.does('north', 'place pike 3,10').asks('north', 'deploy');
    expect(prompt(scene)).toBe('Bob (South): deploy the last support');
    expect(log(scene, 'ja')).toEqual(['Bobの長槍衛兵1が(3, 10)に配置された']);
    expect(scene.unrolled).toBe(0);
  });
});

describe('an activation', () => {
  const field = (): Scene =>
    new Scene('orlen 10,10 inspire 1; pike 8,8; pike 8,6', 'cray 20,10', {
      terrain: 'fence 18,8 18.4,8 18.4,12 18,12',
    });

  test('begins with the choice of a unit', () => {
    const scene = field();
    expect(prompt(scene)).toBe('Ann (South): activate a unit or the supports');
    expect(prompt(scene, null, 'ja')).toBe('Ann（南）：ユニットか支援を起動してください');
    expect(line(scene, 'south', 'activate orlen')).toBe('Activate Orlen');
    expect(line(scene, 'south', 'supports')).toBe('Activate the supports — 2 units');
    scene.does('south', 'supports');
    expect(prompt(scene)).toBe('Ann (South): choose the next support');
    expect(line(scene, 'south', 'activate pike.2')).toBe('Activate Pike Watch 2');
    expect(line(scene, 'south', 'activate pike.2', 'ja')).toBe('長槍衛兵2を起動する');
  });

  test('goes on action by action', () => {
    const scene = field().does('south', 'activate orlen');
    expect(log(scene)).toEqual(["Turn of Ann's Orlen"]);
    expect(prompt(scene)).toBe('Ann (South): Orlen: 2 actions left');
    expect(prompt(scene, null, 'ja')).toBe('Ann（南）：オルレンの手番（残り2アクション）');
    expect(line(scene, 'south', 'move 13,14')).toBe('Move 5 inches north-east to (13, 14)');
    expect(line(scene, 'south', 'move 13,14', 'ja')).toBe('北東へ5インチ移動する：(13, 14)');
    expect(line(scene, 'south', 'charge cray')).toBe('Charge Cray — 8.74 inches, hard, 25% to succeed');
    expect(line(scene, 'south', 'focus')).toBe('Battle Focus — +1 Inspire');
    expect(line(scene, 'south', 'use forward-the-lamps')).toBe(
      'Use Forward the Lamps — 1 Inspire; target another allied Warden within 6 inches: gain a Move Action',
    );
    expect(line(scene, 'south', 'end')).toBe('End the turn — 2 actions unused');
    expect(line(scene, 'south', 'end', 'ja')).toBe('手番を終える — 未使用のアクション2回');
    expect(group(scene, 'south', /^move/)).toBe('Move');
    scene.does('south', 'move 13,14').asks('south', 'act');
    expect(log(scene)).toEqual(["Ann's Orlen moves 5 inches to (13, 14)"]);
    expect(log(scene, 'ja')).toEqual(['Annのオルレンが5インチ移動した：(13, 14)']);
  });

  test('says what is found at the end of a way', () => {
    const scene = new Scene('maud 10,10', 'cray 25,10', {
      terrain: 'forest 12,8 16,8 16,12 12,12; fence 9,14 12,14 12,14.4 9,14.4; high 4,4 8,4 8,8 4,8',
    }).does('south', 'activate maud');
    expect(line(scene, 'south', 'move 12.5,10')).toBe('Move 2.5 inches east to (12.5, 10) — in the forest 1');
    expect(line(scene, 'south', 'move 10,13.2')).toBe(
      'Move 3.2 inches north to (10, 13.2) — behind the fence 1; within reach of a flag',
    );
    expect(line(scene, 'south', 'move 7.5,7.5', 'ja')).toBe(
      '南西へ3.54インチ移動する：(7.5, 7.5) — 高地1の中',
    );
    expect(line(scene, 'south', 'move 10,12 11,11')).toBe('Move 3.41 inches round to (11, 11)');
  });

  test('ends with contact, and names whom', () => {
    const scene = new Scene('orlen 10,10', 'cray 14,10; husk 14,11.3').does('south', 'activate orlen');
    expect(line(scene, 'south', 'move 12.74,10')).toBe(
      'Move 2.74 inches east to (12.74, 10) — into contact with Cray',
    );
  });
});

describe('a charge', () => {
  test('is told from the declaration to the free attack', () => {
    const scene = new Scene('brakk 10,10 inspire 1', 'cray 18,10 inspire 1').does('south', 'activate brakk');
    expect(line(scene, 'south', 'charge cray')).toBe('Charge Cray — 6.19 inches, easy, 97.2% to succeed');
    scene.rolls('1 4').does('south', 'charge cray').asks('south', 'contact');
    expect(log(scene)).toEqual([
      "Ann's Brakk charges Cray: easy, 6.19 inches",
      "Ann's Brakk, charge test: movement 6 inches, charge +2 (Bull Rush)",
      "Ann's Brakk, charge test: 1, 4",
      "Ann's Brakk passes the charge test with 12 inches",
    ]);
    expect(prompt(scene)).toBe('Ann (South): choose where Brakk touches Cray');
    expect(line(scene, 'south', 'contact 16.189,10')).toBe(
      'Touch it from the west, at (16.19, 10) — into contact with Cray',
    );
    scene.does('south', 'contact 16.189,10').asks('south', 'strike');
    expect(log(scene)).toEqual(["Ann's Brakk goes 6.19 inches east into contact with Cray, at (16.19, 10)"]);
    expect(prompt(scene, null, 'ja')).toBe('Ann（南）：ブラークのクレイへの突撃攻撃を選んでください');
    scene.rolls('skull skull mastery inspire blank blank').does('south', 'strike gore').asks('south', 'dice');
    expect(log(scene)).toEqual([
      "Ann's Brakk makes the free attack on Cray with Gore",
      "Ann's Brakk, attack roll: 5 dice (Gore), +1 die (Gore: As a charge's free attack), mastery 4",
      "Ann's Brakk, attack roll: 2 skulls, 1 mastery, 1 inspire, 2 blanks",
    ]);
    expect(prompt(scene)).toBe(
      'Ann (South): attack roll of Brakk, 2 skulls, 1 mastery, 1 inspire, 2 blanks: change the dice or keep them',
    );
    expect(line(scene, 'south', 'spend')).toBe(
      'Spend an Inspire token — 1 hit more; 0% to destroy, 1.7 damage on average',
    );
    scene.rolls('armour blank blank blank').does('south', 'spend').asks('south', 'act');
    expect(log(scene)).toEqual([
      "Ann's Brakk spends an Inspire token on the attack roll",
      "Ann's Brakk scores 4 hits on Cray",
      "Bob's Cray, defence roll: armour 1",
      "Bob's Cray, defence roll: 1 armour, 3 blanks",
      "Bob's Cray saves 1; 3 hits get through",
      "Bob's Cray takes 3 damage",
    ]);
    expect(log(scene, 'ja')).toEqual([
      'Annのブラークが攻撃ロールに鼓舞トークンを使った',
      'Annのブラークからクレイへのヒット：4',
      'Bobのクレイの防御ロール：装甲1',
      'Bobのクレイの防御ロール：装甲1、空白3',
      'Bobのクレイのセーブ：1、通ったヒット：3',
      'Bobのクレイが3ダメージを受けた',
    ]);
    expect(scene.unrolled).toBe(0);
  });

  test('that falls short says how far it came', () => {
    const scene = new Scene('orlen 10,10', 'cray 21,10').does('south', 'activate orlen');
    scene.rolls('2 3').does('south', 'charge cray').asks('south', 'act');
    expect(log(scene)).toEqual([
      "Ann's Orlen charges Cray: easy, 9.74 inches",
      "Ann's Orlen, charge test: movement 5 inches",
      "Ann's Orlen, charge test: 2, 3",
      "Ann's Orlen fails the charge test with 8 inches",
      "Ann's Orlen falls short after 2 inches, at (12, 10)",
    ]);
  });
});

describe('a shot', () => {
  test('is told with its chances, its cover and who is endangered', () => {
    const scene = new Scene('maud 10,10; orlen 19.26,10', 'cray 18,10', {
      terrain: 'forest 13,7 15,7 15,13 13,13',
    }).does('south', 'activate maud');
    expect(line(scene, 'south', 'attack long-gun cray')).toMatch(
      /^Attack Cray with Long Gun — [\d.]+% to destroy, [\d.]+ damage on average; cover by being in combat; friendly fire endangers Orlen$/,
    );
    expect(line(scene, 'south', 'attack long-gun cray', 'ja')).toMatch(
      /^クレイを「長銃」で攻撃する — 撃破率[\d.]+%、平均[\d.]+ダメージ／戦闘中のため遮蔽／誤射の恐れ：オルレン$/,
    );
    expect(
      group(
        new Scene('maud 10,10', 'cray 18,10; husk 18,14').does('south', 'activate maud'),
        'south',
        /^attack long/,
      ),
    ).toBe('Attack with Long Gun');
  });
});

describe('magic', () => {
  test('is told spell by spell', () => {
    const scene = new Scene('ilmane 10,10; orlen 12,10 damage 3', 'cray 18,10').does(
      'south',
      'activate ilmane',
    );
    expect(line(scene, 'south', 'magic')).toBe('Magic: cast spells');
    scene.does('south', 'magic').asks('south', 'cast');
    expect(prompt(scene)).toBe('Ann (South): Ilmane may cast 2 more spells');
    expect(line(scene, 'south', 'cast mend')).toBe(
      'Cast Mend — difficulty 7, 97.2% to succeed; target ally within 8 inches: restore 2 HP',
    );
    scene.rolls('1 1').does('south', 'cast mend').asks('south', 'cast');
    expect(log(scene)).toEqual([
      "Ann's Ilmane, magic test: mastery 5",
      "Ann's Ilmane, magic test: 1, 1",
      "Ann's Ilmane fails to cast Mend (difficulty 7)",
      "Mana Burn for Ann's Ilmane",
      "Ann's Ilmane loses 1 HP to Mana Burn",
    ]);
  });
});

test('what is refused is told with the measure and with what to do', () => {
  const scene = new Scene('maud 10,10', 'cray 40,10; ironlung 13.3,10').does('south', 'activate maud');
  const refused = (text: string, locale: 'en' | 'ja' = 'en'): string => {
    const parsed = game.engine.notation.parse(scene.state, 0, text);
    if (!parsed.ok) throw new Error(parsed.problem);
    const fault = game.engine.refuse(game.engine.mask(loaded(scene), 0), 0, parsed.move);
    return fault === null ? 'legal' : game.speech.refusal(locale, fault);
  };
  expect(refused('move 10,15')).toBe('That needs 5 inches, and it has 4 inches; choose a nearer place');
  expect(refused('charge cray')).toBe(
    'Cray is too far: that needs 28.74 inches, and the charge reaches 10 inches at best',
  );
  expect(refused('attack long-gun cray')).toBe(
    'Cray is 28.74 inches away, and the range of Long Gun is 18 inches; move closer',
  );
  expect(refused('attack musket-butt ironlung')).toBe(
    'Ironlung is not in contact: it is 1.49 inches away; move into contact or charge',
  );
  expect(refused('attack musket-butt ironlung', 'ja')).toBe(
    '鉄肺と接触していません（距離1.49インチ）。接触するか突撃してください',
  );
  expect(refused('move 13,10')).toBe('It cannot end there: Ironlung is in the way; choose a free place');
});

function loaded({ state }: Scene) {
  const full = game.engine.load(state);
  if (full === null) throw new Error('this is no position of the game');
  return full;
}

describe('a push', () => {
  const slammed = (north: string, terrain = ''): string[] => {
    const scene = new Scene('tobren 10,10', north, { terrain });
    scene.rolls('skull skull skull blank blank blank').does('south', 'activate tobren');
    scene.does('south', 'attack shield-slam cray');
    return log(scene).filter((one) => one.includes('push'));
  };

  test('is told with who, how far and where to; and with what is in the way', () => {
    expect(slammed('cray 11.417,10')).toEqual([
      expect.stringMatching(/^Bob's Cray is pushed \d inch(es)? east by Tobren, to \(\d+\.\d+, 10\)$/),
    ]);
    expect(slammed('cray 11.417,10', 'rock 12.5,8 14,8 14,12 12.5,12')).toEqual([
      expect.stringMatching(
        /^Tobren pushes Bob's Cray \d inch(es)?; after 0\.45 inches east it runs into the rock 1, at \(11\.87, 10\)$/,
      ),
    ]);
    expect(slammed('cray 11.417,10; husk 12.677,10')).toEqual([
      "Tobren pushes Bob's Cray, which cannot move: Bob's Bilge Husk 1 is in the way",
    ]);
  });

  test('that is held is told with who pushed', () => {
    expect(told(EVERY_EVENT['push.held'], 0)).toMatch(/holds fast and is not pushed 2 inches by /);
  });
});

test('a fire that costs nothing is not told', () => {
  expect(told({ e: 'health.lost', unit: '0:orlen.1', amount: 0, why: 'dot' }, 0)).toBe('');
  expect(told({ e: 'health.lost', unit: '0:orlen.1', amount: 1, why: 'dot' }, 0)).not.toBe('');
});

test('a shot that goes astray is told with where it was aimed, how far and where it goes down', () => {
  const event = EVERY_EVENT['shot.scattered'];
  const shot = { ...event, direction: 90, from: { x: 10_000, y: 10_000 }, at: { x: 10_000, y: 13_000 } };
  expect(told(shot, 0)).toMatch(
    /^The shot of .+ at \(10, 10\) goes astray by 3 inches to the north and down at \(10, 13\)$/,
  );
});
