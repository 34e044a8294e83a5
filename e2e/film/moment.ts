import { game } from '@sanguine/bloodstones/game.ts';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import { type AnySetup, Match, type Masked, type Seat, swiftRandom } from '@sanguine/kernel';
import type { State } from '@sanguine/bloodstones/rules/state.ts';
import { staged, type Staged } from '../staged.ts';

/** The seat whose view the film shows. */
export const FILMED = 0;

/** What a good player would do; always the same for the same view. */
export function choose(view: Masked<State>, seat: Seat, number: number): Move {
  const bot = game.bots['veteran'];
  if (bot === undefined) throw new Error('no Veteran');
  return bot.choose(view, seat, swiftRandom(`film ${number}`)).move;
}

const SEEDS = 120;
const FIRST_ROUND = 2;
const LAST_ROUND = 8;

/** The most decisions, and steps among them, in a turn short enough to follow. */
const MOST_DECISIONS = 9;
const MOST_STEPS = 3;

const SEATS = [
  { kind: 'person', name: 'Anneke' },
  ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'veteran' }) as const),
] as const;

const BOARDS = game.boards.filter(
  ({ players: [least, most] }) => least <= SEATS.length && SEATS.length <= most,
);

/** The beginning of a turn worth a film. */
export function moment(): Staged {
  for (let nth = 0; nth < SEEDS; nth += 1) {
    for (let from = FIRST_ROUND; from <= LAST_ROUND; from += 1) {
      const scene = turnOf(nth, from);
      if (isWorthAFilm(scene)) return scene;
    }
  }
  throw new Error('no turn is worth a film; look at more games');
}

const turnOf = (nth: number, from: number): Staged =>
  staged(game, 'film', {
    name: 'The Marsh Accord',
    seats: SEATS,
    seed: `film ${nth}`,
    choices: { board: BOARDS[nth % BOARDS.length]?.id ?? '' },
    until: ({ frames, round }, [seat]) => seat === FILMED && round >= from && frames.at(-1)?.step === 'main',
  });

/** Plays the turn as the film would, to see what comes of it. */
function isWorthAFilm({ record }: Staged): boolean {
  const resumed = Match.resume<AnySetup, State, Move, unknown>(game.engine, record);
  if (!resumed.ok) throw new Error(resumed.problem);
  const { match } = resumed;
  const { round } = match.state;
  const made: Move['do'][] = [];
  const before = match.state.players[FILMED]?.vp ?? 0;
  while (match.outcome() === null && made.length <= MOST_DECISIONS) {
    const [seat] = match.deciders();
    if (seat === undefined) break;
    const move = choose(match.viewFor(seat), seat, match.number);
    if (seat === FILMED) made.push(move.do);
    match.submit(seat, move);
    if (match.state.active !== FILMED || match.state.round !== round) break;
  }
  const won = (match.state.players[FILMED]?.vp ?? 0) - before;
  const steps = made.filter((verb) => verb === 'step').length;
  // A swap is only offered once tiles are drawn, so nobody has withdrawn.
  const fought = made.includes('battle') && (made.includes('swap') || made.includes('keep'));
  return fought && made.length <= MOST_DECISIONS && steps > 0 && steps <= MOST_STEPS && won > 1;
}
