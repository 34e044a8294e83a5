import { type Province, YGGDRASIL } from '../../content/provinces.ts';
import type { Ring } from './ring.ts';
import type { Point } from './shape.ts';

/** A name plate on the board, in units of the drawing. */
export interface PlateBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where the price of going there is placed: across the edge of the plate that faces away from the figures. */
  readonly coin: Point;
}

/** The words printed on it. */
export interface PlateWords {
  readonly name: string;
  readonly sub: string;
}

/** The size of the second line. */
export const SUB_LETTERS = 12.5;
/** The average width of Latin letters, as a share of their size; Japanese ones are square. */
const NAME_LETTER = 0.62;
const SUB_LETTER = 0.53;
/** How far outside of the plate the middle of a price is: it touches the plate and leaves its words free. */
const COIN_APART = 16;
/** The least distance from the board's edge. */
const EDGE = 4;

const SQUARE = /[\u3000-\u9fff\uff00-\uffef]/g;

function widthOf(words: string, size: number, letter: number): number {
  const squares = words.match(SQUARE)?.length ?? 0;
  return size * (squares + letter * (words.length - squares));
}

/** The place of a province's plate: within the board, and away from all spots of figures. */
export function plateBox(ring: Ring, province: Province, { name, sub }: PlateWords): PlateBox {
  const { letters, hasSubs, plateEnds, ...shape } = ring.shape;
  const line = widthOf(name, letters, NAME_LETTER);
  const width = Math.max(line, hasSubs ? widthOf(sub, SUB_LETTERS, SUB_LETTER) : 0) + plateEnds;
  const height = hasSubs ? 34 : letters + 10;
  const { x, y } = province === YGGDRASIL ? ring.treeLabel : ring.provinces[province].label;
  const left = Math.min(shape.width - width - EDGE, Math.max(EDGE, x - width / 2));
  const away = (height / 2 + COIN_APART) * Math.sign(y - shape.centre.y);
  const coin = province === YGGDRASIL ? ring.treeCoin : { x: left + width / 2, y: y + away };
  return { left, top: y - height / 2, width, height, coin };
}
