import type { Option, OptionSet } from './args.ts';
import type { Call } from './command.ts';
import type { Output } from './output.ts';
import { isPhrase, type Say } from './text/say.ts';
import { padded, widthOf, wrapped } from './width.ts';

export type Reader = Pick<Call, 'out' | 'say' | 'locale'>;

/** Two columns; the right one is wrapped. */
export function columns(out: Output, rows: readonly (readonly [string, string])[]): void {
  const left = Math.max(...rows.map(([name]) => widthOf(name)));
  for (const [name, text] of rows) {
    const [first = '', ...rest] = wrapped(text, out.width - left - 4);
    out.line(`  ${out.styled('bold', padded(name, left))}  ${first}`);
    for (const line of rest) out.line(`${' '.repeat(left + 4)}${line}`);
  }
}

export const explained = (say: Say, key: string): string => (isPhrase(key) ? say(key) : key);

/** The longest option name that is printed beside its explanation. */
const WIDEST_OPTION = 24;

/** Options with their explanations. */
export function showOptions({ out, say, locale }: Reader, options: OptionSet): void {
  columns(
    out,
    Object.entries<Option>(options).map(([option, { value, multiple, about }]) => [
      padded(
        `--${option}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' …' : ''}`,
        WIDEST_OPTION,
      ),
      about?.[locale] ?? explained(say, `option.${option}`),
    ]),
  );
}
