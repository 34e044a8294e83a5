import { expect, test } from 'vitest';
import { diceForecast } from '../rules/forecast.ts';
import { currentRoll } from '../rules/roll/options.ts';
import { tagOf } from '../rules/names.ts';
import { healthOf } from '../rules/units.ts';
import { chanceOf, everyOutcome, meanOf, type Outcome } from './outcomes.ts';
import { Scene } from './scene.ts';
import { GAMES } from './spoken.ts';

test.each([
  ['keep', { do: 'keep' }],
  ['spend', { do: 'spend', token: 'inspire' }],
] as const)('over every way the defence can fall: %s', (_, move) => {
  const scene = new Scene('orlen 10,10 inspire 1', 'cray 11.26,10 damage 4 inspire 1');
  scene.does('south', 'activate orlen').rolls('skull mastery inspire blank blank');
  scene.does('south', 'attack marshals-sword cray').asks('south', 'dice');
  const forecast = diceForecast(scene.state, move.do === 'spend');
  const before = healthOf(scene.unit('cray'));
  const left = ({ state }: Outcome): number => {
    const unit = state.units[1];
    return unit?.state === 'board' ? healthOf(unit) : 0;
  };
  const outcomes = [...everyOutcome(scene.state, 0, move)];
  expect(forecast?.kill).toBeCloseTo(
    chanceOf(outcomes, (one) => left(one) === 0),
    9,
  );
  expect(forecast?.mean).toBeCloseTo(
    meanOf(outcomes, (one) => before - left(one)),
    9,
  );
  expect(forecast?.kill).toBeGreaterThan(0);
});

test('what dice on the table are said to come to is what comes of them, kept or with a token', () => {
  const wrong: string[] = [];
  let [sure, likely] = [0, 0];
  for (const { name, play } of GAMES) {
    for (const { row, view, seat, move, events } of play()) {
      const own = view(seat);
      const open = own.frames.at(-1);
      if (open?.step !== 'dice' || open.side !== 'roller' || (move.do !== 'keep' && move.do !== 'spend'))
        continue;
      const { asker, roll } = currentRoll(own);
      const forecast = diceForecast(own, move.do === 'spend');
      if (forecast === null || asker.step !== 'attack') continue;
      // Charms and skills that answer, and dice that are still to be decided on, are another matter.
      const answered = events.some(
        ({ e }) => e === 'skill.used' || e === 'shield.gained' || e === 'damage.taken',
      );
      const ended = events.some(({ e }) => e === 'attack.saved' || e === 'unit.damaged');
      if (answered || !ended) continue;
      const target = tagOf(own, asker.target);
      const struck = events.find(
        (event) => event.e === 'unit.damaged' && event.unit === target && event.cause === 'attack',
      );
      const saved = events.findLast((event) => event.e === 'attack.saved');
      // Nothing placed is told only where nothing gets through.
      if (struck === undefined && (saved?.e !== 'attack.saved' || saved.unsaved > 0)) continue;
      const placed = struck?.e === 'unit.damaged' ? struck.amount : 0;
      const chance = forecast.damage[placed] ?? 0;
      if (roll.roll === 'defence' && forecast.damage.some((one) => one > 0.999)) {
        sure += 1;
        if (chance < 0.999) wrong.push(`${name}, row ${row}: ${placed} of ${forecast.damage.join()}`);
      } else {
        likely += 1;
        if (chance <= 0) wrong.push(`${name}, row ${row}: ${placed} of ${forecast.damage.join()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(sure).toBeGreaterThan(5);
  expect(likely).toBeGreaterThan(5);
});
