/** CHROMIUM_PATH, or the first Chromium on PATH; undefined leaves it to Playwright's own download, if any. */
export function findBrowser(): string | undefined;
