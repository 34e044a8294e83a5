import { Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { UNIT_CARDS } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { pileOf } from '../../rules/cards.ts';
import { tutorial } from './tutorial.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const opened = (seed: string) =>
  Match.open(bloodStone, { setup: tutorial.setup, dice: { generator: 'swift', seed } });
type Table = ReturnType<typeof opened>;

const rival = 1 - tutorial.seat;

function play(match: Table, seat: number, text: string): readonly Event[] {
  expect(match.deciders(), `${text}: seat ${seat} decides`).toEqual([seat]);
  const state = match.maskFor(seat);
  const parsed = bloodStone.notation.parse(state, seat, text);
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(bloodStone.notation.print(state, seat, parsed.move), 'written as it is printed').toBe(text);
  expect(tutorial.guides(parsed.move).length, `${text}: something to point at`).toBeGreaterThan(0);
  const played = match.submit(seat, parsed.move);
  if (!played.ok) throw new Error(`${text}: ${played.refusal.code}`);
  return match.log(seat).at(-1)?.events ?? [];
}

/** The tutorial as it is meant to go, up to and with a lesson. */
function walk(
  until = 'done',
  seed = tutorial.seed,
): { match: Table; events: Event[]; script: readonly string[] } {
  const match = opened(seed);
  const script = [...tutorial.script];
  const events: Event[] = [];
  const others = (): void => {
    while (match.deciders()[0] === rival) {
      const text = script.shift();
      if (text === undefined) throw new Error('the script is too short');
      events.push(...play(match, rival, text));
    }
  };
  for (const lesson of tutorial.lessons) {
    if (!lesson.holds) others();
    for (const text of lesson.wants) {
      others();
      events.push(...play(match, tutorial.seat, text));
    }
    if (lesson.id === until) break;
  }
  return { match, events, script };
}

/** Whether these dice deal what the lessons speak of, and the Siphon takes hold. */
function fits(seed: string): boolean {
  const match = opened(seed);
  const dealt = (): boolean =>
    ['manipulate', 'bloodBoil', 'siphon'].every((card) => match.state.blood.hand.includes(card as 'siphon'));
  const script = [...tutorial.script];
  const wanted = tutorial.lessons.flatMap(({ wants }) => wants);
  for (;;) {
    const [seat = -1] = match.deciders();
    const text = seat === rival ? script.shift() : wanted.shift();
    if (text === undefined) return true;
    if (text.startsWith('move witch') && !dealt()) return false;
    const parsed = bloodStone.notation.parse(match.maskFor(seat), seat, text);
    if (!parsed.ok || !match.submit(seat, parsed.move).ok) return false;
    const rolled = match
      .log(null)
      .at(-1)
      ?.events.find(({ e }) => e === 'die.rolled');
    if (rolled?.e === 'die.rolled' && !rolled.won) return false;
  }
}

test('these dice fit the lessons; when the cards have changed, others are named', () => {
  const seeds = [tutorial.seed, ...Array.from({ length: 500 }, (_, at) => `red moon ${at + 1}`)];
  expect(tutorial.seed).toBe(seeds.find(fits));
});

test('the lessons and the script play through to the bursting raven', () => {
  const { match, script } = walk();
  expect(script, 'what is left of the script').toEqual([]);
  expect(match.deciders()).toEqual([tutorial.seat]);
  const { raven, swordsman } = match.state.figures;
  expect(raven.status).toBe('realm');
  // A stone by the Siphon, one by the Raven's beak, and two or more by the burst.
  expect(swordsman).toMatchObject({ status: 'glade' });
  expect(UNIT_CARDS.swordsman.blood - swordsman.blood).toBeGreaterThan(3);
});

test('the first hand has the three spells the lessons speak of, and the Siphon takes hold', () => {
  const { match } = walk('hand');
  expect(pileOf(match.maskFor(tutorial.seat), tutorial.seat).hand).toEqual([
    'manipulate',
    'bloodBoil',
    'siphon',
  ]);
  const { events } = walk('siphon');
  expect(events.filter(({ e }) => e === 'die.rolled')).toMatchObject([{ die: 6, won: true }]);
});

test('the raven was hurt before it is time to burst, and the Witch has enough to offer', () => {
  const { raven, witch } = walk('answer').match.state.figures;
  expect(raven.blood).toBeLessThan(UNIT_CARDS.raven.blood);
  expect(witch.blood).toBeGreaterThan(4);
});

test('every lesson is said in both languages, with a hint where something is to be done', () => {
  const keys = tutorial.lessons.flatMap(({ id, wants }) => [
    `${id}.title`,
    `${id}.text`,
    ...(wants.length > 0 ? [`${id}.hint`] : []),
  ]);
  for (const texts of [en, ja]) expect(Object.keys(texts)).toEqual(keys);
});

test('no lesson is longer than a reader will bear', () => {
  for (const { id } of tutorial.lessons) {
    expect(tutorial.say('en', id, 'text').length, id).toBeLessThan(300);
    expect(tutorial.say('ja', id, 'text').length, id).toBeLessThan(150);
  }
});
