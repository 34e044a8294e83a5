import { type ReactNode, useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { AnyTutorial, Course, Progress } from './course.ts';
import styles from './lesson-card.module.css';
import { useTutorialWord } from './say.ts';

interface LessonCardProps {
  readonly tutorial: AnyTutorial;
  readonly course: Course;
  readonly progress: Progress;
  /** Shown after the last lesson. */
  readonly ending: ReactNode;
  readonly onLeave: () => void;
  readonly onOver: () => void;
}

/** The lesson's text, the progress, and the way on. Earlier lessons can be read again at any time. */
export function LessonCard({ tutorial, course, progress, ending, onLeave, onOver }: LessonCardProps) {
  const word = useTutorialWord();
  const locale = useLocale();
  const [folded, setFolded] = useState(false);
  // Reading an earlier lesson ends when the player makes progress.
  const [again, setAgain] = useState({ from: progress.lesson, lesson: progress.lesson });
  const shown = again.from === progress.lesson ? again.lesson : progress.lesson;
  const here = shown === progress.lesson;
  const { lessons } = tutorial;
  const lesson = lessons[shown];
  if (lesson === undefined) return null;
  const look = (at: number): void => setAgain({ from: progress.lesson, lesson: at });
  const reads = lesson.wants.length === 0;
  return (
    <section className={styles['place']} aria-label={word('card')}>
      <div className={styles['card']} data-folded={folded}>
        <div className={styles['words']}>
          <p className={styles['count']}>
            {word('count', { lesson: shown + 1, lessons: lessons.length })}
            <progress value={shown + 1} max={lessons.length} aria-hidden="true" />
          </p>
          <div aria-live="polite">
            <h2>{tutorial.say(locale, lesson.id, 'title')}</h2>
            <p className={styles['text']} data-guide="lesson:text">
              {here && progress.waiting ? word('waiting') : tutorial.say(locale, lesson.id, 'text')}
            </p>
          </div>
          <output className={styles['hint']}>
            {here && progress.hint && !reads ? tutorial.say(locale, lesson.id, 'hint') : ''}
          </output>
        </div>
        <div className={styles['ways']}>
          <div className={styles['onward']}>
            {here ? (
              <Onward course={course} progress={progress} reads={reads} ending={ending} />
            ) : (
              <ActionButton kind="go" onPress={() => look(shown + 1)}>
                {word('forward')}
              </ActionButton>
            )}
          </div>
          <div className={styles['quiet']}>
            {shown > 0 ? <LinkButton onPress={() => look(shown - 1)}>{word('back')}</LinkButton> : null}
            {progress.lesson > 0 ? (
              <span className={styles['over']} data-last={course.isLast}>
                <LinkButton onPress={onOver}>{word('over')}</LinkButton>
              </span>
            ) : null}
            <span className={styles['fold']}>
              <LinkButton onPress={() => setFolded(!folded)}>{word(folded ? 'open' : 'hide')}</LinkButton>
            </span>
            <LinkButton onPress={onLeave}>{word('leave')}</LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

interface OnwardProps extends Pick<LessonCardProps, 'course' | 'progress' | 'ending'> {
  readonly reads: boolean;
}

/** The action that continues from the current lesson. */
function Onward({ course, progress, reads, ending }: OnwardProps) {
  const word = useTutorialWord();
  if (course.isLast) return ending;
  if (progress.waiting) return null;
  if (reads) {
    return (
      <ActionButton kind="go" guide="lesson:continue" onPress={() => course.read()}>
        {word('continue')}
      </ActionButton>
    );
  }
  return <ActionButton onPress={() => course.show()}>{word('show')}</ActionButton>;
}
