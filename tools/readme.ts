import { format } from 'oxfmt';

/** Puts lines between the markers of this name; everything else stays as it is. */
export async function withPart(readme: string, name: string, lines: readonly string[]): Promise<string> {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${begin} and ${end} are missing`);
  const text = [`${before}${begin}`, '', ...lines, '', `${end}${after}`].join('\n');
  return (await format('README.md', text)).code;
}
