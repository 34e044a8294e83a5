import type { Refusal } from '@sanguine/kernel';
import { Hands } from '@sanguine/ui/test/hands.ts';
import { describe, expect, test } from 'vitest';
import { bloodfields } from '../../index.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { span } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { flipped, PX, unflipped, worldOf } from '../field/scale.ts';
import { FieldHand, GHOST } from '../interaction/field-hand.ts';
import { choicesFor } from '../interaction/choices.ts';
import { ghostOf } from '../plan/ghost.ts';
import { NOTHING, type Selection, type View } from '../plan/selection.ts';

const VIEW = { width: 1000, height: 700 };

/** A hand over a table, without a browser: what it selects, plays and is refused. */
class Sitting {
  selection: Selection = NOTHING;
  readonly played: AnyMove[] = [];
  readonly refused: Refusal[] = [];
  readonly hand = new FieldHand();
  readonly hands: Hands;
  readonly view: View;

  constructor(scene: Scene) {
    this.view = seen(scene, 0);
    const field = fieldFor(this.view);
    this.hands = new Hands({
      ground: this.hand,
      world: worldOf(field),
      view: VIEW,
      unit: PX,
      nudge: 250,
      limits: { farthest: 1, closest: 8 },
      pieceAt: (point) => this.#pieceAt(unflipped(point, field)),
    });
    this.#tell();
  }

  at(x: number, y: number): Point {
    return flipped({ x: x * 1000, y: y * 1000 }, fieldFor(this.view));
  }

  get plan(): string {
    return this.selection.plan === null ? 'nothing' : printMove(this.view, this.selection.plan);
  }

  get end(): Point {
    const { plan } = this.selection;
    return plan?.do === 'move' ? (plan.path.at(-1) ?? { x: 0, y: 0 }) : { x: 0, y: 0 };
  }

  #pieceAt(point: Point): string | null {
    const ghost =
      this.selection.plan === null ? null : ghostOf(this.view, 0, this.selection, this.selection.plan);
    if (ghost?.base != null && span(ghost.base, point) <= ghost.base.r) return GHOST;
    const id = this.view.units.findIndex((unit) => span(unit, point) <= unit.r);
    return id < 0 ? null : `unit:${id}`;
  }

  #tell(): void {
    this.hand.drawnAt(this.hands.camera.scale);
    this.hand.over({
      view: this.view,
      seat: 0,
      selection: this.selection,
      choices: choicesFor(this.view, 0, this.selection),
      select: (selection) => {
        this.selection = selection;
        this.#tell();
      },
      perform: (moves) => {
        this.played.push(...moves);
      },
      refuse: (refusal) => {
        this.refused.push(refusal);
      },
    });
  }
}

const sitting = (terrain = ''): Sitting =>
  new Sitting(
    new Scene('orlen 10,10; pike 20,20', 'cray 30,10', { terrain }).does('south', 'activate orlen'),
  );

describe.each(['mouse', 'touch'] as const)('by %s', (means) => {
  test('a unit is dragged, its move is in hand, and nothing is played until it is pressed again', () => {
    const one = sitting();
    one.hands.drag(means, one.at(10, 10), one.at(13, 11));
    expect(span(one.end, { x: 13_000, y: 11_000 })).toBeLessThan(60);
    expect(one.played).toEqual([]);
    one.hands.press(means, one.at(13, 11));
    expect(one.played.map((move) => printMove(one.view, move))).toEqual([one.plan]);
  });

  test('the ghost is dragged on, and the whole way is counted from where the unit stands', () => {
    const one = sitting();
    one.hands.press(means, one.at(13, 10));
    one.hands.drag(means, one.at(13, 10), one.at(10, 13));
    expect(span(one.end, { x: 10_000, y: 13_000 })).toBeLessThan(60);
    expect(one.selection.plan).toMatchObject({ do: 'move' });
    expect(bloodfields.refuse(one.view, 0, one.selection.plan)).toBeNull();
  });

  test('pressed ground is routed round a rock, and beyond reach it ends where the inches do', () => {
    const one = sitting('rock 12,9.6 12.4,9.6 12.4,10.4 12,10.4');
    one.hands.press(means, one.at(14, 10));
    expect(one.plan.split(' ').length).toBeGreaterThan(2);
    expect(span(one.end, { x: 14_000, y: 10_000 })).toBeLessThan(60);
    const far = sitting();
    far.hands.press(means, far.at(25, 10));
    expect(span(far.end, { x: 15_000, y: 10_000 })).toBeLessThan(60);
  });

  test('nobody ends on a rock: the drag stops before it', () => {
    const one = sitting('rock 12,8 14,8 14,12 12,12');
    one.hands.drag(means, one.at(10, 10), one.at(12.5, 10));
    expect(one.end.x).toBeGreaterThan(11_300);
    expect(one.end.x).toBeLessThan(11_380);
  });

  test('a unit that does not act stays where it is: the view moves instead', () => {
    const one = sitting();
    one.hands.nearer(means, one.at(20, 20));
    const before = one.hands.camera;
    one.hands.drag(means, one.at(20, 20), one.at(21, 21));
    expect([one.plan, one.hands.camera.x === before.x]).toEqual(['nothing', false]);
  });
});

test('a corner set while dragging is kept, and the rest is walked from there', () => {
  const one = sitting();
  one.hands.down('mouse', one.at(10, 10));
  one.hands.move(one.at(12, 10));
  expect(one.hand.corner()).toBe(true);
  one.hands.move(one.at(12, 12));
  one.hands.up(one.at(12, 12));
  expect(one.selection.plan).toMatchObject({ do: 'move' });
  expect(one.plan.split(' ')).toHaveLength(3);
  expect(one.hand.corner()).toBe(false);
});

test('what hovers is shown and forgotten, and with a move in hand nothing hovers', () => {
  const one = sitting();
  one.hands.glide(one.at(12, 10));
  expect(one.hand.held.get()?.ghost.base?.r).toBe(630);
  one.hands.glide(null);
  expect(one.hand.held.get()).toBeNull();
  one.hands.press('mouse', one.at(12, 10));
  one.hands.glide(one.at(11, 10));
  expect(one.hand.held.get()).toBeNull();
});

test('arrow keys nudge the acting unit by a quarter of an inch, Enter takes the move into hand', () => {
  const one = sitting();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) one.hands.key(key, 'unit:0');
  expect(one.plan).toBe('move 10.5,10.25');
});

test('a unit in combat cannot be dragged away', () => {
  const scene = new Scene('orlen 10,10', 'cray 11.26,10').does('south', 'activate orlen');
  const one = new Sitting(scene);
  one.hands.drag('mouse', one.at(10, 10), one.at(8, 10));
  expect(one.plan).toBe('nothing');
});
