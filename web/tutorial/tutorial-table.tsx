import { useState, useSyncExternalStore } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard, Box, Ref } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass, buttonNote } from '@sanguine/ui/controls/button-look.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Link, useLocation } from 'wouter';
import { RulesDrawer } from '../rules/drawer.tsx';
import { useSettings } from '../settings/store.ts';
import { indexedStore } from '../store/indexed-store.ts';
import { keepRecord } from '../store/keeping.ts';
import { BarMenu } from '../table/bar-menu.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { useTableContext } from '../table/table-context.ts';
import { tablePropsOf } from '../table/table-props.ts';
import { TextBoard } from '../table/text-board.tsx';
import type { Course } from './course.ts';
import { LessonCard } from './lesson-card.tsx';
import { forget } from './memory.ts';
import { Pointer } from './pointer.tsx';
import { useTutorialWord } from './say.ts';
import styles from './tutorial-table.module.css';

interface TutorialTableProps {
  readonly box: Box;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly course: Course;
  readonly onOver: () => void;
}

/** The table of a first game, with the lesson above the hand and rings around what it is about. */
export function TutorialTable({ box, game, board, course, onOver }: TutorialTableProps) {
  const word = useTutorialWord();
  const locale = useLocale();
  const [settings] = useSettings();
  const [, navigate] = useLocation();
  const { table } = useSyncExternalStore(course.subscribe, course.snapshot);
  const progress = useSyncExternalStore(course.follow, course.progress);
  const [focus, setFocus] = useState<{ readonly ref: Ref } | null>(null);
  const [rules, setRules] = useState<string | null>(null);
  if (table === null) throw new Error('a course without a table');
  const context = useTableContext(table);
  const show = (ref: Ref): void => setFocus({ ref });
  const playOn = async (): Promise<void> => {
    const seats = table.seats.map(({ name, level }) =>
      level === null ? { kind: 'person' as const, name: name ?? '' } : { kind: 'bot' as const, level },
    );
    const plan = { name: table.name, seats, origin: 'new' as const };
    const id = await keepRecord(indexedStore, game, plan, course.record());
    forget(box.id);
    navigate(`/local/${id}`);
  };
  const ending = (
    <>
      <ActionButton kind="go" note={word('playOn.note')} onPress={() => void playOn()}>
        {word('playOn')}
      </ActionButton>
      <Link href={`/new/${box.id}`} className={buttonClass({})} onClick={() => forget(box.id)}>
        <span>{word('fresh')}</span>
        <span className={buttonNote}>{word('fresh.note')}</span>
      </Link>
    </>
  );
  const { next, lesson } = course;
  const guides = progress.waiting ? [] : next === null ? lesson.point : board.tutorial.guides(next);
  const props = tablePropsOf(context, {
    // The learner makes every move, and the lessons give the warnings.
    settings: { ...settings, forced: false, warnings: false },
    focus,
    live: true,
    imagined: true,
    play: (move) => course.play(move),
    undo: () => void course.undo(),
    openRules: setRules,
    show,
    slots: {
      title: table.name,
      menu: (
        <BarMenu
          label={word('rules')}
          items={[
            {
              id: 'rules',
              words: word('rules'),
              icon: 'open-book',
              inBar: true,
              act: () => setRules(''),
            },
          ]}
        />
      ),
      side: <LogPanel context={context} replay={null} onShow={show} />,
      notice: (
        <LessonCard
          tutorial={board.tutorial}
          course={course}
          progress={progress}
          ending={ending}
          onOver={onOver}
          onLeave={() => navigate('/')}
        />
      ),
    },
  });
  return (
    <div className={styles['table']} data-mood={box.mood}>
      <title>{`${word('title', { game: box.name[locale] })} · Sanguine`}</title>
      {settings.textBoard ? <TextBoard context={context} table={props} /> : <board.Table {...props} />}
      <Pointer guides={guides} />
      {rules === null ? null : <RulesDrawer game={game} section={rules} onClose={() => setRules(null)} />}
    </div>
  );
}
