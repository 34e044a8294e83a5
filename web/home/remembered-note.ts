import type { Box } from '@sanguine/ui';
import { rememberedDraft } from '../lobby/remembered.ts';
import { levelName, useList } from '../lobby/words.ts';
import { useSay } from '../text/say.ts';

/** Whom *Play now* seats: those of last time, in words. */
export function useRememberedNote(box: Box): string {
  const say = useSay();
  const list = useList();
  const draft = rememberedDraft(box.id);
  if (draft === null) return say('play.note');
  const counts = new Map<string, number>();
  for (const seat of draft.seats) {
    if (seat.kind === 'bot') counts.set(seat.level, (counts.get(seat.level) ?? 0) + 1);
  }
  if (counts.size === 0 || draft.seats.some(({ kind }) => kind === 'person')) return say('play.asLast');
  return say('play.against', {
    bots: list(
      [...counts].map(([level, count]) => say('seat.bots', { level: levelName(say, level), count })),
    ),
  });
}
