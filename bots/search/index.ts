export * from './patience.ts';
export * from './search.ts';
export * from './warlord.ts';
