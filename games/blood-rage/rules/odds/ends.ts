/** How a battle may end for a seat; they add up to 1. */
export interface Chances {
  /** It is stronger than everybody else. */
  win: number;
  /** It shares the highest strength, so nobody wins. */
  tie: number;
  /** Somebody is stronger. */
  lose: number;
  /** Heimdall's Watch: all cards are discarded, and everybody plays a new one. */
  anew: number;
}

/** What the rivals do with the cards they hold. */
export const MODELS = ['strongest', 'even'] as const;
type Model = (typeof MODELS)[number];
export type ByModel<T> = Readonly<Record<Model, T>>;

export const byModel = <T>(make: (model: Model) => T): ByModel<T> => ({
  strongest: make('strongest'),
  even: make('even'),
});

export const noChances = (): Chances => ({ win: 0, tie: 0, lose: 0, anew: 0 });

/** The end if the strongest of the others is this far ahead. */
export const endOf = (lead: number): keyof Chances => (lead > 0 ? 'lose' : lead === 0 ? 'tie' : 'win');

/** Less than the chance of any deal: only a rounding error left by subtraction. */
const NEVER = 1e-12;

const exactly = (chance: number): number => (chance < NEVER ? 0 : chance > 1 - NEVER ? 1 : chance);

export const exact = ({ win, tie, lose, anew }: Readonly<Chances>): Chances => ({
  win: exactly(win),
  tie: exactly(tie),
  lose: exactly(lose),
  anew: exactly(anew),
});
