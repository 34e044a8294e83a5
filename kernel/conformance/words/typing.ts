import { expect, test } from 'vitest';
import type { Masked } from '../../rules/engine.ts';
import type { AnyGame, Game } from '../../rules/game.ts';
import { type AnySetup } from '../../rules/rules.ts';
import type { Seat } from '../../rules/seat.ts';
import type { AnyMove } from '../../rules/steps.ts';
import { slotsOf } from '../../typing/lexicon.ts';
import { replyTo } from '../../typing/reply.ts';
import { isEnding, menuMoves } from '../../typing/left.ts';
import { menuOf } from '../../words/menu.ts';
import { type Typed, type Typist, understand } from '../../typing/understand.ts';
import { type Locale, LOCALES } from '../../words/phrases.ts';
import { findSection, type Rulebooks } from '../../words/rulebook.ts';
import { HOLLOW } from './broken.ts';
import { type Heard, seenBy } from './speech.ts';

/** In one row of a game in this many, all verbs are typed. */
const ROWS = 37;

/** A key without a text, or a hole in a text. Typed words may look like names from the code here. */
const UNWRITTEN = /[{}]|undefined|NaN|\b(?:time|todo|none|kind|refusal|step)\.\w/;

interface Flaw {
  readonly text: string;
  readonly says: readonly string[];
}

/** The flaws in the answer to a typed text. */
function flawsOf(game: AnyGame, rulebooks: Rulebooks, typist: Typist, text: string): readonly Flaw[] {
  const { locale } = typist;
  const typed = understand(game, typist, text);
  const { lines, rules } = replyTo(game, typist, typed);
  const flaw = (...says: string[]): Flaw[] => [{ text, says: [typed.kind, ...says, ...lines] }];
  if (isPlayable(typed)) return lines.length === 0 ? [] : flaw('answers what needs no answer');
  if (lines.length === 0) return flaw('says nothing');
  if (lines.some((line) => UNWRITTEN.test(line) || HOLLOW.test(line))) return flaw('has a hole');
  if (rules.some((rule) => rule !== '' && findSection(rulebooks[locale], rule) === undefined))
    return flaw(`cites ${rules.join()}`);
  if (isReason(typed)) return rules.every((rule) => rule === '') ? flaw('cites no rule') : [];
  // A single verb gets a reason; among several words the wrong one is named.
  const [verb = '', word] = text.split(' ');
  if (word === undefined || typed.kind === 'verb') return flaw('gives no reason');
  const named = typed.kind === 'form' ? verb : word.replace('@', '');
  return lines.some((line) => line.includes(named)) ? [] : flaw(`does not name ${named}`);
}

const isPlayable = (typed: Typed): boolean =>
  typed.kind === 'several' || (typed.kind === 'move' && typed.refusal === null);
const isReason = (typed: Typed): boolean =>
  typed.kind === 'move' || typed.kind === 'refused' || typed.kind === 'impossible';

/** Each verb alone, with a word of the right kind, with one of any kind, and with an unknown one. */
function textsFor(game: AnyGame, view: Masked<unknown>, seat: Seat, at: number): string[] {
  const words = game.lexicon.words(view, seat);
  const kinds = Object.keys(words);
  return Object.entries(game.lexicon.forms).flatMap(([verb, form], number) => {
    const [slot] = slotsOf(form);
    const some = [slot ?? '', kinds[(at + number) % kinds.length] ?? ''].map((kind) => {
      const list = words[kind] ?? [];
      return list[at % Math.max(1, list.length)];
    });
    const known = some.filter((word) => word !== undefined).map((word) => `${verb} ${word}`);
    return [verb, ...known, ...(slot === undefined ? [] : [`${verb} xqzy`])];
  });
}

const typistAt = (game: AnyGame, view: Masked<unknown>, seat: Seat, locale: Locale): Typist => ({
  locale,
  view,
  seat,
  moves: menuMoves(game, view, seat),
});

/**
 * Registers the tests of the answers to typed words: at every step (`positions`, one for each) and in random games every
 * verb gets a move, a list of moves or its own reason with the section of the rulebook, in both languages.
 */
export function typingConformance<Setup extends AnySetup, State, Move extends AnyMove, Event>(
  game: Game<Setup, State, Move, Event>,
  positions: readonly State[],
  games: readonly Heard<State, Move, Event>[],
): void {
  const { engine, lexicon } = game;
  /** As shells see it, without the types of its states and moves. */
  const any: AnyGame = game;

  /** The flaws in the answers at a table; typing every verb in every step takes long, so each time in one language. */
  function flawsAt(rulebooks: Rulebooks, view: Masked<State>, seat: Seat, at: number): Flaw[] {
    const locale = LOCALES[at % LOCALES.length] ?? 'en';
    const typist = typistAt(any, view, seat, locale);
    // Taking the first entry without reading ends no turn, unless there is nothing else to do.
    const [first] = menuOf(typist.moves, engine.notation.parts);
    const isLast = typist.moves.every(({ move }) => isEnding(any, move));
    expect(isLast || first?.moves.some(({ move }) => isEnding(any, move)) !== true).toBe(true);
    return textsFor(any, view, seat, at).flatMap((text) => flawsOf(any, rulebooks, typist, text));
  }

  test('every verb has an answer in every step', async () => {
    const rulebooks = await game.loadRulebook();
    const flaws = positions.flatMap((state) => {
      const [seat] = engine.deciders(seenBy(engine, state, null));
      if (seat === undefined) return [];
      return LOCALES.flatMap((_, at) => flawsAt(rulebooks, seenBy(engine, state, seat), seat, at));
    });
    expect(flaws).toEqual([]);
  });

  test.each(games)('every verb has an answer in $name', async ({ play }) => {
    const rulebooks = await game.loadRulebook();
    const flaws: Flaw[] = [];
    for (const { row, view, seat } of play())
      if (row % ROWS === 1) flaws.push(...flawsAt(rulebooks, view(seat), seat, row));
    expect(flaws).toEqual([]);
  });

  test('every move is written with words the lexicon has', () => {
    const strangers = new Set<string>();
    for (const { play } of games)
      for (const { row, view, seat, move } of play()) {
        if (row % ROWS !== 0) continue;
        const typed = engine.notation.print(view(seat), seat, move);
        const read = understand(any, typistAt(any, view(seat), seat, 'en'), typed);
        if (read.kind !== 'move' || read.refusal !== null) strangers.add(typed);
      }
    expect([...strangers]).toEqual([]);
  });

  test('forms, synonyms and endings are those of verbs', () => {
    const verbs = Object.keys(lexicon.forms);
    const strays = [...Object.values(lexicon.synonyms).flat(), ...lexicon.endings].filter(
      (verb) => !verbs.includes(verb),
    );
    expect(strays).toEqual([]);
    expect(Object.keys(lexicon.synonyms).filter((word) => verbs.includes(word))).toEqual([]);
  });
}
