import { swiftRandom } from '@sanguine/kernel';
import { seenBy } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { VETERANS } from '../bot/index.ts';
import { recruit } from '../bot/recruit.ts';
import { botFrom } from '../bot/decisions.ts';
import type { Faction } from '../content/factions.ts';
import { game } from '../game.ts';
import { atlasOf } from '../rules/atlas.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

const duel = (): Scene =>
  new Scene({ factions: ['horseLords', 'hillFolk'] })
    .units('horseLords', 21, 'citadel')
    .units('hillFolk', 47, 'citadel');

/** What the bot plays, and what it would have played next, in notation; by how many points that is worse. */
function weighed(scene: Scene, who: Faction, bot = VETERANS.marshal) {
  const seat = scene.seat(who);
  const view = seenBy(game.engine, scene.state, seat);
  const { move, runnerUp } = bot.choose(view, seat, swiftRandom('scene'));
  const next = runnerUp?.() ?? null;
  const print = (one: typeof move): string => rules.notation.print(view, seat, one);
  if (next === null) return { played: print(move), next: null, behind: 0 };
  expect(rules.refuse(view, seat, next.move), 'it could have been played').toBeNull();
  return { played: print(move), next: print(next.move), behind: next.behind };
}

test('who stands or withdraws names the other answer', () => {
  const few = duel().units('hillFolk', 20, '2 swords leader 3 reivers').units('horseLords', 20, 'swords');
  few.state.active = few.seat('hillFolk');
  few.does('hillFolk', 'battle @20 seat 0');
  const { played, next, behind } = weighed(few, 'horseLords');
  expect(played).toMatch(/^withdraw/);
  expect(next).toMatch(/^withdraw|^stand$/);
  expect(next).not.toBe(played);
  expect(behind).toBeGreaterThanOrEqual(0);
  const many = duel().units('hillFolk', 20, 'swords').units('horseLords', 20, '3 swords shield');
  many.state.active = many.seat('hillFolk');
  many.does('hillFolk', 'battle @20 seat 0');
  expect(weighed(many, 'horseLords')).toMatchObject({
    played: 'stand',
    next: expect.stringMatching(/^withdraw/),
  });
});

test('a swap is compared with keeping the tile, by what it gains in the battle', () => {
  const close = duel()
    .units('horseLords', 20, '2 swords')
    .units('hillFolk', 20, 'castle')
    .villages('hillFolk', 20, 3);
  close.hand('horseLords', 'blank').rig('horseLords', 3, 3, 4, 2).rig('hillFolk', 3, 4, 4);
  close.does('horseLords', 'battle @20 seat 1');
  const { played, next, behind } = weighed(close, 'horseLords');
  expect([played, next]).toEqual(['swap blank', 'keep']);
  expect(behind).toBeGreaterThan(0);
});

test('a village has the second best site beside it, and a march the second best plan', () => {
  const scene = duel()
    .units('horseLords', 20, 'cavalry')
    .villages('hillFolk', 28, 2)
    .hand('horseLords', '3 swords');
  const march = weighed(scene, 'horseLords');
  expect(march.played).toBe('step cavalry 20>28');
  expect(march.next).not.toBe(march.played);
  expect(march.behind).toBeGreaterThan(0);
  const settling = duel().hand('horseLords', 'leader').does('horseLords', 'end');
  const site = weighed(settling, 'horseLords');
  expect([site.played, site.next]).toEqual([
    expect.stringMatching(/^settle/),
    expect.stringMatching(/^settle/),
  ]);
  expect(site.behind).toBeGreaterThanOrEqual(0);
});

test('an Undead has somewhere else to go', () => {
  const scene = new Scene({ factions: ['necromancers', 'hillFolk'] })
    .units('necromancers', 21, 'citadel')
    .units('hillFolk', 47, 'citadel')
    .units('necromancers', 20, 'undead')
    .villages('hillFolk', 28, 2)
    .turn('necromancers');
  const { played, next, behind } = weighed(scene, 'necromancers');
  expect(played).toMatch(/^shamble 20>28/);
  expect(next).toMatch(/^shamble/);
  expect(behind).toBeGreaterThan(0);
});

test('a Recruit owns that another move looks better', () => {
  const scene = duel().units('horseLords', 20, 'cavalry').hand('horseLords', '2 swords');
  const atlas = atlasOf(scene.state);
  const goal = atlas.areas.find((area) => atlas.distance(20, area) === 2 && atlas.terrain(area) === 'plains');
  scene.villages('hillFolk', goal ?? 0, 2);
  const { played, next, behind } = weighed(scene, 'horseLords', botFrom(recruit));
  expect(next).toMatch(/^step cavalry 20>/);
  expect([played === next, behind < 0]).toEqual([false, true]);
});

test('set-up and payments are compared with nothing', () => {
  const scene = duel().hand('horseLords', 'leader').does('horseLords', 'end');
  scene.does('horseLords', weighed(scene, 'horseLords').played);
  scene.state.frames = scene.state.frames.map((frame) =>
    frame.step === 'construct' ? { ...frame, debt: 5 } : frame,
  );
  expect(weighed(scene, 'horseLords')).toMatchObject({ played: 'pay leader', next: null });
});
