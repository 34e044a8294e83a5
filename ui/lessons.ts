import { type Catalogue, codebook, phrasebook } from '@sanguine/kernel';
import type { Lesson, Tutorial } from './contract.ts';

type Told<Key extends string, Part extends string> = Key extends `${infer Id}.${Part}` ? Id : never;

/** How a game writes its lessons; one without its words in the catalogue does not compile. */
export function lessonBook<Key extends string>(catalogue: Catalogue<Key>) {
  type Read = Told<Key, 'title'> & Told<Key, 'text'>;
  const sayCode = codebook(catalogue, phrasebook(catalogue));
  const say: Tutorial<unknown, unknown>['say'] = (locale, lesson, part) =>
    sayCode(locale, `${lesson}.${part}`);

  return {
    say,
    /** Reading it is enough. */
    read: (id: Read, ...point: string[]): Lesson => ({ id, point, wants: [], holds: false }),
    /** Said before the others go on. */
    pause: (id: Read, ...point: string[]): Lesson => ({ id, point, wants: [], holds: true }),
    /** Done rather than read, with a hint for who does something else. */
    act: (id: Read & Told<Key, 'hint'>, ...wants: string[]): Lesson => ({
      id,
      point: [],
      wants,
      holds: false,
    }),
  };
}
