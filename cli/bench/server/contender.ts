/** One match under load: its four players sit at sockets of their own. */
export interface LoadedMatch {
  /** Plays one move for whoever is to play; resolves when that player has seen it done. */
  play(): Promise<void>;
}

/** What a server process says of itself. */
export interface Usage {
  /** Processor time so far, in seconds. */
  readonly cpu: number;
  /** Memory, in bytes. */
  readonly rss: number;
  readonly heap: number;
}

/** A server under load, ours or the peer's, in a process of its own. */
export interface Contender {
  /** Seats four players at so many matches. */
  seat(matches: number): Promise<LoadedMatch[]>;
  /** Bytes that came to all players so far. */
  received(): number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}
