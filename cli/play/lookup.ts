import type { Refusal, Seat, Values } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { searchRules, sectionsOf, showSection } from '../rulebook.ts';
import type { Sitting } from './sitting.ts';

const LOG_LINES = 20;

/** Everything a person can ask about the table without changing it. */
export class Lookup {
  readonly #call: Call;
  readonly #sitting: Sitting;
  readonly #seat: Seat;

  constructor(call: Call, sitting: Sitting, seat: Seat) {
    this.#call = call;
    this.#sitting = sitting;
    this.#seat = seat;
  }

  tell(key: string, values: Values = {}): void {
    const { out, say } = this.#call;
    out.line(out.styled('yellow', say(key, values)));
  }

  /** Why not, with the rule that says so. */
  refusal(refusal: Refusal): void {
    const { out, locale, say } = this.#call;
    const { speech, rulebook } = this.#sitting.game;
    out.line(out.styled('yellow', `✗ ${speech.refusal(locale, refusal)}`));
    const section = rulebook[locale].sections.find(({ id }) => id === refusal.rule);
    if (section !== undefined) out.line(`  ${say('play.rule', { id: section.id, title: section.title })}`);
  }

  why(text: string): void {
    const { out, locale, say } = this.#call;
    const { engine, speech } = this.#sitting.game;
    if (text === '') {
      this.tell('play.whyHow');
      return;
    }
    const view = this.#sitting.match.maskFor(this.#seat);
    const parsed = engine.notation.parse(view, this.#seat, text);
    if (!parsed.ok) {
      this.tell('play.notUnderstood', { why: parsed.problem });
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
    const { out, locale } = this.#call;
    const { game, match } = this.#sitting;
    out.lines(game.speech.odds(locale, match.maskFor(this.#seat), this.#seat));
  }

  board(): void {
    const { out, locale } = this.#call;
    const { game, match, names } = this.#sitting;
    out.lines(game.speech.board(locale, match.maskFor(this.#seat), this.#seat, names));
  }

  /** A board ends with the viewer's hand, after an empty line. */
  hand(): void {
    const { out, locale } = this.#call;
    const { game, match, names } = this.#sitting;
    const lines = game.speech.board(locale, match.maskFor(this.#seat), this.#seat, names);
    out.lines(lines.slice(lines.lastIndexOf('') + 1));
  }

  log(text: string): void {
    const count = /^\d{1,5}$/.test(text) ? Number(text) : LOG_LINES;
    if (count > 0) this.#call.out.lines(this.#sitting.log(this.#call.locale).slice(-count));
  }

  rules(text: string): void {
    const { out, locale } = this.#call;
    const rulebook = this.#sitting.game.rulebook[locale];
    if (text === '') {
      this.tell('play.rulesHow');
      return;
    }
    const named = sectionsOf(rulebook, text);
    const found = named.length > 0 ? named : searchRules(rulebook, text.split(/\s+/));
    if (found.length === 0) this.tell('problem.rules', { words: text });
    for (const section of found) showSection(out, section);
  }

  help(): void {
    this.#call.out.lines(this.#call.say('play.help').split('\n'));
  }
}
