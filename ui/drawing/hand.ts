import { swiftRandom } from '@sanguine/kernel';

/** Random values that are always the same for the same `what`. */
export function handFor(what: string): (least: number, most: number) => number {
  const random = swiftRandom(what);
  return (least, most) => least + (random.int(1000) / 1000) * (most - least);
}
