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
  /** Pips of the hand tiles it could swap in, best first; null if the viewer does not know the hand. */
  readonly swaps: readonly number[] | null;
  /** Pips of the best tile that an unknown hand more likely than not holds; 0 if none, or if the hand is known. */
  readonly likelySwap: number;
  /** Its swap as far as the viewer knows; `secret` if decided without anybody knowing how (§16). */
  readonly swap: 'open' | 'kept' | 'made' | 'secret';
  /** Victory points for winning. */
  readonly prize: number;
  /** Where it could retreat to. */
  readonly exits: readonly Area[];
  /** If beaten, it has units left and no exit (§10.5). */
  readonly trapped: boolean;
}

export interface Forecast extends Clash {
  readonly terrain: Terrain;
  readonly sides: { readonly attacker: ForecastSide; readonly defender: ForecastSide };
  /** The defender has a Shield and wins ties (§9.6). */
  readonly shield: boolean;
  /** Whether the defender may withdraw first; null once that is no longer possible. */
  readonly withdrawal: Withdrawal | null;
  /** Assumes that unknown hands swap nothing. */
  readonly odds: Odds;
  /** Equal totals in the first round: refought, or won by a Shield, to whose side `odds` counts them. */
  readonly tie: number;
  /** Assumes that unknown hands swap in their likely best tile; null if that changes nothing. */
  readonly likelyOdds: Odds | null;
  /** Tiles of the viewer's hand that pay for something first and so cannot be swapped in. */
  readonly paid: readonly TileKind[];
}

/**
 * A battle as one viewer can foresee it from their view: about to be fought, or in progress. Debts are paid before any
 * battle (§4.2, §7.1, §8.7), with the viewer's `payment` or the proposed one.
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

/** The odds of a future battle if the attacker keeps these tiles. */
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

/**
 * §9.8: units that have to retreat once castles, citadel or the casualty are gone and the Cutiecorn has changed sides.
 */
function leftAfterDefeat(units: readonly UnitKind[]): number {
  const walls = units.filter(isFixed).length;
  return units.length - countOf(units, 'cutiecorn') - Math.max(1, walls);
}

function swapKnown(view: State, seat: Seat, fought: readonly BattleSide[]): ForecastSide['swap'] {
  const swap = fought.find((side) => side.seat === seat)?.swap ?? 'open';
  if (swap === 'open' || swap === 'kept') return swap;
  return swap === 'hidden' && view.options.swapVisibility === 'secret' ? 'secret' : 'made';
}

/** The most pips that a random hand of `held` of the seat's unseen tiles reaches at least every second time. */
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

/** The side as input for the odds: what the viewer sees of its tiles, and a guess if the hand is unknown. */
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
    // A swapped-in tile is already among the drawn ones.
    return swap === 'open' ? { ...side, drawn } : { ...side, drawn, swapped: null };
  }
  if (swap === 'open') return side;
  if (swap === 'kept' || likelySwap === 0) return { ...side, swapped: null };
  return { ...side, swapped: swap === 'made' || swapping ? likelySwap : null };
}
