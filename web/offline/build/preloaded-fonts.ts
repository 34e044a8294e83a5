import type { Plugin } from 'vite';

/** The fonts of the first screen; all others swap in when loaded. */
const FIRST = [
  'alegreya-sans-latin-500-normal',
  'alegreya-sans-latin-800-normal',
  'im-fell-english-sc-latin-400-normal',
];

/** Preloads the first fonts in parallel with the script, instead of after the style sheet. */
export function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST.flatMap((name) => files.filter((file) => file.includes(`/${name}-`))).map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
