/** A key nobody wrote, a name of the code, or a hole in a text. */
export const BROKEN = /[{}]|undefined|NaN|Infinity|\b[a-z]+\.[a-zA-Z]+|\b[a-z]+[A-Z]|\bhidden\b|\bback-\d/;

/** Marks around nothing: something was left out of the sentence. */
export const HOLLOW = /\s{2}|\(\)|（）|「」|: ;|：。/;

/** Lines that say nothing, or not everything. */
export function brokenIn(lines: Iterable<string>): string[] {
  return [...new Set(lines)].filter((line) => line === '' || BROKEN.test(line) || HOLLOW.test(line));
}

/** Lines each of which should say something of its own, and do not: broken, or said before. */
export function flawsIn(lines: readonly string[]): string[] {
  return [...brokenIn(lines), ...lines.filter((line, at) => lines.indexOf(line) !== at)];
}
