import type { Plugin } from 'vite';

const ATTRIBUTES =
  /(import\(\s*(['"])[^'"]+\.json\2)\s*,\s*\{\s*with:\s*\{\s*type:\s*'json',?\s*\},?\s*\}\s*\)/g;

/**
 * The dev server sends JSON as a JavaScript module, which a browser rejects for an import with `type: 'json'`. Vite
 * strips that attribute from static imports; this plugin strips it from dynamic ones.
 */
export function jsonImports(): Plugin {
  return {
    name: 'sanguine:json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !code.includes('.json')) return null;
      return { code: code.replaceAll(ATTRIBUTES, '$1)'), map: null };
    },
  };
}
