import type { Plugin } from 'vite';

const ATTRIBUTES =
  /(import\(\s*(['"])[^'"]+\.json\2)\s*,\s*\{\s*with:\s*\{\s*type:\s*'json',?\s*\},?\s*\}\s*\)/g;

/**
 * While developing, JSON is served as a module of code, which a browser refuses where JSON was asked for. Static
 * imports lose their attribute on the way; those made on demand lose it here.
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
