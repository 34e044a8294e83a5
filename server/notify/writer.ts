import type { Playable } from '@sanguine/bots';
import type { AnyGame, Locale, Seat } from '@sanguine/kernel';
import type { VoteWish } from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { type MatchServices, KeptMatch } from '../storage/kept-match.ts';
import { digestOf } from './digest.ts';
import type { StartedTable } from './started-table.ts';
import { type Note, shortened } from './note.ts';
import { say } from './text/say.ts';

/** A game that may have a name and speech. */
export type SpeakingGame = Playable & Partial<Pick<AnyGame, 'name'>>;

export interface WriterOptions {
  readonly keeping: MatchServices;
  readonly people: Pick<People, 'many'>;
  readonly games: readonly SpeakingGame[];
}

export interface Subject {
  readonly about: 'turn' | 'started' | 'ended' | 'motion';
  readonly of?: string | number | undefined;
}

/** Writes notifications for one person, in their language. */
export class Writer {
  readonly #options: WriterOptions;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Null if there is nothing to say. */
  async write(
    { about, of }: Subject,
    standing: StartedTable,
    seat: Seat,
    person: Person,
  ): Promise<Note | null> {
    const { id, game } = standing;
    const { locale } = person;
    const known = this.#options.games.find(({ engine }) => engine.id === game);
    const name = known?.name?.[locale] ?? game;
    const values = { table: standing.name === '' ? name : standing.name, game: name };
    const words = (
      // Nobody is asked about a claim.
      title: 'started' | 'ended' | 'turn' | Exclude<VoteWish['kind'], 'claim'>,
      lines: readonly string[],
    ): Note => ({
      title: say(locale, `${title}.title`, values),
      body: shortened(lines.join('\n')),
      path: `/table/${id}`,
      table: id,
      game,
    });
    switch (about) {
      case 'started':
        return words(about, [say(locale, 'started.body', values)]);
      case 'ended': {
        const rank = standing.outcome?.[seat]?.rank ?? 0;
        const isLevel = standing.outcome?.every((place) => place.rank === 1) === true;
        const key = isLevel ? 'ended.level' : rank === 1 ? 'ended.won' : 'ended.body';
        return words(about, [say(locale, key, { ...values, rank, seats: standing.places.length })]);
      }
      case 'turn':
        return words(about, [
          say(locale, 'turn.body', values),
          ...(await this.#digest(known, standing, seat, locale)),
        ]);
      case 'motion': {
        const motion = standing.motions.find((one) => one.id === of);
        if (motion === undefined || motion.wish.kind === 'claim') return null;
        const { by, wish } = motion;
        const names = await this.#names(standing, locale);
        const other = 'seat' in wish ? (names[wish.seat] ?? '') : '';
        return words(wish.kind, [say(locale, `${wish.kind}.body`, { name: names[by] ?? '', other })]);
      }
    }
  }

  async #digest(
    game: SpeakingGame | undefined,
    standing: StartedTable,
    seat: Seat,
    locale: Locale,
  ): Promise<readonly string[]> {
    if (game?.speech === undefined) return [];
    const { speech } = game;
    const opened = await KeptMatch.open(this.#options.keeping, game.engine, standing.id);
    if (!opened.ok) return [];
    const view = opened.match.current.viewFor(seat);
    const plain = await this.#names(standing, locale);
    const names = plain.map((name, at) => {
      const side = game.side(view, at);
      return side === null ? name : say(locale, 'sided', { name, side: speech.side(locale, side) });
    });
    return digestOf(speech, { log: await opened.match.log(seat), seat, names, locale, view });
  }

  async #names({ places }: StartedTable, locale: Locale): Promise<string[]> {
    const persons = await this.#options.people.many(places.flatMap(({ person }) => person ?? []));
    return places.map(
      ({ person }) => (person === null ? undefined : persons.get(person)?.name) ?? say(locale, 'bot'),
    );
  }
}
