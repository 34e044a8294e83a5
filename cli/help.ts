import { COMMON_OPTIONS } from './args.ts';
import type { Call, Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import type { Output } from './output.ts';
import { padded, widthOf, wrapped } from './width.ts';

type Reader = Pick<Call, 'out' | 'say' | 'locale'>;

/** Two columns; what is too wide on the right goes on below. */
function columns(out: Output, rows: readonly (readonly [string, string])[]): void {
  const left = Math.max(...rows.map(([name]) => widthOf(name)));
  for (const [name, text] of rows) {
    const [first = '', ...rest] = wrapped(text, out.width - left - 4);
    out.line(`  ${out.styled('bold', padded(name, left))}  ${first}`);
    for (const line of rest) out.line(`${' '.repeat(left + 4)}${line}`);
  }
}

export function showHelp({ out, say }: Reader): void {
  out.line(say('help.title'));
  out.line();
  out.line(say('help.usage'));
  out.line();
  columns(
    out,
    Object.keys(COMMANDS).map((name) => [name, say(`command.${name}`)]),
  );
  out.line();
  out.line(say('help.more'));
}

export function showCommandHelp({ out, say, locale }: Reader, name: string, command: Command): void {
  out.line(`sanguine ${name} ${command.words}`.trimEnd());
  out.line();
  for (const line of wrapped(say(`command.${name}`), out.width)) out.line(line);
  out.line();
  columns(
    out,
    Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(([option, { value, multiple, about }]) => [
      `--${option}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' …' : ''}`,
      about?.[locale] ?? say(`option.${option}`),
    ]),
  );
}
