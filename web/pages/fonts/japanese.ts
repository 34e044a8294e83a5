import type { Locale } from '@sanguine/kernel';

let asked = false;

/** Fetches the Japanese face once somebody reads Japanese, and not before. */
export function loadFace(locale: Locale): void {
  if (locale !== 'ja' || asked) return;
  asked = true;
  import('virtual:japanese.css').catch(() => {
    asked = false;
  });
}
