export * from './api.ts';
export * from './clock.ts';
export * from './ids.ts';
export * from './live.ts';
export * from './story.ts';
export * from './update-writer.ts';
