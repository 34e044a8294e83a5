import type { Seat, Viewer } from '@sanguine/kernel';
import { COUNTED_TILES } from '../content/battle-tiles.ts';
import type { Faction } from '../content/factions.ts';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import type { Area, Terrain } from '../content/map.ts';
import { prizeFor } from './aftermath.ts';
import { atlasOf } from './atlas.ts';
import { descending, type DrawCount } from './battle-tiles.ts';
import { itemsOf, opponentOf } from './clash.ts';
import { forceOf, isFixed } from './forces.ts';
import type { BattleSide, Clash } from './frames.ts';
import { unseenTiles } from './imagine.ts';
import { countOf } from './multiset.ts';
import { battleOdds, type Odds, type OddsSide } from './odds.ts';
import { retreatAreas, type Withdrawal, withdrawal } from './retreat.ts';
import { settled } from './settle.ts';
import type { State, Tile } from './state.ts';
import { drawCount, type Item, strengthOf } from './strength.ts';
import { factionOf, pipsOf, playerOf } from './tiles.ts';

/** What a viewer can foresee of one side of a battle. */
export interface ForecastSide {
  readonly seat: Seat;
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
  readonly items: readonly Item[];
  readonly strength: number;
  readonly draws: DrawCount;
  /** Pips of the hand tiles it could swap in, best first; null: the viewer does not know the hand. */
  readonly swaps: readonly number[] | null;
  /** Pips of the best tile that a hand not known holds more likely than not; 0: none, or the hand is known. */
  readonly likelySwap: number;
  /** Its swap as the viewer knows it; `secret`: decided, nobody can tell how (§16). */
  readonly swap: 'open' | 'kept' | 'made' | 'secret';
  /** Victory points for winning. */
  readonly prize: number;
  /** Where it could retreat to. */
  readonly exits: readonly Area[];
  /** Beaten, it has units left and no way out (§10.5). */
  readonly trapped: boolean;
}

export interface Forecast extends Clash {
  readonly terrain: Terrain;
  readonly sides: { readonly attacker: ForecastSide; readonly defender: ForecastSide };
  /** The defender has a Shield and wins ties (§9.6). */
  readonly shield: boolean;
  /** Whether the defender may leave first; null once it cannot any more. */
  readonly withdrawal: Withdrawal | null;
  /** Hands the viewer does not know swap nothing. */
  readonly odds: Odds;
  /** Equal totals in the first round: fought again, or won by a Shield, to whose side `odds` counts them. */
  readonly tie: number;
  /** They swap in their likely best tile; null where that changes nothing. */
  readonly likelyOdds: Odds | null;
  /** Tiles of the viewer's hand that pay for something first and can be swapped in no more. */
  readonly paid: readonly TileKind[];
}

/**
 * A battle as one viewer can foresee it, from the viewer's mask: fought now, or going on. What is owed is paid before
 * any battle (§4.2, §7.1, §8.7): with these tiles of the viewer's, or with those proposed.
 */
export function battleForecast(
  table: State,
  clash: Clash,
  viewer: Viewer,
  payment: readonly TileKind[] | null = null,
): Forecast {
  const { state: view, paid } = settled(table, viewer, payment);
  const { area, attacker, defender } = clash;
  const open = view.frames.at(-1);
  const fought = open?.step === 'swap' && open.area === area ? open.sides : [];
  const attacking = foresee(view, clash, attacker, viewer, fought);
  const defending = foresee(view, clash, defender, viewer, fought);
  const shield = defending.units.includes('shield');
  const ask = (swapping: boolean, ties = shield): Odds =>
    battleOdds({
      attacker: oddsSide(attacking, viewer, fought, swapping),
      defender: oddsSide(defending, viewer, fought, swapping),
      shield: ties,
    });
  const guessed = [attacking, defending].some((side) => side.likelySwap > 0 && side.swap !== 'made');
  return {
    area,
    attacker,
    defender,
    terrain: atlasOf(view).terrain(area),
    sides: { attacker: attacking, defender: defending },
    shield,
    withdrawal: fought.length > 0 ? null : withdrawal(view, clash),
    odds: ask(false),
    tie: ask(false, false).tie,
    likelyOdds: guessed ? ask(true) : null,
    paid,
  };
}

/** The odds of a battle still to be fought, had the attacker kept these tiles. */
export function oddsKeeping({ sides, shield }: Forecast, hand: readonly Tile[]): Odds {
  const { attacker, defender } = sides;
  const side = ({ strength, draws }: ForecastSide, swaps: readonly number[]): OddsSide => ({
    strength,
    draws,
    swaps,
  });
  const swaps = hand.map((tile) => pipsOf(attacker.faction, tile));
  return battleOdds({ attacker: side(attacker, swaps), defender: side(defender, []), shield });
}

function foresee(
  view: State,
  clash: Clash,
  seat: Seat,
  viewer: Viewer,
  fought: readonly BattleSide[],
): ForecastSide {
  const { area } = clash;
  const { faction, hand } = playerOf(view, seat);
  const units = forceOf(view, seat, area);
  const enemies = forceOf(view, opponentOf(clash, seat), area);
  const items = itemsOf(view, clash, seat);
  const swap = swapKnown(view, seat, fought);
  const exits = retreatAreas(view, seat, area);
  const own = seat === viewer;
  return {
    seat,
    faction,
    units,
    items,
    strength: strengthOf(items),
    draws: drawCount(units, enemies),
    swaps: own ? descending(hand.map((tile) => pipsOf(faction, tile))) : null,
    likelySwap: own ? 0 : likelyBest(view, seat, hand.length + (swap === 'made' ? 1 : 0)),
    swap,
    prize: prizeFor(faction, enemies),
    exits,
    trapped: exits.length === 0 && leftAfterDefeat(units) > 0,
  };
}

/** §9.8: units that have to retreat once castles, citadel or the casualty are gone and the Cutiecorn has changed sides. */
function leftAfterDefeat(units: readonly UnitKind[]): number {
  const walls = units.filter(isFixed).length;
  return units.length - countOf(units, 'cutiecorn') - Math.max(1, walls);
}

function swapKnown(view: State, seat: Seat, fought: readonly BattleSide[]): ForecastSide['swap'] {
  const swap = fought.find((side) => side.seat === seat)?.swap ?? 'open';
  if (swap === 'open' || swap === 'kept') return swap;
  return swap === 'hidden' && view.options.swapVisibility === 'secret' ? 'secret' : 'made';
}

/** The most pips that a hand of so many tiles, out of all the seat's unseen ones, reaches at least every second time. */
function likelyBest(view: State, seat: Seat, held: number): number {
  const faction = factionOf(view, seat);
  const pips = unseenTiles(view, seat).map((tile) => pipsOf(faction, tile));
  for (const wanted of new Set(descending(pips))) {
    const lower = pips.filter((each) => each < wanted).length;
    let without = 1;
    for (let drawn = 0; drawn < held; drawn++)
      without *= Math.max(0, lower - drawn) / Math.max(1, pips.length - drawn);
    if (without <= 0.5) return wanted;
  }
  return 0;
}

/** The side as the odds want it: what the viewer sees of its tiles, and a guess where the hand is not known. */
function oddsSide(
  { seat, strength, draws, swaps, likelySwap, swap }: ForecastSide,
  viewer: Viewer,
  fought: readonly BattleSide[],
  swapping: boolean,
): OddsSide {
  const guess = swapping && likelySwap > 0 ? [likelySwap] : [];
  const side = { strength, draws, swaps: swaps ?? guess };
  const battle = fought.find((one) => one.seat === seat);
  if (battle === undefined) return side;
  const { tiles, shown } = battle;
  if (seat === viewer || shown) {
    const drawn = seat === viewer ? tiles : tiles.slice(0, COUNTED_TILES);
    // A tile put in lies among the drawn ones already.
    return swap === 'open' ? { ...side, drawn } : { ...side, drawn, swapped: null };
  }
  if (swap === 'open') return side;
  if (swap === 'kept' || likelySwap === 0) return { ...side, swapped: null };
  return { ...side, swapped: swap === 'made' || swapping ? likelySwap : null };
}
