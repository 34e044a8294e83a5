import { inches } from '../../content/inches.ts';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import { openTable } from '../position.ts';

/** A rectangle by its middle, in mil. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A battle that begins in the thick of it: random play on a whole table hardly ever comes to blows, and some of what the
 * cards can do needs several things at once. Everything in it could have come about in play.
 */
export interface Clash {
  readonly name: string;
  readonly setup: Setup;
  /** Rosters in notation; `any`: drawn at random, full of items. */
  readonly rosters: readonly [string, string];
  /** Where the units are strewn. */
  readonly box: Box;
  /** `mixed`: half of them begin in contact with an enemy. `apart`: none does on purpose. */
  readonly contact: 'mixed' | 'apart';
  /** `fresh`: some wounds and tokens here and there. `dying`: everybody is blind and has one point of health left. */
  readonly health: 'fresh' | 'dying';
  /**
   * When it begins. `champions`: nobody is deployed yet. `round`: at the beginning of one. `volley`: the first engine has
   * just fired. `burst`: units that burst have just lost their last health, in another unit's turn.
   */
  readonly moment: 'champions' | 'round' | 'volley' | 'burst';
}

const TERRAIN =
  'ruins 4,4 9,4 9,7 4,7; high 13,3 17,3 17,6 13,6; forest 21,4 25,4 25,7 21,7; ' +
  'fence 12,9.8 17,9.8 17,10.2 12,10.2; swamp 5,13 9,13 9,16 5,16; rock 20,13 22,13 22,15 20,15';

const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  x: inches(x),
  y: inches(y),
  width: inches(width),
  height: inches(height),
});
const middle = (width: number, height: number): Box => boxAt(15, 10, width, height);

type Changes = Partial<Pick<Clash, 'contact' | 'health' | 'moment'>>;

function clash(
  name: string,
  scenario: Options['scenario'],
  rosters: Clash['rosters'],
  box: Box,
  changes: Changes = {},
): Clash {
  // The name of its first piece tells a clash's table from all others.
  const layout = openTable(TERRAIN, 'small').replace('ruins-1', name.replaceAll(' ', '-'));
  const options: Options = { ...DEFAULT_OPTIONS, scenario, points: '200' };
  return {
    name,
    setup: { seats: 2, layout, options },
    rosters,
    box,
    contact: 'mixed',
    health: 'fresh',
    moment: 'round',
    ...changes,
  };
}

export const CLASHES: readonly Clash[] = [
  clash('a melee', 'three-standards', ['any', 'any'], middle(9, 9)),
  clash(
    'magic',
    'drowned-shrine',
    [
      'ilmane+mana-shard+silver-bell+battle yew+cracked-mirror+grace ansa+mana-shard+evil-eye+protection mossling*4',
      'brine+mana-shard+silver-bell+battle azhrae+loaded-die+grace ansa+evil-eye+silver-bell ashling*3',
    ],
    middle(8, 8),
  ),
  clash(
    'a siege',
    'breakthrough',
    [
      'organ-gun pike*4 maud+hawk bombard spear*4 perrin',
      'mortar cannon bombard husk*4 ashling*4 cray+loaded-die',
    ],
    middle(26, 18),
  ),
  clash(
    'arrays',
    'hold-the-ground',
    ['organ-gun bombard pike*4', 'organ-gun bombard mossling*4'],
    middle(12, 12),
    { contact: 'apart', moment: 'volley' },
  ),
  clash(
    'last breaths',
    'champions-wager',
    [
      'bogmaw+resolve brakk+vigour mossling*4 pell+resolve ssil',
      'fenn+resolve sorrow+stone husk*4 ashling*3 suun irix',
    ],
    middle(7, 7),
    { health: 'dying' },
  ),
  clash('equals', 'champions-wager', ['pike*4 spear*3', 'husk*4'], middle(8, 8), { moment: 'champions' }),
  // One zone is so full that some have to wait.
  clash(
    'a full corner',
    'crossed-blades',
    ['organ-gun bombard bogmaw marrow brakk hask mossling*4', 'any'],
    boxAt(5, 3, 9, 5),
  ),
  // Each side has only one unit that bursts: there is an order to choose only if both are destroyed at once.
  clash('two that burst', 'cache-run', ['bogmaw rook pike*2', 'bogmaw rook pike*2'], middle(4, 4), {
    health: 'dying',
    moment: 'burst',
  }),
];
