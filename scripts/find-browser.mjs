// Plain JavaScript without dependencies, like lib.mjs.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** CHROMIUM_PATH, or the first Chromium on PATH; undefined leaves it to Playwright's own download, if any. */
export function findBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const candidates = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return candidates.find(canRun);
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
