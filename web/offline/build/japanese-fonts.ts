import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergedFace } from '@sanguine/tools/fonts/face.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:japanese.css';
const WEIGHTS = [500, 700, 800] as const;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The folders with all text a reader can see. */
const WRITTEN = ['games', 'ui', 'web'];

/**
 * The Japanese font, limited to all kana and the characters our own texts use: three files instead of a hundred. Text
 * written by users falls back to the device's font. Rebuilt whenever the texts need another character.
 */
export function japaneseFonts(): Plugin {
  let folder = '';
  return {
    name: 'japanese-fonts',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'japanese');
    },
    resolveId(id) {
      return id === ID ? make(folder, charactersIn(WRITTEN.map((name) => join(ROOT, name)))) : null;
    },
  };
}

/** Writes the fonts and their style sheet unless they are up to date; returns the sheet's path. */
function make(folder: string, wanted: ReadonlySet<number>): string {
  const sheet = join(folder, 'japanese.css');
  const ranges = [...wanted]
    .toSorted((a, b) => a - b)
    .map((character) => `U+${character.toString(16)}`)
    .join(',');
  const text = WEIGHTS.map((weight) => face(weight, ranges)).join('');
  try {
    if (readFileSync(sheet, 'utf8') === text) return sheet;
  } catch {
    // Not written yet.
  }
  mkdirSync(folder, { recursive: true });
  for (const weight of WEIGHTS) {
    writeFileSync(join(folder, file(weight)), mergedFace(slicesOf(weight), wanted));
  }
  writeFileSync(sheet, text);
  return sheet;
}

function face(weight: number, ranges: string): string {
  return `@font-face{font-family:'Shippori Mincho';font-style:normal;font-weight:${weight};font-display:swap;src:url('./${file(weight)}') format('woff2');unicode-range:${ranges}}\n`;
}

function file(weight: number): string {
  return `shippori-mincho-ours-${weight}.woff2`;
}

/** The files a weight is split into. */
function slicesOf(weight: number): Buffer[] {
  const files = join(
    dirname(createRequire(import.meta.url).resolve('@fontsource/shippori-mincho/package.json')),
    'files',
  );
  return readdirSync(files)
    .filter((name) => name.endsWith(`-${weight}-normal.woff`) && /mincho-\d+-/.test(name))
    .map((name) => readFileSync(join(files, name)));
}

/** Every Japanese character in our sources, plus those any Japanese text may need. */
export function charactersIn(folders: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const add = (from: number, to: number) => {
    for (let character = from; character <= to; character++) found.add(character);
  };
  // Punctuation, hiragana and katakana, full-width forms.
  add(0x3000, 0x301f);
  add(0x3041, 0x3096);
  add(0x30a0, 0x30ff);
  add(0xff01, 0xff5e);
  for (const folder of folders) {
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(json|tsx?)$/.test(path) || /(^|\/)(node_modules|dist|test)\//.test(path)) continue;
      for (const character of readFileSync(join(folder, path), 'utf8')) {
        const code = character.codePointAt(0) ?? 0;
        if (code > 0x2e7f && code < 0xfffe) found.add(code);
      }
    }
  }
  return found;
}
