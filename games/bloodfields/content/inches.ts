/** §1.1: lengths are whole numbers of mil, a thousandth of an inch. */
export const inches = (count: number): number => Math.round(count * 1000);

/** Whole mil as inches, exactly: `12.5`. */
export function inchesOf(mil: number): string {
  const rest = String(mil % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(mil / 1000));
  return rest === '' ? whole : `${whole}.${rest}`;
}

/** Inches with up to three decimals, in mil; undefined for any other text. */
export const readInches = (text: string): number | undefined =>
  /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? inches(Number(text)) : undefined;
