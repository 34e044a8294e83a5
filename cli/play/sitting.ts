import { type BotRandom, botRandomOf, decideExplained, standInLevel } from '@sanguine/bots';
import {
  type AnyGame,
  type AnyMatch,
  type Explanation,
  isAside,
  type Locale,
  type LogEntry,
  type Seat,
  type Thought,
  toldApart,
  withWorkings,
} from '@sanguine/kernel';
import { writeText } from '../files.ts';
import { namesOf, shownPlayers, sidesOf } from '../players.ts';
import { sayIn } from '../text/say.ts';

export interface BotPlay {
  readonly seat: Seat;
  /** Null if the move was ordered in advance. */
  readonly reason: Thought | null;
}

/** A game at the terminal: the match, its players, and the file it is saved in. */
export class Sitting {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly players: readonly string[];
  /** Null if only bots play and the person watches. */
  readonly person: Seat | null;
  file: string;
  readonly #random: BotRandom;

  constructor(game: AnyGame, match: AnyMatch, players: readonly string[], person: Seat | null, file: string) {
    this.game = game;
    this.match = match;
    this.players = players;
    this.person = person;
    this.file = file;
    this.#random = botRandomOf(match);
  }

  /** The players' current names. */
  names(locale: Locale): string[] {
    const { game, match, players } = this;
    return namesOf(game, locale, players, sidesOf(game, match.viewFor(null), players.length));
  }

  /** Plays one bot's move, or one answer a seat ordered in advance; null if there is neither. */
  botPlays(): BotPlay | null {
    const { match } = this;
    const isPlayed = (seat: Seat): boolean =>
      seat !== this.person || this.hasConceded || match.ordered(seat) !== null;
    const seat = match.deciders().find(isPlayed);
    if (seat === undefined) return null;
    const ordered = match.ordered(seat);
    if (ordered !== null) {
      // No least time: the only one who could measure it sees the whole game anyway.
      this.#submit(seat, ordered);
      return { seat, reason: null };
    }
    const { move, why } = decideExplained(this.game, {
      level: seat === this.person ? standInLevel(this.game) : (this.players[seat] ?? ''),
      view: match.viewFor(seat),
      seat,
      random: this.#random(match.number, seat),
      past: match.streak(seat),
    });
    this.#submit(seat, move, why);
    return { seat, reason: why.thought };
  }

  /** The person has given up: a bot plays on for them. */
  get hasConceded(): boolean {
    return this.person !== null && this.match.ending.conceded.includes(this.person);
  }

  #submit(seat: Seat, move: unknown, why?: Explanation): void {
    const played = this.match.submit(seat, move, why);
    if (!played.ok) throw new Error(`${this.players[seat]} plays what is refused: ${played.refusal.code}`);
  }

  /** The log so far as the person may see it, with the current names. */
  log(locale: Locale): string[] {
    const names = this.names(locale);
    return this.match
      .log(this.person)
      .filter(({ standing }) => standing)
      .flatMap((entry) => this.linesOf(locale, entry, names));
  }

  /** The table's set-up in full; nobody is named by a side they take only now. */
  opening(locale: Locale): string[] {
    const names = toldApart(shownPlayers(this.game, locale, this.players));
    return this.match.log(this.person).flatMap((entry) => this.linesOf(locale, entry, names));
  }

  /** What a row did, in words. */
  linesOf(
    locale: Locale,
    { did, events }: Pick<LogEntry<unknown>, 'did' | 'events'>,
    names: readonly string[],
  ): string[] {
    if (did !== null && isAside(did)) return [`${names[did.seat]}: ${sayIn(locale)(`replay.${did.do}`)}`];
    const view = this.match.viewFor(this.person);
    return events.flatMap((event) => this.game.speech.event(locale, event, names, view) ?? []);
  }

  save(): void {
    const record = this.match.record({ players: this.players, showSecret: true });
    writeText(this.file, JSON.stringify(withWorkings(this.game.engine, record)));
  }
}
