import type { DrawnBase, DrawnDice, DrawnLook, DrawnMark, Locale, Values } from '@sanguine/kernel';
import type { Disc } from '../../../rules/geometry/disc.ts';
import type { Point, Segment } from '../../../rules/geometry/point.ts';
import type { DrawingId } from './captions.ts';
import type { Frame, Position, Stage } from './stage.ts';

/** What the rules say about a position: marks to draw and lengths to tell. */
interface Shown {
  readonly marks: readonly DrawnMark[];
  readonly ghosts?: readonly DrawnBase[];
  /** For the caption, in mil. */
  readonly lengths?: Readonly<Record<string, number>>;
}

/** An example with a position; everything drawn besides it comes from the rules. */
export interface SceneExample extends Position {
  readonly id: DrawingId;
  readonly section: string;
  readonly frame: Frame;
  show(stage: Stage, locale: Locale): Shown;
}

export interface DiceExample {
  readonly id: DrawingId;
  readonly section: string;
  readonly show: (locale: Locale) => { readonly dice: DrawnDice; readonly counts: Values };
}

/** A frame that begins at the corner of the table. */
export const frame = (width: number, height: number): Frame => ({ x: 0, y: 0, width, height });

/** The way of a base, at its full width. */
export const lane = (stage: Stage, base: Disc, to: Point, look: DrawnLook): DrawnMark => ({
  shape: 'line',
  from: stage.at(base),
  to: stage.at(to),
  look,
  width: (2 * base.r) / 1000,
});

export const line = (stage: Stage, from: Point, to: Point, look: DrawnLook): DrawnMark => ({
  shape: 'line',
  from: stage.at(from),
  to: stage.at(to),
  look,
  width: 0,
});

export const segment = (stage: Stage, { ax, ay, bx, by }: Segment, look: DrawnLook): DrawnMark =>
  line(stage, { x: ax, y: ay }, { x: bx, y: by }, look);

export const circle = (stage: Stage, at: Point, r: number, template: boolean): DrawnMark => ({
  shape: 'circle',
  at: stage.at(at),
  r: r / 1000,
  template,
});
