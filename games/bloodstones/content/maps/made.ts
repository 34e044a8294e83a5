import { type GameMap, type Terrain, TERRAINS } from '../map.ts';

/**
 * A map that is not in the list, as text: players, then each area's terrain and neighbours. A game on a generated map
 * has all of it in set-up and state, so that its record can be replayed without anything else.
 */
const MADE_MAP =
  /^made\/[2-6]-[2-6]\/[a-z]\d{1,3}(?:\.\d{1,3}){0,15}(?:;[a-z]\d{1,3}(?:\.\d{1,3}){0,15}){0,199}$/;

/** Longer than any map the pattern matches. */
export const LONGEST_MAP = 200 * 66;

const LETTERS: Readonly<Record<Terrain, string>> = {
  plains: 'p',
  forest: 'f',
  hill: 'h',
  desert: 'd',
  mountain: 'm',
  sea: 's',
};

const TERRAIN_OF = new Map(TERRAINS.map((terrain) => [LETTERS[terrain], terrain]));

/** The id of a generated map. */
export function writeMap({ players, areas }: Pick<GameMap, 'players' | 'areas'>): string {
  const written = areas.map(({ terrain, neighbours }) => `${LETTERS[terrain]}${neighbours.join('.')}`);
  return `made/${players.join('-')}/${written.join(';')}`;
}

/** The map of such an id; undefined if the text is not one. Whether it is playable is for `faultsOfGraph` to say. */
export function readMap(text: string): GameMap | undefined {
  if (text.length > LONGEST_MAP || !MADE_MAP.test(text)) return undefined;
  const [, players = '', written = ''] = text.split('/');
  const [least = 2, most = 2] = players.split('-').map(Number);
  const areas = written.split(';').flatMap((area) => {
    const terrain = TERRAIN_OF.get(area.charAt(0));
    return terrain === undefined ? [] : [{ terrain, neighbours: area.slice(1).split('.').map(Number) }];
  });
  if (areas.length !== written.split(';').length || least > most) return undefined;
  return { id: text, name: { en: 'A map of your own', ja: '自作のマップ' }, players: [least, most], areas };
}
