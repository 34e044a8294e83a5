export * from './budget.ts';
export * from './searchable.ts';
export * from './warlord.ts';
