/**
 * A bot's name is its level, with a point and its temper if one was chosen or drawn: `veteran`, `veteran.raider`. Tables,
 * records and the command line use it, so that readers know who played.
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
