import {
  type AnyGame,
  type AnyMatch,
  mark,
  type Masked,
  Match,
  type Puzzle,
  snapshotBase,
  swiftRandom,
} from '@sanguine/kernel';

type Ruled = Pick<AnyGame, 'engine'>;

/** What the solver sees; null if the rules no longer accept the position. */
export function viewOf({ engine }: Ruled, { view, seat }: Puzzle): Masked<unknown> | null {
  const loaded = engine.load(view);
  return loaded === null ? null : engine.mask(loaded, seat);
}

/** A move in notation, read in the position. */
export function moveOf({ engine }: Ruled, view: Masked<unknown>, { seat }: Puzzle, name: string): unknown {
  const listed = engine.moves(view, seat).find((move) => engine.notation.print(view, seat, move) === name);
  if (listed !== undefined) return listed;
  const parsed = engine.notation.parse(view, seat, name);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.problem}`);
  return parsed.move;
}

/** The position as a table to play on, in one of the worlds that look the same to the solver. */
export function openPuzzle(
  { engine }: Ruled,
  view: Masked<unknown>,
  puzzle: Puzzle,
  world: number,
): AnyMatch {
  const seed = `${puzzle.id} world ${world}`;
  const state = engine.imagine(view, puzzle.seat, swiftRandom(seed));
  const base = snapshotBase(mark('', state), state, 0, []);
  const resumed = Match.resume(engine, {
    format: 'sanguine',
    version: 1,
    game: engine.id,
    dice: { generator: 'swift', seed },
    chapters: [{ rulesVersion: engine.rulesVersion, base, rows: [] }],
  });
  if (!resumed.ok) throw new Error(resumed.problem);
  return resumed.match;
}
