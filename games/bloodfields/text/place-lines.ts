import type { Locale, Seat } from '@sanguine/kernel';
import { scoringFor, type Spot } from '../content/scenarios.ts';
import { controllerOf } from '../rules/round/control.ts';
import { fieldFor } from '../rules/ground.ts';
import { piecesOf } from '../rules/geometry/field.ts';
import { groundFor, scenarioFor, zonesFor } from '../rules/scenario.ts';
import type { State } from '../rules/state.ts';
import { inchesText, lengthText, pointText } from './measures.ts';
import { inLines, say } from './phrases.ts';
import { pieceName } from './words.ts';

type Named = (seat: Seat) => string;

/** §16.2: flags, caches, the wagon and the shrine with their holders; and the zones while they matter. */
export function placeLines(locale: Locale, state: State, name: Named): string[] {
  const { flags, caches, shrine } = groundFor(state);
  const scenario = scenarioFor(state);
  const at = (spot: Spot): string => pointText(locale, spot);
  const holder = (spot: Spot): string => {
    const seat = controllerOf(state, spot);
    return seat === null ? say(locale, 'board.free') : say(locale, 'board.held', { name: name(seat) });
  };
  const worth = scoringFor(scenario, 'cache')?.points ?? 0;
  const rite = scoringFor(scenario, 'rite');
  const lines = [
    ...flags.map((flag) =>
      say(locale, 'board.flag', { at: at(flag), worth: flag.worth, holder: holder(flag) }),
    ),
    ...state.caches.flatMap((index) => {
      const cache = caches[index];
      return cache === undefined
        ? []
        : [say(locale, 'board.cache', { at: at(cache), worth, holder: holder(cache) })];
    }),
    ...(state.wagon === null
      ? []
      : [say(locale, 'board.wagon', { at: at(state.wagon), holder: holder(state.wagon) })]),
    ...(shrine === null || rite === undefined
      ? []
      : [say(locale, 'board.shrine', { at: at(shrine), length: lengthText(locale, rite.within) })]),
    ...zoneLines(locale, state, name),
  ];
  return lines.length === 0 ? [] : [say(locale, 'board.places'), ...lines.map((line) => `  ${line}`)];
}

/** §2.5: where both sides deploy; after that only if the scenario uses the zones. */
function zoneLines(locale: Locale, state: State, name: Named): string[] {
  const scenario = scenarioFor(state);
  const matters =
    state.round === 0 ||
    scoringFor(scenario, 'exit') !== undefined ||
    scoringFor(scenario, 'wagon') !== undefined;
  if (!matters || state.players.some(({ side }) => side === null)) return [];
  return [...state.players.keys()].flatMap((seat) =>
    zonesFor(state, seat).map(({ x0, y0, x1, y1 }) =>
      say(locale, 'board.zone', {
        name: name(seat),
        from: pointText(locale, { x: x0, y: y0 }),
        to: pointText(locale, { x: x1, y: y1 }),
      }),
    ),
  );
}

/** Every piece with its size and place. */
export function terrainLines(locale: Locale, state: State): string[] {
  const { pieces } = fieldFor(state);
  if (pieces.length === 0) return [say(locale, 'board.terrain.none')];
  const parts = piecesOf(pieces).map(({ id }) => {
    const own = pieces.filter(({ piece }) => piece.id === id);
    const x0 = Math.min(...own.map((polygon) => polygon.x0));
    const y0 = Math.min(...own.map((polygon) => polygon.y0));
    const x1 = Math.max(...own.map((polygon) => polygon.x1));
    const y1 = Math.max(...own.map((polygon) => polygon.y1));
    return say(locale, 'board.piece', {
      piece: pieceName(locale, id),
      id,
      width: inchesText(x1 - x0),
      height: inchesText(y1 - y0),
      at: pointText(locale, { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }),
    });
  });
  return [say(locale, 'board.terrain'), ...inLines(locale, parts, '  ', 'list.notes')];
}
