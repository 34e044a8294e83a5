import { expect, test } from 'vitest';
import type { Engine, Masked } from '../../rules/engine.ts';
import type { Game } from '../../rules/game.ts';
import { type Locale, LOCALES } from '../../words/phrases.ts';
import { findSection } from '../../words/rulebook.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Viewer } from '../../rules/seat.ts';
import type { AnyMove } from '../../rules/steps.ts';
import { brokenIn } from './broken.ts';
import type { RandomPlay } from './random-game.ts';

/** A random game the tests listen to. */
export interface Heard<State, Move, Event> {
  readonly name: string;
  readonly play: () => Iterable<RandomPlay<State, Move, Event>>;
}

/** One move in this many is put into words, because all of them would take too long. */
const SOME = 40;
/** One row in this many is asked for its refusals. */
const ROWS = 7;

/** A line of the log as its viewer reads it; empty if there is none. */
export function logLine<Setup extends AnySetup, State, Move, Event>(
  { engine, speech }: Pick<Game<Setup, State, Move, Event>, 'engine' | 'speech'>,
  event: Event,
  viewer: Viewer,
  locale: Locale,
  names: readonly string[],
  view?: Masked<State>,
): string {
  const masked = engine.maskEvent(event, viewer);
  return masked === null ? '' : (speech.event(locale, masked, names, view) ?? '');
}

/** A state as one viewer sees it. */
export function seenBy<State>(
  engine: Pick<Engine<never, State, unknown, unknown>, 'load' | 'mask'>,
  state: State,
  viewer: Viewer,
): Masked<State> {
  const full = engine.load(state);
  if (full === null) throw new Error('this is no position of the game');
  return engine.mask(full, viewer);
}

/** Registers the tests of what every game says during play. */
export function speechConformance<Setup extends AnySetup, State, Move extends AnyMove, Event>(
  game: Game<Setup, State, Move, Event>,
  names: readonly string[],
  games: readonly Heard<State, Move, Event>[],
): void {
  const { engine, speech } = game;

  test.each(games)('$name is told without a hole, in both languages', ({ play }) => {
    const lines = new Set<string>();
    for (const { row, view, seat, moves, unlisted, move, events } of play()) {
      const own = view(seat);
      const some = [move, ...unlisted, ...moves.filter((_, index) => index % SOME === row % SOME)];
      const verbs = [...Map.groupBy(some, ({ do: verb }) => verb).values()];
      for (const locale of LOCALES) {
        lines.add(speech.prompt(locale, own, names)).add(speech.prompt(locale, view(null), names));
        for (const each of some) lines.add(speech.move(locale, own, seat, each));
        for (const group of verbs) lines.add(speech.group(locale, own, seat, group));
        for (const event of events)
          for (const viewer of [0, null])
            lines.add(logLine(game, event, viewer, locale, names, view(viewer)));
      }
    }
    expect(lines.size).toBeGreaterThan(100);
    expect(brokenIn(lines)).toEqual([]);
  });

  test.each(games)('every refusal of $name has one clear line and cites the rulebook', async ({ play }) => {
    const { en: rulebook } = await game.loadRulebook();
    const lines = new Set<string>();
    const rules = new Set<string>();
    for (const { row, view, seat } of play()) {
      if (row % ROWS !== 0) continue;
      const own = view(seat);
      for (const offer of engine.offers(own, seat)) {
        const refused = engine.refuse(own, seat, offer);
        if (refused === null) continue;
        rules.add(refused.rule);
        for (const locale of LOCALES) lines.add(speech.refusal(locale, refused, own));
      }
    }
    expect(lines.size).toBeGreaterThan(0);
    expect(brokenIn(lines)).toEqual([]);
    expect([...rules].filter((rule) => findSection(rulebook, rule) === undefined)).toEqual([]);
  });
}
