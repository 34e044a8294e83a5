import { Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { tutorial } from './tutorial.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const opened = () =>
  Match.open(bloodstones, { setup: tutorial.setup, dice: { generator: 'swift', seed: tutorial.seed } });
type Table = ReturnType<typeof opened>;

const rival = 1 - tutorial.seat;

function play(match: Table, seat: number, text: string): readonly Event[] {
  expect(match.deciders(), `${text}: seat ${seat} decides`).toEqual([seat]);
  const state = match.maskFor(seat);
  const written = text.endsWith('*') ? firstOf(match, seat, text.slice(0, -1)) : text;
  const parsed = bloodstones.notation.parse(state, seat, written);
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(bloodstones.notation.print(state, seat, parsed.move), 'written as it is printed').toBe(written);
  const played = match.submit(seat, parsed.move);
  if (!played.ok) throw new Error(`${written}: ${played.refusal.code}`);
  return match.log(seat).at(-1)?.events ?? [];
}

function firstOf(match: Table, seat: number, start: string): string {
  const state = match.maskFor(seat);
  const texts = bloodstones.moves(state, seat).map((move) => bloodstones.notation.print(state, seat, move));
  return texts.find((text) => text.startsWith(start)) ?? start;
}

/** The whole tutorial as it is meant to go; what each lesson brought about. */
function walk(): { match: Table; told: Map<string, Event[]> } {
  const match = opened();
  const told = new Map<string, Event[]>();
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
    told.set(lesson.id, events.splice(0));
  }
  expect(script, 'what is left of the script').toEqual([]);
  return { match, told };
}

test('the lessons and the script play through to the capture of the two villages', () => {
  const { match } = walk();
  expect(match.deciders()).toEqual([tutorial.seat]);
  const { players } = match.state;
  expect(players[tutorial.seat]).toMatchObject({ faction: 'horseLords', vp: 2, capturedVillages: 2 });
  expect(players[rival]).toMatchObject({ faction: 'dragonRiders', vp: 3, capturedVillages: 0 });
});

test('the numbers the lessons name are those of the battles', () => {
  const { told } = walk();
  const revealed = [...told.values()].flat().filter((event) => event.e === 'battle.revealed');
  expect(revealed.map(({ attacker, defender }) => [attacker.total, defender.total])).toEqual([
    [18, 11],
    [15, 13],
  ]);
  expect(revealed[0]?.defender.tiles, 'the dragon').toEqual([5, 2, 2]);
  const drawn = [...told.values()].flat().filter((event) => event.e === 'battle.drew');
  expect(drawn.filter(({ seat }) => seat === tutorial.seat).at(-1)?.tiles, 'the swap').toEqual([4, 3, 3, 2]);
});

test('the first hand has every tile the lessons speak of', () => {
  const match = opened();
  play(match, rival, tutorial.script[0] ?? '');
  play(match, tutorial.seat, 'pick horseLords');
  expect(match.maskFor(tutorial.seat).players[tutorial.seat]?.hand).toEqual(
    expect.arrayContaining(['leader', 'cavalry', 'swords', 'skirmishers', 'shield', 'ship', 'blank']),
  );
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
