import { setFlagsFromString } from 'node:v8';

/**
 * Call this before much is allocated. V8 learns from allocation sites which objects live long. The first tables do,
 * while rooms are opened, so V8 would put every later table into old space, where one that the next row replaces stays
 * until a full collection. Without pretenuring tables die young, which costs almost nothing.
 */
export function settleHeap(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
