import { type Locale, LOCALES, type Masked, same, type Seat } from '@sanguine/kernel';
import { BROKEN, type RandomPlay } from '@sanguine/kernel/conformance';
import type { Stage } from '../acting/use-holding.ts';
import type { Deed } from '../actions/deed.ts';
import type { Offering } from '../actions/use-deeds.ts';

/** A deed of any board that makes such moves. */
type Button<Move> = Deed<Move, unknown, unknown>;

interface Pressing<
  View,
  Hand,
  Spot,
  Move,
  Target,
  Setting extends Stage<Spot, Move, Target>,
  Look,
> extends Offering<View, Hand, Spot, Move, Target, Setting, Deed<Move, Hand, Look>> {
  readonly stageFor: (view: View, seat: Seat | null, hand: Hand) => Setting;
}

/** How one asks for everything there is to press; `aimed`: while the first lit place is pointed at. */
export function buttonsOf<View, Hand, Spot, Move, Target, Setting extends Stage<Spot, Move, Target>, Look>({
  stageFor,
  deedsFor,
  endingDeed,
}: Pressing<View, Hand, Spot, Move, Target, Setting, Look>) {
  return (
    view: View,
    seat: Seat,
    selection: Hand,
    { locale = 'en', aimed = false }: { readonly locale?: Locale; readonly aimed?: boolean } = {},
  ): Deed<Move, Hand, Look>[] => {
    const stage = stageFor(view, seat, selection);
    const [lit = null] = stage.targets.values();
    const ending = endingDeed(locale, view, seat);
    return [
      ...deedsFor({ locale, view, seat, selection, ...stage, aim: aimed ? lit : null }),
      ...(ending === null ? [] : [ending]),
    ];
  };
}

/** The moves that pressing one of these buttons makes, each by itself. */
function movesBy<Move>(deeds: readonly Button<Move>[]): Move[] {
  return deeds.flatMap(({ off, does }) =>
    off === null && 'plays' in does && does.plays.length === 1 ? does.plays : [],
  );
}

/** Whether pressing one of these buttons makes just this move. */
export function byButton<Move>(deeds: readonly Button<Move>[], move: Move): boolean {
  return movesBy(deeds).some((one) => same(one, move));
}

/** What these buttons would do although it is not among the legal moves. */
export function notAmong<Move>(moves: readonly Move[], deeds: readonly Button<Move>[]): Move[] {
  return movesBy(deeds).filter((one) => !moves.some((move) => same(move, one)));
}

interface Reading<View, Hand> {
  readonly buttons: (
    view: View,
    seat: Seat,
    hand: Hand,
    how: { readonly locale: Locale; readonly aimed: boolean },
  ) => readonly Button<unknown>[];
  readonly questionFor: (
    locale: Locale,
    view: View,
    seat: Seat,
    hand: Hand,
  ) => { readonly asks: string; readonly facts: string };
}

/** What is read of a question and its buttons that is no whole sentence, in any language; a question must ask something. */
export function brokenWords<View, Hand>(
  { buttons, questionFor }: Reading<View, Hand>,
  view: View,
  seat: Seat,
  hand: Hand,
): string[] {
  return LOCALES.flatMap((locale) => {
    const { asks, facts } = questionFor(locale, view, seat, hand);
    const deeds = [false, true].flatMap((aimed) => buttons(view, seat, hand, { locale, aimed }));
    const read = [
      asks,
      facts,
      ...deeds.flatMap(({ title, detail, off }) => [title, detail, off?.says ?? '']),
    ];
    return [
      ...read.filter((line) => BROKEN.test(line)),
      ...(asks === '' ? [`${locale}: nothing is asked`] : []),
    ];
  });
}

interface Trial<State, Move> {
  /** What is tried at a play: the move that was made, now and then all there were. */
  readonly tried: (row: number, moves: readonly Move[], made: Move) => readonly Move[];
  /** Whether a person at the table can make it with what they see there. */
  readonly made: (view: Masked<State>, seat: Seat, move: Move) => boolean;
  readonly print: (view: Masked<State>, move: Move) => string;
}

/** Tries moves of a whole game by hand, and what is legal beside the lists: how many, and which of them could not be made. */
export function tryByHand<State, Move>(
  game: Iterable<RandomPlay<State, Move, unknown>>,
  { tried, made, print }: Trial<State, Move>,
): { readonly asked: number; readonly missed: readonly string[] } {
  let asked = 0;
  const missed: string[] = [];
  for (const { row, view, seat, moves, unlisted, move } of game) {
    const own = view(seat);
    for (const one of [...tried(row, moves, move), ...unlisted]) {
      asked += 1;
      if (!made(own, seat, one)) missed.push(`row ${row}: ${print(own, one)}`);
    }
  }
  return { asked, missed };
}
