/** More than any tool is asked for. */
export const MOST = 100_000;

/** A whole number as typed, or the usual one if none was; undefined if it is none from `least` to `most`. */
export function wholeOf(
  text: string | undefined,
  least: number,
  usual: number,
  most = MOST,
): number | undefined {
  const value = text === undefined ? usual : Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

/** What is wrong with a command line, in one line. */
export const problemLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
