import type { Masked, Seat } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { Card } from '../../content/cards.ts';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import { type Forecast, forecast } from '../../rules/forecast.ts';
import { upgradeKind } from '../../rules/sheet.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, TABLES } from '../../test/spoken.ts';
import { moveNotes } from '../../text/notes.ts';
import { speech } from '../../text/speech.ts';
import { openSides } from '../battle/sides.ts';
import { cardNotes } from '../hand/notes.ts';
import { warningsFor } from '../warnings/warnings.ts';

type Of<Verb extends AnyMove['do']> = Extract<AnyMove, { do: Verb }>;

interface Played<Verb extends AnyMove['do']> {
  readonly before: Masked<State>;
  readonly seat: Seat;
  readonly move: Of<Verb>;
  /** Null if chance or a secret decides the outcome. */
  readonly after: Masked<State> | null;
}

/** Every legal move of these kinds in random games, with the resulting state. */
function plays<Verb extends AnyMove['do']>(...verbs: readonly Verb[]): Played<Verb>[] {
  const isWanted = (move: AnyMove): move is Of<Verb> => verbs.some((verb) => verb === move.do);
  return TABLES.flatMap((context) =>
    [...randomGame(context)].flatMap(({ view, seat, moves }) => {
      const before = view(seat);
      return moves
        .filter(isWanted)
        .map((move) => ({ before, seat, move, after: bloodRage.preview(before, seat, move).state }));
    }),
  );
}

test('a figure called to battle brings what was said', () => {
  const standing = ({ sides, ahead }: Forecast) => ({
    strengths: sides.filter(({ strength }) => strength > 0).map(({ seat, strength }) => [seat, strength]),
    ahead,
  });
  const joins = plays('join').flatMap(({ before, seat, move: { figure, from }, after }) => {
    const province = before.battle?.province;
    if (province === undefined || after?.battle?.province !== province) return [];
    const told = forecast(before, province, [{ seat, figure, from }]);
    return [{ told: standing(told), came: standing(forecast(after, province)) }];
  });
  expect(joins.length).toBeGreaterThan(20);
  expect(joins.map(({ told }) => told)).toEqual(joins.map(({ came }) => came));
});

test('a move costs the Rage that was said', () => {
  const costs = plays(
    'invade',
    'recall',
    'march',
    'upgrade',
    'pillage',
    'challenge',
    'rescue',
    'regain',
  ).flatMap(({ before, seat, move, after }) => {
    if (after === null) return [];
    const [told = 'no Rage'] = moveNotes('en', before, seat, move);
    const spent = clanOf(before, seat).rage - clanOf(after, seat).rage;
    return [{ verb: move.do, told, came: spent === 0 ? 'no Rage' : `${spent} Rage` }];
  });
  expect(new Set(costs.map(({ verb }) => verb)).size).toBeGreaterThan(6);
  expect(costs.filter(({ told, came }) => told !== came)).toEqual([]);
});

/** §8.3: whether an upgrade brings a figure in for free. */
const entersFree = (after: State | null): boolean => after?.frames.at(-1)?.step === 'free';

test('who is said to Invade for free, or not to, does so', () => {
  const told = { full: 0, free: 0 };
  for (const { before, seat, move, after } of plays('upgrade')) {
    const full = warningsFor(before, seat, move).some(({ code }) => code === 'horns');
    expect(full && entersFree(after)).toBe(false);
    told.full += full ? 1 : 0;
    const { kind } = upgradeKind(move.card);
    if (kind === 'clan' || kind === 'monster') continue;
    const notes = cardNotes('en', before, seat, move.card).map(({ says }) => says);
    expect(notes.includes('free Invade with it')).toBe(entersFree(after));
    told.free += 1;
  }
  expect(told.full).toBeGreaterThan(0);
  expect(told.free).toBeGreaterThan(50);
});

test('a Monster that makes room on the sheet makes room on the board as well', () => {
  const scene = new Scene('wolf gimle troll 3 warrior, hand valkyrie, sheet troll; bear', { age: 2 });
  const seat = scene.seat('wolf');
  const view = seen(scene, seat);
  const warnings = bloodRage
    .moves(view, seat)
    .flatMap((move) => (move.do === 'upgrade' ? [move] : []))
    .map((move) => [
      move.replaces,
      warningsFor(view, seat, move).map(({ code, rule }) => `${code} §${rule}`),
    ]);
  expect(warnings).toEqual([
    ['troll-1', ['boxed §8.4']],
    [null, ['horns §6.3']],
  ]);
});

/** The seat's total in the panel with a card in mind. */
function totalWith(view: Masked<State>, seat: Seat, card: Card): number {
  const own = openSides(view, [], seat, card).find((side) => side.seat === seat);
  return (own?.strength ?? 0) + (own?.bonus ?? 0);
}

test('the card in mind is told with the same total on the board and in words', () => {
  const plain = plays('play').filter(({ before, seat }) => before.battle?.participants.includes(seat));
  const totals = plain.map(({ before, seat, move }) => ({
    told: moveNotes('en', before, seat, move)[0]?.split(' ').at(-1),
    board: `${totalWith(before, seat, move.card)}`,
  }));
  expect(totals.length).toBeGreaterThan(100);
  expect(totals.filter(({ told, board }) => told !== board)).toEqual([]);
  const quest = new Scene(
    'wolf gimle warrior, hand manheim troll, sheet tyrs-domain; bear gimle warrior, hand tyrs-bash-1; serpent',
    {
      age: 3,
    },
  ).does('wolf', 'pillage gimle');
  expect(totalWith(seen(quest, 0), 0, 'manheim-3')).toBe(4);
});

test('a battle that a Quest can win is not called lost', () => {
  const clans = (sheet: string): string =>
    `wolf gimle warrior, hand manheim${sheet}; bear gimle 2 warrior, hand tyrs-bash-1; serpent`;
  const before = (sheet: string) => {
    const scene = new Scene(clans(sheet), { age: 3 });
    const seat = scene.seat('wolf');
    const view = seen(scene, seat);
    return {
      lost: warningsFor(view, seat, { do: 'pillage', province: 'gimle' }).some(({ code }) => code === 'lost'),
      odds: speech.odds('en', view, seat).join(' '),
    };
  };
  expect(before('').lost).toBe(true);
  expect(before(', sheet tyrs-domain').lost).toBe(false);
  expect(before(', sheet tyrs-domain').odds).toContain('with Manheim! 4');
});
