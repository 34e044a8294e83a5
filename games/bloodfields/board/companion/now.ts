/** Milliseconds since 1970, by this device's clock. */
export const now = (): number => Math.round(performance.timeOrigin + performance.now());
