import type { Plugin } from 'vite';

/** What the first screen is set in; everything else swaps in when it comes. */
const FIRST = [
  'alegreya-sans-latin-500-normal',
  'alegreya-sans-latin-800-normal',
  'im-fell-english-sc-latin-400-normal',
];

/** Asks for the first faces beside the script, instead of after the style sheet was read. */
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
