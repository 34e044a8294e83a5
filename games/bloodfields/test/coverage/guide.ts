import type { Random, Seat } from '@sanguine/kernel';
import type { AttackProfile } from '../../content/skills.ts';
import { namesTarget } from '../../rules/attack/legality.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { diceOptions, untouched, currentRoll } from '../../rules/roll/options.ts';
import { SIXTEEN, UNIT } from '../../rules/geometry/directions.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import { movementOf } from '../../rules/stats.ts';
import { rules } from '../../rules/rules.ts';
import { sequence } from '../../rules/sequence.ts';
import { skillSet, spellsOf } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { enemiesOf, unitOf } from '../../rules/units.ts';
import { cueOf } from './cues.ts';
import { type Row, WALK } from './rows.ts';

/** How a game is steered: towards a row of a unit, to use it or to decline it. */
export interface Aim {
  readonly row: Row;
  readonly bearer: UnitId;
  readonly wish: 'use' | 'decline';
}

/** A legal move: one that leads to the row if there is one, otherwise a random one. */
export function guide(state: State, seat: Seat, aim: Aim, random: Random): AnyMove {
  const wishes = random.int(8) === 0 ? [] : [...wishesOf(state, aim)];
  for (const move of random.shuffle(wishes)) if (rules.refuse(state, seat, move) === null) return move;
  return sequence.sample(state, seat, random);
}

function* wishesOf(state: State, aim: Aim): Iterable<AnyMove> {
  const frame = state.frames.at(-1);
  const { row, bearer, wish } = aim;
  switch (frame?.step) {
    case 'activate':
      if (cueOf(row).turn === 'own') yield { do: 'activate', unit: bearer };
      yield { do: 'supports' };
      return;
    case 'support':
      yield { do: 'activate', unit: bearer };
      return;
    case 'act':
      if (frame.what !== 'turn') {
        if (wish === 'decline') yield { do: 'end' };
      } else if (frame.unit === bearer) yield* bearerActs(state, aim);
      else yield* othersAct(state, frame.unit, aim);
      return;
    case 'strike':
      if (frame.unit === bearer) {
        yield { do: 'strike', skill: row.by };
        if (wish === 'use') yield { do: 'use', by: row.by };
      }
      return;
    case 'cast':
      if (frame.unit !== bearer) return;
      if (wish === 'decline') yield { do: 'stop' };
      else yield { do: 'cast', spell: row.by };
      return;
    case 'react':
      yield frame.by === row.by && wish === 'decline' ? { do: 'pass' } : { do: 'use', by: frame.by };
      return;
    case 'dice':
      if (wish === 'decline') yield { do: 'keep' };
      else yield* diceMoves(state, frame.side, row.by);
      return;
    case 'go':
    case 'summon':
      if (wish === 'decline') yield { do: 'stay' };
      return;
    default:
  }
}

function* diceMoves(state: State, side: 'opponent' | 'roller', by: string): Iterable<AnyMove> {
  for (const { by: one, change } of diceOptions(state, side)) {
    if (one !== by) continue;
    const free = untouched(currentRoll(state).roll, side);
    if ('to' in change) for (const die of free.keys()) yield { do: 'turn', by, die };
    else if ('add' in change) yield { do: 'use', by };
    else if (change.reroll === 'all') yield { do: 'reroll', by, dice: [...free] };
    else
      for (const face of free.keys())
        yield { do: 'reroll', by, dice: free.map((_, at) => (at === face ? 1 : 0)) };
  }
}

function* attackMoves(state: State, id: UnitId, skill: string, profile: AttackProfile): Iterable<AnyMove> {
  if (!namesTarget(profile)) yield { do: 'attack', skill, target: null };
  else for (const target of enemiesOf(state, unitOf(state, id).owner)) yield { do: 'attack', skill, target };
}

function* charges(state: State, id: UnitId): Iterable<AnyMove> {
  for (const target of enemiesOf(state, unitOf(state, id).owner)) yield { do: 'charge', target };
}

/** Straight walks at full length, in sixteen directions. */
function* runs(state: State, id: UnitId): Iterable<AnyMove> {
  const unit = unitOf(state, id);
  const far = movementOf(unit) / UNIT;
  for (const { x, y } of SIXTEEN) {
    const to = { x: toMil(unit.x + x * far), y: toMil(unit.y + y * far) };
    if (to.x >= 0 && to.y >= 0) yield { do: 'move', path: [to] };
  }
}

/** What the bearer does in its own turn. */
function* bearerActs(state: State, { row: { skill, by }, bearer, wish }: Aim): Iterable<AnyMove> {
  const unit = unitOf(state, bearer);
  const { attacks, abilities } = skillSet(unit.kind);
  const anyAttack = function* (): Iterable<AnyMove> {
    for (const { id, attack } of attacks) yield* attackMoves(state, bearer, id, attack);
  };
  if (wish === 'decline' && skill?.type !== 'passive' && skill?.type !== 'spell') {
    yield { do: 'end' };
    return;
  }
  switch (skill?.type) {
    case 'attack':
      yield* attackMoves(state, bearer, by, skill.attack);
      if (skill.attack.kind === 'melee') yield* charges(state, bearer);
      return;
    case 'ability':
      yield { do: 'use', by };
      return;
    case 'spell':
      yield { do: 'magic' };
      return;
    case 'passive': {
      const { trigger, standing, dice } = skill;
      const on = trigger?.on;
      if (dice !== undefined || on === 'manaBurn') {
        if (spellsOf(unit).length > 0) yield { do: 'magic' };
        if (dice?.rolls.includes('charge') === true) yield* charges(state, bearer);
        if (dice?.rolls.includes('morale') === true) yield { do: 'flee' };
        if (dice?.rolls.includes('scatter') === true) yield* anyAttack();
      } else if (on === 'flown') {
        for (const { id } of abilities) yield { do: 'use', by: id };
      } else if (on === 'turnBegin' || on === 'turnEnd') yield { do: 'end' };
      else if (standing?.gives === 'charge' || standing?.gives === 'slither') yield* charges(state, bearer);
      else if (standing?.gives !== 'blur') yield* anyAttack();
      else yield* runs(state, bearer);
      return;
    }
    default:
      if (by === WALK) yield* runs(state, bearer);
      else for (const item of unit.items) if (item === by) yield { do: 'drink', item };
  }
}

/** What the other units do: they fight, its enemies against the bearer if the row is an answer to that. */
function* othersAct(state: State, id: UnitId, { row, bearer }: Aim): Iterable<AnyMove> {
  const { owner, kind } = unitOf(state, id);
  const { attacks, abilities } = skillSet(kind);
  if (owner === unitOf(state, bearer).owner) {
    yield { do: 'flee' };
    for (const { id: skill, attack } of attacks) yield* attackMoves(state, id, skill, attack);
    return;
  }
  const on = row.skill?.type === 'passive' ? row.skill.trigger?.on : undefined;
  const isAnswer = row.skill?.type !== 'passive' || row.skill.standing?.gives !== 'stat';
  if (on === 'charged') {
    yield { do: 'charge', target: bearer };
    return;
  }
  for (const { id: skill, attack } of attacks) {
    if (namesTarget(attack) && isAnswer) yield { do: 'attack', skill, target: bearer };
    else yield* attackMoves(state, id, skill, attack);
  }
  for (const { id: by } of abilities) yield { do: 'use', by };
  if (spellsOf(unitOf(state, id)).length > 0) yield { do: 'magic' };
  if (on === undefined) yield { do: 'flee' };
}
