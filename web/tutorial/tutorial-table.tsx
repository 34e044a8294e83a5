import { useState, useSyncExternalStore } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard, Box, Ref } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass, buttonNote } from '@sanguine/ui/controls/button-look.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Link, useLocation } from 'wouter';
import { RulesDrawer } from '../rules/drawer.tsx';
import { useSettings } from '../settings/store.ts';
import { HelpOver } from '../help/help-over.tsx';
import { useSay } from '../text/say.ts';
import { indexedStore } from '../store/indexed-store.ts';
import { keepRecord } from '../store/keeping.ts';
import { BarMenu } from '../table/bar-menu.tsx';
import type { LogFilter } from '../table/log-filter.ts';
import { HintCard } from '../table/hint/hint-card.tsx';
import { hintItem } from '../table/hint/hint-item.ts';
import { useHint } from '../table/hint/use-hint.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { useNews } from '../table/news.ts';
import { useTableContext } from '../table/table-context.ts';
import { Pointer } from '../table/pointer/pointer.tsx';
import { tablePropsOf } from '../table/table-props.ts';
import { TextBoard } from '../table/text-board.tsx';
import type { AnyTutorial, Course } from './course.ts';
import { LessonCard } from './lesson-card.tsx';
import { type CoursePlace, forget } from './memory.ts';
import { useTutorialWord } from './say.ts';
import styles from './tutorial-table.module.css';
import { useCourses } from './use-courses.ts';

interface TutorialTableProps {
  readonly box: Box;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly tutorial: AnyTutorial;
  readonly place: CoursePlace;
  readonly course: Course;
  readonly onOver: () => void;
}

/** The table of a course, with the lesson above the hand and rings around what it is about. */
export function TutorialTable({ box, game, board, tutorial, place, course, onOver }: TutorialTableProps) {
  const word = useTutorialWord();
  const sayShell = useSay();
  const locale = useLocale();
  const [settings] = useSettings();
  const [, navigate] = useLocation();
  const { table } = useSyncExternalStore(course.subscribe, course.snapshot);
  const progress = useSyncExternalStore(course.follow, course.progress);
  const [focus, setFocus] = useState<{ readonly ref: Ref } | null>(null);
  const filter = useState<LogFilter>('all');
  const [rules, setRules] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  if (table === null) throw new Error('a course without a table');
  const context = useTableContext(table);
  const news = useNews(null, context.events.length);
  const asked = table.viewer !== null && table.deciders.includes(table.viewer) && !progress.waiting;
  const hint = useHint(table, asked ? () => Promise.resolve(course.hint()) : null);
  const hinted = hint.shown?.hint?.move ?? null;
  const show = (ref: Ref): void => setFocus({ ref });
  const playOn = async (): Promise<void> => {
    const seats = table.seats.map(({ name, level }) =>
      level === null ? { kind: 'person' as const, name: name ?? '' } : { kind: 'bot' as const, level },
    );
    const plan = { name: table.name, seats, origin: 'new' as const };
    const id = await keepRecord(indexedStore, game, plan, course.record());
    forget(place);
    navigate(`/local/${id}`);
  };
  const courses = useCourses(board);
  const others = courses.filter((one) => one !== tutorial);
  const next = courses[courses.indexOf(tutorial) + 1];
  const ending = (
    <>
      {next === undefined ? null : (
        <Link
          href={`/learn/${box.id}/${next.id}`}
          className={buttonClass({ kind: 'go' })}
          onClick={() => forget(place)}
        >
          <span>{word('next')}</span>
          <span className={buttonNote}>{next.name[locale]}</span>
        </Link>
      )}
      <ActionButton
        kind={next === undefined ? 'go' : 'plain'}
        note={word('playOn.note')}
        onPress={() => void playOn()}
      >
        {word('playOn')}
      </ActionButton>
      <Link href={`/new/${box.id}`} className={buttonClass({})} onClick={() => forget(place)}>
        <span>{word('fresh')}</span>
        <span className={buttonNote}>{word('fresh.note')}</span>
      </Link>
      <Link href={`/puzzles/${box.id}`} className={buttonClass({})}>
        <span>{word('puzzles')}</span>
        <span className={buttonNote}>{word('puzzles.note')}</span>
      </Link>
    </>
  );
  const { next: wanted, lesson } = course;
  const point = wanted === null ? lesson.point : board.guides(wanted, table.view);
  // Point at one thing only: at the hint if there is one.
  const guides = hinted !== null ? board.guides(hinted, table.view) : progress.waiting ? [] : point;
  const props = tablePropsOf(context, {
    // The learner makes every move, and the lessons give the warnings.
    settings: { ...settings, forced: false, warnings: false },
    history: null,
    news,
    focus,
    live: true,
    past: false,
    imagined: true,
    play: (move) => course.play(move),
    undo: () => void course.undo(),
    askHint: hint.ask,
    hint: hinted,
    openRules: setRules,
    show,
    watch: null,
    slots: {
      title: table.name,
      menu: (
        <BarMenu
          label={word('menu')}
          items={[
            {
              id: 'rules',
              words: word('rules'),
              icon: 'open-book',
              inBar: true,
              act: () => setRules(''),
            },
            hintItem(word('hint'), hint.ask),
            { id: 'help', words: sayShell('nav.help'), act: () => setHelp(true) },
            ...others.map(({ id, name }) => ({
              id,
              words: word('course', { name: name[locale] }),
              act: `/learn/${box.id}/${id}`,
            })),
          ]}
        />
      ),
      side: <LogPanel context={context} filter={filter} replay={null} onShow={show} />,
      unread: 0,
      notice:
        hint.shown !== null ? (
          <HintCard
            context={context}
            shown={hint.shown}
            onPlay={hinted !== null && !course.wants(hinted) ? null : (move) => void course.play(move)}
            onClose={hint.close}
          />
        ) : (
          <LessonCard
            tutorial={tutorial}
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
      <Pointer look={hinted === null ? 'lesson' : 'hint'} guides={guides} />
      <HelpOver isOpen={help} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
      {rules === null ? null : <RulesDrawer game={game} section={rules} onClose={() => setRules(null)} />}
    </div>
  );
}
