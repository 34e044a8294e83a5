import type { Move } from '../rules/moves.ts';

/** A possible answer to a decision and what it is worth, in points. */
export interface Option<Answer extends Move = Move> {
  readonly move: Answer;
  readonly value: number;
}

export type OptionOf<Verb extends Move['do']> = Option<Extract<Move, { readonly do: Verb }>>;

export const valueOf = ({ value }: Option): number => value;
