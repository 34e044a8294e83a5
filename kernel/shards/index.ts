export * from './fit.ts';
export * from './join.ts';
export * from './open.ts';
export * from './part.ts';
export * from './problem.ts';
export * from './shard.ts';
