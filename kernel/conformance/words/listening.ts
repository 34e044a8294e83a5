import { expect } from 'vitest';
import type { Game } from '../../rules/game.ts';
import type { Locale } from '../../words/phrases.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat, Viewer } from '../../rules/seat.ts';
import { menuMoves } from '../../typing/left.ts';
import { replyTo } from '../../typing/reply.ts';
import { understand } from '../../typing/understand.ts';
import { logLine, seenBy } from './speech.ts';

/** A position set up by hand, and who sits where. */
interface Scenery<State, Who> {
  readonly state: State;
  seat(who: Who): Seat;
}

/** What a game says about positions set up by hand; English unless requested otherwise. */
export function listening<Setup extends AnySetup, State, Move, Event>(
  game: Game<Setup, State, Move, Event>,
  names: readonly string[],
) {
  const { engine, speech } = game;

  /** The line of an event in the viewer's log; empty if there is none. */
  const told = (event: Event, viewer: Viewer, locale: Locale = 'en'): string =>
    logLine(game, event, viewer, locale, names);

  /** The log lines of the last moves for a spectator. */
  const log = (
    { state, events }: { readonly state: State; readonly events: readonly Event[] },
    locale: Locale = 'en',
  ): string[] => {
    const view = seenBy(engine, state, null);
    return events.map((event) => logLine(game, event, null, locale, names, view));
  };

  /** The question and whom it is put to, as the viewer sees it. */
  const prompt = (
    { state }: { readonly state: State },
    viewer: Viewer = null,
    locale: Locale = 'en',
  ): string => speech.prompt(locale, seenBy(engine, state, viewer), names);

  /** A position as one of its players sees it. */
  function owned<Who>(scene: Scenery<State, Who>, who: Who) {
    const seat = scene.seat(who);
    return { seat, view: seenBy(engine, scene.state, seat) };
  }

  /** A move, given in notation, in the words its player reads. */
  function line<Who>(scene: Scenery<State, Who>, who: Who, text: string, locale: Locale = 'en'): string {
    const { seat, view } = owned(scene, who);
    const parsed = engine.notation.parse(view, seat, text);
    if (!parsed.ok) throw new Error(parsed.problem);
    return speech.move(locale, view, seat, parsed.move);
  }

  /** The words for all moves, at least two, whose notation matches the pattern. */
  function group<Who>(scene: Scenery<State, Who>, who: Who, pattern: RegExp, locale: Locale = 'en'): string {
    const { seat, view } = owned(scene, who);
    const moves = engine.moves(view, seat);
    const some = moves.filter((move) => pattern.test(engine.notation.print(view, seat, move)));
    expect(some.length).toBeGreaterThan(1);
    return speech.group(locale, view, seat, some);
  }

  /** The answer to typed words; for possible moves, their notation. */
  function typed<Who>(scene: Scenery<State, Who>, who: Who, text: string, locale: Locale = 'en'): string[] {
    const { seat, view } = owned(scene, who);
    const typist = { locale, view, seat, moves: menuMoves(game, view, seat) };
    const read = understand(game, typist, text);
    if (read.kind === 'several') return read.moves.map(({ notation }) => notation);
    return [...replyTo(game, typist, read).lines];
  }

  return { told, log, prompt, line, group, typed };
}
