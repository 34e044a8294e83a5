/** A code as somebody typed it: spaces, dashes and small letters are no matter. */
export function readCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6);
}

/** Whether it can be a code at all; letters that look like numbers are never in one. */
export function isCode(code: string): boolean {
  return /^[A-HJ-NP-Z2-9]{6}$/.test(code);
}
