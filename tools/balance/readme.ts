import { format } from 'oxfmt';

const BEGIN = '<!-- balance:begin -->';
const END = '<!-- balance:end -->';

/** Puts the figures between their markers; everything else stays as somebody wrote it. */
export async function withFigures(readme: string, lines: readonly string[]): Promise<string> {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${BEGIN} and ${END} are missing`);
  const text = [`${before}${BEGIN}`, '', ...lines, '', `${END}${after}`].join('\n');
  return (await format('README.md', text)).code;
}
