import { format, type Options } from 'prettier';

const BEGIN = '<!-- balance:begin -->';
const END = '<!-- balance:end -->';

/** Puts the figures between their markers; everything else stays as somebody wrote it. */
export async function withFigures(readme: string, lines: readonly string[], style: Options): Promise<string> {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${BEGIN} and ${END} are missing`);
  return format([`${before}${BEGIN}`, '', ...lines, '', `${END}${after}`].join('\n'), {
    ...style,
    parser: 'markdown',
  });
}
