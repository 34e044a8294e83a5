import type { PlayContext } from '@sanguine/kernel';
import { startLuck } from './turn/luck.ts';
import type { Event } from './events.ts';
import type { Point } from './geometry/point.ts';
import { chargedAcross } from './geometry/easy-charge.ts';
import { crossed } from './geometry/path.ts';
import { fieldFor, piecesUnder } from './ground.ts';
import { tagOf } from './names.ts';
import { skillSet } from './skills.ts';
import type { State, Unit, UnitId } from './state.ts';
import { applyToken } from './tokens.ts';
import { cardFor, freeze, isAlive, note, put, unitOf, unitsWhere, withOne } from './units.ts';

const RUINS = ['ruins'] as const;

/** How a unit got where it is: over the ground, in a charge, through the air, or moved by somebody else. */
export type Manner = 'ground' | 'charge' | 'air' | 'moved';

/**
 * Sets a unit down at the end of its way, with all consequences: how far it has moved (ruling 143), ruins it has crossed or
 * ended in (§11.4), and enemies whose Home Soil it has entered (§13.1).
 */
export function goTo(
  state: State,
  id: UnitId,
  path: readonly Point[],
  length: number,
  manner: Manner,
  context: PlayContext<Event>,
): void {
  const start = unitOf(state, id);
  const end = path.at(-1) ?? start;
  const ruins = fieldFor(state).byKind.ruins;
  // Ruling 91: a charge crosses whatever its straight line crosses, just as for its kind.
  const over =
    manner === 'air'
      ? []
      : manner === 'charge'
        ? chargedAcross(start, end, ruins)
        : crossed(start, path, ruins);
  const unit = put(state, id, { x: end.x, y: end.y });
  if (manner !== 'moved') {
    note(state, id, { moved: unit.turn.moved + Math.max(1, length) });
    blur(state, id);
    homeSoil(state, id, context);
  }
  const under = piecesUnder(state, unit, RUINS);
  if (over.length + under.length > 0)
    startLuck(state, id, [...new Set([...over.map((piece) => piece.id), ...under])]);
}

function blur(state: State, id: UnitId): void {
  const unit = unitOf(state, id);
  const boosts = blurredBy(unit);
  if (boosts !== unit.boosts) put(state, id, { boosts });
}

/** Never Still: a unit that has moved far enough in a turn has cover until its next. */
export function blurredBy({ kind, turn, boosts }: Unit): Unit['boosts'] {
  for (const { id: by, standing } of skillSet(kind).passives) {
    if (standing?.gives !== 'blur' || turn.moved < standing.moved) continue;
    if (boosts.some((one) => one.by === by)) continue;
    return freeze([...boosts, Object.freeze({ boost: 'cover', amount: 1, until: 'ownTurn', by } as const)]);
  }
  return boosts;
}

/** The name under which a unit's use of Home Soil is noted. */
const HOME_SOIL = 'home-soil';

/** §13.1: the first enemy a round that ends a move in a forest or swamp a Mossfolk stands in is caught there. */
function homeSoil(state: State, id: UnitId, context: PlayContext<Event>): void {
  for (const at of catchersOf(state, id)) {
    put(state, at, { round: withOne(unitOf(state, at).round, HOME_SOIL) });
    context.emit({ e: 'skill.used', unit: tagOf(state, at), by: HOME_SOIL });
    applyToken(state, id, 'immobilize', context);
  }
}

/** §13.1: the Mossfolk that would catch a unit that has just ended a move where it stands. */
export function catchersOf(state: State, id: UnitId): UnitId[] {
  const mover = unitOf(state, id);
  const pieces = piecesUnder(state, mover, ['forest', 'swamp']);
  if (pieces.length === 0) return [];
  return unitsWhere(
    state,
    (unit) =>
      unit.owner !== mover.owner &&
      isAlive(unit) &&
      cardFor(unit).race === 'mossfolk' &&
      !unit.round.includes(HOME_SOIL) &&
      piecesUnder(state, unit, ['forest', 'swamp']).some((piece) => pieces.includes(piece)),
  );
}
