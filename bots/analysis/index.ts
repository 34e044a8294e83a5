export * from './analyse.ts';
export * from './analysis.ts';
export type { Unanalysed } from './course.ts';
export type { PlayerNames } from './told.ts';
