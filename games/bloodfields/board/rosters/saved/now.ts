import { swiftRandom } from '@sanguine/kernel';

/** Milliseconds since 1970, by this device's clock. */
export const now = (): number => Math.round(performance.timeOrigin + performance.now());

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** A unique id, made of the present time and a random part. */
export function newId(): string {
  const random = swiftRandom(`${performance.timeOrigin} ${performance.now()}`);
  const drawn = Array.from({ length: LENGTH }, () => LETTERS[random.int(LETTERS.length)]).join('');
  return `${now().toString(36)}-${drawn}`;
}
