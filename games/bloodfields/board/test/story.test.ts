import type { Masked, Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { cardOf } from '../../content/units/index.ts';
import type { Event } from '../../rules/events.ts';
import { tagOf, type Tag } from '../../rules/names.ts';
import { pointsFrom, pointsOf } from '../../rules/round/points.ts';
import type { Source, State } from '../../rules/state.ts';
import { isOn } from '../../rules/units.ts';
import { Scene } from '../../test/scene.ts';
import { GAMES } from '../../test/spoken.ts';
import { pastScene } from '../animation/trace.ts';
import { decisiveMoments } from '../story/moments.ts';
import { follow, type Places } from '../story/places.ts';
import { lastRound, runningPoints } from '../story/rounds.ts';
import { talliesOf } from '../story/tally.ts';

interface Told {
  readonly view: Masked<State>;
  readonly events: readonly Event[];
}

/** Each moment of a game played from its first move, with all events up to it. */
function* momentsOf({ play }: (typeof GAMES)[number]): Iterable<Told> {
  const events: Event[] = [];
  for (const { view, events: happened } of play()) {
    yield { view: view(null), events: [...events] };
    events.push(...happened);
  }
}

const WHOLE = GAMES.filter(({ name }) => name === 'the Pit' || name === 'the wagon');

describe.each(WHOLE)('the story of a game of $name', (heard) => {
  test('follows everybody to where they stand', () => {
    const places: Places = new Map();
    let known = 0;
    for (const { view, events } of momentsOf(heard)) {
      for (const event of events.slice(known)) follow(places, event);
      known = events.length;
      const standing = view.units.flatMap((unit, id) =>
        isOn(unit) ? [[tagOf(view, id), { x: unit.x, y: unit.y }] as const] : [],
      );
      expect(Object.fromEntries(places)).toEqual(Object.fromEntries(standing));
    }
  });

  test('adds up to the points on the table', () => {
    const { view, events } = [...momentsOf(heard)].at(-1) ?? { view: null, events: [] };
    if (view === null) throw new Error('nobody played');
    for (const seat of [0, 1]) expect(runningPoints(view, seat).at(-1)).toBe(pointsOf(view, seat));
    const moments = decisiveMoments(view, events, Infinity);
    const shift = moments.reduce((sum, { seat, swing }) => sum + (seat === 0 ? swing : -swing), 0);
    expect(shift).toBe(pointsOf(view, 0) - pointsOf(view, 1));
    const three = decisiveMoments(view, events);
    expect(three.length).toBeLessThanOrEqual(3);
    const least = Math.min(...three.map(({ swing }) => swing));
    const others = moments.filter(({ event }) => !three.some((one) => one.event === event));
    expect(Math.max(0, ...others.map(({ swing }) => swing))).toBeLessThanOrEqual(least);
    const tallies = talliesOf(view, events);
    const slain = tallies.reduce((sum, { destroyed }) => sum + destroyed, 0);
    expect(slain).toBeLessThanOrEqual(pointsFrom(view, 0, 'kill') + pointsFrom(view, 1, 'kill'));
    const [dealt, taken] = (['dealt', 'taken'] as const).map((what) =>
      tallies.reduce((sum, tally) => sum + tally[what], 0),
    );
    expect(dealt).toBeLessThanOrEqual(taken ?? 0);
  });
});

/** The events of these moves of the south. */
function told(scene: Scene, ...moves: readonly string[]): Event[] {
  return moves.flatMap((move) => scene.does('south', move).events);
}

test('a deed belongs to who struck: points destroyed, damage dealt and taken', () => {
  const scene = new Scene('orlen 10,10', 'husk 11.26,10; cray 25,10');
  const events = told(scene, 'activate orlen');
  scene.rolls('skull skull blank blank');
  events.push(...told(scene, 'attack basic husk'));
  const [orlen, husk] = talliesOf(scene.state, events);
  expect(orlen).toMatchObject({ dealt: 2, taken: 0, destroyed: 0 });
  expect(husk).toMatchObject({ dealt: 0, taken: 2 });
  scene.rolls('skull skull blank blank');
  events.push(...told(scene, 'attack basic husk'));
  expect(talliesOf(scene.state, events)[0]).toMatchObject({
    dealt: cardOf('husk').hp,
    destroyed: UNIT_COSTS.husk,
  });
});

test('what is told from the middle of a game on begins with its round and its points', () => {
  const { state } = new Scene('orlen 10,10', 'cray 25,10', { round: 5 });
  const ledger = state.ledger.map((book, seat) => ({ ...book, kill: [seat === 0 ? 12 : 7] }));
  const scored: Event = { e: 'points.scored', seat: 1, source: 'kill', points: 7, unit: null };
  expect(decisiveMoments({ ...state, ledger }, [scored])).toMatchObject([
    { round: 5, before: [12, 0], after: [12, 7] },
  ]);
});

describe('a part in what the scenario scores', () => {
  /** Events that place all units where they stand, so that their places are known. */
  const placed = (scene: Scene): Event[] =>
    scene.state.units.map(({ kind, owner: seat, x, y }, id): Event => ({
      e: 'unit.placed',
      unit: tagOf(scene.state, id),
      kind,
      seat,
      at: { x, y },
    }));
  const scored = (source: Source, seat: Seat, unit: Tag | null = null): Event => ({
    e: 'points.scored',
    seat,
    source,
    points: 10,
    unit,
  });
  const goalsIn = (scene: Scene, ...events: readonly Event[]): number[] =>
    talliesOf(scene.state, [...placed(scene), { e: 'round.ended', round: 2 }, ...events]).map(
      ({ goals }) => goals,
    );

  test('is had by who stands at a flag, once for all flags of a round', () => {
    const scene = new Scene('orlen 22,15; maud 1,1', 'cray 36,14', {
      options: { scenario: 'three-standards' },
    });
    expect(goalsIn(scene, scored('flag', 0), scored('flag', 0), scored('flag', 1))).toEqual([1, 0, 1]);
  });

  test('is had by who is near the wagon, wherever that has rolled to', () => {
    const scene = new Scene('orlen 22,15; maud 30,15', 'cray 1,1', { options: { scenario: 'toll-wagon' } });
    const rolled: Event = {
      e: 'wagon.moved',
      from: { x: 22_500, y: 15_000 },
      to: { x: 30_000, y: 15_000 },
      gone: false,
    };
    expect(
      goalsIn(scene, scored('wagon', 0), rolled, { e: 'round.ended', round: 3 }, scored('wagon', 0)),
    ).toEqual([1, 1, 0]);
  });

  test('is had by who holds a rite or breaks through, each time', () => {
    const scene = new Scene('orlen 22,15', 'cray 1,1');
    const orlen = tagOf(scene.state, 0);
    expect(goalsIn(scene, scored('rite', 0, orlen), scored('rite', 0, orlen))).toEqual([2, 0]);
  });
});

test('a turn leaves its ways, its looks and its dice for who looks back', () => {
  const scene = new Scene('maud 10,10', 'cray 22,10');
  const placed = scene.state.units.map(({ kind, owner: seat, x, y }, id): Event => ({
    e: 'unit.placed',
    unit: tagOf(scene.state, id),
    kind,
    seat,
    at: { x, y },
  }));
  const walked = told(scene, 'activate maud', 'move 10,11 11,11');
  scene.rolls('blank blank blank');
  const shot = told(scene, 'attack long-gun cray');
  const past = pastScene(scene.state, [...placed, ...walked, ...shot], 3);
  expect(past?.trace?.ways.map((way) => way.map(({ x, y }) => [x, y]))).toEqual([
    [
      [10_000, 10_000],
      [10_000, 11_000],
      [11_000, 11_000],
    ],
  ]);
  expect(past?.trace?.sights.map(({ kind }) => kind)).toEqual(['clear']);
  expect(past?.rolls.map(({ roll }) => roll)).toEqual(['attack']);
});

test('a round is told when the next one begins, with all its points', () => {
  const scored = (points: number): Event => ({
    e: 'points.scored',
    seat: 0,
    source: 'flag',
    points,
    unit: null,
  });
  const events: Event[] = [
    { e: 'round.began', round: 1 },
    scored(10),
    { e: 'round.ended', round: 1 },
    scored(15),
    { e: 'round.began', round: 2 },
    scored(5),
  ];
  expect(lastRound(events.slice(0, 3))).toBeNull();
  expect(lastRound(events)).toMatchObject({ round: 1, event: 4, scored: [{ points: 10 }, { points: 15 }] });
});
