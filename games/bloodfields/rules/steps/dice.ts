import { type PlayContext, refusal, type Refusal } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { Faces, StepOf, Verbs } from '../frames.ts';
import { tagOf } from '../names.ts';
import type { Reroll, Turn, Use } from '../moves.ts';
import { countOf, picksOf, rollDice, sumOf } from '../roll/dice.ts';
import {
  currentRoll,
  type DiceOption,
  diceOptions,
  type Side,
  tokensFor,
  untouched,
} from '../roll/options.ts';
import type { State } from '../state.ts';
import { payFor } from '../triggers/limits.ts';
import { freeze, put, unitOf } from '../units.ts';

/** §7.10: reroll, turn or keep the dice; spend a token on their Inspire icons. */
export const dice: StepOf<'dice'> = {
  rule: '7.10',
  verbs: ['reroll', 'turn', 'use', 'spend', 'keep'],
  who: (_, { seat }) => [seat],
  *offers(state, { side }) {
    yield* changesOf(state, side);
    if (side === 'roller') {
      yield { do: 'spend', token: 'inspire' };
      yield { do: 'spend', token: 'ember' };
    }
    yield { do: 'keep' };
  },
  moves(state, { side }) {
    const moves: Verbs['dice'][] = [...changesOf(state, side)];
    if (side === 'roller') for (const token of tokensFor(state)) moves.push({ do: 'spend', token });
    moves.push({ do: 'keep' });
    return moves;
  },
  refuse(state, { side }, _seat, move) {
    if (move.do === 'keep') return null;
    if (move.do === 'spend') {
      return side === 'roller' && tokensFor(state).includes(move.token)
        ? null
        : refusal('7.4', 'dice.noToken', [], { token: move.token });
    }
    const option = optionFor(state, side, move.by);
    if (option === undefined) return refusal('7.10', 'dice.noEffect', [], { by: move.by });
    return refuseChange(state, side, option, move);
  },
  play(state, { side }, _seat, move, context) {
    state.frames.pop();
    const { roll } = currentRoll(state);
    if (move.do === 'keep') {
      roll.slot = side === 'opponent' ? 'roller' : 'done';
    } else if (move.do === 'spend') {
      spendToken(state, move.token, context);
    } else {
      const option = optionFor(state, side, move.by);
      if (option === undefined) throw new Error(`${move.by} changes no dice`);
      changeDice(state, side, option, move, context);
    }
  },
  mask: (frame) => ({ ...frame }),
};

/** §7.10: if several units have the effect, the first one's is used. */
const optionFor = (state: State, side: Side, by: string): DiceOption | undefined =>
  diceOptions(state, side).find((option) => option.by === by);

/** §7.10: everything that may be done to the dice. */
function* changesOf(state: State, side: Side): Iterable<Reroll | Turn | Use> {
  const { roll } = currentRoll(state);
  const seen = new Set<string>();
  for (const option of diceOptions(state, side)) {
    const { by, change } = option;
    // If several units have the effect, the first one's is used.
    if (seen.has(by)) continue;
    seen.add(by);
    if ('reroll' in change)
      for (const pick of rerollsOf(state, side, option)) yield { do: 'reroll', by, dice: [...pick] };
    else if ('to' in change) {
      for (const [die, count] of roll.faces.entries()) if (count > 0) yield { do: 'turn', by, die };
    } else yield { do: 'use', by };
  }
}

/** The choices of dice for a reroll: up to a number, any number, or all that may be rerolled. */
function* rerollsOf(state: State, side: Side, { change: { ...how } }: DiceOption): Iterable<Faces> {
  if (!('reroll' in how)) return;
  const free = untouched(currentRoll(state).roll, side);
  if (how.reroll === 'all') yield free;
  else yield* picksOf(free, how.reroll === 'any' ? countOf(free) : Math.min(how.reroll, countOf(free)));
}

function refuseChange(
  state: State,
  side: Side,
  { by, change: how }: DiceOption,
  move: Reroll | Turn | Use,
): Refusal | null {
  const { roll } = currentRoll(state);
  const kind = 'reroll' in how ? 'reroll' : 'to' in how ? 'turn' : 'use';
  if (move.do !== kind) return refusal('7.10', 'dice.noEffect', [], { by });
  if (move.do === 'turn') {
    return (roll.faces[move.die] ?? 0) > 0
      ? null
      : refusal('7.10', 'dice.noSuchDie', [], { die: move.die + 1 });
  }
  if (move.do === 'use' || !('reroll' in how)) return null;
  const free = untouched(roll, side);
  const count = countOf(move.dice);
  const total = countOf(free);
  if (
    move.dice.length !== free.length ||
    count === 0 ||
    move.dice.some((some, face) => some > (free[face] ?? 0))
  ) {
    return refusal('7.10', 'dice.noSuchDice', [], { most: total });
  }
  const most = typeof how.reroll === 'number' ? how.reroll : total;
  if (count > most) return refusal('7.10', 'dice.tooMany', [], { most, count });
  return how.reroll === 'all' && count < total ? refusal('7.10', 'dice.all', [], { all: total }) : null;
}

function changeDice(
  state: State,
  side: Side,
  option: DiceOption,
  move: Reroll | Turn | Use,
  context: PlayContext<Event>,
): void {
  const { roll, asker } = currentRoll(state);
  payFor(state, option);
  roll.used = freeze([...roll.used, Object.freeze({ unit: option.unit, by: option.by })]);
  context.emit({ e: 'skill.used', unit: tagOf(state, option.unit), by: option.by });
  if (move.do === 'reroll') {
    const fresh = rollDice(context.open, roll.roll, countOf(move.dice));
    roll.faces = sumOf(sumOf(roll.faces, move.dice, -1), fresh);
    touch(state, side, fresh);
    // A rerolled scatter die also gets a new direction.
    if (roll.roll === 'scatter' && asker.step === 'volley') asker.direction = context.open.int(360);
    context.emit({
      e: 'dice.rerolled',
      unit: tagOf(state, roll.unit),
      roll: roll.roll,
      dice: freeze([...move.dice]),
      faces: fresh,
    });
  } else if (move.do === 'turn' && 'to' in option.change) {
    const to = option.change.to - 1;
    const turned = roll.faces.map((some, face) => some - (face === move.die ? 1 : 0) + (face === to ? 1 : 0));
    roll.faces = freeze(turned);
    // A die that was rerolled before keeps its mark when it is turned.
    const [theirs, own] = roll.touched;
    const marked = ((side === 'opponent' ? theirs : own)[move.die] ?? 0) > 0;
    touch(
      state,
      side,
      roll.faces.map((_, face) => (face === to ? 1 : 0) - (marked && face === move.die ? 1 : 0)),
    );
    context.emit({ e: 'die.turned', unit: tagOf(state, roll.unit), from: move.die + 1, to: to + 1 });
  } else if ('add' in option.change) {
    roll.added += option.change.add;
  }
}

/** §7.10: a side may not reroll these dice any more. */
function touch(state: State, side: Side, some: Faces): void {
  const { roll } = currentRoll(state);
  const [theirs, own] = roll.touched;
  roll.touched = Object.freeze(
    side === 'opponent' ? ([sumOf(theirs, some), own] as const) : ([theirs, sumOf(own, some)] as const),
  );
}

/** §7.4, §7.5: spends a token, which turns all Inspire icons. */
function spendToken(state: State, token: 'inspire' | 'ember', context: PlayContext<Event>): void {
  const { roll } = currentRoll(state);
  const unit = unitOf(state, roll.unit);
  put(state, roll.unit, token === 'inspire' ? { inspire: unit.inspire - 1 } : { embers: unit.embers - 1 });
  roll.inspired = true;
  roll.slot = 'done';
  context.emit({ e: 'token.spent', unit: tagOf(state, roll.unit), token, roll: roll.roll });
}
