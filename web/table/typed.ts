import {
  type AnyGame,
  type Masked,
  type MenuMove,
  movesLike,
  type Refusal,
  type Seat,
} from '@sanguine/kernel';

/** The legal moves of a seat, each with its notation. */
export function movesOf({ engine }: AnyGame, view: Masked<unknown>, seat: Seat): MenuMove[] {
  return engine
    .moves(view, seat)
    .map((move) => ({ move, notation: engine.notation.print(view, seat, move) }));
}

/** What the typed text means: a move, several possible completions, or nothing. */
export type Typed =
  | { readonly kind: 'move'; readonly move: unknown; readonly refusal: Refusal | null }
  | { readonly kind: 'several'; readonly moves: readonly MenuMove[] }
  | { readonly kind: 'nothing' };

export function understood(
  { engine }: AnyGame,
  view: Masked<unknown>,
  seat: Seat,
  moves: readonly MenuMove[],
  text: string,
): Typed {
  const parsed = engine.notation.parse(view, seat, text.trim());
  if (parsed.ok) {
    return { kind: 'move', move: parsed.move, refusal: engine.refuse(view, seat, parsed.move) };
  }
  const found = movesLike(moves, text);
  return found.length > 0 ? { kind: 'several', moves: found } : { kind: 'nothing' };
}
