export * from './contract.ts';
export * from './notes.ts';
export * from './settings.ts';
