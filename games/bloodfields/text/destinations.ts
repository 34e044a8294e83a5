import type { Locale } from '@sanguine/kernel';
import { CONTROL, scoringFor, type Spot } from '../content/scenarios.ts';
import type { TerrainKind } from '../content/terrain.ts';
import { walkCandidates } from '../rules/candidates/walk.ts';
import { type Disc, touching, within } from '../rules/geometry/disc.ts';
import { piecesOf } from '../rules/geometry/field.ts';
import { crossed } from '../rules/geometry/path.ts';
import type { Point } from '../rules/geometry/point.ts';
import { discNear } from '../rules/geometry/polygon.ts';
import { pointDisc } from '../rules/geometry/sight.ts';
import { inZone } from '../rules/geometry/zone.ts';
import { fieldFor, piecesUnder } from '../rules/ground.ts';
import { groundFor, scenarioFor, zonesFor } from '../rules/scenario.ts';
import type { State, UnitId } from '../rules/state.ts';
import { isAlive, otherSeat, unitOf, unitsWhere } from '../rules/units.ts';
import { say } from './phrases.ts';
import { pieceName, pieceNames, unitName, unitNames } from './words.ts';

/** Terrain that is mentioned if a unit ends in it. */
const STANDABLE: readonly TerrainKind[] = ['forest', 'swamp', 'ruins', 'high'];

/** What a unit finds at the end of a way: contact, terrain, places of the scenario. */
export function endNotes(locale: Locale, state: State, id: UnitId, end: Point): string[] {
  const unit = unitOf(state, id);
  const at = { x: end.x, y: end.y, r: unit.r };
  const foes = unitsWhere(
    state,
    (other) => other.owner !== unit.owner && isAlive(other) && touching(at, other),
  );
  const pieces = piecesUnder(state, at, STANDABLE);
  const fences = piecesOf(fieldFor(state).byKind.fence.filter((fence) => discNear(at, fence, BEHIND)));
  return [
    ...(foes.length === 0 ? [] : [say(locale, 'note.contact', { units: unitNames(locale, state, foes) })]),
    ...pieces.map((piece) => say(locale, 'note.in', { piece: pieceName(locale, piece) })),
    ...fences.map((fence) => say(locale, 'note.fence', { piece: pieceName(locale, fence.id) })),
    ...placeNotes(locale, state, id, at),
  ];
}

/** §11.6: a unit this near to a fence may have cover behind it. */
const BEHIND = 1000;

/** §16.2: places of the scenario within reach. */
function placeNotes(locale: Locale, state: State, id: UnitId, at: Disc): string[] {
  const { flags, caches, shrine } = groundFor(state);
  const isNear = (spot: Spot, range: number): boolean => within(at, pointDisc(spot), range);
  const left = state.caches.flatMap((index) => caches[index] ?? []);
  const rite = scoringFor(scenarioFor(state), 'rite');
  const exits = scoringFor(scenarioFor(state), 'exit') !== undefined;
  const zones = exits ? zonesFor(state, otherSeat(unitOf(state, id).owner)) : [];
  return [
    ...(flags.some((flag) => isNear(flag, CONTROL)) ? [say(locale, 'note.flag')] : []),
    ...(left.some((cache) => isNear(cache, CONTROL)) ? [say(locale, 'note.cache')] : []),
    ...(state.wagon !== null && isNear(state.wagon, CONTROL) ? [say(locale, 'note.wagon')] : []),
    ...(shrine !== null && rite !== undefined && isNear(shrine, rite.within)
      ? [say(locale, 'note.shrine')]
      : []),
    ...(zones.some((zone) => inZone(at, at.r, zone)) ? [say(locale, 'note.exit')] : []),
  ];
}

const isSame = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at]?.y);

/** The enemy that a place was chosen to have within range or half range. */
function reasonNotes(locale: Locale, state: State, id: UnitId, path: readonly Point[]): string[] {
  for (const { path: offered, why, to } of walkCandidates(state, id)) {
    if ((why !== 'range' && why !== 'half') || typeof to !== 'number' || !isSame(offered, path)) continue;
    return [say(locale, `note.${why}`, { unit: unitName(locale, state, to) })];
  }
  return [];
}

/** §5.1, §11.4: about a walk: why the unit goes there, which ruins it crosses, and what it finds at its end. */
export function walkNotes(locale: Locale, state: State, id: UnitId, path: readonly Point[]): string[] {
  const unit = unitOf(state, id);
  const end = path.at(-1) ?? unit;
  const under = piecesUnder(state, { x: end.x, y: end.y, r: unit.r }, ['ruins']);
  const over = crossed(unit, path, fieldFor(state).byKind.ruins).filter((piece) => !under.includes(piece.id));
  return [
    ...reasonNotes(locale, state, id, path),
    ...(over.length === 0
      ? []
      : [
          say(locale, 'note.crosses', {
            pieces: pieceNames(
              locale,
              over.map((piece) => piece.id),
            ),
          }),
        ]),
    ...endNotes(locale, state, id, end),
  ];
}
