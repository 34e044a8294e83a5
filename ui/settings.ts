import type { Locale } from '@sanguine/kernel';

/** The reader's preferences, stored on the device and the same at every table. */
export interface Settings {
  readonly locale: Locale;
  /** How fast things move and bots play. `off`: cross-cuts and outlines instead of movement. */
  readonly motion: 'slow' | 'normal' | 'quick' | 'off';
  /** Whether pages are light or dark; tables have a night variant. */
  readonly theme: 'system' | 'light' | 'dark';
  /** Which sounds are played. */
  readonly sound: 'off' | 'turn' | 'all';
  readonly volume: 'soft' | 'normal' | 'loud';
  /** "Your turn" sounds while another tab is shown, too. */
  readonly soundHidden: boolean;
  /** Ask before legal moves that waste or lose something. */
  readonly warnings: boolean;
  /** Play a move without asking if it is the only one for public reasons. */
  readonly forced: boolean;
  /** Strength of the patterns on the sides' colours. */
  readonly patterns: 'normal' | 'strong';
  readonly textSize: 'normal' | 'large' | 'larger';
  /** The text-first table, for screen readers and anyone who prefers it. */
  readonly textBoard: boolean;
}
