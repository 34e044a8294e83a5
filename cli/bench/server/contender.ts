/** One match under load: each of its four players has a socket. */
export interface LoadedMatch {
  /** Resolves once a seat is to play; if the game is over, its players start another. */
  ready(): Promise<void>;
  /** Plays one move for the seat to play; resolves once that player has received it. */
  play(): Promise<void>;
}

/** A server under load, ours or the peer's, in its own process. */
export interface Contender {
  /** Creates what is needed before players can sit down. */
  lay(matches: number): Promise<void>;
  /** Seats four players at each of `matches` matches. */
  seat(matches: number): Promise<LoadedMatch[]>;
  /** Bytes received by all players so far. */
  received(): number;
  /** The JSON size of a table as one of its players sees it. */
  tableBytes(): number;
  /** The server's CPU time so far, in seconds. */
  cpu(): Promise<number>;
  /** The server's memory, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}
