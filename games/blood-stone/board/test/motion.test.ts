import type { Told } from '@sanguine/kernel';
import { LOCALES } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { cloneState } from '../../rules/clone.ts';
import type { Event } from '../../rules/events.ts';
import { groundOf } from '../../rules/ground.ts';
import { eventLine } from '../../text/events.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import { spaceOf } from '../acting/where.ts';
import { links } from '../links.ts';
import { sceneOf } from '../motion/scene.ts';
import { walkFilm } from '../motion/film.ts';

const told = (events: readonly Event[]): Told<Event> => ({
  row: 7,
  did: { do: 'move', seat: 0 },
  faces: [],
  events,
  patch: [],
  deciders: [],
  sealed: [],
  canUndo: false,
  outcome: null,
});

test('a walk is seen space by space, from its start', () => {
  const scene = new Scene('witch e1, spearman e8');
  const before = cloneState(scene.state);
  scene.does('soldiers', 'move spearman e6');
  const seen = sceneOf(before, told(scene.events), 'full');
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
  expect(sceneOf(before, told(scene.events), 'full')).toMatchObject({
    ghosts: [{ unit: 'wolf', space, zombie: false }],
    floats: [{ space, by: -1 }],
    roll: null,
  });
});

test('with reduced motion nothing walks or fades, but the die and the numbers are told', () => {
  const scene = new Scene('witch e4, spearman e6', { turn: 'witch' }).hand('witch', 'siphon').dice(5);
  const before = cloneState(scene.state);
  scene.does('witch', 'cast siphon spearman');
  const seen = sceneOf(before, told(scene.events), 'reduced');
  expect(seen).toMatchObject({ roll: { die: 6, won: true }, ghosts: [] });
  expect(seen?.floats.map(({ by }) => by)).toEqual([-1, 1]);
  expect(seen?.walks.size).toBe(0);
});

test('what was taken back is not seen happening', () => {
  const { state } = new Scene('witch e1, spearman e8');
  expect(sceneOf(state, { ...told([]), did: { do: 'undo', seat: 0 } }, 'full')).toBeNull();
});

test('every link of the log stands in its line, and leads to a space of the glade or a unit', () => {
  let found = 0;
  for (const { events, view } of randomGame(
    TABLES[0] ?? { seed: 'a', glade: 'hollow-glade', sides: 'second' },
  )) {
    for (const event of events) {
      for (const locale of LOCALES) {
        const line = eventLine(locale, event, ['Ann', 'Ben']);
        for (const { ref, words } of links(locale, event)) {
          found += 1;
          expect(line, `${event.e} ${ref}`).toContain(words);
          const led = ref.startsWith('@') ? spaceOf(view(null), ref) : 0;
          expect(led, ref).not.toBeNull();
        }
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});
