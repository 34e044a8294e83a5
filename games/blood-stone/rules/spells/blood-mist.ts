import { refusal } from '@sanguine/kernel';
import { BLOOD_SPELLS } from '../../content/spells.ts';
import { unitAt } from '../figures.ts';
import { distance, groundOf, isOpen, spaceName, within } from '../ground.ts';
import { type SpellRules, to } from '../spell.ts';

const { range } = BLOOD_SPELLS.bloodMist;

/** §7.8: puts the Witch on another free space nearby, whatever lies between. It does not use up her move. */
export const bloodMist: SpellRules = {
  rule: '7.8',
  offers: (state) => within(groundOf(state), state.figures.witch.at, range).map(to),
  refuse(state, { unit, blood, at }) {
    if (unit !== 'none' || blood !== 0 || at === null) return refusal('7.8', 'cast.stray');
    const ground = groundOf(state);
    if (!isOpen(ground, at) || unitAt(state, at) !== null)
      return refusal('7.8', 'cast.taken', at < ground.size ? [`@${spaceName(ground, at)}`] : []);
    const far = distance(ground, state.figures.witch.at, at);
    return far <= range
      ? null
      : refusal('6.3', 'cast.range', ['witch', `@${spaceName(ground, at)}`], { far, range });
  },
  effect(state, { at }, context) {
    if (at === null) return;
    context.emit({
      e: 'unit.moved',
      unit: 'witch',
      from: state.figures.witch.at,
      path: [at],
      glade: state.glade,
    });
    state.figures.witch.at = at;
  },
};
