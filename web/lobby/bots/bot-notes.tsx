import { temperOf } from '@sanguine/bots';
import { type AnyGame, inPercent, partsOf } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useSay } from '../../text/say.ts';
import { levelName, levelNote } from '../words.ts';
import { beatenBy } from './beaten-by.ts';
import { useBotsSay } from './say.ts';
import styles from './bots.module.css';

interface BotNotesProps {
  readonly game: AnyGame;
  /** The names of the table's bots. */
  readonly bots: readonly string[];
  /** The number of players. */
  readonly players: number;
}

/** Describes the table's bots: each level, how it does against the one below if that was measured, and chosen tempers. */
export function BotNotes({ game, bots, players }: BotNotesProps) {
  const say = useBotsSay();
  const sayShell = useSay();
  const locale = useLocale();
  const levels = new Set(bots.map((bot) => partsOf(bot).level));
  const lines = [...levels].map((level) => {
    const note = levelNote(sayShell, level) ?? '';
    const beaten = beatenBy(game, level, players);
    if (beaten === null) return note;
    const { other, share, games } = beaten;
    return say('measured', {
      note,
      players,
      percent: inPercent(share),
      games,
      other: levelName(sayShell, other),
    });
  });
  const tempers = [...new Set(bots)].flatMap((bot) => {
    const temper = temperOf(game, bot);
    return temper === undefined
      ? []
      : [say('temper.line', { temper: temper.name[locale], character: temper.character[locale] })];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {[...lines, ...tempers].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
