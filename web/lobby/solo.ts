import { type Draft, freshDraft, type Seating } from './draft.ts';
import { usualLevel } from './levels.ts';
import { againstBots } from './moving.ts';
import { remembered } from './remembered.ts';

/** What *Play now* sets up: one person against the bots of the last such game. */
export function soloDraft(box: Seating): Draft {
  const last = remembered(box).tables.solo ?? freshDraft(box, 'solo');
  return againstBots(last, usualLevel(box.levels));
}
