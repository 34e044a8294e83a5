import type { Settings } from '@sanguine/ui';

type Theme = Exclude<Settings['theme'], 'system'>;

/** The ground of the pages, for the browser's own bars: `--paper` of the house. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#efe4cb', dark: '#1b1410' };

/** The theme a reader sees who has chosen this, by day or at night. */
export function themeFor(chosen: Settings['theme'], night: boolean): Theme {
  if (chosen !== 'system') return chosen;
  return night ? 'dark' : 'light';
}
