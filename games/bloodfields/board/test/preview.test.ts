import { Match, type Seat, swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import { game, GAMES } from '../../test/spoken.ts';
import { sheetOf } from '../field/sheet.ts';
import type { Choices } from '../interaction/board-types.ts';
import { choicesFor } from '../interaction/choices.ts';
import { GroundHold, type Moment } from '../interaction/ground.ts';
import { press } from '../interaction/press.ts';
import { NOTHING, type Selection, selectionFor, type View } from '../plan/selection.ts';
import { standAsker } from '../plan/stand.ts';
import { spotPlace, unitPlace } from '../plan/targets.ts';
import { lastOf } from '../plan/task.ts';

/** Zoomed in so far that a hand means every mil and nothing snaps; or in front of the whole table. */
const NEAR = 16;
const FAR = 1;

type Means = 'mouse' | 'touch';

/** The choices before anything is selected, found once for each view. */
const first = new WeakMap<View, Choices>();

function firstChoices(view: View, seat: Seat): Choices {
  const choices = first.get(view) ?? choicesFor(view, seat, selectionFor(view, seat, NOTHING, null));
  first.set(view, choices);
  return choices;
}

/** A hand over the ground, set up as the page does it; a selection takes effect at once. */
function handOver(
  view: View,
  seat: Seat,
  means: Means,
): { readonly hold: GroundHold; readonly moment: () => Moment } {
  const sheet = sheetOf(fieldFor(view), means === 'touch');
  const momentOf = (selection: Selection, choices = choicesFor(view, seat, selection)): Moment => ({
    view,
    selection,
    choices,
    aimed: false,
    toTable: sheet.back,
    toPicture: sheet.at,
    select: (next) => {
      now = momentOf(next);
      hold.update(now);
    },
    refuse: () => undefined,
    choicesWith: (next) => choicesFor(view, seat, next),
    standAt: standAsker(view),
    lookAway: () => undefined,
  });
  let now = momentOf(selectionFor(view, seat, NOTHING, null), firstChoices(view, seat));
  const hold = new GroundHold(now);
  return { hold, moment: () => now };
}

interface Shown {
  readonly way: unknown;
  readonly move: unknown;
  readonly refused: string | null;
  readonly stand: unknown;
}

const NOWHERE: Shown = { way: undefined, move: undefined, refused: null, stand: null };

/** Everything shown about a place before anything is played. */
function shown({ hold, moment }: ReturnType<typeof handOver>): Shown {
  const { draft } = moment().choices;
  const planned = hold.ghost.get() ?? draft;
  const stand = hold.stand.get();
  return {
    way: planned?.way.map(({ x, y }) => [x, y]),
    move: planned?.move,
    refused: planned?.refusal?.code ?? null,
    stand: stand === null ? null : { ...stand, spot: { ...stand.spot, together: null } },
  };
}

/** Shown when a hand drags the unit there and holds it. */
function dragged(view: View, seat: Seat, to: Point, means: Means, scale: number): Shown {
  const hand = handOver(view, seat, means);
  const { task } = hand.moment().choices;
  if (task === null || !('disc' in task)) throw new Error('nobody walks');
  const { toPicture } = hand.moment();
  hand.hold.zoomTo(scale);
  const grab = hand.hold.ground.grab?.({ piece: unitPlace(task.unit), point: toPicture(task.disc), means });
  grab?.move(toPicture(to));
  const preview = shown(hand);
  // One check per place is enough.
  if (means === 'touch') return preview;
  grab?.drop(toPicture(to));
  // Once let go it stays where it was held, if it may.
  const { draft } = hand.moment().choices;
  expect(shown(hand)).toEqual(draft === null ? NOWHERE : preview);
  expect(draft === null).toBe(preview.refused !== null);
  return preview;
}

/** Shown with keys: a named spot is chosen, and the ghost is nudged on from there. */
function keyed(view: View, seat: Seat, spot: number, to: Point | null): Shown {
  const hand = handOver(view, seat, 'mouse');
  const { choices, selection, select, toPicture } = hand.moment();
  const pressed = press({ ...choices, view, seat, selection }, spotPlace(spot), {
    means: 'key',
    // There is no page.
    element: null as unknown as Element,
  });
  if (!('does' in pressed) || !('selects' in pressed.does)) throw new Error('the spot is not planned');
  select(pressed.does.selects);
  if (to === null) return shown(hand);
  hand.hold.zoomTo(NEAR);
  const grab = hand.hold.ground.grab?.({ piece: 'ghost', point: null, means: 'key' });
  grab?.move(toPicture(to));
  return shown(hand);
}

const BATTLES = ['the wagon', 'equals', 'last breaths', 'arrays', 'a melee', 'magic', 'a siege'];
const SCENES = 1000;
/** Points of the ground tried at one moment, besides a named spot. */
const POINTS = 7;

test('mouse, touch, keys and a table that was taken back to show the same: 1,000 scenes', () => {
  let scenes = 0;
  for (const { name, play } of GAMES.filter((one) => BATTLES.includes(one.name))) {
    for (const { row, view, seat } of play()) {
      if (scenes >= SCENES || row % 3 !== 0) continue;
      const own = view(seat);
      const { task, spots } = firstChoices(own, seat);
      if (task?.kind !== 'walk' || spots.length === 0) continue;
      const random = swiftRandom(`preview ${name} ${row}`);
      const [index, from] = [random.int(spots.length), random.int(spots.length)];
      const spot = spots[index]?.at ?? task.disc;
      const told = keyed(own, seat, index, null);
      const where = `${name}, row ${row}`;
      expect(dragged(own, seat, spot, 'mouse', FAR), where).toEqual(told);
      expect(dragged(own, seat, spot, 'touch', FAR), where).toEqual(told);
      const far = Math.round(task.allowance * 1.2);
      for (let point = 0; point < POINTS; point += 1) {
        const to = lastOf([
          { x: task.disc.x - far + random.int(2 * far), y: task.disc.y - far + random.int(2 * far) },
        ]);
        const seen = dragged(own, seat, to, 'mouse', NEAR);
        expect(dragged(own, seat, to, 'touch', NEAR), where).toEqual(seen);
        if (point > 0) continue;
        expect(keyed(own, seat, from, to), where).toEqual(seen);
        expect(dragged(view(seat), seat, to, 'mouse', NEAR), where).toEqual(seen);
      }
      scenes += 1 + POINTS;
    }
  }
  expect(scenes).toBeGreaterThanOrEqual(SCENES);
});

test('a move that is taken back shows what it showed before', () => {
  const setup = game.setup(2, { board: 'pit', options: { scenario: 'pit' } });
  const match = Match.open(game.engine, { setup, dice: { generator: 'swift', seed: 'taken back' } });
  const taken: { readonly before: Shown; readonly after: Shown }[] = [];
  while (taken.length < 12 && match.outcome() === null) {
    const [seat = 0] = match.deciders();
    const view = match.viewFor(seat);
    const random = swiftRandom(`taken back ${match.number}`);
    const { task, spots } = firstChoices(view, seat);
    const index = random.int(Math.max(1, spots.length));
    const spot = task?.kind === 'walk' ? spots[index] : undefined;
    const moves = game.engine.moves(view, seat);
    const before = spot === undefined ? NOWHERE : keyed(view, seat, index, null);
    match.submit(seat, spot?.move ?? moves[random.int(moves.length)]);
    if (spot === undefined || !match.canUndo(seat)) continue;
    match.undo(seat);
    taken.push({ before, after: keyed(match.viewFor(seat), seat, index, null) });
    match.submit(seat, moves[random.int(moves.length)]);
  }
  expect(taken).toHaveLength(12);
  for (const { before, after } of taken) expect(after).toEqual(before);
});
