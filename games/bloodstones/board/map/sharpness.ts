/** Dots to a unit of the map: sharp up to this zoom; more would cost memory that phones lack. */
export const SHARPNESS = 2;
