/** Pixels per map unit: sharp up to this zoom. More would take memory that phones lack. */
export const SHARPNESS = 2;
