import type { Unit } from '../../rules/state.ts';

/** A small token beside a base. */
export interface Counter {
  readonly key: string;
  readonly text: string;
}

const SIGNS = { blind: 'B', immobilize: 'I', silence: 'S', weakness: 'W', spotted: 'O', stun: '!' } as const;

/** The tokens of a unit: those that are counted with their number, conditions with a letter. */
export function countersOf({ inspire, shields, dot, embers, tokens }: Unit): Counter[] {
  const counted = [
    { key: 'inspire', count: inspire },
    { key: 'shield', count: shields },
    { key: 'dot', count: dot },
    { key: 'ember', count: embers },
  ].filter(({ count }) => count > 0);
  return [
    ...counted.map(({ key, count }) => ({ key, text: `${count}` })),
    ...tokens.map((token) => ({ key: token, text: SIGNS[token] })),
  ];
}
