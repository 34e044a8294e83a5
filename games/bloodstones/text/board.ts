import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import { type Area, type Terrain, TERRAINS } from '../content/map.ts';
import { areaCalled } from '../content/maps/names.ts';
import { atlasOf } from '../rules/atlas.ts';
import { regroupTarget } from '../rules/draw.ts';
import { scoreOf } from '../rules/end.ts';
import { foesIn, forceOf, isEmpty } from '../rules/forces.ts';
import { countOf } from '../rules/multiset.ts';
import { HIDDEN, type State } from '../rules/state.ts';
import { strengthIn } from '../rules/strength.ts';
import { factionOf, kindsIn, pipSum, playerOf, tileFacts } from '../rules/tiles.ts';
import { villagesOf } from '../rules/villages.ts';
import { groupParts, inLines, kindName, placeName, playerName, say, signed } from './words.ts';

/** The table as text, for terminals and screen readers: no information is conveyed by column alone. */
export function boardLines(locale: Locale, view: State, viewer: Viewer, names: readonly string[]): string[] {
  const { areas } = atlasOf(view);
  const bare = areas.filter((area) => isEmpty(view, area));
  const hand = handLines(locale, view, viewer);
  return [
    title(locale, view),
    '',
    say(locale, 'board.players'),
    ...view.players.flatMap((_, seat) => playerLines(locale, view, names, seat)),
    '',
    say(locale, 'board.areas'),
    ...areas.flatMap((area) => (isEmpty(view, area) ? [] : areaLines(locale, view, names, area))),
    '',
    say(locale, 'board.empty'),
    ...TERRAINS.flatMap((terrain) => terrainLines(locale, view, terrain, bare)),
    ...(hand.length === 0 ? [] : ['', ...hand]),
  ];
}

function title(locale: Locale, view: State): string {
  const map = atlasOf(view).map.name[locale];
  if (view.frames.length === 0) return say(locale, 'board.title.over', { map });
  if (view.round === 0) return say(locale, 'board.title.setup', { map });
  return say(locale, 'board.title', { map, round: view.round });
}

/** The active player is marked with a star. */
function playerLines(locale: Locale, view: State, names: readonly string[], seat: Seat): string[] {
  const player = playerOf(view, seat);
  const { hand, bag, discard, supply, pool, faction } = player;
  const placed = villagesOf(view, seat);
  const score = say(locale, 'board.score', { score: scoreOf(view, seat) });
  const facts = [
    say(locale, 'board.player', {
      marker: seat === view.active ? '* ' : '  ',
      name: playerName(locale, view, names, seat),
      facts: score,
    }),
    ...(seat === view.first ? [say(locale, 'board.first')] : []),
    ...(player.out ? [say(locale, 'board.out')] : []),
    say(locale, 'board.regroups', { count: player.regroups, target: regroupTarget(view) }),
    say(locale, 'board.tiles', { hand: hand.length, bag: bag.length, discard: discard.length }),
    ...(placed + supply > 0 ? [say(locale, 'board.villages', { placed, supply })] : []),
    ...(faction === 'necromancers' ? [say(locale, 'board.pool', { pool })] : []),
    ...(player.capturedVillages + player.capturedCitadels > 0
      ? [
          say(locale, 'board.captured', {
            villages: player.capturedVillages,
            citadels: player.capturedCitadels,
          }),
        ]
      : []),
  ];
  return inLines(locale, facts);
}

function areaLines(locale: Locale, view: State, names: readonly string[], area: Area): string[] {
  const atlas = atlasOf(view);
  const [first, ...more] = atlas
    .neighbours(area)
    .map((next) =>
      say(locale, 'board.neighbour', { area: next, terrain: say(locale, `terrain.${atlas.terrain(next)}`) }),
    );
  const head = say(locale, 'board.area', { place: placeName(locale, view, area), neighbours: first ?? '' });
  return [
    ...inLines(locale, [head, ...more]),
    ...view.players.flatMap((_, seat) => presenceLines(locale, view, names, area, seat)),
  ];
}

/** What a player has in an area: the force with its strength, and villages. */
function presenceLines(
  locale: Locale,
  view: State,
  names: readonly string[],
  area: Area,
  seat: Seat,
): string[] {
  const name = playerName(locale, view, names, seat);
  const villages =
    view.settlers[area] === seat ? [say(locale, 'board.village', { count: view.villages[area] ?? 0 })] : [];
  const units = forceOf(view, seat, area);
  const [first, ...more] = groupParts(locale, units);
  if (first === undefined) {
    return villages.map((settled) => `  ${say(locale, 'board.settled', { name, villages: settled })}`);
  }
  const strength = strengths(locale, view, seat, area);
  const head = say(locale, 'board.force', { name, count: units.length, strength, units: first });
  return inLines(locale, [head, ...more, ...villages], '  ');
}

/** What the force adds to its battle tiles against the enemies in the area. */
function strengths(locale: Locale, view: State, seat: Seat, area: Area): string {
  const own = { faction: factionOf(view, seat), units: forceOf(view, seat, area) };
  const enemy = {
    faction: 'none' as const,
    units: foesIn(view, seat, area).flatMap((foe) => forceOf(view, foe, area)),
  };
  const terrain = atlasOf(view).terrain(area);
  const attack = signed(strengthIn(own, enemy, terrain, true));
  const defence = signed(strengthIn(own, enemy, terrain, false));
  return attack === defence
    ? say(locale, 'board.strength', { bonus: attack })
    : say(locale, 'board.strengths', { attack, defence });
}

/** The empty areas of a terrain, each with its name and its neighbours' numbers. */
function terrainLines(locale: Locale, view: State, terrain: Terrain, bare: readonly Area[]): string[] {
  const atlas = atlasOf(view);
  const [first, ...more] = bare
    .filter((area) => atlas.terrain(area) === terrain)
    .map((area) => {
      const bareArea = { area, neighbours: atlas.neighbours(area).join(' ') };
      const name = areaCalled(locale, view.map, area);
      return name === undefined
        ? say(locale, 'board.bare', bareArea)
        : say(locale, 'board.bare.named', { ...bareArea, name });
    });
  if (first === undefined) return [];
  const head = say(locale, 'board.row', { terrain: say(locale, `terrain.${terrain}`), areas: first });
  return inLines(locale, [head, ...more]);
}

/** The viewer's hand and the rest of the bag. */
export function handLines(locale: Locale, view: State, viewer: Viewer): string[] {
  if (viewer === null) return [];
  const { faction, hand, bag } = playerOf(view, viewer);
  if (faction === 'none') return [];
  const tiles = kindsIn(hand).map((kind) => {
    const { cost, pips } = tileFacts(faction, kind);
    const tile = kindName(locale, kind, countOf(hand, kind));
    return cost === null
      ? `  ${say(locale, 'board.tile.blank', { tile, pips })}`
      : `  ${say(locale, 'board.tile', { tile, cost, pips })}`;
  });
  const [first = '', ...more] = groupParts(
    locale,
    bag.filter((tile) => tile !== HIDDEN),
  );
  return [
    tiles.length === 0
      ? say(locale, 'board.hand.empty')
      : say(locale, 'board.hand', { pips: pipSum(faction, hand) }),
    ...tiles,
    ...(bag.length === 0
      ? [say(locale, 'board.bag.empty')]
      : inLines(locale, [say(locale, 'board.bag', { tiles: first }), ...more])),
  ];
}
