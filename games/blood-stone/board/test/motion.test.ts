import { followLinks } from '@sanguine/ui/test/links.ts';
import { languageFlaws } from '@sanguine/ui/test/language.ts';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { expect, test } from 'vitest';
import { cloneState } from '../../rules/clone.ts';
import { groundOf } from '../../rules/ground.ts';
import { eventLine } from '../../text/events.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import { spaceOf } from '../interaction/where.ts';
import { links } from '../links.ts';
import { animationOf } from '../animation/animation.ts';
import { cuesOf } from '../animation/cues.ts';
import { walkFilm } from '../animation/film.ts';
import { LANGUAGE } from '../animation/language.ts';

test('a walk is seen space by space, from its start', () => {
  const scene = new Scene('witch e1, spearman e8');
  const before = cloneState(scene.state);
  scene.does('soldiers', 'move spearman e6');
  const seen = animationOf(before, toldRow(scene.events), 'normal');
  const walk = seen?.walks.get('spearman') ?? { way: [], at: 0, ms: 0 };
  expect(walk.way).toEqual(['e8', 'e7', 'e6'].map((name) => scene.space(name)));
  const { frames } = walkFilm(groundOf(before), walk);
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(0px, 116px)',
    'translate(0px, 58px)',
    'translate(0px, 0px)',
  ]);
});

test('whoever dies fades where it stood, and the stone rises there', () => {
  const scene = new Scene('witch e1, wolf e5 1, spearman e6');
  const before = cloneState(scene.state);
  scene.does('soldiers', 'attack spearman north');
  const space = scene.space('e5');
  const seen = animationOf(before, toldRow(scene.events), 'normal');
  expect(seen?.roll).toBeNull();
  expect(seen?.cues).toMatchObject([
    { gesture: 'strike', seat: 1 - before.witch, from: scene.space('e6'), place: space },
    { gesture: 'pay', place: space, by: 1 },
    { gesture: 'lose', seat: before.witch, piece: { unit: 'wolf', zombie: false }, place: space },
  ]);
});

test('with motion off nothing walks or fades, but the die and the numbers are told', () => {
  const scene = new Scene('witch e4, spearman e6', { turn: 'witch' }).hand('witch', 'siphon').dice(5);
  const before = cloneState(scene.state);
  scene.does('witch', 'cast siphon spearman');
  const seen = animationOf(before, toldRow(scene.events), 'off');
  expect(seen).toMatchObject({ roll: { die: 6, won: true } });
  const [spear, witch] = [scene.space('e6'), scene.space('e4')];
  expect(seen?.cues.filter(({ gesture }) => gesture !== 'pulse' && gesture !== 'roll')).toMatchObject([
    { gesture: 'pay', place: spear, by: 1 },
    { gesture: 'gain', place: witch, by: 1 },
  ]);
  expect(seen?.walks.size).toBe(0);
});

test('in random games every event is shown as the table of movement says', () => {
  const rows = TABLES.flatMap((table) =>
    [...randomGame(table)].map(({ view, events }) => ({
      events,
      gestures: cuesOf(view(null), events).map(({ gesture }) => gesture),
    })),
  );
  expect(languageFlaws(LANGUAGE, rows)).toEqual([]);
});

test('what was taken back is not seen happening', () => {
  const { state } = new Scene('witch e1, spearman e8');
  expect(animationOf(state, toldRow([], { did: { do: 'undo', seat: 0 } }), 'normal')).toBeNull();
});

test('every link of the log stands in its line, and leads to a space of the glade or a unit', () => {
  const [table = { seed: 'a', glade: 'hollow-glade', sides: 'second' }] = TABLES;
  const plays = [...randomGame(table)];
  const [glade] = plays.map(({ view }) => view(null));
  const { found, lost } = followLinks(
    plays.flatMap(({ events }) => events),
    {
      line: (locale, event) => eventLine(locale, event, ['Ann', 'Ben']),
      links,
      leads: (ref) => !ref.startsWith('@') || (glade !== undefined && spaceOf(glade, ref) !== null),
    },
  );
  expect(lost).toEqual([]);
  expect(found).toBeGreaterThan(100);
});
