/** A key without a text, a name from the code, or a hole in a text. */
export const BROKEN = /[{}]|undefined|NaN|Infinity|\b[a-z]+\.[a-zA-Z]+|\b[a-z]+[A-Z]|\bhidden\b|\bback-\d/;

/** Signs around nothing: something is missing in the sentence. */
export const HOLLOW = /\s{2}|\(\)|（）|「」|: ;|：。/;

/** Lines that say nothing, or have something missing. */
export function brokenIn(lines: Iterable<string>): string[] {
  return [...new Set(lines)].filter((line) => line === '' || BROKEN.test(line) || HOLLOW.test(line));
}

/** Lines that are broken or repeat another, although each should say something of its own. */
export function flawsIn(lines: readonly string[]): string[] {
  return [...brokenIn(lines), ...lines.filter((line, at) => lines.indexOf(line) !== at)];
}
