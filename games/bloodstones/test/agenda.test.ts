import { describe, expect, test } from 'vitest';
import { Agenda } from '../bot/agenda.ts';
import type { Candidate } from '../bot/candidates.ts';
import { Survey } from '../bot/survey.ts';
import { Scene } from './scene.ts';

/** Two riders, each next to an open village, far from each other. */
const riders = (): Scene =>
  new Scene({ factions: ['horseLords', 'hillFolk'] })
    .units('horseLords', 21, 'citadel')
    .units('horseLords', 20, 'cavalry')
    .units('horseLords', 55, 'cavalry')
    .units('hillFolk', 47, 'citadel')
    .villages('hillFolk', 28, 2)
    .villages('hillFolk', 63, 1);

describe("an agenda, what a play-out's Veteran has in mind for its turn", () => {
  const next = (agenda: Agenda, scene: Scene): Candidate | undefined =>
    agenda.next(new Survey(scene.state, scene.seat('horseLords')));

  const goal = (candidate: Candidate | undefined): unknown => {
    const last = candidate?.plan?.at(-1) ?? candidate?.move;
    return last?.do === 'step' ? last.to : last?.do;
  };

  test('holds both raids, the richer one first, and does the second without a new look at the map', () => {
    const scene = riders().hand('horseLords', '4 swords');
    const agenda = new Agenda();
    expect(goal(next(agenda, scene))).toBe(28);
    scene.villages('hillFolk', 63, 0);
    expect(goal(next(agenda, scene))).toBe(63);
  });

  test('leaves out what cannot be done any more, and looks at the map again', () => {
    const scene = riders().hand('horseLords', '4 swords');
    const agenda = new Agenda();
    next(agenda, scene);
    scene.state.units[55] = [];
    expect(goal(next(agenda, scene))).not.toBe(63);
  });

  test('leaves out what can no longer be paid for', () => {
    const scene = riders().hand('horseLords', '4 swords');
    const agenda = new Agenda();
    next(agenda, scene);
    scene.player('horseLords').hand = [];
    expect(next(agenda, scene)).toBeUndefined();
  });

  test('is forgotten when the turn is over', () => {
    const scene = riders().hand('horseLords', '4 swords');
    const agenda = new Agenda();
    next(agenda, scene);
    agenda.clear();
    expect(goal(next(agenda, scene))).toBe(28);
  });
});
