import type { KitChance, Sighting } from '@sanguine/kernel/conformance';
import {
  ATTACK_FACES,
  ATTACK_SIDES,
  DEFENCE_FACES,
  DEFENCE_SIDES,
  SCATTER_SIDES,
} from '../../content/dice.ts';
import type { Roll } from '../../content/effects.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';

type Odds = Readonly<Record<string, number>>;

/** The odds of a die by the names of its faces and how many sides show each. */
function oddsOf(faces: readonly (string | number)[], sides: readonly number[]): Odds {
  const total = sides.reduce((sum, some) => sum + some, 0);
  return Object.fromEntries(faces.map((face, at) => [String(face), (sides[at] ?? 0) / total]));
}

const evenly = (faces: readonly (string | number)[]): Odds =>
  oddsOf(
    faces,
    faces.map(() => 1),
  );

/** One sighting for each die that was rolled, or rolled again. */
function diceOf(events: readonly Event[], isMeant: (roll: Roll) => boolean, odds: Odds): Sighting[] {
  const names = Object.keys(odds);
  return events.flatMap((event) => {
    if ((event.e !== 'dice.rolled' && event.e !== 'dice.rerolled') || !isMeant(event.roll)) return [];
    return event.faces.flatMap((count, face) =>
      Array.from({ length: count }, () => ({ fell: names[face] ?? `face ${face}`, odds })),
    );
  });
}

const ATTACK = oddsOf(ATTACK_FACES, ATTACK_SIDES);
const DEFENCE = oddsOf(DEFENCE_FACES, DEFENCE_SIDES);
// Names that begin with a letter keep their order as keys; plain numbers would be sorted.
const D6 = evenly([1, 2, 3, 4, 5, 6].map((number) => `shows ${number}`));
const SCATTER = evenly(SCATTER_SIDES.map((side) => `scatter ${side}`));
/** Directions on the table are counted in eighths of the circle. */
const EIGHTHS = evenly([0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => `eighth ${eighth}`));
const SEATS = evenly(['seat 0', 'seat 1']);

/** Dice with an event of their own, who wins the roll for sides, and where a shot goes. */
function told(event: Event): Sighting[] {
  switch (event.e) {
    case 'sides.rolled':
      return [
        { fell: `seat ${event.winner}`, odds: SEATS },
        ...event.rolls.flat().map((die) => ({ fell: `shows ${die}`, odds: D6 })),
      ];
    case 'extra.rolled':
      return [{ fell: `shows ${event.die}`, odds: D6 }];
    case 'shot.scattered':
      return event.direction === null
        ? []
        : [{ fell: `eighth ${Math.floor(event.direction / 45)}`, odds: EIGHTHS }];
    default:
      return [];
  }
}

export const chance: readonly KitChance<State, Event>[] = [
  {
    name: 'attack dice',
    observe: (_before, _after, events) => diceOf(events, (roll) => roll === 'attack', ATTACK),
  },
  {
    name: 'defence dice',
    observe: (_before, _after, events) => diceOf(events, (roll) => roll === 'defence', DEFENCE),
  },
  {
    // Shots are few, so they are judged together with all other six-sided dice.
    name: 'six-sided dice, scatter and sides',
    observe: (_before, _after, events) => [
      ...diceOf(events, (roll) => roll !== 'attack' && roll !== 'defence' && roll !== 'scatter', D6),
      ...diceOf(events, (roll) => roll === 'scatter', SCATTER),
      ...events.flatMap(told),
    ],
  },
];
