import { same, type Seat } from '@sanguine/kernel';
import { buttonsOf, byButton } from '@sanguine/ui/test/by-hand.ts';
import { Hands, reached } from '@sanguine/ui/test/hands.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { span } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pixels, type Sheet, sheetOf } from '../field/sheet.ts';
import type { Choices, FieldBoard } from '../interaction/board-types.ts';
import { choicesFor } from '../interaction/choices.ts';
import { GroundHold, type Moment } from '../interaction/ground.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { CLOSEST } from '../plan/grain.ts';
import { NOTHING, type Selection, selectionFor, type View } from '../plan/selection.ts';
import { type Place, spotPlace, unitPlace } from '../plan/targets.ts';
import { lastOf } from '../plan/task.ts';

export type Pointer = 'mouse' | 'touch';

const SCREENS = {
  mouse: { width: 1000, height: 640, upright: false },
  touch: { width: 390, height: 480, upright: true },
} as const;

const buttons = buttonsOf<FieldBoard>(INTERACTION);

/** A player's fingers on a table that is never drawn: what they can press and drag there, in whole pixels of a screen. */
export class Fingers {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #means: Pointer;
  readonly #sheet: Sheet;
  readonly #hold: GroundHold;
  #hands: Hands;
  selection: Selection;
  #choices: Choices;

  constructor(view: View, seat: Seat, means: Pointer) {
    const { upright } = SCREENS[means];
    this.#view = view;
    this.#seat = seat;
    this.#means = means;
    this.#sheet = sheetOf(fieldFor(view), upright);
    this.selection = selectionFor(view, seat, NOTHING, null);
    this.#choices = choicesFor(view, seat, this.selection);
    this.#hold = new GroundHold(this.#moment());
    this.#hands = this.#sitDown();
  }

  /** In front of the whole table, with no zoom. */
  #sitDown(): Hands {
    const { ground } = this.#hold;
    const { upright: _upright, ...screen } = SCREENS[this.#means];
    const zoomed = (): void => {
      this.#hold.zoomTo(this.#hands.camera.scale);
    };
    return new Hands({
      ground: {
        grab: (reach) => {
          zoomed();
          return ground.grab?.(reach) ?? null;
        },
        pressAt: (point, reach) => {
          zoomed();
          ground.pressAt?.(point, reach);
        },
      },
      world: this.#sheet,
      view: screen,
      nudge: 2.4,
      limits: { farthest: 1, closest: CLOSEST },
      pieceAt: (pixel) => this.#pieceAt(pixel),
    });
  }

  get choices(): Choices {
    return this.#choices;
  }

  select(selection: Selection): void {
    this.selection = selection;
    this.#choices = choicesFor(this.#view, this.#seat, selection);
    this.#hold.update(this.#moment());
  }

  /** Puts everything back and looks at the whole table again. */
  startOver(): void {
    this.select(selectionFor(this.#view, this.#seat, NOTHING, null));
    this.#hands = this.#sitDown();
  }

  /** Whether the move planned on the ground is this one. */
  plans(move: AnyMove): boolean {
    const { draft } = this.#choices;
    return draft !== null && draft.refusal === null && same(draft.move, move) && this.offers(move);
  }

  /** Whether a button plays exactly this move. */
  offers(move: AnyMove): boolean {
    return byButton(buttons(this.#view, this.#seat, this.selection), move);
  }

  /** Presses a unit or a named spot; true if that plays the move. */
  press(place: Place, move: AnyMove): boolean {
    const context = { ...this.#choices, view: this.#view, seat: this.#seat, selection: this.selection };
    // A press needs an element of the page, and there is none here.
    const result = INTERACTION.press(context, place, {
      means: this.#means,
      element: null as unknown as Element,
    });
    if (!('does' in result)) return false;
    if ('plays' in result.does) return result.does.plays.length === 1 && same(result.does.plays[0], move);
    if ('selects' in result.does) this.select(result.does.selects);
    return false;
  }

  /** Moves what is selected to exactly this point of the table, by pressing the ground or by dragging. */
  puts(at: Point): boolean {
    const to = this.#sheet.at(at);
    this.#hands = this.#sitDown();
    const ghost = (): Point | null => {
      const { draft, task } = this.#choices;
      if (draft !== null && draft.way.length > 0) return this.#sheet.at(lastOf(draft.way));
      return task !== null && 'disc' in task && this.selection.corners.length === 0
        ? this.#sheet.at(task.disc)
        : null;
    };
    if (reached(this.#hands, this.#means, to, { at: ghost, how: 'press' })) return true;
    // A named spot lies there: choose it, and then drag on from it.
    this.#hands = this.#sitDown();
    const near = this.#choices.spots
      .map((spot, index) => ({ index, far: span(spot.at, at) }))
      .toSorted((one, other) => one.far - other.far)[0];
    if (ghost() === null && near !== undefined) this.press(spotPlace(near.index), { do: 'pass' });
    return reached(this.#hands, this.#means, to, { at: ghost, how: 'drag' });
  }

  /** Drags the point where a line begins. */
  putsOrigin(at: Point): boolean {
    const from = (): Point | null => {
      const { draft } = this.#choices;
      const origin = draft?.move.do === 'aim' ? draft.move.from : null;
      return origin === null ? null : this.#sheet.at(origin);
    };
    return reached(this.#hands, this.#means, this.#sheet.at(at), { at: from, how: 'drag' });
  }

  /** Sets a corner with the button and a press. */
  turnsAt(at: Point): boolean {
    const count = this.selection.corners.length;
    this.#hands = this.#sitDown();
    for (let zoom = 0; zoom < 9; zoom += 1) {
      const before = this.selection;
      this.select({ ...before, pinning: true });
      this.#hands.press(this.#means, this.#sheet.at(at));
      const corner = this.selection.corners[count];
      if (corner !== undefined && corner.x === at.x && corner.y === at.y) return true;
      this.select(before);
      this.#hands.nearer(this.#means, this.#sheet.at(at));
    }
    return false;
  }

  #moment(): Moment {
    return {
      view: this.#view,
      selection: this.selection,
      choices: this.#choices,
      aimed: false,
      toTable: this.#sheet.back,
      toPicture: this.#sheet.at,
      select: (selection) => {
        this.select(selection);
      },
      refuse: () => undefined,
      choicesWith: (selection) => choicesFor(this.#view, this.#seat, selection),
      standAt: () => null,
      lookAway: () => undefined,
    };
  }

  /** What lies on top at a pixel of the picture. */
  #pieceAt(pixel: Point): string | null {
    const { draft, spots } = this.#choices;
    const { scale } = this.#hands.camera;
    const near = (at: Point, r: number): boolean => span(this.#sheet.at(at), pixel) <= r;
    const from = draft?.move.do === 'aim' ? draft.move.from : null;
    if (from !== null && near(from, 7)) return 'origin';
    const end = draft?.way.at(-1);
    if (end !== undefined && near(end, pixels(630))) return 'ghost';
    const unit = this.#view.units.findIndex((one) => one.state === 'board' && near(one, pixels(one.r)));
    if (unit >= 0) return unitPlace(unit);
    const spot = spots.findIndex(({ at }) => near(at, 9 / scale));
    return spot < 0 ? null : spotPlace(spot);
  }
}
