export interface Pigment {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const pigment = (hex: number): Pigment => ({ red: hex >> 16, green: (hex >> 8) & 255, blue: hex & 255 });

/** Earth colours, close to each other: light and ink tell pieces apart, not the hue. */
export const INK = pigment(0x261c12);

export const GRASS = pigment(0xa8a272);
export const DRY = pigment(0xc4b78a);
export const DEEP = pigment(0x858a5c);
export const MOSS = pigment(0x6f774c);
export const EARTH = pigment(0xbfa67b);
export const CLAY = pigment(0x9c8058);

export const LEAF = pigment(0x7c8752);
export const SHADE = pigment(0x545f3b);
export const STRAW = pigment(0x9a9558);
export const BARK = pigment(0x6d5538);

export const MUD = pigment(0x857553);
export const WATER = pigment(0x71857b);
export const POOL = pigment(0x4c625e);
export const GLINT = pigment(0x9dafa2);

export const STONE = pigment(0xc2b69c);
export const SLAB = pigment(0x9c9078);
export const PALE = pigment(0xddd2b6);
export const ROCK = pigment(0xb8b09f);
export const SAND = pigment(0xa6987f);

export const TILE = pigment(0x93604c);
export const BURNT = pigment(0x6f4234);
export const RIDGE = pigment(0xa87a60);
export const SOOT = pigment(0x33261e);
export const BRICK = pigment(0xb79c86);

export const WOOD = pigment(0xb4935f);
export const PLANK = pigment(0xd2b27e);
