import type { RowUpdate, Viewer } from '@sanguine/kernel';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { describe, expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { attack, attackWon, favour } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, TABLES } from '../../test/spoken.ts';
import { beginFollowing, follow, type WatchedBattles, type BattleWatcher } from '../battle/follow.ts';
import { openBattle } from '../battle/open-battle.ts';
import { type BattleReport, continueReport, readReports, recollect } from '../battle/report.ts';
import { verdictLine } from '../battle/verdict.ts';

/** What a viewer receives of a scene's last move. */
function told(scene: Scene, row: number, seat: number, viewer: Viewer): RowUpdate<Event> {
  const events = scene.events.flatMap((event) => bloodstones.maskEvent(event, viewer) ?? []);
  return toldRow(events, { number: row, did: { do: 'move', seat } });
}

/** Plays on and follows as one viewer. */
class Watcher {
  followed: WatchedBattles;
  readonly #scene: Scene;
  readonly #viewer: Viewer;
  #row = 0;
  #events: Event[] = [];

  constructor(scene: Scene, viewer: Viewer) {
    this.#scene = scene;
    this.#viewer = viewer;
    this.followed = beginFollowing(seen(scene, viewer), null, this.#follower());
  }

  #follower(): BattleWatcher {
    return { viewer: this.#viewer, live: true, events: this.#events, acted: 0 };
  }

  after(seat: number, play: () => void): WatchedBattles {
    play();
    const latest = told(this.#scene, ++this.#row, seat, this.#viewer);
    this.#events = [...this.#events, ...latest.events];
    this.followed = follow(this.followed, seen(this.#scene, this.#viewer), latest, this.#follower());
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
  const [report, second] = readReports(before, 7, 0, scene.events);
  expect(second).toBeUndefined();
  expect(report).toMatchObject({
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

/** Two equal forces that draw the same tiles first, then different ones. */
const tie = (): Scene =>
  new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'swords')
    .units('horseLords', 14, 'swords')
    .hand('dragonRiders', 'skirmishers')
    .rig('dragonRiders', 5, 4, 3, 5, 5, 4)
    .rig('horseLords', 5, 4, 3, 2, 2, 3);

test('a tie is kept in mind for the round after it', () => {
  const scene = tie();
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
  const replayed = { viewer: null, live: false, events: scene.events, acted: 0 };
  expect(follow(watcher.followed, seen(scene, null), null, replayed).reports).toEqual([]);
});

describe('behind a curtain, or away from the page', () => {
  /** The winner of each report, or `tie`. */
  const verdicts = ({ reports }: WatchedBattles) => reports.map(({ won }) => won?.seat ?? 'tie');

  /** The Dragon Riders attack and win while the Horse Lords are away; with all events so far. */
  function fought(): { scene: Scene; events: Event[]; opening: number } {
    const scene = duel();
    const opening: Event[] = [{ e: 'turn.began', seat: 0, round: 3 }];
    attackWon(scene, 'dragonRiders', 'horseLords', 14);
    return { scene: scene, events: [...opening, ...scene.events], opening: opening.length };
  }

  test('a battle is shown to each who fought in it when they come to the screen, and to nobody else', () => {
    const { scene, events, opening } = fought();
    const comes = (viewer: Viewer, live = true) =>
      verdicts(beginFollowing(seen(scene, viewer), null, { viewer, live, events, acted: opening }));
    expect(comes(0)).toEqual([0]);
    expect(comes(1)).toEqual([0]);
    expect(comes(null)).toEqual([]);
    expect(comes(1, false), 'in a replay').toEqual([]);
  });

  test('it is shown once: who has acted since has seen it', () => {
    const { scene, events } = fought();
    const moved: Event = { e: 'unit.moved', seat: 1, units: ['swords'], from: 4, to: 3, cost: 1 };
    const later = { viewer: 1, live: true, events: [...events, moved], acted: events.length };
    expect(verdicts(beginFollowing(seen(scene, 1), null, later))).toEqual([]);
  });

  test('who acted in the very row of the reveal has not seen it yet', () => {
    const { scene, events } = fought();
    const acted = events.findIndex(({ e }) => e === 'battle.revealed') - 1;
    const follower = { viewer: 1, live: true, events, acted };
    expect(verdicts(beginFollowing(seen(scene, 1), null, follower))).toEqual([0]);
  });

  test('a connection that was lost brings the battles missed, and none a second time', () => {
    const { scene, events, opening } = fought();
    const before = beginFollowing(seen(scene, 1), null, {
      viewer: 1,
      live: true,
      events: events.slice(0, opening),
      acted: 0,
    });
    const follower = { viewer: 1, live: true, events, acted: 0 };
    const missed = follow(before, seen(scene, 1), null, follower);
    expect(verdicts(missed)).toEqual([0]);
    expect(verdicts(follow({ ...missed, reports: [] }, seen(scene, 1), null, follower))).toEqual([]);
  });

  test('a tied round is remembered by who comes back for the next', () => {
    const scene = tie();
    attack(scene, 'dragonRiders', 'horseLords', 14);
    const events = [...scene.events];
    scene.does('dragonRiders', 'keep').asks('dragonRiders', 'swap');
    events.push(...scene.events);
    const back = beginFollowing(seen(scene, 0), null, { viewer: 0, live: true, events, acted: 0 });
    expect(verdicts(back)).toEqual(['tie']);
    expect(back.ties).toEqual(back.reports);
  });
});

test.each(TABLES)(
  'in a random game of $seats the log alone tells of every battle what was seen of it',
  (context) => {
    const log: Event[] = [];
    const watched: BattleReport[] = [];
    let end: State | null = null;
    for (const { view, events, row } of randomGame(context)) {
      const before = view(null);
      const last = watched.at(-1);
      if (last !== undefined && openBattle(before)?.stage === 'losses')
        watched[watched.length - 1] = continueReport(last, events);
      watched.push(...readReports(before, row, log.length, events));
      log.push(...events);
      end = before;
    }
    if (end === null) throw new Error('nothing was played');
    const bare = (report: BattleReport) => ({ ...report, key: '' });
    expect(recollect(end, log).map(bare)).toEqual(watched.map(bare));
  },
);

test('the verdict is told to the face of who fought', () => {
  const scene = duel();
  const before = seen(scene, 0);
  attackWon(scene, 'dragonRiders', 'horseLords', 14);
  const [report] = readReports(before, 1, 0, scene.events);
  if (report === undefined) throw new Error('no battle was revealed');
  const verdicts = ([0, 1, null] as const).map((viewer) => verdictLine('en', before, viewer, report));
  expect(verdicts).toEqual(['You win, 17 to 11', 'You lose, 11 to 17', 'Dragon Riders win, 17 to 11']);
});

test.each(TABLES)(
  'in a random game of $seats every reveal is reported with the forces that fought',
  (context) => {
    let reveals = 0;
    for (const { view, events, row } of randomGame(context)) {
      const revealed = events.filter((event) => event.e === 'battle.revealed');
      const reports = readReports(view(null), row, 0, events);
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
