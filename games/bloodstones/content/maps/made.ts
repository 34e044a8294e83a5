import { type GameMap, type Terrain, TERRAINS } from '../map.ts';

/**
 * A map that is not in the list, in writing: players, then each area's terrain and neighbours. A table on a
 * generated map carries the whole of it in set-up and state, so its record needs nothing else to be replayed.
 */
const MADE_MAP =
  /^made\/[2-6]-[2-6]\/[a-z]\d{1,3}(?:\.\d{1,3}){0,15}(?:;[a-z]\d{1,3}(?:\.\d{1,3}){0,15}){0,199}$/;

/** Longer than any map the pattern takes. */
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

/** What a set-up calls a map of one's own. */
export function writeMap({ players, areas }: Pick<GameMap, 'players' | 'areas'>): string {
  const written = areas.map(({ terrain, neighbours }) => `${LETTERS[terrain]}${neighbours.join('.')}`);
  return `made/${players.join('-')}/${written.join(';')}`;
}

/** The map again; undefined when the text is none. Whether it can be played on is for `faultsOfGraph` to say. */
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
