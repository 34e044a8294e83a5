import { findSection, type Locale, LOCALES } from '@sanguine/kernel';
import { brokenIn, linesConformance, listening, speechConformance } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { CLANS } from '../content/clan.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { game } from '../game.ts';
import { bloodRage } from '../index.ts';
import en from '../text/en.json' with { type: 'json' };
import { speech } from '../text/speech.ts';
import { EVERY_EVENT, EVERY_REFUSAL, EVERY_VARIANT } from './every.ts';
import { everyPosition } from './positions.ts';
import { Scene } from './scene.ts';
import { GAMES, seen } from './spoken.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

const { told, log, prompt, line, group } = listening(game, NAMES);

speechConformance(game, NAMES, GAMES);

linesConformance(game, NAMES, {
  events: [Object.values(EVERY_EVENT), EVERY_VARIANT],
  questions: everyPosition(),
  secrets: {
    of: 1,
    pairs: (['cards.dealt', 'cards.drafted', 'cards.shed'] as const).map((e) => [
      { e, seat: 1, cards: ['troll-1', 'tyrs-bash-1'] },
      { e, seat: 1, cards: ['alfheim-1', 'thors-glory-1'] },
    ]),
  },
});

test.each(LOCALES)('every refusal has one clear line in %s and cites the rulebook', async (locale) => {
  const rulebook = (await game.loadRulebook())[locale];
  const codes = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice(8)] : []));
  expect([...new Set(EVERY_REFUSAL.map(({ code }) => code))].toSorted()).toEqual(codes.toSorted());
  const lines = EVERY_REFUSAL.map((refused) => speech.refusal(locale, refused));
  expect(brokenIn(lines)).toEqual([]);
  expect(lines.filter((text) => /[:：]$/.test(text))).toEqual([]);
  const uncited = EVERY_REFUSAL.filter(
    ({ rule }) => rule !== '' && findSection(rulebook, rule) === undefined,
  );
  expect(uncited).toEqual([]);
});

describe('an Action phase', () => {
  test('invading is told with its cost and its victims', () => {
    const scene = new Scene(
      'wolf sheet troll; bear gimle 2 warrior leader; serpent gimle warrior, nw ship, sheet lokis-dragons',
    );
    expect(prompt(scene)).toBe('Ann (Wolf): take an action or pass (6 Rage left)');
    expect(line(scene, 'wolf', 'invade leader gimle')).toBe('Invade Gimle with the Leader — no Rage');
    expect(line(scene, 'wolf', 'invade troll gimle')).toBe(
      'Invade Gimle with the Troll — 2 Rage; destroys 2 Warriors of Bear; destroys a Warrior of Serpent',
    );
    scene.does('wolf', 'invade troll gimle');
    expect(log(scene)).toEqual([
      'Ann invades Gimle with the Troll (2 Rage)',
      'The Troll crushes 2 Warriors of Bob in Gimle',
      'The Troll crushes a Warrior of Cid in Gimle',
      'Turn of Bob (6 Rage)',
    ]);
    expect(log(scene, 'ja').slice(0, 2)).toEqual([
      'Annはトロルでギムレーに侵攻した（怒り2）',
      'トロルがギムレーでBobの戦士2体を倒した',
    ]);
  });

  test('the Fire Giant pays the owners of Dragons', () => {
    const scene = new Scene(
      'wolf sheet fire-giant; bear gimle warrior; serpent nw ship, sheet lokis-dragons',
      {
        age: 2,
      },
    );
    expect(line(scene, 'wolf', 'invade fire-giant gimle')).toBe(
      'Invade Gimle with the Fire Giant — 4 Rage; destroys a Warrior of Bear; destroys the Ship of Serpent; ' +
        'Serpent gains 4 Glory for that',
    );
    expect(line(scene, 'wolf', 'invade fire-giant gimle', 'ja')).toBe(
      '炎の巨人でギムレーに侵攻する — 怒り4／熊の戦士を倒す／大蛇の船を倒す／大蛇は栄光4を得る',
    );
  });

  test('marches, upgrades, Quests and passing', () => {
    const scene = new Scene(
      'wolf gimle leader 2 warrior, hand sea-serpent alfheim manheim, sheet troll dwarf-chieftain; bear; raven',
    );
    expect(line(scene, 'wolf', 'march gimle muspelheim leader warrior 2')).toBe(
      'March the Leader, 2 Warriors from Gimle to Muspelheim — 1 Rage; doomed in this Age',
    );
    expect(line(scene, 'wolf', 'upgrade sea-serpent-1 for troll-1')).toBe(
      'Upgrade with Sea Serpent in place of Troll — 3 Rage; Troll leaves the game',
    );
    expect(line(scene, 'wolf', 'quest alfheim-1')).toBe(
      'Commit the Quest Alfheim! — 5 Glory; it would count as things stand: Gimle',
    );
    expect(line(scene, 'wolf', 'quest manheim-1', 'ja')).toBe(
      'クエスト「マンヘイム！」を伏せる — 栄光5／今の盤面では未達成',
    );
    expect(line(scene, 'wolf', 'pass')).toBe('Pass — gives up 6 Rage; no more turns in this Age');
    scene.does('wolf', 'quest alfheim-1');
    expect(scene.events.map((event) => told(event, 0, 'en'))[0]).toBe('Ann commits the Quest Alfheim!');
    expect(log(scene)[0]).toBe('Ann commits a Quest');
  });

  test('after an upgrade the free Invade is asked for', () => {
    const scene = new Scene('wolf hand experts-in-arms; bear', { age: 2 });
    scene.does('wolf', 'upgrade experts-in-arms-2').asks('wolf', 'free');
    expect(prompt(scene)).toBe('Ann (Wolf): Invade for free with a Warrior, or decline');
    expect(line(scene, 'wolf', 'invade warrior gimle')).toBe('Invade Gimle with a Warrior — no Rage');
    expect(line(scene, 'wolf', 'decline')).toBe('No free Invade');
  });
});

describe('a pillage', () => {
  const scene = (): Scene =>
    new Scene(
      'wolf gimle leader warrior, hand thors-hammer odins-smite; bear gimle 2 warrior, ' +
        'hand tyrs-bash tyrs-smash, sheet lokis-domain; serpent myrkulor 3 warrior',
    );

  test('is announced with everybody’s strength and what is at stake', () => {
    expect(line(scene(), 'wolf', 'pillage gimle')).toBe(
      'Pillage Gimle — no Rage; strength there: Wolf 4, Bear 2; could join: Serpent with up to 1; ' +
        'success gives 5 Glory',
    );
    expect(line(scene(), 'wolf', 'pillage gimle', 'ja')).toBe(
      'ギムレーを略奪する — 怒り0／そこの戦力：狼 4、熊 2／参戦しうる：大蛇 1まで／成功すれば栄光5',
    );
  });

  test('is told from the call to the Glory', () => {
    const battle = scene().does('wolf', 'pillage gimle').asks('serpent', 'call');
    expect(prompt(battle)).toBe(
      'Cid (Serpent): Gimle is being pillaged — send a figure to the battle? (1 empty village)',
    );
    expect(line(battle, 'serpent', 'join warrior myrkulor')).toBe(
      'Send a Warrior from Myrkulor to the battle',
    );
    expect(line(battle, 'serpent', 'stay')).toBe('Send nobody now');
    battle.does('serpent', 'join warrior myrkulor').asks('wolf bear', 'cards');
    expect(log(battle)).toEqual([
      'Cid sends a Warrior from Myrkulor to Gimle',
      'Battle in Gimle: Ann, Bob, Cid',
    ]);
  });

  test('is told card by card', () => {
    const battle = scene().does('wolf', 'pillage gimle').does('serpent', 'stay');
    expect(line(battle, 'wolf', 'play thors-hammer-1 never')).toBe(
      "Play Thor's Hammer — strength 4 and +1 make 5",
    );
    battle.fights('wolf thors-hammer, bear tyrs-bash');
    expect(log(battle)).toEqual([
      'Ann has chosen a card',
      'Bob has chosen a card',
      "Revealed — Ann: Thor's Hammer (+1); Bob: Tyr's Bash (+2)",
      'Strength in Gimle: Ann 4 + 1 = 5, Bob 2 + 2 = 4 — Ann wins',
      "Ann gains 3 Glory: Thor's Hammer",
      "Ann discards Thor's Hammer",
      "Bob takes Tyr's Bash back to hand",
      'Bob loses 2 Warriors in Gimle',
      'Ann pillages Gimle successfully: 5 Glory',
      'Ann gains 5 Glory by pillaging',
      'Ann gains 3 Glory for the victory',
      'Turn of Bob (6 Rage)',
    ]);
  });
});

test('a rescue names the figures in danger and the price', () => {
  const scene = new Scene(
    'wolf sheet troll; bear gimle 2 warrior, sheet friggas-protection; serpent gimle warrior',
    { age: 2 },
  );
  scene.does('wolf', 'invade troll gimle').asks('bear', 'rescue');
  expect(prompt(scene)).toBe('Bob (Bear): about to be destroyed: 2 Warriors — rescue any? (6 Rage left)');
  expect(line(scene, 'bear', 'rescue warrior')).toBe('Save a Warrior — 1 Rage');
  expect(line(scene, 'bear', 'rescue')).toBe('Save nobody');
});

test('many moves are announced by what they have in common', () => {
  const scene = new Scene('wolf gimle 2 warrior, hand troll; bear');
  expect(group(scene, 'wolf', /^march/)).toBe('March from Gimle');
  expect(group(scene, 'wolf', /^march gimle yggdrasil/)).toBe('March from Gimle to Yggdrasil');
  expect(group(scene, 'wolf', /^invade/)).toBe('Invade');
  expect(group(scene, 'wolf', /^invade warrior/, 'ja')).toBe('戦士で侵攻する');
  expect(group(scene, 'wolf', /^invade .* myrkulor/)).toBe('Invade Myrkulor');
  expect(speech.group('en', seen(scene, 0), 0, [])).toBe('');
});

test('refusals say what is wrong and what to do', () => {
  const scene = new Scene('wolf gimle leader 2 warrior, rage 1, hand troll tyrs-bash; bear gimle 2 warrior');
  const why = (text: string, code: string, locale: Locale = 'en'): string =>
    speech.refusal(locale, scene.refuses('wolf', text, code));
  expect(why('invade warrior gimle', 'invade.full')).toBe(
    'No village is empty in Gimle; choose another province',
  );
  expect(why('invade leader myrkulor', 'invade.notInReserve')).toBe(
    'You have no such figure in the reserve: the Leader; choose one that is there',
  );
  expect(why('invade warrior nw', 'invade.noShip')).toBe(
    'Only Ships enter fjords, not a Warrior; choose a province',
  );
  expect(why('invade warrior yggdrasil', 'invade.yggdrasil')).toBe(
    'Only the Dark Elf may Invade Yggdrasil; choose an outer province and march there later',
  );
  expect(why('upgrade troll-1', 'rage.short')).toBe(
    'That costs 2 Rage, and you have 1; do something cheaper or pass',
  );
  expect(why('quest tyrs-bash-1', 'quest.none', 'ja')).toBe(
    'クエストではありません：「テュールの殴打」。クエストを選んでください',
  );
  expect(why('pillage myrkulor', 'pillage.absent', 'ja')).toBe(
    'ミルクロルにもそのフィヨルドにも自分のフィギュアがいません。先に進めてください',
  );
  expect(why('stay', 'step.other')).toBe(
    'You stay out when somebody calls to battle, or when a late card could be played. Take an action, or pass',
  );
});

test('choosing a clan is told before the first Age', () => {
  const scene = Scene.opening(2, { clans: 'picked' });
  expect(prompt(scene)).toBe('Ann: choose a clan');
  expect(speech.board('en', seen(scene, 0), 0, NAMES)[0]).toBe('Setting up');
});

test('clans, cards and bots have their words', () => {
  expect(CLANS.map((clan) => speech.side('ja', clan))).toEqual(['狼', '熊', '大蛇', '鴉']);
  for (const locale of LOCALES) {
    const lines = CARDS.map(({ card }) => told({ e: 'late.played', seat: 0, card }, null, locale));
    expect(brokenIn(lines)).toEqual([]);
  }
  expect(speech.reason('ja', { key: 'bot.random', values: {} })).toBe('思いつくままの一手');
  const reason = { key: 'bot.enterDoomed', values: { place: 'gimle', glory: 2 } };
  expect(speech.reason('en', reason)).toBe('Ragnarök will come to Gimle: 2 Glory for a glorious death');
  expect(speech.reason('ja', { key: 'bot.raise', values: { stat: 'axes' } })).toBe(
    '斧が最後に最も値打ちを持つ',
  );
});

test('the game names its clans and its landmarks', () => {
  const scene = new Scene('serpent; wolf; bear');
  expect([0, 1, 2].map((seat) => game.side(scene.state, seat))).toEqual(['serpent', 'wolf', 'bear']);
  expect(game.side(Scene.opening(2, { clans: 'picked' }).state, 0)).toBeNull();
  expect(game.landmark(EVERY_EVENT['turn.began'])).toEqual({ kind: 'turn', seat: 0, round: 1 });
  expect(game.landmark(EVERY_EVENT['strength.compared'])).toEqual({ kind: 'battle', seats: [0, 1] });
  expect(game.landmark(EVERY_EVENT['card.chosen'])).toBeNull();
  expect(game.isFighting(EVERY_EVENT['card.chosen'])).toBe(true);
  expect(game.isFighting(EVERY_EVENT['turn.began'])).toBe(false);
  const fall = (cause: 'battle' | 'ragnarok') => ({ ...EVERY_EVENT['figures.destroyed'], cause });
  expect([fall('battle'), fall('ragnarok')].map((event) => game.isFighting(event))).toEqual([true, false]);
});

test('a set-up is what the table chose, else the rulebook’s way', () => {
  expect(game.setup(3, {})).toEqual({ seats: 3, options: DEFAULT_OPTIONS });
  const chosen = game.setup(2, { options: { clans: 'picked' } });
  expect(chosen.options).toEqual({ ...DEFAULT_OPTIONS, clans: 'picked' });
  expect(bloodRage.refuseSetup(chosen)).toBeNull();
});

test('the end names the winner, or all who share the win', () => {
  const scene = new Scene('wolf glory 12; bear glory 12');
  scene.state.frames = [];
  expect(prompt(scene)).toBe('The game is over: Ann (Wolf), Bob (Bear) share the win with 12 Glory');
  const clear = new Scene('wolf glory 12; bear glory 13');
  clear.state.frames = [];
  expect(prompt(clear, 0, 'ja')).toBe('ゲーム終了。Bob（熊）の勝利、栄光13');
});
