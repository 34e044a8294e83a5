import type { Locale } from '@sanguine/kernel';

let asked = false;

/** Loads the Japanese font only when the reader's language is Japanese. */
export function loadFace(locale: Locale): void {
  if (locale !== 'ja' || asked) return;
  asked = true;
  import('virtual:japanese.css').catch(() => {
    asked = false;
  });
}
