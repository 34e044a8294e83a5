/**
 * A bot's name is its level, with a point and its temper where one was chosen or drawn: `veteran`, `veteran.raider`. It is what
 * tables, records and the command line call it, so that whoever reads one knows who played.
 */
interface BotNameParts {
  readonly level: string;
  readonly temper: string | null;
}

export function partsOf(name: string): BotNameParts {
  const [level = '', temper = null] = name.split(/\.(.*)/s);
  return { level, temper };
}

export const botName = (level: string, temper: string | null): string =>
  temper === null ? level : `${level}.${temper}`;
