import { expect, test } from 'vitest';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { Match } from '@sanguine/kernel';
import { openTutorial } from '@sanguine/ui/lessons.ts';
import { Course } from '../course.ts';
import { leftAfter } from '../wanted.ts';

const loaded = await Promise.all(
  SHELF.map(async (box) => ({
    game: await box.loadGame(),
    courses: await (await box.loadBoard()).loadCourses(),
  })),
);
const shelf = loaded.map((box) => ({ game: box.game, tutorial: box.courses[0] }));
const everything = loaded.flatMap((box) =>
  box.courses.map((course) => ({
    name: `${box.game.engine.id}/${course.id}`,
    game: box.game,
    tutorial: course,
  })),
);
const [first] = shelf;
if (first === undefined) throw new Error('an empty shelf');
const { game, tutorial } = first;

/** The other seats move when `tick` is called. */
function begun(box = { game, tutorial }) {
  const waiting: (() => void)[] = [];
  const course = new Course({
    ...box,
    name: 'First game',
    you: 'You',
    later: (go) => waiting.push(go),
  });
  const tick = (): void => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { course, tick };
}

/** Plays up to a lesson as intended. */
function upTo(id: string, box = { game, tutorial }): ReturnType<typeof begun> {
  const table = begun(box);
  const { course, tick } = table;
  for (let guard = 0; course.lesson.id !== id; guard++) {
    if (guard > 200) throw new Error(`stuck in ${course.lesson.id}`);
    tick();
    if (course.lesson.wants.length === 0) course.read();
    else course.show();
  }
  tick();
  return table;
}

const parse = (course: Course, text: string): unknown => {
  const { table } = course.snapshot();
  if (table === null) throw new Error('no table');
  const parsed = game.engine.notation.parse(table.view, tutorial.seat, text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.move;
};
const does = (course: Course, text: string) => course.play(parse(course, text));

test.each(everything)('the whole course $name can be shown, to the last lesson', (box) => {
  const { course } = upTo(box.tutorial.lessons.at(-1)?.id ?? '', box);
  expect(course.isLast).toBe(true);
  expect(course.progress()).toMatchObject({ hint: false, waiting: false });
});

test('no lesson is passed while the others move instead of it being told', () => {
  const hidden: string[] = [];
  const passed: string[] = [];
  for (const box of everything) {
    const { course, tick } = begun(box);
    for (let guard = 0; !course.isLast; guard++) {
      if (guard > 200) throw new Error(`stuck in ${course.lesson.id}`);
      const { lesson } = course;
      const waiting = course.progress().waiting && lesson.wants.length === 0;
      if (waiting) {
        hidden.push(lesson.id);
        course.read();
      }
      if (course.lesson !== lesson) passed.push(lesson.id);
      tick();
      if (course.lesson.wants.length === 0) course.read();
      else course.show();
    }
  }
  expect(hidden.length).toBeGreaterThan(2);
  expect(passed).toEqual([]);
});

test('courses have addresses of their own', () => {
  const names = everything.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('what was played before the first lesson stays when a move is taken back', async () => {
  const [later] = everything.filter(({ tutorial: { before = [] } }) => before.length > 0);
  if (later === undefined) throw new Error('every course begins with an empty table');
  const { course, tick } = begun(later);
  const number = course.snapshot().table?.number ?? 0;
  expect(number).toBe(later.tutorial.before?.length);
  while (course.lesson.wants.length === 0) course.read();
  tick();
  const before = course.snapshot().table?.view;
  course.show();
  expect(course.snapshot().table?.number).toBe(number + 1);
  await course.undo();
  expect(course.snapshot().table?.number).toBe(number);
  expect(course.snapshot().table?.view).toEqual(before);
});

test('the others wait while there is something to read first', () => {
  const { course, tick } = begun();
  tick();
  expect(course.snapshot().table?.number).toBe(0);
  course.read();
  expect(course.progress().waiting).toBe(true);
  tick();
  expect(course.snapshot().table).toMatchObject({ number: 1, deciders: [tutorial.seat] });
  expect(course.progress().waiting).toBe(false);
});

test('nobody is told to wait for others while asked for a choice of their own', () => {
  const [together] = shelf.filter((one) => openTutorial(one.game.engine, one.tutorial).deciders().length > 1);
  if (together === undefined) throw new Error('no first game begins with a choice of several');
  const { course, tick } = begun(together);
  while (course.lesson.wants.length === 0) course.read();
  expect(course.snapshot().table?.deciders).toContain(together.tutorial.seat);
  expect(course.snapshot().table?.deciders.length).toBeGreaterThan(1);
  expect(course.progress().waiting).toBe(false);
  course.show();
  expect(course.progress().waiting).toBe(true);
  tick();
  expect(course.progress().waiting).toBe(false);
  expect(course.snapshot().table?.deciders).toContain(together.tutorial.seat);
});

test('a legal move that is not the lesson’s is answered by a hint and not played', async () => {
  const { course } = upTo('found');
  const before = course.snapshot().table?.number;
  expect(await does(course, 'found @36')).toBeNull();
  expect(course.progress().hint).toBe(true);
  expect(course.snapshot().table?.number).toBe(before);
  await does(course, 'found @28');
  expect(course.progress().hint).toBe(false);
  expect(course.lesson.id).toBe('muster');
});

test('an illegal move is refused with the rule, as at every table', async () => {
  const { course } = upTo('found');
  expect((await does(course, 'found @35'))?.rule).toBe('2.4');
});

test('what is taken back is to be done again, and the dice stay the same', async () => {
  const { course, tick } = upTo('march');
  await does(course, 'step skirmishers+cavalry+leader 28>36');
  expect(course.lesson.id).toBe('pay');
  expect(course.snapshot().table?.canUndo).toBe(true);
  await course.undo();
  expect(course.lesson.id).toBe('march');
  await course.undo();
  await course.undo();
  expect(course.lesson.id).toBe('build');
  expect(course.progress().left).toHaveLength(2);
  const again = upTo('build').course;
  expect(course.snapshot().table?.view).toEqual(again.snapshot().table?.view);
  while (course.lesson.id !== 'dragon') {
    if (course.lesson.wants.length === 0) course.read();
    else course.show();
    tick();
  }
  expect(course.snapshot().table?.view).toEqual(upTo('dragon').course.snapshot().table?.view);
});

test('moves of one kind may change places, the price comes last', async () => {
  const { course } = upTo('settle');
  await does(course, 'settle @20');
  await does(course, 'settle @27');
  await does(course, 'pay shield');
  expect(course.progress().hint).toBe(true);
  await does(course, 'settle @27');
  await does(course, 'pay shield');
  expect(course.lesson.id).toBe('rest');
});

test('who acts while reading has read', async () => {
  const { course } = upTo('hand');
  await does(course, 'found @28');
  expect(course.lesson.id).toBe('muster');
});

test('a course is taken up where it was left', () => {
  const { course } = upTo('lose');
  const later = new Course({
    game,
    tutorial,
    name: 'First game',
    you: 'You',
    later: (go) => go(),
  });
  later.resume(course.kept());
  expect(later.lesson.id).toBe('lose');
  expect(later.snapshot().table?.view).toEqual(course.snapshot().table?.view);
});

test('what was kept by another version begins anew', () => {
  const { course } = begun();
  course.resume({ moves: ['castle everything'], lesson: 7 });
  expect(course.snapshot().table?.number).toBe(0);
});

test('after the last lesson the player goes on as they like, against a bot, and the record holds', async () => {
  const { course, tick } = upTo(tutorial.lessons.at(-1)?.id ?? '');
  await does(course, 'end');
  await does(course, 'end');
  tick();
  expect(course.snapshot().table?.deciders).toEqual([tutorial.seat]);
  const resumed = Match.resume(game.engine, course.record());
  expect(resumed.ok && resumed.match.number).toBe(course.snapshot().table?.number);
});

test('what is left to do', () => {
  const wants = ['settle @1', 'settle @2', 'pay *', 'end'];
  expect(leftAfter(wants, 'settle @2')).toEqual(['settle @1', 'pay *', 'end']);
  expect(leftAfter(wants, 'pay swords')).toBeNull();
  expect(leftAfter(['pay *', 'end'], 'pay swords axes')).toEqual(['end']);
  expect(leftAfter([], 'end')).toBeNull();
});

test.each(everything)(
  '$name: a hint may be asked for where something is to be done, and leaves no row',
  (box) => {
    const { course, tick } = begun(box);
    while (course.lesson.wants.length === 0) {
      course.read();
      tick();
    }
    const { table } = course.snapshot();
    const request = course.hint();
    if (request === null) throw new Error('nobody is asked');
    expect(request).toMatchObject({ seat: box.tutorial.seat, number: table?.number, view: table?.view });
    expect(course.snapshot().table).toBe(table);
    expect(course.wants(course.next)).toBe(true);
    const others = box.game.engine.moves(request.view, box.tutorial.seat);
    expect(others.every((move) => course.wants(move))).toBe(false);
  },
);
