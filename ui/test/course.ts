import { type AnySetup, type Engine, type Locale, LOCALES, type Masked, type Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { GameBoard, Tutorial } from '../contract.ts';
import { openTutorial } from '../lessons.ts';

type Rules<Setup extends AnySetup, State, Move, Event> = Engine<Setup, State, Move, Event>;

interface Walked<Setup extends AnySetup, State, Move, Event> {
  readonly match: Match<Setup, State, Move, Event>;
  /** The events of each lesson, as the pupil saw them. */
  readonly told: ReadonlyMap<string, readonly Event[]>;
  readonly events: readonly Event[];
  /** The unused rest of the script. */
  readonly script: readonly string[];
}

/** `hold *` stands for the first legal `hold`. */
function meant<Setup extends AnySetup, State, Move, Event>(
  engine: Rules<Setup, State, Move, Event>,
  match: Match<Setup, State, Move, Event>,
  seat: number,
  text: string,
): string {
  if (!text.endsWith('*')) return text;
  const view = match.viewFor(seat);
  const texts = engine.moves(view, seat).map((move) => engine.notation.print(view, seat, move));
  return texts.find((one) => one.startsWith(text.slice(0, -1))) ?? text;
}

/** Plays a tutorial as intended, up to and including the lesson `until`; if omitted, to the end. */
export function walk<Setup extends AnySetup, State, Move, Event>(
  engine: Rules<Setup, State, Move, Event>,
  tutorial: Tutorial<Setup>,
  until?: string,
  onMove: (view: Masked<State>, move: Move, text: string) => void = () => undefined,
): Walked<Setup, State, Move, Event> {
  const { seat: pupil, lessons } = tutorial;
  const match = openTutorial(engine, tutorial);
  const script = [...tutorial.script];
  const told = new Map<string, Event[]>();
  const happened: Event[] = [];
  const play = (seat: number, wanted: string): void => {
    expect(match.deciders(), `${wanted}: seat ${seat} decides`).toContain(seat);
    const text = meant(engine, match, seat, wanted);
    const view = match.viewFor(seat);
    const parsed = engine.notation.parse(view, seat, text);
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(engine.notation.print(view, seat, parsed.move), 'written as it is printed').toBe(text);
    onMove(view, parsed.move, text);
    const played = match.submit(seat, parsed.move);
    if (!played.ok) throw new Error(`${text}: ${played.refusal.code}`);
    happened.push(...(match.log(pupil).at(-1)?.events ?? []));
  };
  const others = (): void => {
    for (;;) {
      const rival = match.deciders().find((seat) => seat !== pupil);
      const text = rival === undefined ? undefined : script.shift();
      if (rival === undefined || text === undefined) return;
      play(rival, text);
    }
  };
  for (const { id, holds, wants } of lessons) {
    if (!holds) others();
    for (const text of wants) {
      others();
      play(pupil, text);
    }
    told.set(id, happened.splice(0));
    if (id === until) break;
  }
  return { match, told, events: [...told.values()].flat(), script };
}

/** Maximum length of a lesson text, in characters. */
const LONGEST: Readonly<Record<Locale, number>> = { en: 300, ja: 150 };

/** Registers the tests that every tutorial must pass. */
export function courseConformance<Setup extends AnySetup, State, Move, Event>(
  engine: Rules<Setup, State, Move, Event>,
  tutorial: Tutorial<Setup>,
  guides: GameBoard<Setup, State, Move, Event>['guides'],
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>,
): void {
  test('the lessons play through with nothing left of the script, and the player goes on', () => {
    const { match, script } = walk(engine, tutorial, undefined, (view, move, text) => {
      expect(guides(move, view).length, `${text}: something to point at`).toBeGreaterThan(0);
    });
    expect(script).toEqual([]);
    expect(match.deciders()).toContain(tutorial.seat);
  });

  test.each(LOCALES)('every lesson is said in %s, with a hint where something is to be done', (locale) => {
    const keys = tutorial.lessons.flatMap(({ id, wants }) => [
      `${id}.title`,
      `${id}.text`,
      ...(wants.length > 0 ? [`${id}.hint`] : []),
    ]);
    expect(Object.keys(texts[locale])).toEqual(keys);
  });

  test.each(LOCALES)('no lesson is longer than a reader will bear in %s', (locale) => {
    const long = tutorial.lessons.filter(
      ({ id }) => tutorial.say(locale, id, 'text').length >= LONGEST[locale],
    );
    expect(long.map(({ id }) => id)).toEqual([]);
  });
}
