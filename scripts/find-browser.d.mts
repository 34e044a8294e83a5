/** CHROMIUM_PATH, or the first Chromium on PATH; undefined: Playwright's own download, if there is one. */
export function findBrowser(): string | undefined;
