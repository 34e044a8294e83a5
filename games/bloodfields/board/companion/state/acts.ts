import type { PlayContext } from '@sanguine/kernel';
import { abilityOf, refuseAbility, refusePotion } from '../../../rules/abilities.ts';
import { attackOf, namesTarget, refuseProfile } from '../../../rules/attack/legality.ts';
import type { Event } from '../../../rules/events.ts';
import { distance } from '../../../rules/geometry/disc.ts';
import { refuseSpell, spellLimit } from '../../../rules/magic/legality.ts';
import { startMagic } from '../../../rules/magic/stage.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import { tagOf } from '../../../rules/names.ts';
import { refuseRite } from '../../../rules/round/rites.ts';
import { groundFor } from '../../../rules/scenario.ts';
import { sequence } from '../../../rules/sequence.ts';
import { spellOf, standingsOf } from '../../../rules/skills.ts';
import type { State, Unit, UnitId } from '../../../rules/state.ts';
import { movementOf, suffers } from '../../../rules/stats.ts';
import { refuseFlee } from '../../../rules/turn/flight.ts';
import { markOnce, markSkill, spendAction } from '../../../rules/turn/limits.ts';
import { turnOf } from '../../../rules/turn/turn-frame.ts';
import { hasTrait, isAlive, put, unitOf } from '../../../rules/units.ts';
import { NOTHING_SAID, type Row, type Said } from './rows.ts';
import { actingUnit, type ByHand, openTurn, run } from './run.ts';
import { arrange, attackReach, selectorReach } from './stage.ts';

type Tap<Kind extends Row['tap']> = Extract<Row, { tap: Kind }>;

/** §4.3: whether a move takes no action. */
const isFree = (unit: Unit, move: AnyMove): boolean =>
  move.do === 'end' ||
  move.do === 'drink' ||
  (move.do === 'use' && abilityOf(unit, move.by)?.effortless === true);

/** §12.3: a stunned unit loses its next action and does nothing else with it. */
const mayAct = (unit: Unit, move: AnyMove): boolean =>
  isFree(unit, move) || unit.tokens.includes('stun') === (move.do === 'shake');

/** §4.2: if a unit acts beyond its two actions, something on the table must have given it another. */
function allowAction(state: State): void {
  const turn = turnOf(state);
  if (turn !== undefined && turn.actions === 0) turn.actions = 1;
}

/** Whether these are living enemies, at least one. */
const areFoes = (state: State, unit: Unit, targets: readonly UnitId[]): boolean =>
  targets.length > 0 &&
  targets.every((id) => {
    const other = state.units[id];
    return isAlive(other) && other.owner !== unit.owner;
  });

/** §4.2: the acting unit does something. */
export function act(state: State, { move, said }: Tap<'act'>, context: PlayContext<Event>): ByHand[] | null {
  const id = actingUnit(state);
  if (id === null) return null;
  const unit = unitOf(state, id);
  if (!mayAct(unit, move) || !setUp(state, id, move, said)) return null;
  if (!isFree(unit, move)) allowAction(state);
  if (move.do !== 'end') openTurn(state);
  sequence.play(state, unit.owner, move, context);
  return run(state, context, said);
}

/** Sets the units up for a move. False if the rules would refuse it however they stand. */
function setUp(state: State, id: UnitId, move: AnyMove, said: Said): boolean {
  const unit = unitOf(state, id);
  switch (move.do) {
    case 'end':
    case 'shake':
      return true;
    case 'focus':
      return !unit.turn.once.includes('focus');
    case 'douse':
      return unit.dot > 0;
    case 'drink':
      return refusePotion(state, id, move.item) === null;
    case 'attack': {
      const attack = attackOf(state, id, move.skill);
      if (attack === undefined || !areFoes(state, unit, said.targets)) return false;
      if (move.target !== (namesTarget(attack.attack) ? said.targets[0] : null)) return false;
      if (attack.attack.dice === 'array' && said.dice === 0) return false;
      arrange(state, id, attackReach(unit, attack.attack, said), said);
      return refuseProfile(state, id, attack, false) === null;
    }
    case 'use': {
      const ability = abilityOf(unit, move.by);
      if (ability === undefined || said.targets.some((one) => !isAlive(state.units[one]))) return false;
      arrange(state, id, selectorReach(ability.select), said);
      return refuseAbility(state, id, move.by) === null;
    }
    case 'flee':
      if (!areFoes(state, unit, said.targets)) return false;
      arrange(state, id, 'contact', said);
      return refuseFlee(state, id, turnOf(state)?.acted ?? true) === null;
    case 'rite': {
      const { shrine } = groundFor(state);
      if (shrine === null) return false;
      put(state, id, { x: shrine.x, y: shrine.y });
      return refuseRite(state, id) === null;
    }
    default:
      return false;
  }
}

/** §9.1: one spell; the first of a turn is the magic action. */
export function cast(state: State, { spell: by, said }: Tap<'cast'>, context: PlayContext<Event>) {
  const id = actingUnit(state);
  if (id === null) return null;
  const unit = unitOf(state, id);
  const spell = spellOf(unit, by);
  if (spell === undefined || unit.tokens.includes('stun') || suffers(unit, 'silence')) return null;
  if (triedIn(unit).length >= spellLimit(unit)) return null;
  if (said.targets.some((one) => !isAlive(state.units[one]))) return null;
  const { does } = spell;
  if ('attack' in does && !areFoes(state, unit, said.targets)) return null;
  const reach = 'attack' in does ? attackReach(unit, does.attack, said) : selectorReach(does.select);
  arrange(state, id, reach, said);
  if (refuseSpell(state, id, by, triedIn(unit)) !== null) return null;
  allowAction(state);
  openTurn(state);
  state.frames.pop();
  if (!unit.turn.once.includes('magic')) {
    spendAction(state, id, 'turn');
    markOnce(state, id, 'magic');
  }
  markSkill(state, id, by);
  startMagic(state, id);
  const magic = state.frames.at(-1);
  if (magic?.step === 'magic') magic.left = 1;
  sequence.proceed(state, context);
  sequence.play(state, unit.owner, { do: 'cast', spell: by }, context);
  return run(state, context, said);
}

/** §9.1: the spells this unit has tried this turn. */
export const triedIn = (unit: Unit): string[] =>
  unit.turn.skills.filter((skill) => spellOf(unit, skill) !== undefined);

/** The length of a walk that is not far, in mil. */
const SOME_WAY = 1000;

/** §5.1: a move made on the table. */
export function walk(state: State, { far }: Tap<'walk'>, context: PlayContext<Event>): ByHand[] | null {
  const id = actingUnit(state);
  if (id === null) return null;
  const unit = unitOf(state, id);
  if (unit.tokens.includes('stun')) return null;
  const length = far ? Math.max(movementOf(unit), farEnough(unit) ?? 0) : SOME_WAY;
  allowAction(state);
  openTurn(state);
  sequence.play(state, unit.owner, { do: 'move', path: [{ x: unit.x + length, y: unit.y }] }, context);
  return run(state, context, NOTHING_SAID);
}

/** How far this unit must move for one of its passives to count; null if none asks for it. */
export function farEnough({ kind }: Unit): number | null {
  for (const standing of standingsOf(kind)) if (standing.gives === 'blur') return standing.moved;
  return null;
}

/** §6: a charge whose distance and kind the players measured on the table. */
export function charge(
  state: State,
  { target, distance: far, kind, said }: Tap<'charge'>,
  context: PlayContext<Event>,
): ByHand[] | null {
  const id = actingUnit(state);
  if (id === null) return null;
  const unit = unitOf(state, id);
  if (unit.tokens.includes('stun') || suffers(unit, 'immobilize') || unit.turn.once.includes('charge'))
    return null;
  if (hasTrait(unit, 'warmachine') || !areFoes(state, unit, [target])) return null;
  arrange(state, id, far, { ...said, targets: [target] });
  allowAction(state);
  openTurn(state);
  state.frames.pop();
  spendAction(state, id, 'turn');
  markOnce(state, id, 'charge');
  context.emit({
    e: 'charge.declared',
    unit: tagOf(state, id),
    target: tagOf(state, target),
    kind,
    distance: distance(unitOf(state, id), unitOf(state, target)),
  });
  state.frames.push({ step: 'charge', unit: id, target, kind, slot: 'test', rolled: null });
  return run(state, context, { ...said, targets: [target] });
}
