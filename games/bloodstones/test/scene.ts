import type { Seat } from '@sanguine/kernel';
import { StagedPosition } from '@sanguine/kernel/conformance';
import { expect } from 'vitest';
import { type Faction, FACTION_FACTS, VILLAGES } from '../content/factions.ts';
import { isTile, type TileKind, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { atlasOf } from '../rules/atlas.ts';
import type { Event } from '../rules/events.ts';
import { forceOf, placeUnit } from '../rules/forces.ts';
import type { Frames } from '../rules/frames.ts';
import type { Move } from '../rules/moves.ts';
import { tally } from '../rules/multiset.ts';
import { rules } from '../rules/rules.ts';
import { NOBODY, type Player, type Setup, type State } from '../rules/state.ts';
import { addTile, fullBag, playerOf, removeTile, sortTiles } from '../rules/tiles.ts';
import { beginTurn } from '../rules/turn.ts';
import { invariants } from './kit/invariants.ts';

/** `2 swords leader` → swords, swords, leader. */
export function words<T extends string>(text: string): T[] {
  const list: T[] = [];
  let count = 1;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (/^\d+$/.test(word)) count = Number(word);
    else {
      for (; count > 0; count--) list.push(word as T);
      count = 1;
    }
  }
  return list;
}

/** Before factions are chosen, players are named by seat. */
export type Who = Faction | Seat;

export interface SceneSetup {
  /** By seat. The first one is the active player unless `active` says otherwise. */
  readonly factions: readonly Faction[];
  readonly map?: string;
  readonly options?: Partial<Options>;
  readonly active?: Faction;
  readonly first?: Faction;
}

/**
 * A position set up by hand, then played in notation, so that tests read like game reports. Everything not placed is in
 * the bags; the active player is in the main phase until `turn()` starts a turn from its first phase.
 */
export class Scene extends StagedPosition<State, Move, Event, Who> {
  readonly state: State;

  constructor({ factions, map = 'tyrants-lament', options = {}, active, first }: SceneSetup) {
    super(rules);
    const { size } = atlasOf({ map });
    this.state = {
      map,
      options: { ...DEFAULT_OPTIONS, ...options },
      first: 0,
      active: 0,
      round: 1,
      players: factions.map(newPlayer),
      units: Array.from({ length: size }, () => []),
      villages: Array.from({ length: size }, () => 0),
      settlers: Array.from({ length: size }, () => NOBODY),
      tribute: false,
      busy: false,
      spent: false,
      frames: [{ step: 'main' }],
    };
    if (first !== undefined) this.state.first = this.seat(first);
    if (active !== undefined) this.state.active = this.seat(active);
  }

  /** A game from the start: `draws` are the battle tiles for first player. */
  static opening(setup: Setup, ...draws: readonly number[]): Scene {
    const scene = new Scene({ factions: [], map: setup.map, options: setup.options });
    scene.rigged('open').draws.push(...draws);
    Object.assign(scene.state, rules.start(setup, scene.table()));
    return scene;
  }

  protected flaws(): readonly string[] {
    return invariants(this.state);
  }

  seat(who: Who): Seat {
    if (typeof who === 'number') return who;
    const seat = this.state.players.findIndex((player) => player.faction === who);
    if (seat < 0) throw new Error(`${who} does not play`);
    return seat;
  }

  player(faction: Who): Player {
    return playerOf(this.state, this.seat(faction));
  }

  /** Units on the map: `units('hillFolk', 12, '2 swords leader')`. Tiles come out of the bag. */
  units(faction: Faction, area: Area, text: string): this {
    const player = this.player(faction);
    for (const kind of words<UnitKind>(text)) {
      if (kind === 'undead') player.pool--;
      else if (isTile(kind)) removeTile(player.bag, kind);
      placeUnit(this.state, this.seat(faction), kind, area);
    }
    return this;
  }

  villages(faction: Faction, area: Area, count = 1): this {
    this.state.villages[area] = count;
    this.state.settlers[area] = this.seat(faction);
    this.player(faction).supply -= count;
    return this;
  }

  /** Puts tiles into the hand, out of the bag. */
  hand(faction: Faction, text: string): this {
    return this.#tiles(faction, text, 'hand');
  }

  discards(faction: Faction, text: string): this {
    return this.#tiles(faction, text, 'discard');
  }

  /** The bag keeps only these tiles; the rest goes to the discard pile. */
  bag(faction: Faction, text: string): this {
    const player = this.player(faction);
    const kept = words<TileKind>(text);
    for (const tile of kept) removeTile(player.bag, tile);
    for (const tile of player.bag) addTile(player.discard, tile);
    player.bag = sortTiles(kept);
    return this;
  }

  #tiles(faction: Faction, text: string, pile: 'hand' | 'discard'): this {
    const player = this.player(faction);
    for (const tile of words<TileKind>(text)) {
      removeTile(player.bag, tile);
      addTile(player[pile], tile);
    }
    return this;
  }

  /** Starts the turn of a player from its first phase. */
  turn(faction: Faction): this {
    beginTurn(this.state, this.seat(faction), this.table());
    return this;
  }

  /** What a seat draws next: battle tiles by number, its own tiles by kind, in order. */
  rig(faction: Who, ...draws: readonly (number | TileKind)[]): this {
    this.rigged(this.seat(faction)).draws.push(...draws);
    return this;
  }

  /** Expects the faction to be a decider in a step. */
  asks(faction: Who, step: keyof Frames): this {
    expect([this.step, this.deciders]).toEqual([step, expect.arrayContaining([this.seat(faction)])]);
    return this;
  }

  /** The force of a faction in an area: `2 swords leader`. */
  force(faction: Faction, area: Area): string {
    const counts = tally(forceOf(this.state, this.seat(faction), area));
    return [...counts].map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`)).join(' ');
  }
}

function newPlayer(faction: Faction): Player {
  const { settles, undead, startVp } = FACTION_FACTS[faction];
  return {
    faction,
    hand: [],
    bag: fullBag(faction),
    discard: [],
    supply: settles ? VILLAGES : 0,
    pool: undead,
    capturedVillages: 0,
    capturedCitadels: 0,
    vp: startVp,
    regroups: 0,
    idle: 0,
    out: false,
    fled: [],
  };
}
