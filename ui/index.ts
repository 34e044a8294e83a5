export * from './contract.ts';
export * from './settings.ts';
