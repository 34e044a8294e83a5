import { Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import { cardName } from '../../text/words.ts';
import { tutorial } from './tutorial.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const opened = () =>
  Match.open(bloodRage, { setup: tutorial.setup, dice: { generator: 'swift', seed: tutorial.seed } });
type Table = ReturnType<typeof opened>;

const rival = 1 - tutorial.seat;

/** `hold *` is any of them: the first there is. */
function meant(match: Table, seat: number, text: string): string {
  if (!text.endsWith('*')) return text;
  const [first] = bloodRage.moves(match.maskFor(seat), seat);
  if (first === undefined) throw new Error(`${text}: nothing to do`);
  return bloodRage.notation.print(match.maskFor(seat), seat, first);
}

function play(match: Table, seat: number, wanted: string): readonly Event[] {
  expect(match.deciders(), `${wanted}: seat ${seat} decides`).toContain(seat);
  const text = meant(match, seat, wanted);
  const state = match.maskFor(seat);
  const parsed = bloodRage.notation.parse(state, seat, text);
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(bloodRage.notation.print(state, seat, parsed.move), 'written as it is printed').toBe(text);
  expect(tutorial.guides(parsed.move).length, `${text}: something to point at`).toBeGreaterThan(0);
  const played = match.submit(seat, parsed.move);
  if (!played.ok) throw new Error(`${text}: ${played.refusal.code}`);
  return match.log(tutorial.seat).at(-1)?.events ?? [];
}

/** The tutorial as it is meant to go, up to and with a lesson. */
function walk(until = 'done'): { match: Table; events: Event[]; script: readonly string[] } {
  const match = opened();
  const script = [...tutorial.script];
  const events: Event[] = [];
  const others = (): void => {
    while (match.deciders().includes(rival) && script.length > 0)
      events.push(...play(match, rival, script.shift() ?? ''));
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

test('the lessons and the script play through to the Second Age', () => {
  const { match, script } = walk();
  expect(script, 'what is left of the script').toEqual([]);
  expect(match.state).toMatchObject({ age: 2, phase: 'gifts' });
  expect(match.deciders()).toContain(tutorial.seat);
});

test('the player leads the Wolf, and Muspelheim is doomed', () => {
  const { match } = walk('welcome');
  expect(match.state.clans.map(({ name }) => name)).toEqual(['wolf', 'bear']);
  expect(match.state.doomed[0]).toBe('muspelheim');
  expect(match.state.tokens.horgr).toBe('glory');
});

test('the Troll finds a Warrior to crush, and the battle is 5 against 5 before cards', () => {
  const { events } = walk('battle');
  expect(events.filter(({ e }) => e === 'figures.destroyed')).toMatchObject([
    { seat: 1, figures: ['warrior'], cause: 'troll' },
    { seat: 1, cause: 'battle' },
    { seat: 1, cause: 'battle' },
  ]);
  expect(events.find(({ e }) => e === 'strength.compared')).toMatchObject({
    totals: [
      { seat: 0, figures: 5, cards: 5 },
      { seat: 1, figures: 5, cards: 1 },
    ],
    winner: 0,
  });
});

test('the words of the spoils, the Quest and the glorious death come true', () => {
  const won = walk('spoils').match;
  expect(clanOf(won.state, 0).glory).toBe(8);
  const { match } = walk();
  const [page] = clanOf(match.state, 0).ledger;
  expect(page).toMatchObject({ battle: 3, pillage: 5, quest: 5, ragnarok: 2 });
});

test('every lesson is said in both languages, with a hint where something is to be done', () => {
  const keys = tutorial.lessons.flatMap(({ id, wants }) => [
    `${id}.title`,
    `${id}.text`,
    ...(wants.length > 0 ? [`${id}.hint`] : []),
  ]);
  for (const texts of [en, ja]) expect(Object.keys(texts)).toEqual(keys);
});

test('the cards are called what they are called on the table', () => {
  for (const [locale, texts] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const hint = `${texts['gifts.text']} ${texts['passing.text']}`;
    for (const card of [
      'tyrs-smite-1',
      'jotunheim-1',
      'friggas-grace-1',
      'lord-of-hammers-1',
      'heimdalls-sight-1',
    ] as const)
      expect(hint).toContain(cardName(locale, card));
  }
});

test('no lesson is longer than a reader will bear', () => {
  for (const { id } of tutorial.lessons) {
    expect(tutorial.say('en', id, 'text').length, id).toBeLessThan(300);
    expect(tutorial.say('ja', id, 'text').length, id).toBeLessThan(150);
  }
});
