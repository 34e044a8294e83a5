import {
  findSection,
  type Refusal,
  replyTo,
  type Rulebook,
  type Seat,
  type Typed,
  type Typist,
  understand,
  type Values,
} from '@sanguine/kernel';
import { deskOf } from '@sanguine/registry/desks.ts';
import type { Call } from '../command.ts';
import { lookUp, showChapters, showSection } from '../rulebook.ts';
import type { Phrase } from '../text/say.ts';
import { padded, widthOf, wrapped } from '../width.ts';
import type { Sitting } from './sitting.ts';

const LOG_LINES = 20;
/** The left column of the help. */
const HELP_COLUMN = 15;

/** Everything a player can ask about the table without changing it. */
export class Lookup {
  readonly #call: Call;
  readonly #sitting: Sitting;
  readonly #seat: Seat;
  readonly #rulebook: Rulebook;

  constructor(call: Call, sitting: Sitting, seat: Seat, rulebook: Rulebook) {
    this.#call = call;
    this.#sitting = sitting;
    this.#seat = seat;
    this.#rulebook = rulebook;
  }

  tell(key: Phrase, values: Values = {}): void {
    const { say } = this.#call;
    this.#yellow(say(key, values));
  }

  #yellow(text: string): void {
    const { out } = this.#call;
    for (const line of wrapped(text, out.width, '  ')) out.line(out.styled('yellow', line));
  }

  ask(question: string): void {
    this.#yellow(question);
  }

  /** Wraps lines that are wider than this terminal. */
  #show(lines: readonly string[]): void {
    const { out } = this.#call;
    for (const line of lines) out.lines(wrapped(line, out.width, '        '));
  }

  /** Prints the reason and the rule it cites. */
  refusal(refusal: Refusal): void {
    const { out, locale } = this.#call;
    const { game, match } = this.#sitting;
    this.#yellow(`✗ ${game.speech.refusal(locale, refusal, match.viewFor(this.#seat))}`);
    out.lines(this.#ruleLines(refusal.rule));
  }

  /** Says why what was typed cannot be played. */
  reply(typist: Typist, typed: Typed): void {
    const { lines, rules } = replyTo(this.#sitting.game, typist, typed);
    for (const line of lines) this.#yellow(`✗ ${line}`);
    for (const rule of rules) this.#call.out.lines(this.#ruleLines(rule));
  }

  /** Answers one of the game's own questions about the table; false if it has none of this name. */
  question(name: string, words: readonly string[]): boolean {
    const { game, match } = this.#sitting;
    const { questions = {} } = deskOf(game);
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (question === undefined) return false;
    const { out, locale } = this.#call;
    const answer = question.ask(locale, match.viewFor(this.#seat), this.#seat, words);
    if (!answer.ok) this.#yellow(answer.problem);
    else {
      this.#show(answer.lines);
      for (const rule of answer.rules) out.lines(this.#ruleLines(rule));
    }
    return true;
  }

  #ruleLines(id: string): string[] {
    const section = findSection(this.#rulebook, id);
    return section === undefined ? [] : [`  ${this.#call.say('play.rule', { id, title: section.title })}`];
  }

  why(text: string, typist: Typist): void {
    const { out, locale, say } = this.#call;
    const { game } = this.#sitting;
    if (text === '') {
      this.tell('play.whyHow', { example: this.#example(typist) });
      return;
    }
    const typed = understand(game, typist, text);
    if (typed.kind === 'several') {
      const { notation = '' } = typed.moves[0] ?? {};
      out.line(
        out.styled('green', say('play.allowedSome', { count: typed.moves.length, example: notation })),
      );
    } else if (typed.kind === 'move' && typed.refusal === null) {
      const words = game.speech.move(locale, typist.view, this.#seat, typed.move);
      out.line(out.styled('green', say('play.allowed', { words })));
    } else this.reply(typist, typed);
  }

  /** A move of this moment to ask about: a refused one is the best example. */
  #example({ view, moves }: Typist): string {
    const { engine } = this.#sitting.game;
    for (const offer of engine.offers(view, this.#seat)) {
      if (engine.refuse(view, this.#seat, offer) !== null)
        return engine.notation.print(view, this.#seat, offer);
    }
    return moves[0]?.notation ?? '';
  }

  odds(): void {
    const { game, match } = this.#sitting;
    this.#show(game.speech.odds(this.#call.locale, match.viewFor(this.#seat), this.#seat));
  }

  board(): void {
    const { locale } = this.#call;
    const { game, match } = this.#sitting;
    const names = this.#sitting.names(locale);
    this.#show(game.speech.board(locale, match.viewFor(this.#seat), this.#seat, names));
  }

  hand(): void {
    const { game, match } = this.#sitting;
    const lines = game.speech.hand(this.#call.locale, match.viewFor(this.#seat), this.#seat);
    if (lines.length === 0) this.tell('play.noHand');
    this.#show(lines);
  }

  log(text: string): void {
    const count = /^\d{1,5}$/.test(text) ? Number(text) : LOG_LINES;
    if (count > 0) this.#show(this.#sitting.log(this.#call.locale).slice(-count));
  }

  rules(text: string): void {
    const { out } = this.#call;
    if (text === '') {
      showChapters(out, this.#rulebook);
      this.tell('play.rulesHow');
      return;
    }
    const found = lookUp(this.#rulebook, text.split(/\s+/));
    if (found.length === 0) this.tell('problem.rules', { words: text });
    for (const section of found) showSection(out, section);
  }

  help(): void {
    const { out, locale, say } = this.#call;
    out.lines(say('play.help').split('\n'));
    for (const [name, { words, about }] of Object.entries(deskOf(this.#sitting.game).questions ?? {})) {
      const typed = `${name} ${words[locale]}`;
      if (widthOf(typed) <= HELP_COLUMN) out.line(`  ${padded(typed, HELP_COLUMN)}  ${about[locale]}`);
      else out.lines([`  ${typed}`, `  ${' '.repeat(HELP_COLUMN)}  ${about[locale]}`]);
    }
  }
}
