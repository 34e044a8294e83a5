import type { AnyGame, AnySetup, Random } from '@sanguine/kernel';

/** One option in this many is drawn at random. */
const UNUSUAL = 4;
const TRIES = 100;

/** A table for this many players: any board, and now and then an unusual option. */
export function drawSetup(game: AnyGame, players: number, random: Random): AnySetup {
  const boards = game.boards.filter(({ players: [least, most] }) => players >= least && players <= most);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const board = boards[random.int(boards.length)]?.id;
    const options: Record<string, string> = {};
    for (const [name, values] of Object.entries(game.options)) {
      const value = values[random.int(values.length)];
      if (random.int(UNUSUAL) === 0 && value !== undefined) options[name] = value;
    }
    const setup = game.setup(players, { ...(board !== undefined && { board }), options });
    if (game.engine.refuseSetup(setup) === null) return setup;
  }
  throw new Error(`no table for ${players} players was found`);
}
