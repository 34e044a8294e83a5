import { describe, expect, test } from 'vitest';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { sheetOf } from '../field/sheet.ts';
import type { Later, Task } from '../interaction/after-frame.ts';
import { choicesFor } from '../interaction/choices.ts';
import { GroundHold, type Moment } from '../interaction/ground.ts';
import { groundFor } from '../interaction/marks.ts';
import { NOTHING, selectionFor, type View } from '../plan/selection.ts';
import { standAsker } from '../plan/stand.ts';
import { leftFacts } from '../prompt/left-facts.ts';

const battle = (): View => seen(new Scene('orlen 10,10', 'husk 20,10').does('south', 'activate orlen'), 0);

/** A mouse over a table that does not stand upright. */
function handOver(view: View, later?: Later): { readonly hold: GroundHold; readonly looks: string[] } {
  const sheet = sheetOf(fieldFor(view), false);
  const looks: string[] = [];
  const selection = selectionFor(view, 0, NOTHING, null);
  const moment: Moment = {
    view,
    selection,
    choices: choicesFor(view, 0, selection),
    aimed: true,
    toTable: sheet.back,
    toPicture: sheet.at,
    select: () => undefined,
    refuse: () => undefined,
    choicesWith: (next) => choicesFor(view, 0, next),
    standAt: standAsker(view),
    lookAway: () => looks.push('away'),
  };
  const hold = later === undefined ? new GroundHold(moment) : new GroundHold(moment, later);
  return { hold, looks };
}

const inch = (x: number, y: number): Point => ({ x: x * 1000, y: y * 1000 });

describe('a unit that is dragged', () => {
  test('a corner set on the way shrinks the shaded ground at once, before anything is let go', () => {
    const view = battle();
    const { hold } = handOver(view);
    const sheet = sheetOf(fieldFor(view), false);
    const grab = hold.ground.grab?.({ piece: 'unit:0', point: sheet.at(inch(10, 10)), means: 'mouse' });
    const shaded = (): readonly Point[] => {
      const dragged = hold.dragged.get();
      if (dragged?.choices.task == null) throw new Error('nobody is dragged');
      return groundFor(view, dragged.selection, dragged.choices.task).reach?.stars.flat() ?? [];
    };
    const west = Math.min(...shaded().map(({ x }) => x));
    grab?.move(sheet.at(inch(12, 10)));
    expect(hold.turnHere()).toBe(true);
    expect(Math.min(...shaded().map(({ x }) => x))).toBeGreaterThan(west + 3000);
    grab?.cancel();
    expect(hold.dragged.get()).toBeNull();
  });

  test('the prompt counts what is left of its way, and says nothing of it when it is let go', () => {
    const view = battle();
    const { hold } = handOver(view);
    const sheet = sheetOf(fieldFor(view), false);
    const grab = hold.ground.grab?.({ piece: 'unit:0', point: sheet.at(inch(10, 10)), means: 'mouse' });
    expect(leftFacts('en', hold.ghost.get())).toBeNull();
    grab?.move(sheet.at(inch(11.5, 10)));
    expect(leftFacts('en', hold.ghost.get())).toMatch(/^3\.5\u2033 left of 5\u2033/u);
    grab?.cancel();
    expect(leftFacts('en', hold.ghost.get())).toBeNull();
  });

  test('is not pointed at any more; what its place means is found in one frame, drawn in the next and written on the card in the one after', () => {
    const view = battle();
    const tasks: Task[] = [];
    const { hold, looks } = handOver(view, (task) => tasks.push(task));
    const sheet = sheetOf(fieldFor(view), false);
    const grab = hold.ground.grab?.({ piece: 'unit:0', point: sheet.at(inch(10, 10)), means: 'mouse' });
    expect(looks).toEqual(['away']);
    grab?.move(sheet.at(inch(11, 10)));
    const [found] = tasks.map((task) => task());
    expect(hold.stand.get()).toBeNull();
    const drawn = found?.();
    expect(hold.stand.get()?.there).toMatchObject(inch(11, 10));
    expect(hold.card.get()).toBeNull();
    drawn?.();
    expect(hold.card.get()).toBe(hold.stand.get());
    grab?.move(sheet.at(inch(12, 10)));
    const late = tasks.at(-1)?.();
    grab?.cancel();
    // Let go meanwhile: a place where nothing is held any more is not shown.
    expect(late?.()).toBeNull();
    expect(hold.stand.get()).toBeNull();
    expect(hold.card.get()).toBeNull();
  });
});
