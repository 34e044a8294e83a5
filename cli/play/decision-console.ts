import { type Hint, hintFor, reasonWords, timeBudget } from '@sanguine/bots';
import {
  askBeforeEnding,
  menuMoves,
  type Rulebook,
  type Seat,
  type Typist,
  understand,
} from '@sanguine/kernel';
import { deskOf } from '@sanguine/registry/desks.ts';
import type { Call } from '../command.ts';
import { CommandProblem } from '../problem.ts';
import { wrapped } from '../width.ts';
import { COMMAND_WORDS, isYes } from './command-words.ts';
import type { Lines } from './lines.ts';
import { Lookup } from './lookup.ts';
import { MenuView } from './menu-view.ts';
import type { Sitting } from './sitting.ts';

/** The result of a typed line: still deciding, the table changed, or the player leaves. */
type Answer = 'asked' | 'played' | 'left';

/** What is kept beside the table. */
interface Desk {
  readonly lines: Lines;
  readonly rulebook: Rulebook;
  /** The hand as last shown: it is shown again only when it has changed. */
  hand: string;
}

/** Milliseconds to think about a hint. */
const HINT_TIME = 3000;

/** One decision at the terminal: the player looks things up, uses menus or types, until a move is made. */
export class DecisionConsole {
  readonly #call: Call;
  readonly #sitting: Sitting;
  readonly #seat: Seat;
  readonly #desk: Desk;
  readonly #typist: Typist;
  readonly #lookup: Lookup;
  readonly #menu: MenuView;
  #askedToEnd = false;
  #hintTold: Hint | null = null;
  /** The last line asked to give up; doing so again confirms it. */
  #isWarned = false;

  constructor(call: Call, sitting: Sitting, seat: Seat, desk: Desk) {
    this.#call = call;
    this.#sitting = sitting;
    this.#seat = seat;
    this.#desk = desk;
    this.#lookup = new Lookup(call, sitting, seat, desk.rulebook);
    const { engine, speech } = sitting.game;
    const view = sitting.match.viewFor(seat);
    const moves = menuMoves(sitting.game, view, seat);
    this.#typist = { locale: call.locale, view, seat, moves };
    const wording = {
      move: (move: unknown) => speech.move(call.locale, view, seat, move),
      group: (some: readonly unknown[]) => speech.group(call.locale, view, seat, some),
    };
    this.#menu = new MenuView(call, moves, {
      exhaustive: engine.exhaustive(view, seat),
      parts: engine.notation.parts,
      wording,
    });
  }

  /** Shows the player's hand first if others have played (`fresh`) and it has changed. Returns false if the player leaves. */
  async decide(fresh: boolean): Promise<boolean> {
    const { out, locale } = this.#call;
    const { game, match } = this.#sitting;
    const names = this.#sitting.names(locale);
    this.#desk.lines.suggestions = [
      ...Object.keys(this.#commands),
      ...Object.keys(deskOf(game).questions ?? {}),
      ...this.#typist.moves.map(({ notation }) => notation),
    ];
    out.line();
    const view = match.viewFor(this.#seat);
    const hand = game.speech.hand(locale, view, this.#seat).join('\n');
    if (fresh && hand !== '' && hand !== this.#desk.hand) {
      this.#lookup.hand();
      out.line();
      this.#desk.hand = hand;
    }
    const prompt = game.speech.prompt(locale, view, names);
    for (const line of wrapped(prompt, out.width, '  ')) out.line(out.styled('bold', line));
    this.#menu.show();
    for (;;) {
      const line = await this.#desk.lines.next();
      const answer = line === null ? 'left' : this.#answer(line);
      if (answer !== 'asked') return answer === 'played';
    }
  }

  #answer(line: string): Answer {
    const warned = this.#isWarned;
    this.#isWarned = false;
    if (/^\d{1,4}$/.test(line)) return this.#choose(Number(line));
    const [typed = '', ...rest] = line.split(/\s+/);
    const word = Object.hasOwn(COMMAND_WORDS, typed) ? (COMMAND_WORDS[typed] ?? typed) : typed;
    if (warned && (word === 'concede' || isYes(line))) {
      this.#sitting.match.concede(this.#seat);
      return 'played';
    }
    const command = Object.hasOwn(this.#commands, word) ? this.#commands[word] : undefined;
    if (command !== undefined) return command(rest.join(' '));
    if (this.#lookup.question(word, rest)) return 'asked';
    return this.#typed(line);
  }

  readonly #commands: Readonly<Record<string, (rest: string) => Answer>> = {
    '': asked(() => this.#menu.show()),
    why: asked((rest) => this.#lookup.why(rest, this.#typist)),
    hint: asked(() => this.#hint()),
    odds: asked(() => this.#lookup.odds()),
    undo: () => this.#undo(),
    board: asked(() => this.#lookup.board()),
    hand: asked(() => this.#lookup.hand()),
    log: asked((rest) => this.#lookup.log(rest)),
    rules: asked((rest) => this.#lookup.rules(rest)),
    more: asked(() => this.#menu.more()),
    back: asked(() => this.#menu.back()),
    save: asked((rest) => this.#save(rest)),
    help: asked(() => this.#lookup.help()),
    concede: () => this.#concede(),
    quit: () => 'left',
  };

  #choose(number: number): Answer {
    const entry = this.#menu.entry(number);
    const [first, second] = entry?.moves ?? [];
    if (entry === undefined || first === undefined) {
      this.#lookup.tell('play.noNumber', { number, most: this.#menu.size });
      return 'asked';
    }
    if (second === undefined) return this.#submit(first.move);
    this.#menu.open(entry.moves);
    return 'asked';
  }

  /** Plays a complete notation; for a partial one, lists the moves that match. */
  #typed(line: string): Answer {
    const typed = understand(this.#sitting.game, this.#typist, line);
    if (typed.kind === 'move' && typed.refusal === null) return this.#submit(typed.move);
    if (typed.kind === 'several') this.#menu.open(typed.moves);
    else this.#lookup.reply(this.#typist, typed);
    return 'asked';
  }

  /** Before a turn ends with something left, the player is asked once. */
  #submit(move: unknown): Answer {
    const question = this.#askedToEnd ? null : askBeforeEnding(this.#sitting.game, this.#typist, move);
    if (question !== null) {
      this.#askedToEnd = true;
      this.#lookup.ask(question);
      return 'asked';
    }
    const played = this.#sitting.match.submit(this.#seat, move);
    if (played.ok) return 'played';
    this.#lookup.refusal(played.refusal);
    return 'asked';
  }

  #undo(): Answer {
    const undone = this.#sitting.match.undo(this.#seat);
    if (undone.ok) {
      this.#lookup.tell('play.undone');
      return 'played';
    }
    this.#lookup.refusal(undone.refusal);
    return 'asked';
  }

  /** Recorded before it is told, so that leaving afterwards does not undo it; asked again, the same decision counts once. */
  #hint(): void {
    const { match, game } = this.#sitting;
    const { view, seat, locale } = this.#typist;
    if (this.#hintTold === null) {
      const noted = match.hint(seat);
      if (!noted.ok) {
        this.#lookup.refusal(noted.refusal);
        return;
      }
      this.#sitting.save();
      const request = { view, seat, past: match.streak(seat), number: match.number };
      this.#hintTold = hintFor(game, request, timeBudget(() => performance.now(), HINT_TIME)());
    }
    const { move, thought, plan } = this.#hintTold;
    this.#lookup.tell('play.hint.move', { move: game.speech.move(locale, view, seat, move) });
    this.#lookup.ask(reasonWords(game.speech, locale, thought, view));
    const [first, ...others] = plan.map((words) => words[locale]);
    if (first !== undefined)
      this.#lookup.tell('play.hint.plan', { moves: [first, ...others].join(this.#call.say('play.comma')) });
    this.#lookup.tell('play.hint.type', { notation: game.engine.notation.print(view, seat, move) });
  }

  /** First explains what it means; repeating the command or answering yes does it. */
  #concede(): Answer {
    const { players } = this.#sitting;
    this.#lookup.tell(players.length === 2 ? 'play.concede.duel' : 'play.concede.many');
    this.#isWarned = true;
    return 'asked';
  }

  /** A file that cannot be written does not end the game. */
  #save(file: string): void {
    if (file !== '') this.#sitting.file = file;
    try {
      this.#sitting.save();
      this.#lookup.tell('play.saved', { file: this.#sitting.file });
    } catch (error) {
      if (!(error instanceof CommandProblem)) throw error;
      this.#lookup.tell(error.key, error.values);
    }
  }
}

function asked(show: (rest: string) => void): (rest: string) => Answer {
  return (rest) => {
    show(rest);
    return 'asked';
  };
}
