import { temperOf } from '@sanguine/bots';
import type { Box } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useGame } from '../parts.ts';
import { useBotsSay } from './say.ts';

/** The temper of a seated bot, or that it is yet to be drawn; nothing for a level without tempers. Suspends. */
export function BotTemper({ box, bot }: { readonly box: Box; readonly bot: string }) {
  const say = useBotsSay();
  const locale = useLocale();
  const game = useGame(box);
  const temper = temperOf(game, bot);
  if (temper !== undefined)
    return (
      <small>
        {say('temper.line', { temper: temper.name[locale], character: temper.character[locale] })}
      </small>
    );
  return game.tempers?.[bot] === undefined ? null : <small>{say('temper.drawn')}</small>;
}
