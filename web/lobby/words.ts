import { partsOf } from '@sanguine/kernel';
import type { Pace } from '@sanguine/protocol';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useSay, type Phrase, type SayPhrase } from '../text/say.ts';
import type { EntryPlayer } from './entry.ts';

const LEVELS: Readonly<Record<string, Phrase>> = {
  random: 'level.random',
  recruit: 'level.recruit',
  veteran: 'level.veteran',
  warlord: 'level.warlord',
};

const NOTES: Readonly<Record<string, Phrase>> = {
  random: 'level.random.note',
  recruit: 'level.recruit.note',
  veteran: 'level.veteran.note',
  warlord: 'level.warlord.note',
};

/** The name of a bot's level, whatever its temper; an unknown one is returned as it is. */
export function levelName(say: SayPhrase, bot: string): string {
  const key = LEVELS[partsOf(bot).level];
  return key === undefined ? bot : say(key);
}

/** A description of a bot level, or null if it has none. */
export function levelNote(say: SayPhrase, level: string): string | null {
  const note = NOTES[level];
  return note === undefined ? null : say('level.line', { level: levelName(say, level), note: say(note) });
}

function playerName(say: SayPhrase, player: EntryPlayer | null): string {
  if (player === null) return say('seat.empty');
  if ('name' in player) return player.name ?? say('seat.left');
  return say('seat.bot', { level: levelName(say, player.level) });
}

/** `Mirela, Jon and 2 Veteran bots`: bots grouped by level, after the people. */
export function usePlayers(): (players: readonly (EntryPlayer | null)[]) => string {
  const say = useSay();
  const list = useList();
  return (players) => {
    const levels = players.flatMap((player) => (player !== null && 'level' in player ? [player.level] : []));
    return list([
      ...players.filter((player) => player === null || 'name' in player).map((one) => playerName(say, one)),
      ...botWords(say, levels),
    ]);
  };
}

/** `2 Veteran bots`, `one Recruit bot`: bots grouped by level. */
export function botWords(say: SayPhrase, bots: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const level of bots.map((bot) => partsOf(bot).level)) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].map(([level, count]) => say('seat.bots', { level: levelName(say, level), count }));
}

/** `2 to 4 players` */
export function playersWords(say: SayPhrase, range: { readonly min: number; readonly max: number }): string {
  return say(range.min === range.max ? 'players.exact' : 'players.range', { min: range.min, max: range.max });
}

/** `Mirela, Jon and a Veteran bot`. */
export function useList(): (names: readonly string[]) => string {
  const locale = useLocale();
  return (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A duration in the largest whole unit: `2 days`. Null below a minute. */
export function waited(say: SayPhrase, milliseconds: number): string | null {
  for (const [unit, length] of UNITS) {
    const count = Math.floor(milliseconds / length);
    if (count > 0) return say(`time.${unit}`, { count });
  }
  return null;
}

/** Time since a moment as a message value: `now`, or a duration. */
export function useWaited(): (moment: number) => string {
  const say = useSay();
  return (moment) => waited(say, Date.now() - moment) ?? 'now';
}

/** Time since a moment, for the side of a list. */
export function useSince(): (moment: number) => string {
  const say = useSay();
  const ago = useWaited();
  return (moment) => say('since', { since: ago(moment) });
}

/** How long a player may take. */
export function paceWords(say: SayPhrase, pace: Pace): string {
  if (pace.kind === 'none') return say('pace.none');
  if (pace.kind === 'days') return say('pace.day', { count: pace.days });
  return say('pace.minutes', { count: pace.minutes });
}
