export * from './conformance.ts';
export * from './golden.ts';
export * from './inspect.ts';
export * from './kit.ts';
export * from './perft.ts';
export * from './violation.ts';
export { FairnessTally } from './chi-squared.ts';
