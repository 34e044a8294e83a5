import type { Kit } from '@sanguine/kernel/conformance';
import { GLADES } from '../../content/glades/index.ts';
import { OPTIONS } from '../../content/options.ts';
import { SPELL_KINDS } from '../../content/spells.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { chance } from './chance.ts';
import { golden } from './golden.ts';
import { invariants } from './invariants.ts';
import { mutate } from './mutate.ts';
import { perft } from './perft.ts';
import { scramble } from './scramble.ts';

/** Every glade, and every way of assigning sides. */
const setups = GLADES.flatMap(({ id }, at) => {
  const sides = OPTIONS.sides[at % OPTIONS.sides.length] ?? 'second';
  return [
    { name: `${id}, ${sides}`, setup: { seats: 2, glade: id, options: { sides } } },
    { name: `${id}, by coin`, setup: { seats: 2, glade: id, options: { sides: 'coin' as const } } },
  ];
});

export const kit: Kit<Setup, State, AnyMove, Event> = {
  rules,
  setups,
  maxPlays: 6000,
  verbs: [
    'place/place',
    'place/ready',
    'soldiers/move',
    'soldiers/attack',
    'soldiers/discard',
    'soldiers/end',
    'witch/move',
    'witch/discard',
    'witch/end',
    'puppets/move',
    'puppets/attack',
    'puppets/rest',
    'husk/rise',
    'whisper/strip',
    ...SPELL_KINDS.map((card) => `cast/${card}`),
  ],
  verbOf: (state, _seat, move) =>
    move.do === 'cast' ? `cast/${move.card}` : `${state.frames.at(-1)?.step ?? 'over'}/${move.do}`,
  invariants,
  scramble,
  mutate,
  chance,
  golden,
  perft,
};
