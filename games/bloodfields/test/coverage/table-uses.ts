import { LOYALTIES } from '../../content/lines.ts';
import type { TerrainKind } from '../../content/terrain.ts';
import type { Event } from '../../rules/events.ts';
import { pathFault } from '../../rules/geometry/path.ts';
import { discNear } from '../../rules/geometry/polygon.ts';
import { sees } from '../../rules/geometry/sight.ts';
import { fieldFor, standsIn } from '../../rules/ground.ts';
import { HIGH_GROUND } from '../../rules/attack/bonuses.ts';
import { profileOf } from '../../rules/skills.ts';
import { coverAgainst } from '../../rules/sight.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { movementOf } from '../../rules/stats.ts';
import { bodiesFor, cardFor, hasTrait, isAlive, otherSeat, unitOf } from '../../rules/units.ts';
import { unitTagged } from './tagged.ts';

/** Races, traits, loyalties, scenarios and terrain that mattered in what has just happened. */
export function* tableUses(state: State, event: Event): Iterable<string> {
  yield* traitUses(state, event);
  yield* loyaltyUses(state, event);
  yield* scenarioUses(state, event);
  yield* terrainUses(state, event);
}

function* traitUses(state: State, event: Event): Iterable<string> {
  switch (event.e) {
    case 'unit.moved': {
      const id = unitTagged(state, event.unit);
      const unit = unitOf(state, id);
      if (cardFor(unit).race !== 'spirit') return;
      const bodies = bodiesFor(state, unit.owner, id);
      if (pathFault(unit, event.path, movementOf(unit), fieldFor(state), bodies) !== null)
        yield 'race: spirit';
      return;
    }
    case 'flight.tested':
      if (event.unit.includes('husk')) yield 'race: husk';
      return;
    case 'ember.gained':
      yield 'race: choirborn';
      return;
    case 'spell.tried':
      yield hasTrait(unitOf(state, unitTagged(state, event.unit)), 'mage')
        ? 'trait: mage'
        : 'trait: archmage';
      return;
    case 'supports.began':
      yield 'trait: support';
      return;
    case 'attack.hit': {
      const attack = state.frames.at(-1);
      const target = unitOf(state, unitTagged(state, event.target));
      if (attack?.step !== 'attack' || event.hits === 0 || !hasTrait(target, 'warmachine')) return;
      if (profileOf(unitOf(state, attack.attacker), attack.skill).kind === 'melee') yield 'trait: warmachine';
      return;
    }
    case 'inspire.gained': {
      const attack = state.frames.at(-1);
      const id = unitTagged(state, event.unit);
      if (attack?.step === 'attack' && attack.target === id && hasTrait(unitOf(state, id), 'beast'))
        yield 'trait: beast';
      return;
    }
    default:
  }
}

function* loyaltyUses(state: State, event: Event): Iterable<string> {
  switch (event.e) {
    case 'round.ended':
      if (state.units.some((unit) => isAlive(unit) && unit.shields > 1)) yield LOYALTIES.wardens;
      return;
    case 'terrain.placed':
      if (event.piece.id.startsWith('wood-')) yield LOYALTIES.mossback;
      return;
    case 'unit.placed': {
      const below = state.frames.at(-1);
      if (event.kind === 'husk' && below?.step === 'deaths' && state.players[event.seat]?.raised === true)
        yield LOYALTIES.drowned;
      return;
    }
    case 'dice.rolled': {
      const { owner } = unitOf(state, unitTagged(state, event.unit));
      const foe = state.players[otherSeat(owner)];
      if (event.roll === 'dot' && (event.faces[4] ?? 0) > 0 && foe?.loyal === 'choir') yield LOYALTIES.choir;
      return;
    }
    default:
  }
}

function* scenarioUses(state: State, event: Event): Iterable<string> {
  const name = `scenario: ${state.options.scenario}`;
  if (event.e === 'points.scored') yield `${name}, ${event.source}`;
  if (event.e === 'extra.rolled') yield `${name}, ${event.more ? 'one' : 'no'} round more`;
  if (event.e === 'round.began' && event.round === 1) {
    const raised = state.players.some(
      ({ champion }) => champion !== null && unitOf(state, champion).shields > 0,
    );
    if (raised) yield `${name}, champions`;
  }
}

const COVERED = ['forest', 'swamp', 'ruins'] as const;
/** The farthest a pushed base stands from what stopped it, in mil. */
const AT_HAND = 25;

function* terrainUses(state: State, event: Event): Iterable<string> {
  switch (event.e) {
    case 'terrain.tested':
      yield `terrain: ${event.kind}, ${event.bad ? 'bad' : 'good'} luck`;
      return;
    case 'skill.used': {
      const asker = state.frames.at(-2)?.step;
      if (event.by === HIGH_GROUND) yield `terrain: high, ${asker === 'charge' ? 'charge' : 'shot'}`;
      return;
    }
    case 'charge.declared': {
      const target = unitOf(state, unitTagged(state, event.target));
      for (const kind of COVERED) if (standsIn(state, target, kind)) yield `terrain: ${kind}, charge into it`;
      return;
    }
    case 'unit.pushed': {
      const unit = unitOf(state, unitTagged(state, event.unit));
      if (event.into === null) return;
      for (const polygon of fieldFor(state).pushBlock) {
        if (discNear({ ...event.to, r: unit.r }, polygon, AT_HAND))
          yield `terrain: ${polygon.piece.kind}, push stopped`;
      }
      return;
    }
    case 'turn.began':
      for (const kind of hiders(state, unitTagged(state, event.unit))) yield `terrain: ${kind}, out of sight`;
      return;
    case 'dice.rolled': {
      const attack = state.frames.at(-1);
      if (event.roll !== 'attack' || attack?.step !== 'attack') return;
      if (profileOf(unitOf(state, attack.attacker), attack.skill).kind !== 'ranged') return;
      const cover = coverAgainst(state, attack.attacker, attack.target);
      if (cover?.kind === 'in') yield `terrain: ${cover.piece.kind}, cover in it`;
      if (cover?.kind === 'across')
        for (const { kind } of cover.pieces) yield `terrain: ${kind}, cover across it`;
      return;
    }
    default:
  }
}

/** The kinds of terrain that would hide some enemy from a unit all by themselves. */
function* hiders(state: State, id: UnitId): Iterable<TerrainKind> {
  const unit = unitOf(state, id);
  const field = fieldFor(state);
  const enemies = state.units.filter((other) => isAlive(other) && other.owner !== unit.owner);
  for (const kind of new Set(field.opaque.map(({ piece }) => piece.kind))) {
    const alone = { ...field, opaque: field.opaque.filter(({ piece }) => piece.kind === kind) };
    if (enemies.some((enemy) => !sees(unit, enemy, alone))) yield kind;
  }
}
