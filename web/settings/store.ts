import type { Locale } from '@sanguine/kernel';
import { LOCALES } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { movingFactor, readingFactor } from '@sanguine/ui/animation/speed.ts';
import { loadFace } from '../pages/fonts/japanese.ts';
import { readSettings, withChange } from './read.ts';
import { themeFor, THEME_COLORS } from './theme.ts';

const KEY = 'sanguine.settings';

const settings = new Observable(readSettings(stored(), firstSettings()));

function changeSettings(change: Partial<Settings>): void {
  try {
    localStorage.setItem(KEY, withChange(stored(), change));
  } catch {
    // Storage is unavailable; the choice lasts until the page is closed.
  }
  settings.set({ ...settings.get(), ...change });
}

/** The reader's current preferences, for code that does not render. */
export function currentSettings(): Settings {
  return settings.get();
}

/** The reader's preferences and their setter. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  return [useObservable(settings), changeSettings];
}

/** Exposes the settings to the style sheets; called once, before the first render. */
export function dress(root: HTMLElement): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const put = () => {
    const { locale, textSize, patterns, motion, theme } = settings.get();
    root.lang = locale;
    loadFace(locale);
    root.dataset['text'] = textSize;
    root.dataset['patterns'] = patterns;
    root.dataset['motion'] = motion === 'off' ? 'reduced' : 'full';
    root.style.setProperty('--tempo', `${movingFactor(motion)}`);
    root.style.setProperty('--stay', `${readingFactor(motion)}`);
    const shown = themeFor(theme, night.matches);
    root.dataset['theme'] = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[shown]);
  };
  put();
  night.addEventListener('change', put);
  settings.subscribe(put);
  // Another window of this browser changed the settings.
  addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.set(readSettings(stored(), settings.get()));
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function firstSettings(): Settings {
  return {
    locale: preferredLocale(navigator.languages),
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
    theme: 'system',
    sound: 'off',
    volume: 'normal',
    soundHidden: false,
    warnings: true,
    forced: true,
    patterns: matchMedia('(prefers-contrast: more)').matches ? 'strong' : 'normal',
    textSize: 'normal',
    textBoard: false,
  };
}

function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = LOCALES.find((locale) => language.toLowerCase().split('-')[0] === locale);
    if (found !== undefined) return found;
  }
  return 'en';
}
