import { type Draft, freshDraft, type Seating } from './draft.ts';
import { usualLevel } from './levels.ts';
import { againstBots } from './moving.ts';
import { remembered } from './remembered.ts';

/** The set-up of *Play now*: one person against the bots of the last solo game. */
export function soloDraft(box: Seating): Draft {
  const last = remembered(box).tables.solo ?? freshDraft(box, 'solo');
  return againstBots(last, usualLevel(box.levels));
}
