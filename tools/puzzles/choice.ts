import type { Puzzle } from '@sanguine/kernel';
import type { Finding, SearchedGame } from './self-play.ts';

interface Candidate extends Finding {
  readonly game: SearchedGame;
}

/** How much each trait that a puzzle shares with a chosen one counts against it; its theme counts most. */
const WEIGHTS = { theme: 4, answer: 4, game: 2, board: 1, side: 1, players: 1, phase: 1 } as const;
type Trait = keyof typeof WEIGHTS;
const TRAITS = Object.keys(WEIGHTS) as Trait[];
/** What counts for a puzzle: its difficulty, and how many wrong answers there are. */
const HARD = 6;
const WAYS = 1;
/** Answers with the same first words are much alike: `cast secondWind`. */
const SAME_WORDS = 2;
/** How many phases a game is divided into. */
const PHASES = 4;

const traitsOf = ({ puzzle, side, when, game }: Candidate): Record<Trait, string> => ({
  theme: puzzle.theme,
  answer: puzzle.answer.split(' ', SAME_WORDS).join(' '),
  game: `${game.number}`,
  board: game.board,
  side: `${side}`,
  players: `${game.players}`,
  phase: `${Math.floor(when * PHASES)}`,
});

/** Chooses `count` puzzles, spread over themes, boards, sides, phases and numbers of players; hard ones are preferred. */
export function choosePuzzles(games: readonly SearchedGame[], count: number): Puzzle[] {
  let left: Candidate[] = games.flatMap((game) => game.found.map((finding) => ({ ...finding, game })));
  const chosen: Candidate[] = [];
  const met = new Map<string, number>();
  const repeats = (candidate: Candidate): number =>
    Object.entries(traitsOf(candidate)).reduce(
      (sum, [trait, value]) => sum + WEIGHTS[trait as Trait] * (met.get(`${trait} ${value}`) ?? 0),
      0,
    );
  const worth = (candidate: Candidate): number =>
    HARD * candidate.puzzle.difficulty +
    WAYS * Math.log2(1 + Object.keys(candidate.puzzle.losses).length) -
    repeats(candidate);
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    left = left.filter((one) => one !== best);
    const traits = traitsOf(best);
    for (const trait of TRAITS) {
      const key = `${trait} ${traits[trait]}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  }
  return chosen
    .map(({ puzzle }) => puzzle)
    .toSorted((one, other) => one.difficulty - other.difficulty || one.id.localeCompare(other.id));
}
