import { refuseAbility, refusePotion } from '../../rules/abilities.ts';
import { HIGH_GROUND } from '../../rules/attack/bonuses.ts';
import { namesTarget, refuseAttack } from '../../rules/attack/legality.ts';
import { refuseSpell } from '../../rules/magic/legality.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { diceOptions } from '../../rules/roll/options.ts';
import { skillSet, spellsOf } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { rowOf } from './rows.ts';

/** What this move declines: what could be used now and is not. */
export function* declinedBy(state: State, move: AnyMove): Iterable<string> {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'react':
      if (move.do === 'pass') yield rowOf(unitOf(state, frame.unit), frame.by);
      return;
    case 'dice':
      for (const { unit, by } of diceOptions(state, frame.side)) {
        if ('by' in move && move.by === by) continue;
        if (by === HIGH_GROUND)
          yield `terrain: high, ${state.frames.at(-3)?.step === 'charge' ? 'charge' : 'shot'}`;
        else if (by !== 'skill') yield rowOf(unitOf(state, unit), by);
      }
      return;
    case 'summon':
    case 'go':
      if (move.do === 'stay') yield* resolving(state);
      return;
    case 'exit':
      if (move.do === 'stay') yield `scenario: ${state.options.scenario}, exit`;
      return;
    case 'act':
      if (move.do !== 'end') return;
      if (frame.what === 'turn') yield* leftUndone(state, frame.unit);
      else yield* resolving(state);
      return;
    case 'cast':
      if (move.do === 'stop') yield* leftUncast(state, frame.unit);
      return;
    default:
  }
}

/** The skill whose effect is declined. */
function* resolving(state: State): Iterable<string> {
  const frame = state.frames.findLast(({ step }) => step === 'resolve');
  if (frame?.step === 'resolve') yield rowOf(unitOf(state, frame.source), frame.by);
}

/** What a unit could still have done when it gave up its turn. */
function* leftUndone(state: State, id: UnitId): Iterable<string> {
  const unit = unitOf(state, id);
  const { attacks, abilities } = skillSet(unit.kind);
  const turn = state.frames.findLast(({ step }) => step === 'turn');
  const free = turn?.step === 'turn' && (turn.actions === 0 || unit.tokens.includes('stun'));
  for (const { id: by, attack } of attacks) {
    const targets = namesTarget(attack) ? [...state.units.keys()] : [null];
    if (!free && targets.some((target) => refuseAttack(state, id, by, target) === null))
      yield rowOf(unit, by);
  }
  for (const { id: by, effortless } of abilities)
    if ((!free || effortless === true) && refuseAbility(state, id, by) === null) yield rowOf(unit, by);
  for (const item of unit.items) if (refusePotion(state, id, item) === null) yield item;
}

function* leftUncast(state: State, id: UnitId): Iterable<string> {
  const magic = state.frames.findLast(({ step }) => step === 'magic');
  const tried = magic?.step === 'magic' ? magic.tried : [];
  const unit = unitOf(state, id);
  for (const { id: by } of spellsOf(unit))
    if (refuseSpell(state, id, by, tried) === null) yield rowOf(unit, by);
}
