import { RolloutContext, swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { playoutPolicy } from '../../bot/playout-policy.ts';
import { policy, scorerFor } from '../../bot/policy.ts';
import { deedsOf, marksOf, Prospects } from '../../bot/prospects.ts';
import { DEFAULT_OPTIONS, SCENARIO_IDS } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import { rules } from '../../rules/rules.ts';
import { sequence } from '../../rules/sequence.ts';
import type { State } from '../../rules/state.ts';
import { isAlive } from '../../rules/units.ts';

/** Plays a game by the policy and passes each state of its rounds to `look` before playing on. */
function watch(scenario: (typeof SCENARIO_IDS)[number], look: (state: State, seat: number) => void): void {
  const setup = {
    seats: 2,
    layout: scenario === 'pit' ? 'pit' : 'hollow',
    options: { ...DEFAULT_OPTIONS, scenario },
  };
  const random = swiftRandom(`quick ${scenario}`);
  const context = new RolloutContext<Event>(random);
  const state = rules.start(setup, context);
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    if (state.round > 0) look(state, seat);
    rules.play(state, seat, policy(state, seat, random), context);
  }
}

test.each(SCENARIO_IDS)(
  '%s: the quick way finds acts that are listed and as good as the best one',
  (scenario) => {
    let acts = 0;
    watch(scenario, (state, seat) => {
      if (state.frames.at(-1)?.step !== 'act') return;
      const score = scorerFor(state, seat);
      const listed = sequence.moves(state, seat);
      const quick = playoutPolicy(state, seat, swiftRandom('quick'));
      expect(listed).toContainEqual(quick);
      expect(score(quick)).toBeCloseTo(Math.max(...listed.map((move) => score(move))), 9);
      acts += 1;
    });
    expect(acts).toBeGreaterThan(10);
  },
);

test('what a unit could do where it stands is the same asked for one place and for all', () => {
  const told: number[] = [];
  const asked: number[] = [];
  watch('pit', (state) => {
    for (const [id, unit] of state.units.entries()) {
      if (!isAlive(unit)) continue;
      told.push(Math.round(deedsOf(unit, marksOf(state, unit.owner)) * 1e9));
      asked.push(Math.round(new Prospects(state, id).at(unit.x, unit.y, true) * 1e9));
    }
  });
  expect(told.length).toBeGreaterThan(100);
  expect(told).toEqual(asked);
});
