/** How two levels of bots fared against each other at tables of one size; in half of the games the seats were swapped. */
export interface LevelPairing {
  readonly one: string;
  readonly other: string;
  readonly players: number;
  readonly games: number;
  /** The games `one` won; a shared first place counts as its share. */
  readonly wins: number;
  /** The 95 % interval of its true share of wins. */
  readonly interval: readonly [from: number, to: number];
}

/** A level's strength on a scale where 25 is the middle; only differences count. */
export interface LevelRating {
  readonly level: string;
  readonly rating: number;
  /** Its 95 % interval. */
  readonly interval: readonly [from: number, to: number];
}

/** A game's levels measured against each other: every pair of them at every usual number of players. */
export interface Ladder {
  readonly game: string;
  readonly seed: string;
  /** The board of all games; null for the usual one for the number of players. */
  readonly board: string | null;
  /** The table options of all games that are not the usual ones. */
  readonly options?: Readonly<Record<string, string>>;
  /** How long searching levels thought about a decision; null for their usual number of play-outs. */
  readonly thought: { readonly playouts: number } | { readonly milliseconds: number } | null;
  /** The strongest first. */
  readonly ratings: readonly LevelRating[];
  /** The stronger level's name first. */
  readonly pairings: readonly LevelPairing[];
}
