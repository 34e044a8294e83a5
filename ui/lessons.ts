import { type AnySetup, type Catalogue, codebook, type Engine, Match, phrasebook } from '@sanguine/kernel';
import type { Lesson, Tutorial } from './contract.ts';

type Told<Key extends string, Part extends string> = Key extends `${infer Id}.${Part}` ? Id : never;

/** How a game writes its lessons; a lesson whose text is missing from the catalogue does not compile. */
export function lessonBook<Key extends string>(catalogue: Catalogue<Key>) {
  type Read = Told<Key, 'title'> & Told<Key, 'text'>;
  const sayCode = codebook(catalogue, phrasebook(catalogue));
  const say: Tutorial<unknown>['say'] = (locale, lesson, part) => sayCode(locale, `${lesson}.${part}`);

  return {
    say,
    /** A lesson to read. */
    read: (id: Read, ...point: string[]): Lesson => ({ id, point, wants: [], holds: false }),
    /** A lesson to read before the other seats go on. */
    pause: (id: Read, ...point: string[]): Lesson => ({ id, point, wants: [], holds: true }),
    /** A lesson to carry out, with a hint for a player who does something else. */
    act: (id: Read & Told<Key, 'hint'>, ...wants: string[]): Lesson => ({
      id,
      point: [],
      wants,
      holds: false,
    }),
  };
}

/** A tutorial's table as its first lesson finds it. */
export function openTutorial<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  { setup, seed, before = [] }: Pick<Tutorial<Setup>, 'setup' | 'seed' | 'before'>,
): Match<Setup, State, Move, Event> {
  const match = Match.open(engine, { setup, dice: { generator: 'swift', seed } });
  for (const text of before) {
    const [seat] = match.deciders();
    if (seat === undefined) throw new Error(`${text}: nobody is asked`);
    const parsed = engine.notation.parse(match.viewFor(seat), seat, text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    const played = match.submit(seat, parsed.move);
    if (!played.ok) throw new Error(`${text}: ${played.refusal.code}`);
  }
  return match;
}
