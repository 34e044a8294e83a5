const KEY = 'sanguine.name';

/** What somebody called themselves on this device the last time; empty: never. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It will be asked again.
  }
}
