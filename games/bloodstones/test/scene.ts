import type { Random, Refusal, Seat, Table } from '@sanguine/kernel';
import { swiftRandom } from '@sanguine/kernel';
import { expect } from 'vitest';
import { type Faction, FACTION_FACTS, VILLAGES } from '../content/factions.ts';
import { isTile, type TileKind, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { atlasOf } from '../rules/atlas.ts';
import type { Event } from '../rules/events.ts';
import { forceOf, placeUnit } from '../rules/forces.ts';
import type { Frames } from '../rules/frames.ts';
import { tally } from '../rules/multiset.ts';
import { printMove } from '../rules/notation.ts';
import { rules } from '../rules/rules.ts';
import { NOBODY, type Player, type Setup, type State } from '../rules/state.ts';
import { addTile, fullBag, playerOf, removeTile, sortTiles } from '../rules/tiles.ts';
import { beginTurn } from '../rules/turn.ts';

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

/** Chance that does as it is told, then falls back on a seeded stream. */
class RiggedRandom implements Random {
  readonly wanted: unknown[] = [];
  readonly #chance: Random;

  constructor(seed: string) {
    this.#chance = swiftRandom(seed);
  }

  int(n: number): number {
    return this.#chance.int(n);
  }

  shuffle<T>(items: T[]): T[] {
    return this.#chance.shuffle(items);
  }

  draw<T>(items: T[]): T {
    if (this.wanted.length === 0) return this.#chance.draw(items);
    const [wish] = this.wanted.splice(0, 1);
    const at = items.findIndex((item) => item === wish);
    if (at < 0) throw new Error(`cannot draw ${String(wish)} from ${items.join(' ')}`);
    const [item] = items.splice(at, 1);
    return item as T;
  }
}

/** Before factions are chosen, players go by their seats. */
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
 * A position set up by hand, then played in notation: tests read like game reports. Everything not placed is in
 * the bags; the active player is in the main phase until `turn()` starts a turn from its first phase.
 */
export class Scene {
  readonly state: State;
  /** Events since the last move. */
  events: Event[] = [];
  revealed = false;
  readonly #chance = new Map<Seat | null | 'open', RiggedRandom>();

  constructor({ factions, map = 'tyrants-lament', options = {}, active, first }: SceneSetup) {
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
      frames: [{ step: 'main' }],
    };
    if (first !== undefined) this.state.first = this.seat(first);
    if (active !== undefined) this.state.active = this.seat(active);
  }

  /** A game from its very beginning: `draws` are the battle tiles for first player. */
  static opening(setup: Setup, ...draws: readonly number[]): Scene {
    const scene = new Scene({ factions: [], map: setup.map, options: setup.options });
    scene.#random('open').wanted.push(...draws);
    Object.assign(scene.state, rules.start(setup, scene.#table()));
    return scene;
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

  /** The bag keeps just these tiles; the rest goes to the discard pile. */
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
    beginTurn(this.state, this.seat(faction), this.#table());
    return this;
  }

  /** What a seat draws next: battle tiles by number, its own tiles by kind, in order. */
  rig(faction: Who, ...draws: readonly (number | TileKind)[]): this {
    this.#random(this.seat(faction)).wanted.push(...draws);
    return this;
  }

  #random(audience: Seat | null | 'open'): RiggedRandom {
    let random = this.#chance.get(audience);
    if (random === undefined) this.#chance.set(audience, (random = new RiggedRandom(`scene ${audience}`)));
    return random;
  }

  #table(): Table<Event> {
    const { events } = this;
    return {
      open: this.#random('open'),
      hidden: (to) => this.#random(to),
      emit: (event) => void events.push(event),
      reveal: () => {
        this.revealed = true;
      },
    };
  }

  /** The step that is open; `over` at the end of the game. */
  get step(): keyof Frames | 'over' {
    return this.state.frames.at(-1)?.step ?? 'over';
  }

  /** Expects the faction to be the one (or one of those) to decide in a step. */
  asks(faction: Who, step: keyof Frames): this {
    expect([this.step, rules.deciders(this.state)]).toEqual([
      step,
      expect.arrayContaining([this.seat(faction)]),
    ]);
    return this;
  }

  /** Plays moves in notation, each of which must be legal. */
  does(faction: Who, ...texts: readonly string[]): this {
    for (const text of texts) {
      const seat = this.seat(faction);
      const move = this.#parse(faction, text);
      expect(rules.deciders(this.state), `${faction} decides: ${text}`).toContain(seat);
      expect(rules.refuse(this.state, seat, move), text).toBeNull();
      this.events = [];
      this.revealed = false;
      rules.play(this.state, seat, move, this.#table());
    }
    return this;
  }

  /** Expects a move to be refused with a code; gives back the refusal. */
  refuses(faction: Who, text: string, code: string): Refusal {
    const before = JSON.stringify(this.state);
    const refused = rules.refuse(this.state, this.seat(faction), this.#parse(faction, text));
    expect(refused?.code, text).toBe(code);
    expect(JSON.stringify(this.state)).toBe(before);
    if (refused === null) throw new Error(`${text} was not refused`);
    return refused;
  }

  #parse(faction: Who, text: string): Parameters<typeof rules.refuse>[2] {
    const parsed = rules.notation.parse(this.state, this.seat(faction), text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    return parsed.move;
  }

  /** The legal moves in notation, those that begin with a word. */
  moves(faction: Who, verb = ''): string[] {
    const seat = this.seat(faction);
    const legal = rules.moves?.(this.state, seat) ?? [];
    return legal.map((move) => printMove(move)).filter((text) => text.startsWith(verb));
  }

  /** The force of a faction in an area: `2 swords leader`. */
  force(faction: Faction, area: Area): string {
    const counts = tally(forceOf(this.state, this.seat(faction), area));
    return [...counts].map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`)).join(' ');
  }

  /** The events of one kind since the last move. */
  told<E extends Event['e']>(e: E): Extract<Event, { e: E }>[] {
    return this.events.filter((event): event is Extract<Event, { e: E }> => event.e === e);
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
