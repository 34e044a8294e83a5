import { type AnySetup, digest, type Engine, Match, swiftRandom } from '@sanguine/kernel';

/** Whole matches of one game, each with the file its record is kept in. */
export interface Suite<Setup extends AnySetup, State, Move, Event> {
  readonly engine: Engine<Setup, State, Move, Event>;
  readonly games: readonly { readonly file: string; readonly name: string; readonly setup: Setup }[];
}

export interface Written {
  readonly file: string;
  readonly name: string;
  readonly digest: string;
  readonly record: unknown;
}

/** One play in this many is undone, if allowed, so that the records include undo rows. */
const REGRET = 25;

/** Plays every match of a suite with random moves. */
export function play<Setup extends AnySetup, State, Move, Event>({
  engine,
  games,
}: Suite<Setup, State, Move, Event>): Written[] {
  return games.map(({ file, name, setup }) => {
    const salts = Array.from({ length: setup.seats }, (_, seat) => `salt of seat ${seat}`);
    const match = Match.open(engine, { setup, dice: { generator: 'fair', secret: digest(name), salts } });
    const random = swiftRandom(name);
    for (let [seat] = match.deciders(); seat !== undefined; [seat] = match.deciders()) {
      const taken = match.submit(seat, engine.sample(match.viewFor(seat), seat, random));
      if (!taken.ok) throw new Error(`${name}, row ${match.number + 1}: ${taken.refusal.code}`);
      if (match.canUndo(seat) && random.int(REGRET) === 0) match.undo(seat);
    }
    return { file, name, digest: digest(match.state), record: match.record({}) };
  });
}
