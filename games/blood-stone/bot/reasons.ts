import { inPercent } from '@sanguine/kernel';
import type { Spell } from '../content/spells.ts';
import { struckBy } from '../rules/attack.ts';
import { isFree } from '../rules/figures.ts';
import type { AnyMove, Move } from '../rules/moves.ts';
import { spellChance } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { because, type BotChoice, type Why } from './choice.ts';
import { gapFrom, gapTo } from './distances.ts';

const SPELL_REASONS: Readonly<Record<Spell, Why>> = {
  manipulate: 'manipulate',
  bloodBoil: 'boil',
  siphon: 'siphon',
  transfuse: 'transfuse',
  zombify: 'zombify',
  gnarlroot: 'root',
  raiseHusk: 'husk',
  bloodMist: 'mist',
  spiritWard: 'ward',
  secondWind: 'secondWind',
  mend: 'mend',
  ghostStep: 'ghostStep',
  whisper: 'whisper',
  banish: 'banish',
};

/** A move with the reason for it. */
export function explain(state: State, move: AnyMove): BotChoice {
  switch (move.do) {
    case 'place':
      return because('place', move);
    case 'ready':
      return because('ready', move);
    case 'move':
      return because(moveReason(state, move), move);
    case 'attack': {
      const struck = struckBy(state, move.unit, move.aim);
      if (struck.includes('witch')) return because('strikeWitch', move, { blood: state.figures.witch.blood });
      return because('strike', move, { count: struck.length });
    }
    case 'cast':
      return because(SPELL_REASONS[move.card], move, { odds: inPercent(spellChance(move.card, move.blood)) });
    case 'discard':
      return because('discard', move);
    case 'end':
      return because('endTurn', move);
    case 'rest':
      return because('rest', move);
    case 'rise':
      return because('rise', move);
    case 'strip':
      return because('strip', move);
  }
}

/** Why a unit walks. */
function moveReason(state: State, { unit, to }: Move): Why {
  if (unit === 'witch') return 'flee';
  if (!isFree(state, unit)) return 'stalk';
  const gap = gapFrom(state, unit, to, state.figures.witch.at);
  return gap === 0 || gap < gapTo(state, unit, 'witch') ? 'approach' : 'standBack';
}
