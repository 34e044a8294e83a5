export * from './comparison.ts';
export * from './judge.ts';
export * from './mark.ts';
