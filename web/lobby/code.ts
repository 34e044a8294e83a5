/** Normalizes a typed code: spaces, dashes and case do not matter. */
export function readCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6);
}

/** Whether it could be a code; codes avoid characters that look alike. */
export function isCode(code: string): boolean {
  return /^[A-HJ-NP-Z2-9]{6}$/.test(code);
}
