import { COMMON_OPTIONS, type Option } from './args.ts';
import { type Call, type Command, optionsOf } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import type { Output } from './output.ts';
import { isPhrase, type Say } from './text/say.ts';
import { padded, widthOf, wrapped } from './width.ts';

type Reader = Pick<Call, 'out' | 'say' | 'locale'>;

/** Two columns; the right one is wrapped. */
function columns(out: Output, rows: readonly (readonly [string, string])[]): void {
  const left = Math.max(...rows.map(([name]) => widthOf(name)));
  for (const [name, text] of rows) {
    const [first = '', ...rest] = wrapped(text, out.width - left - 4);
    out.line(`  ${out.styled('bold', padded(name, left))}  ${first}`);
    for (const line of rest) out.line(`${' '.repeat(left + 4)}${line}`);
  }
}

const explained = (say: Say, key: string): string => (isPhrase(key) ? say(key) : key);

export function showHelp({ out, say }: Reader): void {
  out.line(say('help.title'));
  out.line();
  out.line(say('help.usage'));
  out.line();
  columns(
    out,
    Object.keys(COMMANDS).map((name) => [name, explained(say, `command.${name}`)]),
  );
  out.line();
  out.line(say('help.more'));
}

export function showCommandHelp({ out, say, locale }: Reader, name: string, command: Command): void {
  out.line(`sanguine ${name} ${command.words}`.trimEnd());
  out.line();
  for (const line of wrapped(explained(say, `command.${name}`), out.width)) out.line(line);
  out.line();
  columns(
    out,
    Object.entries<Option>({ ...optionsOf(command), ...COMMON_OPTIONS }).map(
      ([option, { value, multiple, about }]) => [
        `--${option}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' …' : ''}`,
        about?.[locale] ?? explained(say, `option.${option}`),
      ],
    ),
  );
}
