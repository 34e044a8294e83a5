import { useSyncExternalStore } from 'react';
import type { Locale } from '@sanguine/kernel';
import { LOCALES } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { loadFace } from '../pages/fonts/japanese.ts';
import { readSettings } from './read.ts';

const KEY = 'sanguine.settings';

let current = readSettings(stored(), firstSettings());
const listeners = new Set<() => void>();

function getSettings(): Settings {
  return current;
}

function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still shows what was chosen until the page is closed.
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the reader prefers, and the way to change it. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  return [useSyncExternalStore(subscribe, getSettings), changeSettings];
}

/** Lets the style sheets see the settings; called once, before anything is drawn. */
export function dress(root: HTMLElement): void {
  const put = () => {
    root.lang = current.locale;
    loadFace(current.locale);
    root.dataset['text'] = current.textSize;
    root.dataset['patterns'] = current.patterns;
    root.dataset['motion'] = current.motion;
  };
  put();
  subscribe(put);
  // Another window of the same browser chose something else.
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    current = readSettings(stored(), current);
    tell();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
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
