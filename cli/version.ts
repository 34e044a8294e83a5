import { createRequire } from 'node:module';

/** The program's own version. */
export function version(): string {
  const data: unknown = createRequire(import.meta.url)('./package.json');
  const known = typeof data === 'object' && data !== null && 'version' in data ? data.version : '';
  return String(known);
}
