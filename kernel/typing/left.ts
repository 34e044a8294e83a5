import type { Masked } from '../rules/engine.ts';
import type { AnyGame } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';
import { verbOf } from '../rules/why.ts';
import type { MenuMove } from '../words/menu.ts';
import { say } from './say.ts';
import { notedMoves, type Typist } from './understand.ts';

/**
 * The legal moves of a seat with their notation, those that end a turn last, so that taking the first without reading ends
 * nothing.
 */
export function menuMoves(game: AnyGame, view: Masked<unknown>, seat: Seat): MenuMove[] {
  const isLesser = (move: unknown): boolean => game.lexicon.lesser?.(view, seat, move) === true;
  return notedMoves(game, view, seat, game.engine.moves(view, seat))
    .map((noted): MenuMove => {
      if (isEnding(game, noted.move)) return { ...noted, later: 'ending' };
      return isLesser(noted.move) ? { ...noted, later: 'lesser' } : noted;
    })
    .toSorted((one, other) => Number(one.later === 'ending') - Number(other.later === 'ending'));
}

/** How many of the remaining things are named. */
const MOST_NAMED = 6;

/** Whether a move ends a turn, or a phase of it. */
export const isEnding = ({ lexicon }: AnyGame, move: unknown): boolean =>
  lexicon.endings.includes(verbOf(move) ?? '');

/**
 * What a player should be asked before a move that ends a turn while something else could be done; null if there is
 * nothing to ask.
 */
export function askBeforeEnding(
  game: AnyGame,
  { locale, view, seat, moves }: Typist,
  ending: unknown,
): string | null {
  if (!isEnding(game, ending)) return null;
  const others = moves.filter(({ later }) => later === undefined);
  if (others.length === 0) return null;
  const left = [...Map.groupBy(others, ({ move }) => verbOf(move)).values()]
    .slice(0, MOST_NAMED)
    .map((group) =>
      say(locale, 'left.group', {
        what: game.speech.group(
          locale,
          view,
          seat,
          group.map(({ move }) => move),
        ),
        count: group.length,
      }),
    );
  return say(locale, 'left', {
    left: left.reduce((first, next) => say(locale, 'and', { first, next })),
    move: game.engine.notation.print(view, seat, ending),
  });
}
