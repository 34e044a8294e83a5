import { refusal } from '@sanguine/kernel';
import { allPuppets } from '../figures.ts';
import type { FrameOf } from '../frames.ts';
import { canGoOn } from '../puppetry.ts';
import { NO_CHOICE, type SpellRules } from '../spell.ts';

/** §7.1: a minion or zombie near the Witch moves once and attacks once. */
export const manipulate: SpellRules = {
  rule: '7.1',
  offers: () => [NO_CHOICE],
  refuse(state, { unit, blood, at }) {
    if (unit !== 'none' || blood !== 0 || at !== null) return refusal('7.1', 'cast.stray');
    if (allPuppets(state).length === 0) return refusal('7.1', 'manipulate.nobody');
    return canGoOn(state, begun()) ? null : refusal('6.1', 'manipulate.nothing');
  },
  effect(state) {
    state.frames.push(begun());
  },
};

const begun = (): FrameOf<'puppets'> => ({
  step: 'puppets',
  acting: 'none',
  moved: false,
  attacked: false,
});
