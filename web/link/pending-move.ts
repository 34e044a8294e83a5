import type { Refusal } from '@sanguine/kernel';
import type { OpenTable } from './link.ts';

/** A play or a take-back on its way to the table. */
export interface PendingMove {
  readonly id: string;
  readonly what: { readonly type: 'move'; readonly move: unknown } | { readonly type: 'undo' };
  /** What the viewer sees while it is on its way; null where that cannot be known. */
  readonly preview: OpenTable | null;
  /** The table it was sent on; null while others are before it. */
  seen: number | null;
  /** It has arrived and waits for its time: others need not wait for it. */
  held: boolean;
  /** The row it became, once the table was told of it. */
  row: number | null;
  resolve(refusal: Refusal | null): void;
}
