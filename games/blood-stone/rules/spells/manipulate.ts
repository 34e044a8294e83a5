import { refusal } from '@sanguine/kernel';
import { PUPPETS } from '../../content/spells.ts';
import { puppets } from '../figures.ts';
import type { FrameOf } from '../frames.ts';
import { canGoOn } from '../puppetry.ts';
import { NOTHING, type SpellRules } from '../spell.ts';

/** §7.1: up to two minions or zombies, one after the other, each one move and one attack. */
export const manipulate: SpellRules = {
  rule: '7.1',
  offers: () => [NOTHING],
  refuse(state, { unit, blood, at }) {
    if (unit !== 'none' || blood !== 0 || at !== null) return refusal('7.1', 'cast.stray');
    return puppets(state).length > 0 ? null : refusal('7.1', 'manipulate.nobody');
  },
  effect(state) {
    const frame: FrameOf<'puppets'> = {
      step: 'puppets',
      left: PUPPETS,
      acting: 'none',
      moved: false,
      attacked: false,
      done: [],
    };
    if (canGoOn(state, frame)) state.frames.push(frame);
  },
};
