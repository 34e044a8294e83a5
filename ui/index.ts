export * from './contract.ts';
export * from './game-page.ts';
export * from './notes.ts';
export * from './settings.ts';
