import { type Refusal, refusal, type PlayContext } from '@sanguine/kernel';
import { findGlade } from '../content/glades/index.ts';
import { ZOMBIE_TOKENS, type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { fullBlood, fullPhantom } from './cards.ts';
import type { Event } from './events.ts';
import { type Figure, NOWHERE, type Setup, type State } from './state.ts';

export function refuseSetup({ glade }: Setup): Refusal | null {
  return findGlade(glade) === undefined ? refusal('2.1', 'setup.glade', [], { glade }) : null;
}

/** §2: sides, stones and decks; the Witch's player places first. */
export function start({ glade, options }: Setup, context: PlayContext<Event>): State {
  const witch = witchSeat(options.sides, context);
  return {
    glade,
    options: { ...options },
    witch,
    round: 1,
    figures: Object.fromEntries(UNITS.map((unit) => [unit, figureFor(unit)])) as Record<Unit, Figure>,
    bank: 0,
    tokens: ZOMBIE_TOKENS,
    blood: { deck: fullBlood(), hand: [], discard: [] },
    phantom: { deck: fullPhantom(), hand: [], discard: [] },
    seen: [],
    acts: 0,
    casts: 0,
    result: 'open',
    frames: [{ step: 'place', side: 'witch' }],
  };
}

function witchSeat(sides: Setup['options']['sides'], context: PlayContext<Event>): number {
  if (sides === 'first') return 0;
  if (sides === 'second') return 1;
  const witch = context.open.int(2);
  context.emit({ e: 'sides.drawn', witch });
  return witch;
}

function figureFor(unit: Unit): Figure {
  return {
    status: 'waiting',
    at: NOWHERE,
    blood: UNIT_CARDS[unit].blood,
    zombie: false,
    wards: 0,
    rooted: false,
    moved: false,
    attacked: false,
    extra: 0,
  };
}
