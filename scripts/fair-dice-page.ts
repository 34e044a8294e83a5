import { readFileSync } from 'node:fs';

export const PAGE = readFileSync(new URL('../docs/fair-dice.md', import.meta.url), 'utf8');

/** The lines of all blocks of this kind on docs/fair-dice.md, as names and values. */
export function blocks(kind: 'piles' | 'example', between: RegExp): Record<string, string> {
  const found = [...PAGE.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'))];
  const lines = found.flatMap(([, text = '']) => text.trimEnd().split('\n'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = line, value = ''] = between.exec(line) ?? [];
      return [name, value];
    }),
  );
}

/** The piles by name, with every copy of each thing. */
export function piles(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(blocks('piles', /^(.*?): (.*)$/)).map(([name, value]) => [
      name,
      value.split(' ').flatMap((item) => {
        const [kind = '', count = '1'] = item.split('*');
        return Array.from({ length: Number(count) }, () => kind);
      }),
    ]),
  );
}
