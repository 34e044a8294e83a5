import { LOCALES } from '@sanguine/kernel';
import { followLinks } from '@sanguine/ui/test/links.ts';
import { languageFlaws } from '@sanguine/ui/test/language.ts';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { expect, test } from 'vitest';
import { PLACES } from '../../content/provinces.ts';
import { eventLine } from '../../text/events.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import { placeOf } from '../interaction/where.ts';
import { links, titles } from '../links.ts';
import { animationOf } from '../animation/animation.ts';
import { cuesOf } from '../animation/cues.ts';
import { LANGUAGE } from '../animation/language.ts';
import { placed } from '../ring/placing.ts';
import { RINGS } from '../ring/ring.ts';
import { spotOf } from '../ring/spots.ts';

test('whoever marches is the same figure elsewhere; whoever stays keeps the spot', () => {
  const scene = new Scene('wolf gimle 2 warrior leader; bear gimle warrior; raven');
  const before = placed([], scene.state);
  scene.does('wolf', 'march gimle utgard leader');
  const after = placed(before, scene.state);
  const where = (pieces: typeof before, id: string): string => {
    const piece = pieces.find((one) => one.id === id);
    return `${piece?.at} ${piece?.slot}`;
  };
  const leader = before.find(({ figure }) => figure === 'leader')?.id ?? '';
  expect(where(after, leader)).toBe('utgard 0');
  for (const { id } of before.filter((piece) => piece.id !== leader))
    expect(where(after, id)).toBe(where(before, id));
});

test('in a province no two figures stand in one village, whatever has happened', () => {
  for (const context of TABLES) {
    let pieces = placed([], [...randomGame(context)][0]?.view(null) ?? new Scene('wolf; bear').state);
    for (const { view } of randomGame(context)) {
      pieces = placed(pieces, view(null));
      for (const place of PLACES.filter((one) => one !== 'yggdrasil')) {
        const slots = pieces.filter(({ at }) => at === place).map(({ slot }) => slot);
        expect(new Set(slots).size).toBe(slots.length);
      }
      const standing = view(null).clans.flatMap(({ figures }) => PLACES.flatMap((place) => figures[place]));
      expect(pieces.length).toBe(standing.length);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    }
  }
});

test('every village of a province has a spot of its own on either board', () => {
  for (const ring of [RINGS.broad, RINGS.round]) {
    for (const place of PLACES) {
      const spots = [0, 1, 2, 3, 4].map((slot) => spotOf(ring, place, slot));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    }
  }
});

test('the Troll’s victims are gone from where they stood', () => {
  const scene = new Scene('wolf sheet troll, rage 6; bear gimle 2 warrior leader; raven');
  const before = placed([], scene.state);
  scene.does('wolf', 'invade troll gimle');
  const seen = animationOf(before, toldRow(scene.events), 'normal');
  const fallen = seen?.cues.filter(({ gesture }) => gesture === 'lose');
  expect(fallen).toMatchObject([
    { seat: 1, piece: { figure: 'warrior', at: 'gimle' } },
    { seat: 1, piece: { figure: 'warrior', at: 'gimle' } },
  ]);
});

test('with motion off nobody rises, but Glory is counted where it was won', () => {
  const scene = new Scene('wolf gimle leader; bear; raven', { tokens: 'gimle glory' });
  const before = placed([], scene.state);
  scene.does('wolf', 'pillage gimle');
  const seen = animationOf(before, toldRow(scene.events), 'off');
  expect(new Set(seen?.cues.map(({ gesture }) => gesture))).toEqual(new Set(['pulse', 'gain']));
  expect(seen?.cues).toContainEqual(
    expect.objectContaining({ gesture: 'gain', place: 'gimle', seat: 0, by: 5, of: 'laurel-crown' }),
  );
});

test('a stat that rises is told where the token lay', () => {
  const scene = new Scene('wolf andlang leader; bear; raven', { tokens: 'andlang axes' });
  const before = placed([], scene.state);
  scene.does('wolf', 'pillage andlang');
  const seen = animationOf(before, toldRow(scene.events), 'normal');
  expect(seen?.cues).toContainEqual(
    expect.objectContaining({ gesture: 'gain', place: 'andlang', seat: 0, by: 1, of: 'crossed-axes' }),
  );
});

test('whoever invades is seen to come, with the rage it cost', () => {
  const scene = new Scene('wolf rage 6; bear; raven');
  const before = placed([], scene.state);
  scene.does('wolf', 'invade warrior gimle');
  expect(cuesOf(before, scene.events)).toMatchObject([
    { gesture: 'arrive', seat: 0, place: { figure: 'warrior', at: 'gimle' } },
    { gesture: 'pay', seat: 0, place: 'gimle', of: 'flame' },
  ]);
});

test('a march is seen from where to where, with its price', () => {
  const scene = new Scene('wolf gimle leader, rage 6; bear; raven');
  const before = placed([], scene.state);
  scene.does('wolf', 'march gimle utgard leader');
  expect(cuesOf(before, scene.events)).toMatchObject([
    { gesture: 'travel', seat: 0, way: ['gimle', 'utgard'] },
    { gesture: 'pay', seat: 0, place: 'utgard', by: 1, of: 'flame' },
  ]);
});

test('in random games every event is shown as the table of movement says', () => {
  const rows = TABLES.flatMap((context) => {
    let pieces: ReturnType<typeof placed> = [];
    return [...randomGame(context)].map(({ view, events }) => {
      pieces = placed(pieces, view(null));
      return { events, gestures: cuesOf(pieces, events).map(({ gesture }) => gesture) };
    });
  });
  expect(languageFlaws(LANGUAGE, rows)).toEqual([]);
});

test('what was taken back is not seen happening', () => {
  expect(animationOf([], toldRow([], { did: { do: 'undo', seat: 0 } }), 'normal')).toBeNull();
});

test('every link of the log stands in its line, and leads to a place on the board', () => {
  const events = TABLES.flatMap((context) => [...randomGame(context)].flatMap((play) => play.events));
  const { found, lost } = followLinks(events, {
    line: (locale, event) => eventLine(locale, event, ['Ann', 'Ben', 'Cid', 'Dag']),
    links,
    leads: (ref) => placeOf(ref) !== null,
  });
  expect(lost).toEqual([]);
  expect(found).toBeGreaterThan(300);
});

test('every title of a card in the log stands in its line', () => {
  const events = TABLES.flatMap((context) => [...randomGame(context)].flatMap((play) => play.events));
  const told = LOCALES.flatMap((locale) =>
    events.flatMap((event) => {
      const line = eventLine(locale, event, ['Ann', 'Ben', 'Cid', 'Dag']);
      return titles(locale, event).map((title) => ({ e: event.e, title, line }));
    }),
  );
  expect(told.length).toBeGreaterThan(300);
  expect(told.filter(({ line, title }) => !line.includes(title))).toEqual([]);
});
