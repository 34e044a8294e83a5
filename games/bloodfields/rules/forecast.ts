export { type AttackForecast, attackForecast, type Terms } from './forecast/attack.ts';
export { type ChargeForecast, chargeForecast } from './forecast/charge.ts';
export { type FleeForecast, fleeForecast, type SpellForecast, spellForecast } from './forecast/tests.ts';
