import { temperOf } from '@sanguine/bots';
import type { AnyGame } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useSay } from '../../text/say.ts';
import { levelName } from '../words.ts';
import { useBotsSay } from './say.ts';

/** Describes a bot that has a temper, at the table: its level and character. Null for others. */
export function useBotNote(game: AnyGame): (bot: string | null) => string | null {
  const say = useBotsSay();
  const sayShell = useSay();
  const locale = useLocale();
  return (bot) => {
    const temper = bot === null ? undefined : temperOf(game, bot);
    if (bot === null || temper === undefined) return null;
    return say('seat', { level: levelName(sayShell, bot), character: temper.character[locale] });
  };
}
