import { whole } from '@sanguine/kernel';
import * as v from 'valibot';

export const TERRAINS = ['plains', 'forest', 'hill', 'desert', 'mountain', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** §2.4: the terrains a citadel may be in, or Chaos may start in. */
export const CITADEL_TERRAINS: readonly Terrain[] = ['plains', 'forest', 'hill'];

/** §2.4: the least distance between two citadels, counting every area including sea. */
export const CITADEL_SPACING = 3;

/** §1.4: how many villages an area has room for. */
export const VILLAGE_ROOM: Readonly<Record<Terrain, number>> = {
  plains: 2,
  forest: 1,
  hill: 1,
  desert: 0,
  mountain: 0,
  sea: 0,
};

/** An area's id: its index in the map's list of areas. */
export type Area = number;

/** A map's id is also the name of its folder. */
export const MAP_ID = /^[a-z][a-z0-9-]*$/;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Players = whole(2, 6);
const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Id = v.pipe(v.string(), v.regex(MAP_ID));
const Point = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());

/** The graph the rules use: each area's terrain and neighbours. */
export const GameMapSchema = v.pipe(
  v.strictObject({
    id: Id,
    name: v.strictObject({ en: Text, ja: Text }),
    players: v.pipe(
      v.tuple([Players, Players]),
      v.check(([least, most]) => least <= most),
      v.readonly(),
    ),
    areas: v.pipe(
      v.array(
        v.strictObject({ terrain: v.picklist(TERRAINS), neighbours: v.pipe(v.array(Count), v.readonly()) }),
      ),
      v.nonEmpty(),
      v.readonly(),
    ),
  }),
  v.readonly(),
);
export type GameMap = v.InferOutput<typeof GameMapSchema>;

/** What the areas of a map are called, by area; a map does without, and its places are told by their numbers. */
export const AreaNamesSchema = v.pipe(
  v.strictObject({
    id: Id,
    areas: v.pipe(v.array(v.strictObject({ en: Text, ja: Text })), v.readonly()),
  }),
  v.readonly(),
);
export type AreaNames = v.InferOutput<typeof AreaNamesSchema>;

/** A border as drawn, between two adjacent areas. */
const BorderSchema = v.strictObject({ a: Count, b: Count });

/**
 * The drawing of a map, loaded by the board only. Rings run clockwise on the screen and do not repeat their first
 * point; `label` is the spot farthest from all borders and `radius` its free distance. Rivers follow borders from
 * source to mouth and have no effect in the rules (§1.4).
 */
export const MapShapeSchema = v.pipe(
  v.strictObject({
    id: Id,
    canvas: Point,
    areas: v.pipe(
      v.array(
        v.strictObject({
          ring: v.pipe(v.array(Point), v.minLength(3), v.readonly()),
          label: Point,
          radius: v.pipe(v.number(), v.gtValue(0)),
        }),
      ),
      v.readonly(),
    ),
    rivers: v.pipe(v.array(v.pipe(v.array(BorderSchema), v.nonEmpty(), v.readonly())), v.readonly()),
  }),
  v.readonly(),
);
export type MapShape = v.InferOutput<typeof MapShapeSchema>;
