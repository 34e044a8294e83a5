import { type Locale, LOCALES } from '@sanguine/kernel';
import { flawsIn, linesConformance, listening, speechConformance } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { SPELL_KINDS } from '../content/spells.ts';
import { game } from '../game.ts';
import { bloodStone } from '../index.ts';
import { speech } from '../text/speech.ts';
import { EVERY_EVENT, EVERY_VARIANT } from './every.ts';
import { everyPosition } from './positions.ts';
import { Scene } from './scene.ts';
import { GAMES, seen } from './spoken.ts';

const NAMES = ['Ann', 'Bob'];

const { told, log, prompt, line, group } = listening(game, NAMES);

speechConformance(game, NAMES, GAMES);

linesConformance(game, NAMES, {
  events: [Object.values(EVERY_EVENT), EVERY_VARIANT],
  questions: everyPosition(),
  secrets: {
    of: 1,
    pairs: [
      [
        { e: 'cards.drawn', seat: 1, cards: ['siphon', 'zombify'] },
        { e: 'cards.drawn', seat: 1, cards: ['manipulate', 'bloodMist'] },
      ],
    ],
  },
});

describe('a Soldiers’ turn', () => {
  test('an attack that sweeps names everyone it strikes, and what it costs the own side', () => {
    const scene = new Scene('witch e5 1, wolf d5 3, swordsman e6, archer f5 1');
    expect(line(scene, 'soldiers', 'attack swordsman north')).toBe(
      'Strike north with the Swordsman — strikes the Witch, the Ash Wolf; hits its own side: the Archer; ' +
        'kills the Witch, the Archer; wins the game',
    );
    scene.does('soldiers', 'attack swordsman north');
    expect(log(scene)).toEqual([
      'The Swordsman cuts the Witch, the Ash Wolf, the Archer',
      'The Witch loses 1 stone',
      'The Ash Wolf loses 1 stone',
      'The Archer loses 1 stone',
      'The Witch is dead',
      'The Archer dies; a Phantom enters the Realm',
      'The Witch is slain: the Soldiers win',
    ]);
    expect(prompt(scene)).toBe('The game is over: Ann (Soldiers) wins');
    expect(prompt(scene, null, 'ja')).toBe('ゲーム終了。Ann（兵士）の勝利');
  });

  test('a move is told with its steps, an extra Act with its reason', () => {
    const scene = new Scene('witch e1, archer e10').hand('soldiers', 'secondWind');
    expect(line(scene, 'soldiers', 'move archer e9')).toBe('Move the Archer from e10 to e9 — 1 step of 3');
    scene.does('soldiers', 'cast secondWind archer');
    expect(log(scene)).toEqual([
      'Ann casts Second Wind on the Archer',
      'The Archer finds a second wind: one more Act',
    ]);
    expect(line(scene, 'soldiers', 'move archer e9')).toBe(
      'Move the Archer from e10 to e9 — 1 step of 3; the Act of Second Wind',
    );
    expect(line(scene, 'soldiers', 'end')).toBe('End the turn — 3 Acts unused');
    expect(line(scene, 'soldiers', 'end', 'ja')).toBe('手番を終える — 行動の残り3回');
  });

  test('the prompt counts Acts and cards', () => {
    const scene = new Scene('witch e1, archer e10, swordsman d10');
    expect(prompt(scene)).toBe(
      'Ann (Soldiers): move and attack with the soldiers (3 Acts left), or end the turn',
    );
    scene.hand('soldiers', 'mend banish').does('soldiers', 'move archer e9');
    expect(prompt(scene)).toBe(
      'Ann (Soldiers): move and attack with the soldiers (2 Acts left), use or discard phantom spells ' +
        '(1 more to use), or end the turn',
    );
  });

  test('a whisper tells the cards to those who may know them', () => {
    const scene = new Scene('witch e1, archer e10')
      .hand('witch', 'siphon siphon')
      .hand('soldiers', 'whisper');
    scene.does('soldiers', 'cast whisper').asks('soldiers', 'whisper');
    const [, event] = scene.events;
    if (event === undefined) throw new Error('nothing was seen');
    expect(told(event, 0, 'en')).toBe("Ann looks into the Witch's hand: 2 Siphon");
    expect(told(event, null, 'en')).toBe("Ann looks into the Witch's hand");
    expect(prompt(scene, 0)).toBe('Ann (Soldiers): choose the card that the Witch discards: 2 Siphon');
    expect(prompt(scene, null)).toBe('Ann (Soldiers): choose the card that the Witch discards');
    expect(line(scene, 'soldiers', 'strip siphon', 'ja')).toBe('魔女に「吸血」を捨てさせる');
  });
});

describe('a Witch’s turn', () => {
  test('a spell with an offering is told with its chance and its burst', () => {
    const scene = new Scene('witch e3, wolf e5 3, archer d6 2, spearman f6', { turn: 'witch' })
      .hand('witch', 'bloodBoil')
      .dice(2);
    expect(line(scene, 'witch', 'cast bloodBoil wolf 2')).toBe(
      'Cast Blood Boil on the Ash Wolf, offering 2 stones — 50%; all around lose 2 stones; ' +
        'strikes the Archer, the Spearman; kills the Archer',
    );
    scene.does('witch', 'cast bloodBoil wolf 2');
    expect(log(scene)).toEqual([
      'Bob casts Blood Boil on the Ash Wolf and offers 2 stones',
      'The d4 shows 2: the spell takes hold',
      '2 stones flow from the Witch to the Ash Wolf',
      'The boiling blood costs the Ash Wolf 5 stones',
      'The boiling blood costs the Archer 2 stones',
      'The boiling blood costs the Spearman 2 stones',
      'The Ash Wolf dies; a Phantom enters the Realm',
      'The Archer dies; a Phantom enters the Realm',
    ]);
    expect(log(scene, 'ja').slice(0, 2)).toEqual([
      'Bobは石2個を捧げ、灰の狼に「血の沸騰」を使った',
      '4面ダイスの目は2：呪文は成功',
    ]);
  });

  test('what would end the game is announced before it is done', () => {
    const boil = new Scene('witch e4 2, boar e3 3, swordsman d3 1', { turn: 'witch' }).hand(
      'witch',
      'bloodBoil',
    );
    expect(line(boil, 'witch', 'cast bloodBoil boar 1')).toBe(
      'Cast Blood Boil on the Bramble Boar, offering 1 stone — 25%; all around lose 2 stones; ' +
        'strikes the Swordsman, the Witch; hits its own side: the Witch; kills the Swordsman, the Witch; ' +
        'ends the game in a draw',
    );
    boil.dice(1).does('witch', 'cast bloodBoil boar 1');
    expect(log(boil).at(-1)).toBe('Witch and soldiers fall at one stroke: a draw');
    expect(prompt(boil)).toBe('The game is over: a draw');
    const wolf = new Scene('witch e4 1, wolf e3, swordsman d10', { turn: 'witch' })
      .hand('witch', 'manipulate')
      .does('witch', 'cast manipulate');
    expect(line(wolf, 'witch', 'attack wolf witch')).toBe(
      'Attack the Witch with the Ash Wolf — hits its own side: the Witch; kills the Witch; loses the game',
    );
  });

  test('Transfuse says which way the blood flows', () => {
    const scene = new Scene('witch e3, wolf e5, archer e10', { turn: 'witch' }).hand('witch', 'transfuse');
    expect(line(scene, 'witch', 'cast transfuse wolf 2')).toBe(
      'Cast Transfuse: 2 stones from the Witch to the Ash Wolf',
    );
    expect(line(scene, 'witch', 'cast transfuse wolf -1')).toBe(
      'Cast Transfuse: 1 stone from the Ash Wolf to the Witch',
    );
  });

  test('to zombify the last soldier wins, and the zombie is named as one', () => {
    const scene = new Scene('witch e5, archer e8 2', { turn: 'witch' }).hand('witch', 'zombify bloodMist');
    expect(line(scene, 'witch', 'cast zombify archer 3')).toBe(
      'Cast Zombify on the Archer, offering 3 stones — 50%; wins the game',
    );
    expect(line(scene, 'witch', 'cast bloodMist @e7')).toBe('Cast Blood Mist: the Witch to e7');
    const other = new Scene('witch e5, zombie archer e8 2, spearman e10', { turn: 'witch' });
    other.hand('witch', 'manipulate').does('witch', 'cast manipulate');
    expect(line(other, 'witch', 'attack archer spearman')).toBe('Attack the Spearman with the zombie Archer');
    other.does('witch', 'attack archer spearman');
    expect(prompt(other)).toBe('Bob (Witch): Manipulate — go on with the zombie Archer, or finish');
  });

  test('a ward is foreseen and told', () => {
    const scene = new Scene('witch e5, archer e7 1', { turn: 'witch' }).hand('witch', 'siphon').dice(3);
    scene.state.figures.archer.wards = 1;
    expect(line(scene, 'witch', 'cast siphon archer')).toBe(
      'Cast Siphon on the Archer — 66.7%; the ward keeps the Archer unharmed',
    );
    scene.does('witch', 'cast siphon archer');
    expect(log(scene).at(-1)).toBe('The ward breaks, and the Archer loses nothing');
  });

  test('a raised husk is named where it rises', () => {
    const scene = new Scene('witch e5, realm boar, archer e10', { turn: 'witch' })
      .hand('witch', 'raiseHusk')
      .dice(3)
      .does('witch', 'cast raiseHusk boar')
      .asks('witch', 'husk');
    expect(prompt(scene)).toBe(
      'Bob (Witch): choose the space beside the Witch on which the Bramble Boar rises with 3 stones',
    );
    expect(line(scene, 'witch', 'rise e4')).toBe('Raise the Bramble Boar on e4');
    scene.does('witch', 'rise e4');
    expect(log(scene)).toEqual(['The Bramble Boar returns as a zombie on e4 with 3 stones']);
  });
});

test('placing is told piece by piece', () => {
  const scene = Scene.opening();
  expect(prompt(scene)).toBe(
    "Bob (Witch): place the Witch and her minions on the Witch's start spaces (5 left to place), then finish",
  );
  scene.does('witch', 'place witch e2');
  expect(log(scene)).toEqual(['The Witch is placed on e2']);
  expect(line(scene, 'witch', 'place witch d2')).toBe('Put the Witch on d2 instead of e2');
  expect(line(scene, 'witch', 'place wolf d2', 'ja')).toBe('灰の狼をd2に置く');
});

test('many moves are announced by what they have in common', () => {
  const scene = new Scene('witch e5, wolf e6, archer e10, spearman e7 2', { turn: 'witch' }).hand(
    'witch',
    'siphon bloodBoil',
  );
  expect(group(scene, 'witch', /^move/)).toBe('Move the Witch');
  expect(group(scene, 'witch', /^cast/)).toBe('Cast a spell');
  expect(group(scene, 'witch', /^cast bloodBoil/)).toBe('Cast Blood Boil on the Ash Wolf');
  expect(group(scene, 'witch', /^discard/, 'ja')).toBe('捨てる');
  expect(speech.group('en', seen(scene, 1), 1, [])).toBe('');
});

test('refusals say what is wrong and what to do', () => {
  const scene = new Scene('witch e5, wolf e6, archer e10, zombie spearman e8').hand(
    'soldiers',
    'mend banish',
  );
  const why = (text: string, code: string, locale: Locale = 'en'): string =>
    speech.refusal(locale, scene.refuses('soldiers', text, code));
  expect(why('move archer e6', 'move.far')).toBe(
    'The Archer cannot walk to e6: at most 3 steps along rows and columns, never onto or through dark or occupied spaces',
  );
  expect(why('move spearman e9', 'act.notYours')).toBe(
    'The Spearman is not yours to move; act with a soldier of yours on the glade who is no zombie',
  );
  expect(why('cast banish wolf', 'banish.zombie')).toBe(
    'The Ash Wolf is no zombie; choose a zombie on the glade',
  );
  expect(why('cast whisper', 'card.notInHand')).toBe(
    'Not in your hand: Whisper of the Lost; choose a card you hold',
  );
  expect(why('cast whisper', 'card.notInHand', 'ja')).toBe(
    '「亡き者の囁き」は手札にありません。手札のカードを選んでください',
  );
  expect(why('rest', 'step.other')).toBe(
    '"rest" ends Manipulate. It is the Soldiers\' turn: move, attack, cast or end it',
  );
  const unknown = { rule: '2.1', code: 'setup.glade', pieces: [], facts: { glade: 'moor' } };
  expect(speech.refusal('en', unknown)).toBe('There is no glade called moor; choose one of the list');
  const poor = { rule: '6.2', code: 'cast.offer', pieces: ['witch'], facts: { most: 0 } };
  expect(speech.refusal('en', poor)).toBe('The Witch keeps her last stone and so has none to offer');
});

test('the game names its sides, its landmarks and every spell', () => {
  const scene = new Scene('witch e5, archer e10', { options: { sides: 'first' } });
  expect([0, 1].map((seat) => game.side(scene.state, seat))).toEqual(['witch', 'soldiers']);
  expect(['witch', 'soldiers'].map((side) => speech.side('ja', side))).toEqual(['魔女', '兵士']);
  expect(game.landmark(EVERY_EVENT['turn.began'])).toEqual({ kind: 'turn', seat: 0, round: 3 });
  expect(game.landmark(EVERY_EVENT['unit.attacked'])).toEqual({ kind: 'battle', seats: [0, 1] });
  expect(game.landmark(EVERY_EVENT['card.used'])).toBeNull();
  expect(game.isFighting(EVERY_EVENT['unit.attacked'])).toBe(true);
  expect(game.isFighting(EVERY_EVENT['unit.moved'])).toBe(false);
  for (const locale of LOCALES) {
    const names = SPELL_KINDS.map((card) => told({ e: 'card.discarded', seat: 0, card }, null, locale));
    expect(flawsIn(names)).toEqual([]);
  }
  expect(speech.reason('ja', { key: 'bot.random', values: {} })).toBe('思いつくままの一手');
});

test('a set-up is what the table chose, else the rulebook’s way', () => {
  expect(game.setup(2, {})).toEqual({ seats: 2, glade: 'hollow-glade', options: { sides: 'second' } });
  const chosen = game.setup(2, { board: 'bonewood', options: { sides: 'coin' } });
  expect(chosen).toEqual({ seats: 2, glade: 'bonewood', options: { sides: 'coin' } });
  expect(bloodStone.refuseSetup(chosen)).toBeNull();
  expect(game.boards.map(({ id }) => bloodStone.refuseSetup(game.setup(2, { board: id })))).toEqual(
    game.boards.map(() => null),
  );
});
