import {
  type AnyGame,
  inPercent,
  type Locale,
  type Masked,
  type ReasonedMove,
  type Seat,
  swiftRandom,
  type Thought,
} from '@sanguine/kernel';
import { plainly, thoughtOf } from './explain.ts';
import { asMeant, compare } from './judgement/index.ts';
import { botFor, isSearchable, standInLevel } from './levels.ts';
import { type Searchable, type SearchBudget, searched, shareOf } from './search/index.ts';

/** What a player who asks for a hint may know, and nothing else. */
export interface HintRequest {
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  /** The seat's own moves since anyone else decided, oldest first. */
  readonly past: readonly unknown[];
  /** Number of the last row. */
  readonly number: number;
}

/** The best move for the player who asks, as plain data. */
export interface Hint {
  readonly move: unknown;
  readonly thought: Thought;
  /** What should follow it, as far as can be foreseen; each move in words. */
  readonly plan: readonly Readonly<Record<Locale, string>>[];
}

/** The share of the budget for finding the two best moves; the rest is for comparing them. */
const SEARCH = 0.6;
/** The most imagined worlds to compare them in. */
const WORLDS = 400;

/**
 * What Warlord would do, thought over again with the whole budget. Even its randomness comes from what the seat sees: the same
 * view gives the same hint, whatever is hidden from the seat.
 */
export function hintFor(game: AnyGame, request: HintRequest, budget: SearchBudget): Hint {
  const { view, seat, past, number } = request;
  const random = swiftRandom(`hint ${number}`);
  const bot = botFor(game, standInLevel(game));
  const choice = isSearchable(game)
    ? measured(game, request, searched(game, view, seat, random, shareOf(budget, SEARCH), past), budget)
    : bot?.choose(view, seat, random, past);
  if (choice === undefined) throw new Error(`nobody can play ${game.engine.id}`);
  const { move, plan = [] } = choice;
  return {
    move,
    thought: thoughtOf(game, view, seat, choice),
    plan: foreseen(game, request, [move, ...plan]),
  };
}

/**
 * The better of the two moves a search likes best, with chances from worlds it has not seen: its own figures favour what it
 * chose. A difference that may be luck does not count.
 */
function measured(
  game: Searchable,
  request: HintRequest,
  choice: ReasonedMove<unknown>,
  { playouts, left = () => Infinity }: SearchBudget,
): ReasonedMove<unknown> {
  const next = choice.runnerUp?.() ?? null;
  if (next === null || choice.search === undefined) return choice;
  const { view, seat, number } = request;
  const rated = asMeant(game, request, [choice.move, next.move]);
  const worlds = Math.max(1, Math.min(WORLDS, Math.floor(((1 - SEARCH) * playouts) / rated.length)));
  const { moves } = compare(game, view, seat, rated, {
    seed: `hint ${number} worlds`,
    worlds,
    isEnough: () => left(1) <= 0,
  });
  const [first, second] = moves;
  if (first === undefined || second === undefined) return choice;
  const { considered } = choice.search;
  const told = (one: number, other: unknown): Pick<ReasonedMove<unknown>, 'search' | 'runnerUp'> => {
    const behind = Math.abs(second.behind) > second.error ? 100 * Math.abs(second.behind) : 0;
    return {
      search: { odds: inPercent(one), considered },
      runnerUp: () => ({ move: other, behind, measure: 'odds' }),
    };
  };
  const isBetter = second.behind + second.error < 0;
  if (!isBetter) return { ...choice, ...told(first.chance, second.move) };
  const { plan } = rated[1] ?? {};
  const reason = game.insight?.explain(view, seat, second.move) ?? choice.reason;
  return { move: second.move, reason, ...told(second.chance, first.move), ...(plan && { plan }) };
}

/** The words of all moves but the first, up to where chance, a secret or another player decides. */
function foreseen(
  { engine, speech }: AnyGame,
  { view, seat }: HintRequest,
  [first, ...others]: readonly unknown[],
): Readonly<Record<Locale, string>>[] {
  const words: Readonly<Record<Locale, string>>[] = [];
  let { state } = engine.preview(view, seat, first);
  for (const move of others) {
    if (state === null || engine.refuse(state, seat, move) !== null) break;
    const here = state;
    const said = (locale: Locale): string => plainly(speech.move(locale, here, seat, move));
    words.push({ en: said('en'), ja: said('ja') });
    ({ state } = engine.preview(state, seat, move));
  }
  return words;
}
