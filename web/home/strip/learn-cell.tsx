import { useState } from 'react';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { lessonsTaken } from '../../tutorial/memory.ts';
import { useHomeSay } from '../say.ts';
import { Cell, Invitation } from './cell.tsx';
import styles from './strip.module.css';

/** The lessons to continue, otherwise those of a game whose lessons have not been started. */
export function LearnCell() {
  const say = useHomeSay();
  const locale = useLocale();
  const [courses] = useState(() => SHELF.map((box) => ({ box, taken: lessonsTaken(box.id) })));
  const begun = courses.flatMap(({ box, taken }) =>
    taken !== null && taken.lesson < taken.count ? [{ box, ...taken }] : [],
  )[0];
  const fresh = courses.find(({ taken }) => taken === null) ?? courses[0];
  if (begun !== undefined) {
    const { lesson, count } = begun;
    return (
      <Cell title={say('learn')} all={{ href: '/puzzles', words: say('learn.puzzles') }}>
        <Invitation
          icon="graduate-cap"
          title={say('learn.next', { lesson: lesson + 1, count })}
          text={say('learn.next.text', { game: begun.box.name[locale] })}
          href={`/learn/${begun.box.id}`}
          act={say('learn.on')}
        >
          <span className={styles['steps']} aria-hidden="true">
            {Array.from({ length: count }, (_, step) => (
              <i key={step} data-done={step < lesson || undefined} data-next={step === lesson || undefined} />
            ))}
          </span>
        </Invitation>
      </Cell>
    );
  }
  if (fresh === undefined) return null;
  return (
    <Cell title={say('learn')} all={{ href: '/puzzles', words: say('learn.puzzles') }}>
      <Invitation
        icon="graduate-cap"
        title={say('learn.first', { game: fresh.box.name[locale] })}
        text={say('learn.first.text')}
        href={`/learn/${fresh.box.id}`}
        act={say('learn.begin')}
      />
    </Cell>
  );
}
