/**
 * Why a move is illegal. A value, never an exception: the client translates the code, links the rule and marks the
 * pieces at fault.
 */
export interface Refusal {
  /** The section of the game's rulebook that forbids it. */
  readonly rule: string;
  readonly code: string;
  /** The pieces or places at fault, in notation: `swords@12`, `@13`. */
  readonly pieces: readonly string[];
  /** Numbers and names the message needs. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export function refusal(
  rule: string,
  code: string,
  pieces: readonly string[] = [],
  facts: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { rule, code, pieces, facts };
}

/** Refusals the kernel itself gives before it asks a game's rules. They cite no section: `rule` is empty. */
export const KERNEL_REFUSALS = {
  /** Not a move of this game at all. */
  shape: 'kernel.shape',
  /** The game is over. */
  over: 'kernel.over',
  /** Another seat decides now. */
  turn: 'kernel.turn',
  /** There is nothing this seat may take back. */
  undo: 'kernel.undo',
  /** The seat has conceded already. */
  conceded: 'kernel.conceded',
  /** A game cannot be set up like this. */
  setup: 'kernel.setup',
} as const;
