import type { Frame } from '@sanguine/kernel';
import type { Frames, FrameOf } from '../frames.ts';
import { CountPlayer, type CountQuery, type CountState, type CountUse } from '../odds/count-play.ts';
import { currentRoll, type DiceOption, diceOptions, type Side } from '../roll/options.ts';
import type { State } from '../state.ts';
import { BURNS } from '../turn/burning.ts';
import { healthOf, unitOf } from '../units.ts';
import type { CountOf, CountWindow, DiceMove } from './window.ts';

/** §7.1, §11, §12.4, §14: a roll for a number, for bad luck or for burning, that a side may still change. */
export function countWindow(state: State, side: Side): CountWindow | null {
  const { roll, asker } = currentRoll(state);
  const count = countIn(roll, asker);
  if (count === null) return null;
  const forced = side === 'opponent' ? diceOptions(state, 'opponent') : [];
  const own = diceOptions(state, 'roller');
  const query: CountQuery = { ...count, rerolls: [forced.map(mostOf), own.map(mostOf)] };
  const options = side === 'opponent' ? forced : own;
  const at = side === 'opponent' ? 0 : 1;
  const player = new CountPlayer(query);
  const now: CountState = {
    faces: roll.faces,
    side: at,
    rerolled: roll.touched[at],
    left: options.map((_, effect) => effect),
  };
  const useOf = (move: DiceMove): CountUse =>
    move.do === 'reroll' ? { effect: options.findIndex(({ by }) => by === move.by), dice: move.dice } : null;
  const { use } = player.best(now);
  const by = use === null ? undefined : options[use.effect]?.by;
  const wants = count.wants * (side === 'roller' ? 1 : -1);
  return {
    kind: 'count',
    side,
    of: count.of,
    wants: wants > 0 ? 'much' : 'little',
    unit: roll.unit,
    deadly: count.of === 'burning' ? healthOf(unitOf(state, roll.unit)) : null,
    odds: (move) => player.odds(now, useOf(move)),
    worth: (move) => wants * player.odds(now, useOf(move)).mean,
    best: use === null || by === undefined ? { do: 'keep' } : { do: 'reroll', by, dice: [...use.dice] },
  };
}

/** Only rerolls of a fixed number of dice change such rolls. */
const mostOf = ({ change }: DiceOption): number =>
  'reroll' in change && typeof change.reroll === 'number' ? change.reroll : 0;

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** What is counted, how much each side of a die counts, and whether the roller wants much or little of it. */
function countIn(
  { roll }: FrameOf<'roll'>,
  asker: Frame<Frames>,
): (Pick<CountQuery, 'counts' | 'wants'> & { readonly of: CountOf }) | null {
  if (asker.step === 'attack' && asker.slot === 'counted') return { of: 'dice', counts: NUMBERS, wants: 1 };
  // §7.6: a D3 is a die halved and rounded up.
  if (asker.step === 'attack' && asker.slot === 'damage')
    return { of: 'damage', counts: NUMBERS.map((number) => Math.ceil(number / 2)), wants: 1 };
  if (asker.step === 'volley' && asker.slot === 'array') return { of: 'dice', counts: NUMBERS, wants: 1 };
  if (asker.step === 'volley' && asker.slot === 'line') return { of: 'inches', counts: NUMBERS, wants: 1 };
  // §11: a one is bad luck.
  if (roll === 'terrain') return { of: 'luck', counts: [1, 0, 0, 0, 0, 0], wants: -1 };
  if (roll === 'dot')
    return { of: 'burning', counts: NUMBERS.map((number) => (number <= BURNS ? 1 : 0)), wants: -1 };
  return null;
}
