import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { KeptCopies } from './kept-copies.ts';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * Writes two compressed copies of every text file, so that the server never compresses during a request. Compressing as
 * far as possible takes longer than all the rest of a build, so unchanged files are taken from the last one.
 */
export function compressed(): Plugin {
  let out = '';
  let kept = '';
  let written = true;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
      kept = join(config.cacheDir, 'compressed');
      written = config.build.write;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (!written) return;
        const copies = new KeptCopies(kept);
        for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          if (!WORTH_IT.test(path)) continue;
          const file = join(out, path);
          const bytes = readFileSync(file);
          if (bytes.length < 1024) continue;
          writeFileSync(`${file}.gz`, copies.of(bytes, '.gz', gzipped));
          writeFileSync(`${file}.br`, copies.of(bytes, '.br', brotlied));
        }
        copies.forgetOthers();
      },
    },
  };
}

function gzipped(bytes: Buffer): Buffer {
  return gzipSync(bytes, { level: 9 });
}

function brotlied(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
