import { refusal } from '@sanguine/kernel';
import { PHANTOM_SPELLS } from '../../content/spells.ts';
import { freeSoldiers, isFree, unitAt } from '../figures.ts';
import { distance, groundOf, isOpen, spaceName, within } from '../ground.ts';
import { type SpellChoice, named, type SpellRules } from '../spell.ts';

const { range } = PHANTOM_SPELLS.ghostStep;

/** §8.4: a soldier goes up to three steps through anything, to a free space. It is not an Act. */
export const ghostStep: SpellRules = {
  rule: '8.4',
  *offers(state): Iterable<SpellChoice> {
    for (const unit of freeSoldiers(state)) {
      for (const at of within(groundOf(state), state.figures[unit].at, range)) yield { unit, blood: 0, at };
    }
  },
  refuse(state, { unit, blood, at }) {
    if (unit === 'none' || !isFree(state, unit)) return refusal('8.4', 'cast.ownSoldier', named(unit));
    if (blood !== 0 || at === null) return refusal('8.4', 'cast.stray');
    const ground = groundOf(state);
    if (!isOpen(ground, at) || unitAt(state, at) !== null)
      return refusal('8.4', 'cast.taken', at < ground.size ? [`@${spaceName(ground, at)}`] : []);
    const far = distance(ground, state.figures[unit].at, at);
    return far <= range
      ? null
      : refusal('6.3', 'cast.range', [unit, `@${spaceName(ground, at)}`], { far, range });
  },
  effect(state, { unit, at }, context) {
    if (unit === 'none' || at === null) return;
    context.emit({ e: 'unit.moved', unit, from: state.figures[unit].at, path: [at], glade: state.glade });
    state.figures[unit].at = at;
  },
};
