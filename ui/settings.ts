import type { Locale } from '@sanguine/kernel';

/** What a reader prefers; kept on the device, the same at every table. */
export interface Settings {
  readonly locale: Locale;
  /** `reduced`: cross-cuts and outlines instead of movement. */
  readonly motion: 'full' | 'reduced';
  readonly sound: boolean;
  /** Ask before legal moves that waste or lose something. */
  readonly warnings: boolean;
  /** Moves with one answer for public reasons are played without asking. */
  readonly forced: boolean;
  /** Stronger patterns on the sides' colours. */
  readonly patterns: 'normal' | 'strong';
  readonly textSize: 'normal' | 'large' | 'larger';
  /** The text-first table, for screen readers and for whoever likes it. */
  readonly textBoard: boolean;
}
