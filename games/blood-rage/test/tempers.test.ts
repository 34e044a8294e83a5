import { type Masked, type Seat, swiftRandom } from '@sanguine/kernel';
import { watchBots } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { VETERANS } from '../bot/index.ts';
import { lookAhead } from '../bot/lookahead.ts';
import { factsOf } from '../content/cards.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodRage } from '../index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import type { State } from '../rules/state.ts';

const NAMES = ['raider', 'skald', 'smith', 'berserker'] as const;
type Name = (typeof NAMES)[number];

/** The habits by which tempers are recognized. */
const HABITS = ['battles', 'quests', 'upgrades', 'doomed'] as const;
type Habits = Record<(typeof HABITS)[number], number>;

/** The habit that a decision counts for. */
function habitOf(view: Masked<State>, move: AnyMove): keyof Habits | null {
  switch (move.do) {
    case 'pillage':
    case 'challenge':
    case 'join':
      return 'battles';
    case 'quest':
      return 'quests';
    case 'upgrade':
      return 'upgrades';
    case 'invade':
    case 'march':
      return move.to === doomedNow(view) ? 'doomed' : null;
    default:
      return null;
  }
}

/** The habit that drafting a card of this kind counts for. */
const DRAFTED = { battle: 'battles', quest: 'quests' } as const;

function watched(games: number): { habits: Record<Name, Habits>; idle: string[]; contested: number } {
  const none = (): Habits => ({ battles: 0, quests: 0, upgrades: 0, doomed: 0 });
  const habits = { raider: none(), skald: none(), smith: none(), berserker: none() };
  const idle: string[] = [];
  const fought = new Set<string>();
  const passes = (view: Masked<State>, seat: Seat): boolean =>
    lookAhead(view, seat, swiftRandom('pass')).some(({ move, gain }) => move.do !== 'pass' && gain > 0.001);
  for (let at = 0; at < games; at++) {
    const levels = NAMES.map((_, seat) => NAMES[(seat + at) % NAMES.length] ?? 'raider');
    const setup = { seats: NAMES.length, options: DEFAULT_OPTIONS };
    watchBots({ engine: bloodRage, bots: VETERANS }, { setup, levels, seed: `tempers ${at}` }, (seen) => {
      const { view, seat, number } = seen;
      const { move } = seen.choice;
      const own = habits[levels[seat] ?? 'raider'];
      const habit = habitOf(view, move);
      if (habit !== null) own[habit] += 1;
      if (move.do === 'draft')
        for (const card of move.cards) {
          const { kind } = factsOf(card).kind;
          own[kind === 'battle' || kind === 'quest' ? DRAFTED[kind] : 'upgrades'] += 1;
        }
      if (move.do === 'pass' && passes(view, seat)) idle.push(`game ${at}, decision ${number}`);
      if (move.do === 'play' && view.battle?.province === 'yggdrasil' && view.battle.participants.length > 1)
        fought.add(`${at} ${view.age}`);
    });
  }
  return { habits, idle, contested: fought.size };
}

describe('Veterans of four tempers at a table', () => {
  const GAMES = 4;
  const { habits, idle, contested } = watched(GAMES);
  const most = (habit: keyof Habits): Name =>
    NAMES.toSorted((one, other) => habits[other][habit] - habits[one][habit])[0] ?? 'raider';

  test('each does most of what it is known for', () => {
    expect([most('battles'), most('quests'), most('upgrades'), most('doomed')]).toEqual([...NAMES]);
  });

  test('nobody passes where something gains', () => expect(idle).toEqual([]));

  test('Yggdrasil is fought over', () => expect(contested).toBeGreaterThanOrEqual(GAMES));
});
