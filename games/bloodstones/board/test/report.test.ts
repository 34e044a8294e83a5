import type { Told, Viewer } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { attack, attackWon, favour } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, TABLES } from '../../test/spoken.ts';
import { beginFollowing, follow, type Followed } from '../battle/follow.ts';
import { readReports } from '../battle/report.ts';
import { verdictLine } from '../battle/verdict.ts';

/** What a viewer is told about the last move of a scene. */
function told(scene: Scene, row: number, seat: number, viewer: Viewer): Told<Event> {
  const events = scene.events.flatMap((event) => bloodstones.maskEvent(event, viewer) ?? []);
  return {
    row,
    did: { do: 'move', seat },
    faces: [],
    events,
    patch: [],
    deciders: [],
    sealed: [],
    canUndo: false,
    outcome: null,
  };
}

/** Plays on and follows it as one viewer. */
class Watcher {
  followed: Followed;
  readonly #scene: Scene;
  readonly #viewer: Viewer;
  #row = 0;

  constructor(scene: Scene, viewer: Viewer) {
    this.#scene = scene;
    this.#viewer = viewer;
    this.followed = beginFollowing(seen(scene, viewer), null);
  }

  after(seat: number, play: () => void): Followed {
    play();
    const latest = told(this.#scene, ++this.#row, seat, this.#viewer);
    this.followed = follow(this.followed, seen(this.#scene, this.#viewer), latest, this.#viewer, true);
    return this.followed;
  }
}

function duel(): Scene {
  return new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '3 swords')
    .units('horseLords', 14, 'swords skirmishers castle');
}

test('a report knows the forces as they met, though the fallen are gone', () => {
  const scene = duel();
  const before = seen(scene, 0);
  attackWon(scene, 'dragonRiders', 'horseLords', 14);
  const [report, second] = readReports(before, 7, scene.events);
  expect(second).toBeUndefined();
  expect(report).toMatchObject({
    row: 7,
    area: 14,
    forces: { attacker: ['swords', 'swords', 'swords'], defender: ['skirmishers', 'swords', 'castle'] },
    won: { seat: 0, loser: 1, vp: 3 },
  });
  expect(report?.aftermath.map((event) => event.e)).toEqual(['unit.lost']);
});

test('casualty and retreat are added to the report, row by row, until the battle is over', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '3 swords')
    .units('horseLords', 14, 'swords skirmishers cavalry');
  const watcher = new Watcher(scene, 1);
  favour(scene, 'dragonRiders', 'horseLords', 14);
  watcher.after(0, () => scene.does('dragonRiders', 'battle @14 seat 1'));
  expect(watcher.after(1, () => scene.does('horseLords', 'stand')).reports).toHaveLength(1);
  watcher.after(1, () => scene.does('horseLords', 'lose swords'));
  const { reports } = watcher.after(1, () => scene.does('horseLords', 'retreat @4'));
  expect(reports[0]?.aftermath.map((event) => event.e)).toEqual(['unit.lost', 'force.retreated']);
});

test('a report stays for who fought until they play on, and for who watched until the next turn begins', () => {
  const scene = duel().units('dragonRiders', 3, 'leader').hand('dragonRiders', 'castle');
  const winner = new Watcher(scene, 0);
  const loser = new Watcher(scene, 1);
  const watcher = new Watcher(scene, null);
  const both = (seat: number, play: () => void): void => {
    winner.after(seat, play);
    loser.after(seat, () => undefined);
    watcher.after(seat, () => undefined);
  };
  scene.rig('dragonRiders', 5, 5, 4).rig('horseLords', 2, 2, 3);
  both(0, () => scene.does('dragonRiders', 'battle @14 seat 1'));
  both(0, () => scene.does('dragonRiders', 'keep'));
  both(1, () => scene.does('horseLords', 'retreat @4'));
  expect([winner.followed.reports.length, loser.followed.reports.length]).toEqual([1, 1]);
  both(0, () => scene.does('dragonRiders', 'step leader 3>2'));
  expect([winner.followed.reports.length, loser.followed.reports.length]).toEqual([0, 1]);
  both(0, () => scene.does('dragonRiders', 'pay castle'));
  expect(watcher.followed.reports).toHaveLength(1);
  both(0, () => scene.does('dragonRiders', 'end'));
  expect(watcher.followed.reports).toEqual([]);
  expect(loser.followed.reports).toHaveLength(1);
});

test('a tie is kept in mind for the round after it', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'swords')
    .units('horseLords', 14, 'swords')
    .hand('dragonRiders', 'skirmishers')
    .rig('dragonRiders', 5, 4, 3, 5, 5, 4)
    .rig('horseLords', 5, 4, 3, 2, 2, 3);
  const watcher = new Watcher(scene, null);
  watcher.after(0, () => attack(scene, 'dragonRiders', 'horseLords', 14));
  const tied = watcher.after(0, () => scene.does('dragonRiders', 'keep'));
  expect(tied.ties).toHaveLength(1);
  expect(tied.ties[0]?.won).toBeNull();
  const over = watcher.after(0, () => scene.does('dragonRiders', 'keep'));
  expect(over.ties).toEqual([]);
  expect(over.reports.at(-1)?.won?.seat).toBe(0);
});

test('a jump in the story shows no battle', () => {
  const scene = duel();
  const watcher = new Watcher(scene, null);
  attackWon(scene, 'dragonRiders', 'horseLords', 14);
  expect(follow(watcher.followed, seen(scene, null), null, null, true).reports).toEqual([]);
});

test('the verdict is told to the face of who fought', () => {
  const scene = duel();
  const before = seen(scene, 0);
  attackWon(scene, 'dragonRiders', 'horseLords', 14);
  const [report] = readReports(before, 1, scene.events);
  if (report === undefined) throw new Error('no battle was revealed');
  const verdicts = ([0, 1, null] as const).map((viewer) => verdictLine('en', before, viewer, report));
  expect(verdicts).toEqual(['You win, 17 to 11', 'You lose, 11 to 17', 'Dragon Riders win, 17 to 11']);
});

test.each(TABLES)(
  'in a random game of $seats every reveal is reported with the forces that fought',
  (table) => {
    let reveals = 0;
    for (const { view, events, row } of randomGame(table)) {
      const revealed = events.filter((event) => event.e === 'battle.revealed');
      const reports = readReports(view(null), row, events);
      expect(reports).toHaveLength(revealed.length);
      for (const { attacker, defender, forces, won } of reports) {
        reveals++;
        const prize = won?.seat === attacker.seat ? forces.defender.length : forces.attacker.length;
        // §9.7: a point for each unit beaten, and what Corsairs and Cutiecorn add.
        expect(won?.vp ?? prize).toBeGreaterThanOrEqual(prize);
        expect(
          defender.items.every(
            ({ source }) => source === 'corsairsAtSea' || forces.defender.includes(source),
          ),
        ).toBe(true);
      }
    }
    expect(reveals).toBeGreaterThan(0);
  },
);
