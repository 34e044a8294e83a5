import type { Page } from '@playwright/test';
import { decideExplained } from '@sanguine/bots';
import {
  type AnyMatch,
  type AnySetup,
  type TableChoices,
  type Game,
  type GameRecord,
  Match,
  type Seat,
  swiftRandom,
} from '@sanguine/kernel';
import type { Tutorial } from '@sanguine/ui';
import { openTutorial } from '@sanguine/ui/lessons.ts';
import type { LocalGame } from '../web/store/local-game.ts';

/** A local game at a certain moment. */
export interface Staged {
  readonly game: LocalGame;
  readonly record: GameRecord;
}

export type Until<State> = (state: State, deciders: readonly Seat[]) => boolean;

interface Scene<State> {
  readonly name: string;
  readonly seats: LocalGame['seats'];
  readonly seed: string;
  readonly choices?: TableChoices;
  /** Where to stop. Default: at the end of the game. */
  readonly until?: Until<State> | undefined;
  /** Who concedes there. */
  readonly gives?: Seat;
  /** Who moves at random; the others play as Recruits. */
  readonly blind?: Seat;
}

/** How many games are searched for a moment: bots may come to play differently, and a rare moment may not come. */
const GAMES = 40;

/** Plays bots until the given moment; the page then finds the game as if it had been played there. */
export function staged<State>(
  game: Game<AnySetup, State, unknown, unknown>,
  id: string,
  scene: Scene<State>,
): Staged {
  const { name, seats, seed, until, gives } = scene;
  for (let nth = 0; nth < GAMES; nth += 1) {
    const match = played(game, { ...scene, seed: nth === 0 ? seed : `${seed} ${nth}` });
    if (until !== undefined && match.outcome() !== null) continue;
    if (gives !== undefined) match.concede(gives);
    return kept(game.engine.id, id, { name, seats }, match);
  }
  throw new Error(`${id}: the moment never comes; take another seed`);
}

function played<State>(
  game: Game<AnySetup, State, unknown, unknown>,
  { seats, seed, choices = {}, until, blind }: Scene<State>,
): Match<AnySetup, State, unknown, unknown> {
  const setup = game.setup(seats.length, choices);
  const dice = {
    generator: 'fair',
    secret: 'ab'.repeat(32),
    salts: seats.map((_, at) => `0${at}`.repeat(32)),
  } as const;
  const match = Match.open(game.engine, { setup, dice });
  while (match.outcome() === null && until?.(match.state, match.deciders()) !== true) {
    const [seat] = match.deciders();
    if (seat === undefined) throw new Error('nobody is asked');
    const random = swiftRandom(`${seed} ${match.number}`);
    const level = seat === blind ? 'random' : 'recruit';
    const decision = { level, view: match.viewFor(seat), seat, random };
    const { move, why } = decideExplained(game, decision);
    match.submit(seat, move, seats[seat]?.kind === 'bot' ? why : undefined);
  }
  return match;
}

/** The tutorial played as intended, up to a lesson. */
export function taught<Setup extends AnySetup, State, Move>(
  { engine }: Game<Setup, State, Move, unknown>,
  tutorial: Tutorial<Setup>,
  id: string,
  table: Pick<LocalGame, 'name' | 'seats'>,
  until: string,
): Staged {
  const { seat: pupil, script, lessons } = tutorial;
  const match = openTutorial(engine, tutorial);
  const others = [...script];
  const own = lessons
    .slice(
      0,
      lessons.findIndex((lesson) => lesson.id === until),
    )
    .flatMap(({ wants }) => wants);
  for (;;) {
    const [seat = pupil] = match.deciders();
    const text = (seat === pupil ? own : others).shift();
    if (text === undefined) return kept(engine.id, id, table, match);
    const parsed = engine.notation.parse(match.viewFor(seat), seat, text);
    if (!parsed.ok || !match.submit(seat, parsed.move).ok) throw new Error(`the lessons fail at ${text}`);
  }
}

type Played = Pick<AnyMatch, 'record' | 'number' | 'deciders' | 'outcome'>;

function kept(
  game: string,
  id: string,
  { name, seats }: Pick<LocalGame, 'name' | 'seats'>,
  match: Played,
): Staged {
  const now = Date.UTC(2026, 9, 20, 12);
  return {
    record: match.record({ showSecret: true }),
    game: {
      id,
      game,
      name,
      seats,
      origin: 'new',
      created: now,
      changed: now,
      number: match.number,
      deciders: match.deciders(),
      outcome: match.outcome(),
    },
  };
}

/** Opens a page as if the game had been played there. */
export async function openStaged(page: Page, scene: Staged, path = `/local/${scene.game.id}`): Promise<void> {
  // Any file of the same origin will do: a page of the app would be loaded only for its database.
  if (!page.url().startsWith('http')) await page.goto('/manifest.webmanifest');
  await shelve(page, scene);
  await page.goto(path);
}

/** Puts the game into the page's database; if there is none yet, creates one as the first version did. */
async function shelve(page: Page, { game, record }: Staged): Promise<void> {
  await page.evaluate(
    async ([entry, whole]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('sanguine');
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
          opening.result.createObjectStore('records');
          opening.result.createObjectStore('rows', { keyPath: ['game', 'number'] });
        });
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no shelf')));
      });
      const writing = database.transaction(['games', 'records'], 'readwrite');
      writing.objectStore('games').put(entry);
      writing.objectStore('records').put(whole, entry.id);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    },
    [game, record] as const,
  );
}
