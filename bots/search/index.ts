export * from './budget.ts';
export * from './search.ts';
export * from './warlord.ts';
