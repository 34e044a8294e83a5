import { frozen } from './frozen.ts';
import type { Race } from './lines.ts';
import type { Passive } from './skills.ts';

/**
 * §13.1: race traits that work like any other passive: each unit of the race has it besides those on its card. Home Soil, Embers
 * and the exemptions of spirits and husks are not here: the rules themselves handle them. The other races have no rule.
 */
export const RACE_PASSIVES: Readonly<Partial<Record<Race, Passive>>> = frozen<Partial<Record<Race, Passive>>>(
  {
    warden: {
      type: 'passive',
      id: 'vigil',
      trigger: {
        on: 'turnEnd',
        once: 'round',
        when: 'still',
        select: { who: 'self' },
        effects: [{ do: 'shield', amount: 1 }],
      },
    },
    drowned: {
      type: 'passive',
      id: 'last-breath',
      trigger: {
        on: 'destroyedInMelee',
        select: { who: 'other' },
        effects: [{ do: 'morale', difficulty: 10, fail: [{ do: 'apply', token: 'weakness' }] }],
      },
    },
  },
);
