import { attackForecast, type AttackForecast } from '../rules/forecast.ts';
import { isSupport } from '../content/units/index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { healthOf } from '../rules/units.ts';
import { type Answers, chanceOf, meanOf, type Outcome } from './outcomes.ts';
import type { Scene } from './scene.ts';

/** An attack to forecast and to make. */
export interface Case {
  readonly what: string;
  readonly scene: () => Scene;
  readonly attacker: string;
  readonly target: string;
  readonly skill: string;
  readonly answers?: Answers;
}

/** The attack as a move, with its unit activated. */
export function attackIn({ scene, attacker, target, skill }: Case) {
  const set = scene();
  set.does('south', isSupport(set.unit(attacker).kind) ? 'supports' : `activate ${attacker}`);
  const move: AnyMove = { do: 'attack', skill, target: set.id(target) };
  const forecast = attackForecast(set.state, set.id(attacker), set.id(target), skill);
  const before = healthOf(set.unit(target));
  const taken = ({ state }: Outcome): number => {
    const unit = state.units[set.id(target)];
    return unit === undefined || unit.state !== 'board' ? before : before - healthOf(unit);
  };
  return { set, move, forecast, before, taken };
}

/** Where the outcomes are more than four standard errors away from the forecast. */
export function farFrom(
  { damage, mean, kill }: Pick<AttackForecast, 'damage' | 'mean' | 'kill'>,
  outcomes: readonly Outcome[],
  taken: (outcome: Outcome) => number,
): string[] {
  const runs = outcomes.length;
  const spread = damage.reduce((sum, chance, placed) => sum + chance * (placed - mean) * (placed - mean), 0);
  const average = meanOf(outcomes, taken);
  const killed = chanceOf(outcomes, (outcome) => taken(outcome) === damage.length - 1);
  // The seed is fixed, so this fails always or never.
  const isFar = (one: number, other: number, variance: number): boolean =>
    Math.abs(one - other) > 4 * Math.sqrt(variance / runs) + 1e-9;
  return [
    ...(isFar(average, mean, spread) ? [`a mean of ${average} instead of ${mean}`] : []),
    ...(isFar(killed, kill, kill * (1 - kill)) ? [`destroyed ${killed} instead of ${kill}`] : []),
  ];
}
