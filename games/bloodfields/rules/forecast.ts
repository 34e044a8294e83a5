export { type AttackForecast, attackForecast } from './forecast/attack.ts';
export { chargeForecast } from './forecast/charge.ts';
export { fleeForecast, spellForecast } from './forecast/tests.ts';
