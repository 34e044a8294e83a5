import { findSection, LOCALES } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { FACTION_FACTS, FACTIONS } from '../../content/factions.ts';
import { finalOutcome, scoreOf } from '../../rules/end.ts';
import type { Event } from '../../rules/events.ts';
import { Scene } from '../../test/scene.ts';
import { BROKEN, randomGame, seen, TABLES } from '../../test/spoken.ts';
import { RULEBOOK } from '../../text/rulebook/index.ts';
import { factionName } from '../../text/words.ts';
import { FIRST_GAME } from '../faction/first-game.ts';
import { loreOf, runsOf } from '../faction/lore.ts';
import { SIGNATURES } from '../faction/signature.ts';
import { kindsOf, tileTallies } from '../faction/tile-tally.ts';
import { say } from '../faction/words.ts';
import { endOutlook } from '../plates/end-outlook.ts';
import { endLines, whoLine } from '../plates/words.ts';
import { LINES, sourcePoints, scoreSources } from '../scores/sources.ts';
import { tieBreak } from '../scores/tie-break.ts';

const DUEL = { factions: ['dragonRiders', 'horseLords'] } as const;

describe('the end of the game', () => {
  const scene = (first: number, second: number): Scene => {
    const made = new Scene(DUEL).bag('horseLords', '4 swords');
    made.player('dragonRiders').regroups = first;
    made.player('horseLords').regroups = second;
    return made;
  };

  test('far while anybody misses two regroups, near at one each, then hanging on one player', () => {
    expect(endOutlook(scene(0, 2).state)).toMatchObject({ target: 3, stage: 'far' });
    expect(endOutlook(scene(2, 2).state).stage).toBe('near');
    expect(endOutlook(scene(3, 2).state)).toMatchObject({
      stage: 'last',
      waiting: [{ seat: 1, regroups: 2, missing: 1, draws: 5 }],
    });
  });

  test('who is out of the game keeps nobody waiting', () => {
    const { state } = scene(3, 0);
    const [, horse] = state.players;
    if (horse !== undefined) horse.out = true;
    expect(endOutlook(state).waiting).toEqual([]);
  });

  test('it is said in words', () => {
    expect(endLines('en', scene(3, 2).state).head).toBe(
      'The game ends when Horse Lords regroup: 5 tiles to draw',
    );
    expect(endLines('ja', scene(3, 2).state).head).toBe(
      'ホースロードが再編成すると終了（あと5枚引くと再編成）',
    );
    for (const locale of LOCALES)
      for (const line of endLines(locale, scene(0, 1).state).more) expect(line).not.toMatch(BROKEN);
  });
});

test('who plays a seat', () => {
  const ann = { label: 'Ann', bot: null, here: true, shares: false };
  const idle = { own: false, turn: false, asked: false };
  expect(whoLine('en', ann, idle)).toBe('Ann');
  expect(whoLine('en', { ...ann, here: false }, { ...idle, turn: true })).toBe('Ann · plays now · away');
  expect(whoLine('en', ann, { ...idle, own: true, turn: true })).toBe('you · your turn');
  expect(whoLine('en', ann, { ...idle, asked: true })).toBe('Ann · decides');
  expect(whoLine('en', ann, { ...idle, own: true, asked: true })).toBe('you · your choice');
  expect(whoLine('en', { ...ann, shares: true }, { ...idle, own: true, turn: true })).toBe('Ann · plays now');
  expect(whoLine('en', { ...ann, label: 'Hild, Veteran', bot: 'veteran', here: false }, idle)).toBe(
    'Hild, Veteran',
  );
});

describe('faction cards', () => {
  test('those for a first game can be taken at the smallest table, and say why in every language', () => {
    expect(FIRST_GAME.length).toBeGreaterThan(1);
    for (const faction of FIRST_GAME) {
      expect(FACTION_FACTS[faction].minPlayers).toBe(2);
      for (const locale of LOCALES) expect(say(locale, `first.${faction}`)).not.toBe(`first.${faction}`);
    }
  });

  test.each(FACTIONS)('%s: powers, and every tile with its modifier, in every language', (faction) => {
    for (const locale of LOCALES) {
      const { summary, traits, modifier, advice } = loreOf(locale, faction);
      expect(findSection(RULEBOOK[locale], advice)?.title).toContain(factionName(locale, faction));
      expect(summary).not.toBe('');
      expect(traits.length).toBeGreaterThan(1);
      for (const kind of kindsOf(faction)) expect(modifier(kind), `${locale} ${kind}`).not.toBe('');
    }
  });

  test('references become links, full stops stay where they are', () => {
    expect(runsOf('Dragons are discarded [9.9].')).toEqual([
      { text: 'Dragons are discarded' },
      { section: '9.9' },
      { text: '.' },
    ]);
  });

  test('the unit a faction is known by is among its tiles, and the rulebook says what it does', () => {
    for (const faction of FACTIONS)
      for (const locale of LOCALES) {
        const kind = SIGNATURES[faction];
        expect(kindsOf(faction)).toContain(kind);
        expect(loreOf(locale, faction).modifier(kind)).not.toBe('');
      }
  });

  test("one's own tiles are told apart, another's only as far as everybody can work them out", () => {
    const scene = new Scene(DUEL)
      .units('horseLords', 14, '2 swords')
      .hand('horseLords', 'swords leader')
      .discards('horseLords', 'swords');
    const swords = (viewer: number | null) =>
      tileTallies(seen(scene, viewer), viewer, 1).find(({ kind }) => kind === 'swords');
    expect(swords(1)).toEqual({ kind: 'swords', map: 2, discard: 1, hand: 1, rest: 2 });
    expect(swords(0)).toEqual({ kind: 'swords', map: 2, discard: 1, hand: null, rest: 3 });
    expect(swords(null)).toEqual(swords(0));
  });

  test.each(TABLES)('in a random game of $seats the tiles of a card add up', (context) => {
    for (const { view, row } of randomGame(context)) {
      if (row % 25 !== 0) continue;
      const onlooker = view(null);
      if (onlooker.frames.at(-1)?.step === 'swap') continue;
      for (const [seat, { faction }] of onlooker.players.entries()) {
        if (faction === 'none') continue;
        for (const { kind, map, discard, rest } of tileTallies(onlooker, null, seat))
          expect(map + discard + rest, kind).toBe(FACTION_FACTS[faction].tiles[kind]?.count);
      }
    }
  });
});

describe('points', () => {
  test.each(TABLES)('in a random game of $seats every point has its source', (context) => {
    const log: Event[] = [];
    for (const { view, events } of randomGame(context)) {
      const now = view(null);
      for (const seat of now.players.keys()) {
        const sources = scoreSources(now, seat, log);
        const sum = LINES.reduce((all, line) => all + sourcePoints(sources, line), 0);
        expect(sum).toBe(scoreOf(now, seat));
        expect(sources.total).toBe(sum);
        expect(sources.earlier).toBe(0);
      }
      log.push(...events);
    }
    expect(log.some(({ e }) => e === 'battle.won')).toBe(true);
  });

  test('without the log, battles and regroups are one line', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'horseLords'] });
    scene.player('chaosHorde').vp = 17;
    scene.player('chaosHorde').capturedVillages = 2;
    expect(scoreSources(scene.state, 0, [])).toMatchObject({
      start: 10,
      earlier: 7,
      villages: { count: 2, points: 4 },
      total: 21,
    });
  });

  test('what decided between equals', () => {
    const even = (): Scene => {
      const scene = new Scene(DUEL);
      scene.player('dragonRiders').vp = 9;
      scene.player('horseLords').vp = 9;
      return scene;
    };
    const broken = ({ state }: Scene): string | null => tieBreak(state, finalOutcome(state));
    expect(broken(even())).toBeNull();
    expect(broken(even().villages('horseLords', 14))).toBe('villages');
    const captor = even();
    captor.player('horseLords').vp = 8;
    captor.player('horseLords').capturedVillages = 1;
    expect(broken(captor)).toBe('captures');
    captor.player('horseLords').vp = 7;
    expect(broken(captor)).toBeNull();
  });
});
