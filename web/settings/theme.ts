import type { Settings } from '@sanguine/ui';

type Theme = Exclude<Settings['theme'], 'system'>;

/** The background of the pages, for the browser's own bars: the house's `--paper`. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#efe4cb', dark: '#1b1410' };

/** The theme a reader with this choice sees, by day or at night. */
export function themeFor(chosen: Settings['theme'], night: boolean): Theme {
  if (chosen !== 'system') return chosen;
  return night ? 'dark' : 'light';
}
