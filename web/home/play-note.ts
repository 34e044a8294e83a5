import type { Box } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { botWords, useList } from '../lobby/words.ts';
import { soloDraft } from '../lobby/solo.ts';
import { useSay } from '../text/say.ts';

/** Describes the bots that *Play now* seats. */
export function usePlayNote(box: Box, named: boolean): string {
  const say = useSay();
  const list = useList();
  const locale = useLocale();
  const levels = soloDraft(box).seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  const bots = list(botWords(say, levels));
  return named ? say('play.game', { game: box.name[locale], bots }) : say('play.against', { bots });
}
