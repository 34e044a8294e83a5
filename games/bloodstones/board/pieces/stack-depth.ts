/** The scale of a stack's plate, and how much lower each edge below it ends, on the plate's own scale. */
export const PLATE = 0.86;
export const EDGE = 3;

/** How many edges of further units are drawn below the uppermost. */
export const edgesUnder = (units: number): number => Math.min(3, units - 1);

/** How far a stack reaches below its plate, with the ring around it. */
export const stackDepth = (units: number): number => PLATE * EDGE * edgesUnder(units) + 3;
