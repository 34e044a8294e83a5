import {
  type AnyGame,
  type Explanation,
  type Locale,
  LONGEST_MOVE,
  type Masked,
  type ReasonedMove,
  type Seat,
  swiftRandom,
  type Thought,
} from '@sanguine/kernel';

/** What a game needs to explain moves; any `Game` has it. Without speech, explanations name no other move. */
export type Explaining = Pick<AnyGame, 'engine' | 'told'> & Partial<Pick<AnyGame, 'speech'>>;

/** What the row of a bot's move says about its choice. What others are told at once comes from a spectator's view. */
export function explained(
  game: Explaining,
  view: Masked<unknown>,
  seat: Seat,
  choice: ReasonedMove<unknown>,
): Explanation {
  const { engine } = game;
  const thought = thoughtOf(game, view, seat, choice);
  // What is imagined behind the seat's mask is told to nobody.
  const open = engine.mask(engine.imagine(view, seat, swiftRandom('open')), null);
  return { told: game.told(open, seat, choice.move, thought), thought };
}

/** A choice with everything that was weighed. */
export function thoughtOf(
  { speech }: Explaining,
  view: Masked<unknown>,
  seat: Seat,
  { reason, search, runnerUp }: ReasonedMove<unknown>,
): Thought {
  const next = runnerUp?.() ?? null;
  if (next === null || speech === undefined) return { ...reason, ...(search && { search }) };
  const words = (locale: Locale): string => plainly(speech.move(locale, view, seat, next.move));
  return {
    ...reason,
    ...(search && { search }),
    next: {
      move: { en: words('en'), ja: words('ja') },
      behind: Math.round(next.behind * 10) / 10,
      measure: next.measure,
    },
  };
}

/** A move in words without its consequences: they come after a dash and would be one clause too many. */
export function plainly(words: string): string {
  const [move = ''] = words.split(' — ', 1);
  return move.slice(0, LONGEST_MOVE);
}
