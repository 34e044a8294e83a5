import { followLinks } from '@sanguine/ui/test/links.ts';
import { languageFlaws } from '@sanguine/ui/test/language.ts';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { expect, test } from 'vitest';
import { cloneState } from '../../rules/clone.ts';
import { fieldFor } from '../../rules/ground.ts';
import { eventLine } from '../../text/events.ts';
import { Scene } from '../../test/scene.ts';
import { GAMES, NAMES } from '../../test/spoken.ts';
import { animationOf } from '../animation/animation.ts';
import { cuesOf } from '../animation/cues.ts';
import { walkFilm } from '../animation/film.ts';
import { LANGUAGE } from '../animation/language.ts';
import { sheetOf } from '../field/sheet.ts';
import { links } from '../links.ts';

test('a walk is seen corner by corner, from its start', () => {
  const scene = new Scene('orlen 10,10', 'cray 25,10').does('south', 'activate orlen');
  const before = cloneState(scene.state);
  scene.does('south', 'move 10,12 13,12');
  const seen = animationOf(before, toldRow(scene.events), 'normal');
  const walk = seen?.walks.get(0) ?? { way: [], at: 0, ms: 0 };
  expect(walk.way.map(({ x, y }) => [x, y])).toEqual([
    [10_000, 10_000],
    [10_000, 12_000],
    [13_000, 12_000],
  ]);
  const { frames } = walkFilm(sheetOf(fieldFor(before), false), walk);
  expect(frames.map(({ offset, transform }) => [offset, transform])).toEqual([
    [0, 'translate(-72px, 48px)'],
    [0.4, 'translate(-72px, 0px)'],
    [1, 'translate(0px, 0px)'],
  ]);
});

test('wounds rise where they are dealt, and dice are told even with motion off', () => {
  const scene = new Scene('orlen 10,10', 'husk 11.26,10').does('south', 'activate orlen');
  const before = cloneState(scene.state);
  scene.rolls('skull skull blank blank').does('south', 'attack basic husk');
  const seen = animationOf(before, toldRow(scene.events), 'off');
  expect(seen?.rolls.map(({ roll, faces }) => [roll, faces.reduce((sum, some) => sum + some, 0)])).toEqual([
    ['attack', 2],
    ['defence', 2],
  ]);
  expect(seen?.cues).toContainEqual(
    expect.objectContaining({ gesture: 'pay', place: { x: 11_260, y: 10_000 }, by: 2 }),
  );
  const moving = new Set(['travel', 'arrive', 'lose', 'strike']);
  expect(seen?.cues.filter(({ gesture }) => moving.has(gesture))).toEqual([]);
  expect(seen?.walks.size).toBe(0);
});

test('an attack is seen from who strikes to who is struck', () => {
  const scene = new Scene('orlen 10,10', 'husk 11.26,10').does('south', 'activate orlen');
  const before = cloneState(scene.state);
  scene.rolls('skull skull blank blank').does('south', 'attack basic husk');
  expect(cuesOf(before, scene.events)).toContainEqual({
    gesture: 'strike',
    seat: 0,
    from: { x: 10_000, y: 10_000 },
    place: { x: 11_260, y: 10_000 },
  });
});

test('in random games every event is shown as the table of movement says', () => {
  const rows = GAMES.flatMap(({ play }) =>
    [...play()].map(({ view, events }) => ({
      events,
      gestures: cuesOf(view(null), events).map(({ gesture }) => gesture),
    })),
  );
  expect(languageFlaws(LANGUAGE, rows)).toEqual([]);
});

test('what was taken back is not seen happening', () => {
  const { state } = new Scene('orlen 10,10', 'cray 25,10');
  expect(animationOf(state, toldRow([], { did: { do: 'undo', seat: 0 } }), 'normal')).toBeNull();
});

test('every link of the log stands in its line, and leads to a unit', () => {
  const [pit] = GAMES;
  const plays = pit === undefined ? [] : [...pit.play()];
  const { found, lost } = followLinks(
    plays.flatMap(({ events }) => events).filter((event) => eventLine('en', event, NAMES) !== null),
    {
      line: (locale, event) => eventLine(locale, event, NAMES) ?? '',
      links,
      leads: (ref) => /^[01]:[a-z-]+\.\d+$/.test(ref),
    },
  );
  expect(lost).toEqual([]);
  expect(found).toBeGreaterThan(100);
});
