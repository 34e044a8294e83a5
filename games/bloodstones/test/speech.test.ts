import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import { linesConformance, listening, speechConformance } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Event } from '../index.ts';
import type { Death } from '../rules/events.ts';
import { speech } from '../text/speech.ts';
import { EVERY_EVENT } from './every.ts';
import { everyPosition } from './positions.ts';
import { Scene } from './scene.ts';
import { GAMES, seen } from './spoken.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

const { told, log, prompt, line, group } = listening(game, NAMES);

speechConformance(game, NAMES, GAMES);

const DEATHS: Readonly<Record<Death, true>> = {
  casualty: true,
  fallen: true,
  trapped: true,
  stranded: true,
  desert: true,
  spent: true,
};
const EVENTS: readonly Event[] = Object.values(EVERY_EVENT).flatMap((event) =>
  event.e === 'unit.lost' ? Object.keys(DEATHS).map((why) => ({ ...event, why }) as Event) : [event],
);

linesConformance(game, NAMES, {
  events: [EVENTS],
  questions: everyPosition(),
  secrets: {
    of: 1,
    pairs: [
      [
        { e: 'tiles.drawn', seat: 1, tiles: ['swords', 'castle'] },
        { e: 'tiles.drawn', seat: 1, tiles: ['blank', 'blank'] },
      ],
      [
        { e: 'battle.drew', seat: 1, tiles: [5, 4, 3] },
        { e: 'battle.drew', seat: 1, tiles: [2, 2, 2] },
      ],
      [
        { e: 'battle.decided', seat: 1, tile: 'swords', secret: false },
        { e: 'battle.decided', seat: 1, tile: 'blank', secret: false },
      ],
      [
        { e: 'battle.decided', seat: 1, tile: null, secret: true },
        { e: 'battle.decided', seat: 1, tile: 'blank', secret: true },
      ],
    ],
  },
});

test.each(LOCALES)('every event names a player or an area in %s', (locale) => {
  const lines = EVENTS.map((event) => told(event, 0, locale));
  expect(lines.filter((text) => !/Ann|Bob|14/.test(text))).toEqual([]);
});

test('a battle is told by its sums and by what they are made of', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'cavalry 2 lizardmen leader')
    .units('horseLords', 14, 'swords shield')
    .rig('dragonRiders', 5, 4, 3, 2)
    .rig('horseLords', 5, 4, 3)
    .does('dragonRiders', 'battle @14 seat 1');
  expect(log(scene)).toEqual([
    'Battle in Larkfield (14): Ann attacks Bob',
    'Bob cannot withdraw from Larkfield (14): the attacker has more Cavalry',
    'Ann draws 4 battle tiles',
    'Bob draws 3 battle tiles',
    'Battle in Larkfield (14): Ann 12 + 4 = 16 against Bob 12 + 2 = 14 — tiles 5 4 3; Cavalry in plains +1, ' +
      '2 Lizardmen attacking +2, Leader +1 / tiles 5 4 3; Swords +1, Shield defending +1',
    'Ann beats Bob in Larkfield (14): +2 VP',
  ]);
  expect(log(scene, 'ja').at(-1)).toBe('Annが雲雀の野（14）でBobに勝利：+2勝利点');
});

test('prompts say who decides what', () => {
  const scene = new Scene({ factions: ['hillFolk', 'horseLords'] })
    .units('hillFolk', 14, '2 swords')
    .units('horseLords', 14, 'swords')
    .hand('horseLords', 'castle')
    .rig('horseLords', 5, 4, 2);
  expect(prompt(scene, 0)).toBe(
    'Ann (Hill Folk): phase 3, main actions — build, march or fight; still to be fought: Larkfield (14)',
  );
  scene.does('hillFolk', 'battle @14 seat 1').asks('horseLords', 'stand');
  expect(prompt(scene, 0)).toBe(
    'Bob (Horse Lords): withdraw from Larkfield (14, plains), or stand and fight the Hill Folk?',
  );
  expect(speech.prompt('ja', seen(scene, 0), ['Ann', 'Bob（ホースロード）'])).toBe(
    'Bob（ホースロード）：雲雀の野（14・平原）から撤退しますか、それともヒルフォークと戦いますか',
  );
  scene.does('horseLords', 'stand').asks('horseLords', 'swap');
  expect(prompt(scene, 1)).toContain('or keep 5 4 2?');
  expect(prompt(scene, 0)).not.toMatch(/5 4 2/);
});

test('the end names the winner', () => {
  const scene = new Scene({ factions: ['hillFolk', 'horseLords'] });
  scene.player('horseLords').vp = 12;
  scene.state.frames = [];
  expect(prompt(scene)).toBe('The game is over; first place: Bob (Horse Lords), 12 VP');
});

test('moves are told with their cost and what they lead to', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'citadel leader 2 swords')
    .units('dragonRiders', 73, 'swords lizardmen')
    .units('horseLords', 5, 'cavalry')
    .hand('dragonRiders', 'castle cavalry dragon');
  expect(line(scene, 'dragonRiders', 'step leader+2 swords 14>5')).toBe(
    'March 2 Swords, Leader from Larkfield (14, plains) to Blackfir Wood (5, forest) — 4 pips; contact with Horse Lords',
  );
  expect(line(scene, 'dragonRiders', 'step swords+lizardmen 73>72')).toBe(
    'March Swords, Lizardmen from Glass Dunes (73, desert) to Thirsting Waste (72, desert) — 2 pips; ' +
      'Swords would die in the desert at the end of the turn',
  );
  expect(line(scene, 'dragonRiders', 'build castle @14')).toBe(
    'Build Castle in Larkfield (14, plains) — discard 2 tiles',
  );
  expect(line(scene, 'dragonRiders', 'build castle @14', 'ja')).toBe(
    '雲雀の野（14・平原）に城を建設する — 手札2枚を捨てる',
  );
  scene.does('dragonRiders', 'step leader+2 swords 14>5');
  expect(line(scene, 'dragonRiders', 'pay dragon')).toBe(
    'Pay with Dragon — 5 pips for 4; 1 pip too many; the last 5-pip tile in hand; 99.9% to win in Blackfir Wood (5)',
  );
  scene.does('dragonRiders', 'pay castle');
  expect(line(scene, 'dragonRiders', 'battle @5 seat 1')).toMatch(
    /^Fight the Horse Lords in Blackfir Wood \(5, forest\) — [\d.]+% to win; the enemy may withdraw first$/,
  );
});

test('many moves are announced by what they have in common', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'citadel leader swords')
    .units('dragonRiders', 73, 'swords')
    .units('horseLords', 5, 'cavalry')
    .hand('dragonRiders', 'castle cavalry dragon');
  expect(group(scene, 'dragonRiders', /^step/)).toBe('March');
  expect(group(scene, 'dragonRiders', /^step .*14>/)).toBe('March from Larkfield (14, plains)');
  expect(group(scene, 'dragonRiders', /^step .*14>5$/)).toBe(
    'March from Larkfield (14, plains) to Blackfir Wood (5, forest) — contact with Horse Lords',
  );
  expect(group(scene, 'dragonRiders', /^step .*14>4$/, 'ja')).toBe(
    '雲雀の野（14・平原）から狼の森（4・森林）へ進める',
  );
  expect(group(scene, 'dragonRiders', /^build/)).toBe('Build in Larkfield (14, plains)');
});

test('who is attacked is told the chances of standing', () => {
  const scene = new Scene({ factions: ['hillFolk', 'horseLords'] })
    .units('hillFolk', 14, '2 swords')
    .units('horseLords', 14, 'swords')
    .does('hillFolk', 'battle @14 seat 1')
    .asks('horseLords', 'stand');
  expect(speech.move('en', seen(scene, 1), 1, { do: 'stand' })).toMatch(/^Stand and fight — [\d.]+% to win$/);
});

test('a withdrawal names the units it would cost', () => {
  const scene = new Scene({ factions: ['hillFolk', 'necromancers'] })
    .units('hillFolk', 22, '2 swords')
    .units('necromancers', 22, 'undead goblins')
    .does('hillFolk', 'battle @22 seat 1')
    .asks('necromancers', 'stand');
  expect(speech.move('en', seen(scene, 1), 1, { do: 'withdraw', area: 23 })).toBe(
    "Withdraw to Tyrant's Crag (23, mountain) — loses Goblins on the way",
  );
});

test('a swap is told with the sums its owner can see, and with none to others', () => {
  const scene = new Scene({ factions: ['hillFolk', 'horseLords'] })
    .units('hillFolk', 14, 'castle swords')
    .units('horseLords', 14, 'swords')
    .hand('horseLords', 'leader skirmishers')
    .rig('horseLords', 5, 4, 2);
  scene.state.active = 1;
  scene.does('horseLords', 'battle @14 seat 0').asks('horseLords', 'swap');
  const swap = (tile: 'leader' | 'skirmishers', viewer: Viewer): string =>
    speech.move('en', seen(scene, viewer), 1, { do: 'swap', tile });
  expect(swap('leader', 1)).toBe(
    'Swap in Leader (5 pips) — tiles count 11, then 14; the last 5-pip tile in hand',
  );
  expect(swap('skirmishers', 1)).toBe('Swap in Skirmishers (2 pips) — no gain: the tiles still count 11');
  expect(swap('leader', 0)).toBe('Swap in Leader (5 pips)');
});

test('refusals say what is wrong and what to do', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'citadel 2 swords')
    .units('horseLords', 15, 'shield')
    .hand('dragonRiders', 'skirmishers');
  const why = (text: string, code: string, locale: Locale = 'en'): string =>
    speech.refusal(locale, scene.refuses('dragonRiders', text, code), seen(scene, 0));
  expect(why('step 2 swords 14>5', 'march.pips')).toBe(
    'The march would cost 4 pips, and your hand has 2; go less far or with fewer units',
  );
  expect(why('step swords 14>40', 'march.far')).toBe(
    'There is no single step from Larkfield (14) to Cutbough Wood (40); go next door or along a chain of your Ships',
  );
  expect(why('step citadel 14>5', 'march.fixed')).toBe(
    'Castles and Citadels never move; leave Citadel behind',
  );
  expect(why('pay skirmishers', 'step.other')).toBe(
    'Tiles are paid after a march, a capture or the building of villages. Build, march and fight first, or end this phase',
  );
  expect(why('build castle @14', 'build.notInHand', 'ja')).toBe(
    '城は手札にありません。手札にあるものを設立してください',
  );
  const taken = { rule: '2.2', code: 'faction.taken', pieces: [], facts: { faction: 'corsairs', seat: 1 } };
  expect(speech.refusal('en', taken)).toBe('Corsairs: already taken; choose another faction');
});
