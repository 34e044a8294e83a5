import { type Refusal, refusal, type PlayContext } from '@sanguine/kernel';
import { type Unit, UNIT_CARDS } from '../content/units.ts';
import { aims, aimsOf, missOf, struckBy } from './attack.ts';
import { wound } from './blood.ts';
import type { Event } from './events.ts';
import { isFree } from './figures.ts';
import { groundOf, spaceName } from './ground.ts';
import type { Attack, Move } from './moves.ts';
import { reach, wayTo } from './movement.ts';
import type { State } from './state.ts';

/** §4.2: three Acts in all, each soldier one move and one attack; Second Wind gives one more of either kind. */
export function refuseAct(state: State, unit: Unit, act: 'move' | 'attack'): Refusal | null {
  if (!isFree(state, unit)) return refusal('4.2', 'act.notYours', [unit]);
  const { moved, attacked, extra, rooted } = state.figures[unit];
  if (act === 'move' && rooted) return refusal('7.6', 'act.rooted', [unit]);
  if (extra > 0) return null;
  if (state.acts === 0) return refusal('4.2', 'act.none', [unit]);
  if (act === 'move' ? moved : attacked) return refusal('4.2', `act.${act}Done`, [unit]);
  return null;
}

/** The extra Act is spent first: it uses up neither one of the three nor the soldier's own. */
export function spendAct(state: State, unit: Unit, act: 'move' | 'attack'): void {
  const figure = state.figures[unit];
  if (figure.extra > 0) {
    figure.extra -= 1;
    return;
  }
  state.acts -= 1;
  if (act === 'move') figure.moved = true;
  else figure.attacked = true;
}

/** Every legal Act of one kind for a unit that may act. */
export function walks(state: State, unit: Unit): Move[] {
  return reach(state, unit).map((to) => ({ do: 'move', unit, to }));
}

export function strikes(state: State, unit: Unit): Attack[] {
  return aims(state, unit).map((aim) => ({ do: 'attack', unit, aim }));
}

/** Every space, in reach or not. */
export function* walkOffers(state: State, unit: Unit): Iterable<Move> {
  const { size } = groundOf(state);
  for (let to = 0; to < size; to++) yield { do: 'move', unit, to };
}

/** Every space and every aim, legal or not. */
export function* actOffers(state: State, units: readonly Unit[]): Iterable<Move | Attack> {
  for (const unit of units) {
    yield* walkOffers(state, unit);
    const { attack } = UNIT_CARDS[unit];
    if (attack === null) continue;
    // A unit itself comes first among the units it might pick, so that the reason why it cannot attack at all names no other.
    for (const aim of aimsOf(attack)) if (aim === unit) yield { do: 'attack', unit, aim };
    for (const aim of aimsOf(attack)) if (aim !== unit) yield { do: 'attack', unit, aim };
  }
}

/** §3.1: up to the unit's movement, through free spaces, to a free space. */
export function refuseWalk(state: State, { unit, to }: Move): Refusal | null {
  if (wayTo(state, unit, to) !== null) return null;
  const ground = groundOf(state);
  const place = to < ground.size ? spaceName(ground, to) : '?';
  return refusal('3.1', 'move.far', [unit, `@${place}`], { steps: UNIT_CARDS[unit].move, place });
}

export function walk(state: State, { unit, to }: Move, context: PlayContext<Event>): void {
  const path = wayTo(state, unit, to) ?? [to];
  const figure = state.figures[unit];
  context.emit({ e: 'unit.moved', unit, from: figure.at, path, glade: state.glade });
  figure.at = to;
}

/** §3.2: an attack must strike somebody; §3.3 says why it does not. */
export function refuseStrike(state: State, { unit, aim }: Attack): Refusal | null {
  if (struckBy(state, unit, aim).length > 0) return null;
  const miss = missOf(state, unit, aim);
  switch (miss.why) {
    case 'nobody':
      return refusal('3.2', 'attack.nobody', [unit]);
    case 'around':
    case 'line': {
      const { target, why: missing } = miss;
      return refusal('3.3', `attack.${missing}`, [unit], { target });
    }
    case 'near':
    case 'far': {
      const { target, far, shape, why: missing } = miss;
      return refusal('3.3', `attack.${missing}`, [unit], { target, far, least: shape.from, most: shape.to });
    }
    case 'dark': {
      const place = `@${spaceName(groundOf(state), miss.at)}`;
      return refusal('3.3', 'attack.dark', [unit, place], { target: miss.target });
    }
  }
}

/** §3.2: each unit struck loses one stone. */
export function strike(state: State, { unit, aim }: Attack, context: PlayContext<Event>): void {
  const struck = struckBy(state, unit, aim);
  context.emit({ e: 'unit.attacked', unit, aim, struck });
  wound(state, new Map(struck.map((hit) => [hit, 1])), 'attack', context);
}
