import type { Move } from '../rules/moves.ts';

/** The controls that make a move, in the order of touching them: `tile:swords`, then `area:28`. */
export function guides(move: Move): readonly string[] {
  switch (move.do) {
    case 'pick':
      return [`pick:${move.faction}`];
    case 'muster':
    case 'build':
    case 'return':
      return [`tile:${move.kind}`, `area:${move.area}`];
    case 'step':
      return [
        `stack:${move.from}`,
        ...[...new Set(move.units)].map((kind) => `unit:${kind}`),
        `area:${move.to}`,
      ];
    case 'shamble':
      return [`stack:${move.from}`, `area:${move.to}`];
    case 'pay':
    case 'discard':
      return [...move.tiles.map((tile) => `tile:${tile}`), `action:${move.do}`];
    case 'swap':
      return [`battle:swap:${move.tile}`, 'action:swap'];
    case 'withdraw':
      return ['action:withdraw'];
    case 'lose':
      return [`unit:${move.kind}`];
    case 'found':
    case 'capture':
    case 'settle':
    case 'retreat':
      return [`area:${move.area}`];
    case 'battle':
    case 'deploy':
    case 'ready':
    case 'end':
    case 'keep':
    case 'stand':
    case 'raise':
      return [`action:${move.do}`];
  }
}
