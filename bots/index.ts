export * from './decide.ts';
export * from './interval.ts';
export * from './levels.ts';
export * from './playout.ts';
export * from './random.ts';
export * from './search/index.ts';
export * from './bot-random.ts';
