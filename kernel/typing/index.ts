export * from './left.ts';
export type { Lexicon, WordsByKind } from './lexicon.ts';
export * from './refusal-line.ts';
export { refusedBy, type Reply, replyTo } from './reply.ts';
export { notedMoves, type Typed, type Typist, understand } from './understand.ts';
