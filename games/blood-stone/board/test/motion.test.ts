import { followLinks } from '@sanguine/ui/test/links.ts';
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
import { walkFilm } from '../animation/film.ts';

test('a walk is seen space by space, from its start', () => {
  const scene = new Scene('witch e1, spearman e8');
  const before = cloneState(scene.state);
  scene.does('soldiers', 'move spearman e6');
  const seen = animationOf(before, toldRow(scene.events), 'normal');
  expect(seen?.walks.get('spearman')).toEqual(['e8', 'e7', 'e6'].map((name) => scene.space(name)));
  const { frames } = walkFilm(groundOf(before), seen?.walks.get('spearman') ?? []);
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
  expect(animationOf(before, toldRow(scene.events), 'normal')).toMatchObject({
    ghosts: [{ unit: 'wolf', space, zombie: false }],
    floats: [{ space, by: -1 }],
    roll: null,
  });
});

test('with motion off nothing walks or fades, but the die and the numbers are told', () => {
  const scene = new Scene('witch e4, spearman e6', { turn: 'witch' }).hand('witch', 'siphon').dice(5);
  const before = cloneState(scene.state);
  scene.does('witch', 'cast siphon spearman');
  const seen = animationOf(before, toldRow(scene.events), 'off');
  expect(seen).toMatchObject({ roll: { die: 6, won: true }, ghosts: [] });
  expect(seen?.floats.map(({ by }) => by)).toEqual([-1, 1]);
  expect(seen?.walks.size).toBe(0);
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
