import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes two compressed copies of every text file, so that the server never compresses during a request. */
export function compressed(): Plugin {
  let out = '';
  let written = true;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
      written = config.build.write;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (!written) return;
        for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          if (!WORTH_IT.test(path)) continue;
          const file = join(out, path);
          const bytes = readFileSync(file);
          if (bytes.length < 1024) continue;
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(bytes, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: 11,
                [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              },
            }),
          );
        }
      },
    },
  };
}
