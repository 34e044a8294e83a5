import type { Refusal, Seat, Values } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { lookUp, showChapters, showSection } from '../rulebook.ts';
import type { Phrase } from '../text/say.ts';
import { clipped, wrapped } from '../width.ts';
import type { Sitting } from './sitting.ts';

const LOG_LINES = 20;
const WIDEST_QUOTE = 40;

/** Everything a player can ask about the table without changing it. */
export class Lookup {
  readonly #call: Call;
  readonly #sitting: Sitting;
  readonly #seat: Seat;

  constructor(call: Call, sitting: Sitting, seat: Seat) {
    this.#call = call;
    this.#sitting = sitting;
    this.#seat = seat;
  }

  tell(key: Phrase, values: Values = {}): void {
    const { say } = this.#call;
    this.#yellow(say(key, values));
  }

  #yellow(text: string): void {
    const { out } = this.#call;
    for (const line of wrapped(text, out.width, '  ')) out.line(out.styled('yellow', line));
  }

  /** Wraps lines that are wider than this terminal. */
  #show(lines: readonly string[]): void {
    const { out } = this.#call;
    for (const line of lines) out.lines(wrapped(line, out.width, '        '));
  }

  /** Prints the reason and the rule it cites. */
  refusal(refusal: Refusal): void {
    const { out, locale, say } = this.#call;
    const { speech, rulebook } = this.#sitting.game;
    this.#yellow(`✗ ${speech.refusal(locale, refusal)}`);
    const section = rulebook[locale].sections.find(({ id }) => id === refusal.rule);
    if (section !== undefined) out.line(`  ${say('play.rule', { id: section.id, title: section.title })}`);
  }

  /** Quotes the input and shows a legal move as an example of the notation. */
  unreadable(text: string): void {
    const { engine } = this.#sitting.game;
    const view = this.#sitting.match.viewFor(this.#seat);
    const [move] = engine.moves(view, this.#seat);
    const example = move === undefined ? '' : engine.notation.print(view, this.#seat, move);
    this.tell('play.notUnderstood', { text: clipped(text, WIDEST_QUOTE), example });
  }

  why(text: string): void {
    const { out, locale, say } = this.#call;
    const { engine, speech } = this.#sitting.game;
    if (text === '') {
      this.tell('play.whyHow');
      return;
    }
    const view = this.#sitting.match.viewFor(this.#seat);
    const parsed = engine.notation.parse(view, this.#seat, text);
    if (!parsed.ok) {
      this.unreadable(text);
      return;
    }
    const refused = engine.refuse(view, this.#seat, parsed.move);
    if (refused !== null) this.refusal(refused);
    else {
      const words = speech.move(locale, view, this.#seat, parsed.move);
      out.line(out.styled('green', say('play.allowed', { words })));
    }
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
    const { out, locale } = this.#call;
    const rulebook = this.#sitting.game.rulebook[locale];
    if (text === '') {
      showChapters(out, rulebook);
      this.tell('play.rulesHow');
      return;
    }
    const found = lookUp(rulebook, text.split(/\s+/));
    if (found.length === 0) this.tell('problem.rules', { words: text });
    for (const section of found) showSection(out, section);
  }

  help(): void {
    this.#call.out.lines(this.#call.say('play.help').split('\n'));
  }
}
