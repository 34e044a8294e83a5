export { type Answer } from './forecast/answers.ts';
export { type AttackForecast, attackForecast } from './forecast/attack.ts';
export { chargeForecast } from './forecast/charge.ts';
export type { Help } from './forecast/charms.ts';
export { scatterForecast } from './forecast/scatter-window.ts';
export { type Spot, standing } from './forecast/standing.ts';
export { fleeForecast, spellForecast } from './forecast/tests.ts';
export { type StrikeReach, strikeReaches } from './forecast/strike-reach.ts';
export {
  type AttackWindow,
  type CountWindow,
  type DiceMove,
  type DiceWindow,
  isAboutDice,
  windowForecast,
} from './forecast/window.ts';
export { reactionStakes, testStakes } from './forecast/stakes.ts';
