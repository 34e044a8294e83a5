import { hash } from '#hash';

/** The SHA-256 of plain data as JSON. */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}
