import type { Area, GameMap, Terrain } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';

/** How a path is drawn. An omitted fill or stroke is not drawn. Line caps and joins are round. */
interface Ink {
  readonly fill?: string;
  /** The id of a gradient to fill with. */
  readonly gradient?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

/** A path has its own outline, or refers to a shape defined once and used often. */
type Outline = { readonly d: string } | { readonly shape: string };
export type Mark = Ink & Outline & { readonly clip?: string };

/** One copy of a symbol with its foot at x, y. */
export interface Use {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Drawn in order: the paths, then the uses. */
export interface EngravingLayer {
  readonly id: string;
  readonly clip?: string;
  readonly paths: readonly Mark[];
  readonly uses?: readonly Use[];
}

/** How far a symbol extends from its foot, before scaling. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Its width at the top as a fraction of that at the foot. */
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

/** What pointers and screen readers need of an area, without the decoration. */
export interface EngravedArea {
  readonly area: Area;
  readonly terrain: Terrain;
  /** The smooth outline, identical to the border that is drawn. */
  readonly path: string;
  /** Where pieces are placed, and the radius kept free of glyphs. */
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
