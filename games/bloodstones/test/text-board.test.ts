import { boardConformance } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { areaCalled } from '../content/maps/names.ts';
import { game } from '../game.ts';
import { atlasOf } from '../rules/atlas.ts';
import { forceOf } from '../rules/forces.ts';
import type { Player } from '../rules/state.ts';
import { factionOf, playerOf, tileFacts } from '../rules/tiles.ts';
import { calculator } from '../text/odds-calculator.ts';
import { speech } from '../text/speech.ts';
import { Scene } from './scene.ts';
import { GAMES, seen } from './spoken.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

boardConformance(game, NAMES, GAMES, {
  every: 97,
  longOdds: true,
  missing: (locale, { map, units }, text) =>
    [...units.keys()]
      .map((area) => ({ area, name: areaCalled(locale, map, area) }))
      .filter(
        ({ area, name }) =>
          ![`${area} ${name}`, `${name} (${area},`, `${name}（${area}・`].some((told) => text.includes(told)),
      )
      .map(({ area, name }) => `${name}, area ${area},`),
});

test('a position is told area by area, player by player', () => {
  const scene = new Scene({ factions: ['hillFolk', 'corsairs'] })
    .units('hillFolk', 14, 'citadel 2 swords leader')
    .villages('hillFolk', 15, 2)
    .units('corsairs', 8, '2 ship')
    .hand('hillFolk', '2 castle blank');
  const board = speech.board('en', seen(scene, 0), 0, NAMES);
  expect(board).toEqual(
    expect.arrayContaining([
      "Tyrant's Lament, round 1",
      '* Ann (Hill Folk): 0 VP, first player, regroups 0 of 3,',
      '    hand 3, bag 30, discard 0, villages 2 on the map, 18 left',
      'Sorrow Bay (8, sea), next to 0 sea, 1 forest, 9 forest, 10 forest, 18 plains,',
      '    25 sea, 27 plains',
      '  Bob (Corsairs), 2 units, strength +3: 2 Ships',
      '  Ann (Hill Folk), 4 units, +3 attacking, +8 defending: 2 Swords, Leader,',
      '      Citadel',
      '  Ann (Hill Folk): 2 villages',
      'Hand (13 pips in all):',
      '  2 Castles: cost 1, 4 pips',
      '  Blank: cannot be built, 5 pips',
    ]),
  );
  expect(speech.board('ja', seen(scene, 0), 0, NAMES)).toEqual(
    expect.arrayContaining(['  Ann（ヒルフォーク）、4体、攻撃時 +3、防御時 +8：剣士×2、リーダー、城塞']),
  );
});

test('a hand is told tile by tile, to its owner alone', () => {
  const scene = new Scene({ factions: ['hillFolk', 'corsairs'] }).hand('hillFolk', '2 castle blank');
  expect(speech.hand('en', seen(scene, 0), 0).slice(0, 3)).toEqual([
    'Hand (13 pips in all):',
    '  2 Castles: cost 1, 4 pips',
    '  Blank: cannot be built, 5 pips',
  ]);
  expect(speech.board('en', seen(scene, null), null, NAMES).join('\n')).not.toContain('Hand (');
});

test('the board of a viewer does not depend on what others hold', () => {
  const board = (hand: string): readonly string[] =>
    speech.board(
      'en',
      seen(new Scene({ factions: ['hillFolk', 'corsairs'] }).hand('corsairs', hand), 0),
      0,
      NAMES,
    );
  expect(board('5 axes')).toEqual(board('4 blank shield'));
});

test('a battle in the making: odds, swaps, points, withdrawal', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'cavalry 2 lizardmen leader')
    .units('horseLords', 14, 'swords shield')
    .hand('horseLords', '2 leader 3 blank')
    .hand('dragonRiders', 'skirmishers');
  const lines = speech.odds('en', seen(scene, 0), 0);
  expect(lines.slice(0, 4)).toEqual([
    'Battle in Larkfield (14, plains): Dragon Riders attack Horse Lords',
    '  Dragon Riders +4, 4 tiles: Cavalry in plains +1, 2 Lizardmen attacking +2, Leader +1',
    '  Horse Lords +2, 3 tiles: Swords +1, Shield defending +1',
    '  Horse Lords: a Shield wins ties',
  ]);
  expect(lines[4]).toMatch(/^ {2}Dragon Riders win [\d.]+%, Horse Lords win [\d.]+% \(first round /);
  expect(lines[6]).toMatch(/^ {2}With a likely swap of Horse Lords 5 pips: Dragon Riders win [\d.]+%/);
  expect(lines).toContain('  The Horse Lords cannot withdraw: the attacker has more Cavalry');
});

test('a battle that is decided is no battle at hand, though its loser has not left yet', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'dragon')
    .units('horseLords', 14, 'swords shield')
    .rig('dragonRiders', 5, 5, 4)
    .rig('horseLords', 2, 2, 3, 3)
    .does('dragonRiders', 'battle @14 seat 1')
    .asks('horseLords', 'casualty');
  expect(speech.odds('en', seen(scene, 0), 0)).toEqual(['No battle is at hand and none is within reach']);
});

test('attacks a march could lead to are told with their chances, the best first', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '2 swords leader')
    .units('horseLords', 15, 'skirmishers')
    .units('horseLords', 5, 'castle 2 shield')
    .hand('dragonRiders', '2 castle');
  expect(speech.odds('en', seen(scene, 0), 0)).toEqual([
    'Within reach, with all that can march, once the march is paid (unknown hands swap nothing):',
    '  Larkfield (14) to Ninefields (15, plains), against Horse Lords: 99.9%; 2 Swords, Leader; pay with Castle',
    '  Larkfield (14) to Blackfir Wood (5, forest), against Horse Lords: 33.4%; 2 Swords, Leader; pay with Castle',
  ]);
  expect(speech.odds('en', seen(scene, 1), 1)).toEqual(['No battle is at hand and none is within reach']);
});

test('the odds calculator answers a battle put together by hand', () => {
  const answer = calculator.ask('en', {
    attacker: 'cavalry 2 lizardmen leader',
    defender: 'swords, shield',
    terrain: 'plains',
    attackerHand: '5 4',
  });
  if (!answer.ok) throw new Error(answer.problem);
  expect(answer.result).toMatchObject({
    attackerStrength: 4,
    defenderStrength: 2,
    attackerDraws: 4,
    defenderDraws: 3,
    tie: 0,
  });
  const { win, loss, victory, defeat } = answer.result;
  expect([victory, defeat]).toEqual([win, loss]);
  expect(answer.lines).toContain('A Shield gives ties to the defender');
});

test('the odds calculator takes the price of the march from the hand, and says what else could pay it', () => {
  const lines = (values: Record<string, string>): readonly string[] => {
    const answer = calculator.ask('en', values);
    return answer.ok ? answer.lines : [answer.problem];
  };
  const duel = { attacker: 'swords', defender: 'swords', attackerHand: '5' };
  expect(lines(duel)).toContain('With re-fights: attacker 88.5%, defender 11.5%');
  expect(lines({ ...duel, march: '0' })).toEqual(lines(duel));
  expect(lines({ ...duel, march: '1' }).slice(-2)).toEqual([
    'With re-fights: attacker 50%, defender 50%',
    'The march is paid with 5: not there to swap in',
  ]);
  const even = { attacker: '4 swords', defender: '4 swords', attackerHand: '3 5 3', march: '5' };
  expect(lines(even).slice(-3)).toEqual([
    'With re-fights: attacker 63.9%, defender 36.1%',
    'The march is paid with 5: not there to swap in',
    'Worth keeping: 5. 88.5% to win by paying with 3 3 instead',
  ]);
});

test('the odds calculator answers in Japanese', () => {
  const answer = calculator.ask('ja', { attacker: 'cavalry 2 lizardmen leader', defender: 'swords' });
  expect(answer.ok && answer.lines[0]).toBe(
    '攻撃側 +4、タイル4枚：平原の騎兵 +1、攻撃時のリザードマン×2 +2、リーダー +1',
  );
});

test('the Corsairs add one at sea', () => {
  const answer = calculator.ask('en', {
    attacker: 'ship',
    defender: 'ship',
    terrain: 'sea',
    defenderFaction: 'corsairs',
  });
  expect(answer.ok && answer.result['defenderStrength']).toBe(2);
});

test('the odds calculator reads names as they are said in Japanese', () => {
  const ids = calculator.ask('ja', {
    attacker: '2 swords siegeEngine',
    defender: 'shield castle',
    terrain: 'hill',
    attackerFaction: 'horseLords',
  });
  const names = calculator.ask('ja', {
    attacker: '剣士×2、攻城兵器',
    defender: '盾兵 城',
    terrain: '丘陵',
    attackerFaction: 'ホースロード',
  });
  expect(ids.ok).toBe(true);
  expect(names).toEqual(ids);
});

test('the odds calculator believes every battle that is fought', () => {
  let battles = 0;
  const hand = ({ faction, hand: held }: Player): string =>
    held.map((tile) => (tile === 'hidden' ? '' : tileFacts(faction, tile).pips)).join(' ');
  for (const { play } of GAMES)
    for (const { view, events } of play()) {
      const begun = events.find((event) => event.e === 'battle.began');
      if (begun === undefined) continue;
      const { area, attacker, defender } = begun;
      const state = view(attacker);
      const answer = calculator.ask('en', {
        attacker: forceOf(state, attacker, area).join(' '),
        defender: forceOf(state, defender, area).join(' '),
        terrain: atlasOf(state).terrain(area),
        attackerFaction: factionOf(state, attacker),
        defenderFaction: factionOf(state, defender),
        attackerHand: hand(playerOf(state, attacker)),
      });
      expect(answer.ok ? 'believed' : answer.problem).toBe('believed');
      battles++;
    }
  expect(battles).toBeGreaterThan(20);
});

test.each([
  [{ defender: 'swords' }, '--attacker: name at least one unit, such as 2 swords leader'],
  [{ attacker: 'sword', defender: 'swords' }, '--attacker: there is no "sword". Did you mean "swords"?'],
  [
    { attacker: 'unicorns', defender: 'swords' },
    /^--attacker: there is no "unicorns"\. Choose from skirmishers, swords, /,
  ],
  [{ attacker: 'swords 2', defender: 'swords' }, '--attacker: nothing follows the number 2'],
  [{ attacker: 'swords', defender: '40 swords' }, '--defender: 36 at most'],
  [{ attacker: 'swords', defender: '7 swords' }, '--defender: no faction has more than 6 Swords'],
  [
    { attacker: '5 swords', defender: 'swords', attackerFaction: 'dragonRiders' },
    '--attacker: the Dragon Riders have only 4 Swords',
  ],
  [
    { attacker: 'giant dragon swords', defender: 'swords' },
    /^--attacker: no faction has so many of Giant and Dragon together/,
  ],
  [
    { attacker: '5 swords giant', defender: 'swords' },
    /^--attacker: no faction has so many of Swords and Giant/,
  ],
  [{ attacker: 'dragon', defender: 'lizardmen' }, /^--defender: both forces could only be the Dragon Riders/],
  [
    { attacker: 'swords', defender: 'swords', attackerFaction: 'corsairs' },
    '--attacker: the Corsairs have no Swords',
  ],
  [
    { attacker: 'swords', defender: 'swords', attackerFaction: 'hillFolk', defenderFaction: 'Hill Folk' },
    /^--defender: both forces could only be the Hill Folk/,
  ],
  [{ attacker: 'cutiecorn', defender: 'cutiecorn' }, '--defender: there is only one Cutiecorn'],
  [{ attacker: '2 citadel', defender: 'swords' }, '--attacker: no faction has more than Citadel'],
  [{ attacker: 'swords', defender: 'ship' }, '--defender: Ship cannot be in a battle in plains'],
  [
    { attacker: 'swords', defender: 'ship', terrain: 'sea' },
    '--attacker: Swords cannot be in a battle in sea',
  ],
  [
    { attacker: 'goblins', defender: 'swords', terrain: 'mountain' },
    /^--attacker: Goblins cannot be in a battle/,
  ],
  [{ attacker: 'swords', defender: 'axes', terrain: 'lake' }, /^--terrain: there is no "lake"/],
  [
    { attacker: 'giant', defender: 'axes', attackerFaction: 'corsairs' },
    '--attacker: the Corsairs have no Giant',
  ],
  [
    { attacker: 'swords', defender: 'axes', attackerHand: '5 6' },
    '--attacker-hand: 6 is no number of pips from 2 to 5',
  ],
  [
    { attacker: 'swords', defender: 'axes', defenderHand: '2 2 2 2 2' },
    '--defender-hand: beside these units the Corsairs have not so many tiles of 2 pips',
  ],
  [
    { attacker: 'swords', defender: 'axes', attackerHand: '2 2 2 2 3 3 3 3 4 4' },
    '--attacker-hand: a hand has at most 9 tiles',
  ],
  [
    { attacker: 'swords', defender: 'axes', attackerHand: '5 3', march: '9' },
    "--march: the attacker's hand has only 8 pips to pay with",
  ],
  [{ attacker: 'swords', defender: 'axes', march: 'two' }, '--march: two is no number of pips from 0 to 60'],
  [{ attacker: 'swords', defender: 'axes', weather: 'rain' }, /^--weather: not one of --attacker, /],
])('the odds calculator has one clear line for %o', (values, problem) => {
  const answer = calculator.ask('en', values);
  expect(answer.ok ? 'answered' : answer.problem).toMatch(problem);
  const japanese = calculator.ask('ja', values);
  expect(japanese.ok ? 'answered' : japanese.problem).toMatch(/\p{Script=Hiragana}/u);
});
