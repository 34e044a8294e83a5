import type { Locale } from '@sanguine/kernel';
import { LOCALES } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { loadFace } from '../pages/fonts/japanese.ts';
import { readSettings } from './read.ts';

const KEY = 'sanguine.settings';

const settings = new Observable(readSettings(stored(), firstSettings()));

function changeSettings(change: Partial<Settings>): void {
  const chosen = { ...settings.get(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still shows what was chosen until the page is closed.
  }
  settings.set(chosen);
}

/** What the reader prefers, and the way to change it. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  return [useObservable(settings), changeSettings];
}

/** Lets the style sheets see the settings; called once, before anything is drawn. */
export function dress(root: HTMLElement): void {
  const put = () => {
    const { locale, textSize, patterns, motion } = settings.get();
    root.lang = locale;
    loadFace(locale);
    root.dataset['text'] = textSize;
    root.dataset['patterns'] = patterns;
    root.dataset['motion'] = motion;
  };
  put();
  settings.subscribe(put);
  // Another window of the same browser chose something else.
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
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full',
    sound: false,
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
