const KEY = 'sanguine.name';

/** The name last used on this device, or empty. */
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
    // The name will be asked for again.
  }
}
