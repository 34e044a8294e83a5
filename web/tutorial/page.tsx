import { useEffect, useMemo, useState } from 'react';
import { readingFactor } from '@sanguine/ui/animation/speed.ts';
import { findBox } from '@sanguine/registry/shelf.ts';
import { useParams } from 'wouter';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { NotFound } from '../pages/not-found.tsx';
import { currentSettings } from '../settings/store.ts';
import { useBox } from '../table/use-box.ts';
import { type AnyTutorial, Course, type Kept } from './course.ts';
import { type CoursePlace, forget, recall, remember } from './memory.ts';
import { useTutorialWord } from './say.ts';
import { TutorialTable } from './tutorial-table.tsx';
import { useCourses } from './use-courses.ts';

/** `/learn/<game>` is its first course, `/learn/<game>/<course>` any of them. */
export default function LearnPage() {
  const { game = '', course } = useParams();
  return findBox(game) === undefined ? <NotFound /> : <Chosen game={game} course={course ?? null} />;
}

function Chosen({ game, course }: CoursePlace) {
  const courses = useCourses(useBox(game).board);
  const [first] = courses;
  const tutorial = course === null ? first : courses.find(({ id }) => id === course);
  const kept = tutorial === first ? null : (tutorial?.id ?? null);
  const place = useMemo(() => ({ game, course: kept }), [game, kept]);
  if (tutorial === undefined) return <NotFound />;
  return <Learning key={`${game}/${tutorial.id}`} {...{ place, tutorial }} />;
}

/** Milliseconds between two moves of the other seats at normal speed, so that they can be followed. */
const PACE = 550;

function Learning({ place, tutorial }: { readonly place: CoursePlace; readonly tutorial: AnyTutorial }) {
  const { box, game, board } = useBox(place.game);
  const word = useTutorialWord();
  const locale = useLocale();
  const open = (kept: Kept | null): Course => {
    // Replays stored moves at once; only new ones are paced.
    let live = false;
    const later = (go: () => void): void => {
      if (live) setTimeout(go, PACE * readingFactor(currentSettings().motion));
      else go();
    };
    const names = { name: tutorial.name[locale], you: word('you') };
    const course = new Course({ game, tutorial, ...names, later });
    if (kept !== null) course.resume(kept);
    live = true;
    return course;
  };
  const [course, setCourse] = useState(() => open(recall(place)));
  const count = tutorial.lessons.length;
  useEffect(() => course.follow(() => remember(place, course.kept(), count)), [place, course, count]);
  const startOver = (): void => {
    course.close();
    forget(place);
    setCourse(open(null));
  };
  return <TutorialTable {...{ box, game, board, tutorial, place, course }} onOver={startOver} />;
}
