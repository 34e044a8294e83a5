/** One match under load: its four players sit at sockets of their own. */
export interface LoadedMatch {
  /** Resolves when somebody is to play: where the game is over, its players sit down to another. */
  ready(): Promise<void>;
  /** Plays one move for whoever is to play; resolves when that player has seen it done. */
  play(): Promise<void>;
}

/** A server under load, ours or the peer's, in a process of its own. */
export interface Contender {
  /** Makes what has to be there before anybody can sit down. */
  lay(matches: number): Promise<void>;
  /** Seats four players at each of so many matches. */
  seat(matches: number): Promise<LoadedMatch[]>;
  /** Bytes that came to all players so far. */
  received(): number;
  /** The size of a table as one of its players sees it now, as JSON. */
  tableBytes(): number;
  /** The server's processor time so far, in seconds. */
  cpu(): Promise<number>;
  /** The server's memory, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}
