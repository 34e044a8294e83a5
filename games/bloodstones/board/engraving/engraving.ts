import type { Area, GameMap, Terrain } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';

/** How a path is inked. What is left out is not drawn: no fill, no stroke. Ends and joins are round. */
interface Ink {
  readonly fill?: string;
  /** The id of a gradient to fill with. */
  readonly gradient?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

/** A path has its own outline, or that of a shape the engraving names once and uses often. */
type Outline = { readonly d: string } | { readonly shape: string };
export type Mark = Ink & Outline & { readonly clip?: string };

/** One print of a symbol, its foot at x, y. */
export interface Use {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Drawn from the first to the last: the paths first, then the uses. */
export interface EngravingLayer {
  readonly id: string;
  readonly clip?: string;
  readonly paths: readonly Mark[];
  readonly uses?: readonly Use[];
}

/** How far a symbol reaches from its foot, before scaling. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Its width at the top as a share of that at the foot. */
  readonly taper: number;
}

export interface MapGlyph {
  readonly id: string;
  readonly reach: Reach;
  readonly paths: readonly Mark[];
}

export interface Gradient {
  readonly id: string;
  readonly radius: number;
  readonly stops: readonly { readonly at: number; readonly colour: string; readonly opacity: number }[];
}

/** All that answers to a pointer or a reader, apart from the decoration. */
export interface EngravedArea {
  readonly area: Area;
  readonly terrain: Terrain;
  /** The smooth outline, point for point the border that is drawn. */
  readonly path: string;
  /** Where pieces stand, and the radius no glyph enters. */
  readonly centre: Point;
  readonly quiet: number;
  readonly number: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly ink: string;
    readonly halo: string;
  };
}

export interface Engraving {
  readonly id: string;
  readonly title: { readonly name: GameMap['name']; readonly x: number; readonly y: number };
  readonly canvas: Point;
  /** The whole sheet with its frame and title: left, top, width, height. */
  readonly sheet: readonly [left: number, top: number, width: number, height: number];
  readonly shapes: readonly { readonly id: string; readonly d: string }[];
  readonly clips: readonly { readonly id: string; readonly shapes: readonly string[] }[];
  readonly gradients: readonly Gradient[];
  readonly symbols: readonly MapGlyph[];
  readonly layers: readonly EngravingLayer[];
  readonly areas: readonly EngravedArea[];
}
