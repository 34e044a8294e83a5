import { useEffect, useState } from 'react';
import { findBox } from '@sanguine/registry/shelf.ts';
import { useParams } from 'wouter';
import { NotFound } from '../pages/not-found.tsx';
import { useBox } from '../table/use-box.ts';
import { Course, type Kept } from './course.ts';
import { forget, recall, remember } from './memory.ts';
import { useTutorialWord } from './say.ts';
import { TutorialTable } from './tutorial-table.tsx';

/** `/learn/<game>` */
export default function LearnPage() {
  const { game = '' } = useParams();
  return findBox(game) === undefined ? <NotFound /> : <Learning key={game} id={game} />;
}

/** Milliseconds between two moves of the other seats, so that they can be followed. */
const PACE = 550;

function Learning({ id }: { readonly id: string }) {
  const { box, game, board } = useBox(id);
  const word = useTutorialWord();
  const open = (kept: Kept | null): Course => {
    // Replays stored moves at once; only new ones are paced.
    let live = false;
    const later = (go: () => void): void => {
      if (live) setTimeout(go, PACE);
      else go();
    };
    const names = { name: word('table'), you: word('you') };
    const course = new Course({ game, tutorial: board.tutorial, ...names, later });
    if (kept !== null) course.resume(kept);
    live = true;
    return course;
  };
  const [course, setCourse] = useState(() => open(recall(id)));
  useEffect(() => course.follow(() => remember(id, course.kept())), [id, course]);
  const startOver = (): void => {
    course.close();
    forget(id);
    setCourse(open(null));
  };
  return <TutorialTable box={box} game={game} board={board} course={course} onOver={startOver} />;
}
