import { boardConformance } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { PROVINCES } from '../content/provinces.ts';
import { game } from '../game.ts';
import { speech } from '../text/speech.ts';
import { placeName } from '../text/words.ts';
import { Scene, type Who } from './scene.ts';
import { GAMES, seen } from './spoken.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

boardConformance(game, NAMES, GAMES, {
  every: 19,
  missing: (locale, _view, text) =>
    PROVINCES.map((province) => placeName(locale, province)).filter((name) => !text.includes(name)),
});

const midgame = (): Scene =>
  new Scene(
    'wolf gimle leader 2 warrior, hand tyrs-crush tyrs-smash-1, quests alfheim manheim-1, ' +
      'sheet lord-of-axes troll thors-glory, glory 12, steps 2 1 2, rage 4, valhalla 2 warrior; ' +
      'bear nw ship, myrkulor warrior, hand odins-tide, passed, sheet fire-dragons; serpent yggdrasil 2 warrior',
    { age: 2, pillaged: 'gimle', discard: 'tyrs-rage heimdalls-eye heimdalls-eye' },
  );

test('a position is told province by province, clan by clan', () => {
  expect(speech.board('en', seen(midgame(), 0), 0, NAMES)).toEqual([
    'Age 2 of 3: Action phase, first player Ann (Wolf)',
    'Doomed: Andlang (Age 2), Angerboda (Age 3)',
    'Destroyed: Elvagar, Horgr, Muspelheim',
    '',
    'Clans (* decides now):',
    '* Ann (Wolf): 12 Glory, 4 Rage left, hand 2, 2 Quests committed',
    '    Rage 7 (step 2), Axes 3 (step 1), Horns 5 (step 2),',
    '        3 of 5 figures on the board',
    "    Leader: Lord of Axes; Monsters: Troll; Clan: Thor's Glory",
    '    Reserve: 4 Warriors, Ship, Troll; Valhalla: 2 Warriors',
    '  Bob (Bear): 0 Glory, 0 Rage left, passed, hand 1',
    '    Rage 6 (step 1), Axes 3 (step 1), Horns 4 (step 1),',
    '        2 of 4 figures on the board',
    '    Ship: Fire Dragons',
    '    Reserve: Leader, 7 Warriors; Valhalla: nobody',
    '  Cid (Serpent): 0 Glory, 6 Rage left, hand 0',
    '    Rage 6 (step 1), Axes 3 (step 1), Horns 4 (step 1),',
    '        2 of 4 figures on the board',
    '    Reserve: Leader, 6 Warriors, Ship; Valhalla: nobody',
    '',
    'Provinces, clockwise from the north-west:',
    '  Myrkulor (Manheim), 2 of 3 villages free, token Rage, on the north-west fjord,',
    '      next to Gimle, Yggdrasil',
    '      Bob (Bear), strength 3: Warrior, Ship in the fjord',
    '  Elvagar (Manheim), destroyed',
    '  Angerboda (Manheim), 5 of 5 villages free, token Horns,',
    '      on the north-east fjord, next to Yggdrasil',
    '  Muspelheim (Jotunheim), destroyed',
    '  Horgr (Jotunheim), destroyed',
    '  Utgard (Jotunheim), 3 of 3 villages free, token Horns,',
    '      on the south-west fjord, next to Andlang, Yggdrasil',
    '  Andlang (Alfheim), 3 of 3 villages free, token Axes, doomed in this Age,',
    '      on the south-west fjord, next to Utgard, Gimle, Yggdrasil',
    '  Gimle (Alfheim), 2 of 5 villages free, token 5 Glory, pillaged,',
    '      on the north-west fjord, next to Andlang, Myrkulor, Yggdrasil',
    '      Ann (Wolf), strength 5: Leader, 2 Warriors',
    '      Bob (Bear), strength 2: Ship in the fjord',
    '  Yggdrasil (the centre), room for all, token all three stats,',
    '      next to all others',
    '      Cid (Serpent), strength 2: 2 Warriors',
    'Fjords:',
    '  the north-east fjord (Elvagar, Angerboda): nobody',
    '  the south-east fjord (Muspelheim, Horgr): closed',
    '  the south-west fjord (Utgard, Andlang): nobody',
    '  the north-west fjord (Myrkulor, Gimle): Bob (Bear) Ship',
    '',
    "Discarded face up: Tyr's Rage, 2 Heimdall's Eye",
    '',
    'Hand:',
    "  Tyr's Smash: Battle card +3. No effect",
    "  Tyr's Crush: Battle card +4. No effect",
    'Committed Quests:',
    '  Manheim!: Quest, 5 Glory; does not count as things stand',
    '  Alfheim!: Quest, 7 Glory; counts as things stand',
  ]);
  expect(speech.board('ja', seen(midgame(), 0), 0, NAMES)).toEqual(
    expect.arrayContaining([
      '第2時代（全3時代）：アクションフェイズ、スタートプレイヤーはAnn（狼）',
      '* Ann（狼）：栄光12、怒りの残り4、手札2枚、伏せたクエスト2枚',
      '      Bob（熊）、戦力3：戦士、フィヨルドに船',
      '  南東のフィヨルド（ムスペルヘイム、ホルグ）：閉鎖',
      '  「アルフヘイム！」：クエスト、栄光7。今の盤面なら達成',
    ]),
  );
});

test('a hand is told to its owner alone', () => {
  expect(speech.hand('en', seen(midgame(), 0), 0)[0]).toBe('Hand:');
  expect(speech.board('en', seen(midgame(), null), null, NAMES).join('\n')).not.toContain('Hand:');
});

test('what a viewer is told does not depend on what the others hold', () => {
  const told = (hand: string): readonly string[] => {
    const scene = new Scene(`wolf gimle leader; bear gimle warrior, hand ${hand}`, { age: 2 });
    const view = seen(scene, 0);
    return [...speech.board('en', view, 0, NAMES), ...speech.odds('en', view, 0)];
  };
  expect(told('tyrs-rage valkyrie alfheim')).toEqual(told('thors-oath lokis-backstab manheim'));
  expect(told('tyrs-rage valkyrie')).not.toEqual(told('thors-oath lokis-backstab manheim'));
});

test('in a battle it is told who has chosen, then what was shown', () => {
  const scene = new Scene(
    'wolf gimle leader, hand tyrs-bash tyrs-smite; bear gimle warrior, hand odins-smite thors-hammer',
  );
  scene.does('wolf', 'pillage gimle').does('wolf', 'play tyrs-bash-1 never');
  const board = speech.board('en', seen(scene, 1), 1, NAMES);
  expect(board).toContain('Battle in Gimle: Ann (Wolf), Bob (Bear)');
  expect(board).toContain('Card chosen: Ann (Wolf)');
  expect(board.join('\n')).not.toContain("Tyr's Bash");
});

test('at the end it is told where the Glory came from', () => {
  const scene = new Scene('wolf glory 9; bear glory 4');
  const [page] = scene.clan('wolf').ledger;
  Object.assign(page ?? {}, { battle: 3, quest: 8, stolen: -2 });
  scene.state.frames = [];
  const board = speech.board('en', seen(scene, null), null, NAMES);
  expect(board[0]).toBe('Game over');
  expect(board).toContain('    Glory from battles 3, Quests 8, taken and lost -2');
  expect(speech.board('ja', seen(scene, null), null, NAMES)).toContain(
    '    栄光の内訳：戦闘3、クエスト8、奪い合い-2',
  );
});

test('while drafting, the pack and what was seen of others are told', () => {
  const scene = Scene.opening(2);
  const pack = speech.board('en', seen(scene, 0), 0, NAMES);
  expect(pack).toContain('The pack:');
  expect(pack).toContain('The hand is empty');
  const choose = (who: 'first' | 'second'): string => {
    const seat = who === 'first' ? 0 : 1;
    const [cards = ''] = scene.moves(nameOf(scene, seat), 'draft');
    return cards;
  };
  scene.does(nameOf(scene, 0), choose('first')).does(nameOf(scene, 1), choose('second'));
  const board = speech.board('en', seen(scene, 0), 0, NAMES);
  expect(board.some((line) => line.startsWith('Seen in the draft and left to others: '))).toBe(true);
  expect(speech.board('en', seen(scene, null), null, NAMES).join('\n')).not.toContain('Seen in the draft');
});

function nameOf(scene: Scene, seat: number): Who {
  const name = scene.state.clans[seat]?.name ?? 'none';
  if (name === 'none') throw new Error('nobody sits there');
  return name;
}
