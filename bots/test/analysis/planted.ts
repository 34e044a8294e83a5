import { type AnyGame, type GameRecord, Match, type Seat, snapshotBase, toEnd } from '@sanguine/kernel';
import { courseOf } from '../../analysis/course.ts';
import { toldEvents } from '../../analysis/told.ts';
import { type Analysis, analyse, type AnalysisOptions } from '../../index.ts';

/** A seat and its moves, in notation. */
type Did = readonly [seat: Seat, ...moves: string[]];

interface Planted {
  readonly seed: string;
  readonly did: readonly Did[];
  /** Who concedes afterwards to end the game; left out if it is over anyway. */
  readonly conceded?: Seat;
}

/** A game that begins with a position set up by hand. */
export function planted(game: AnyGame, state: unknown, { seed, did, conceded }: Planted): GameRecord {
  const { engine } = game;
  const base = snapshotBase('000000000000', JSON.parse(JSON.stringify(state)), 1, []);
  const opened = Match.resume(engine, {
    format: 'sanguine',
    version: 1,
    game: engine.id,
    dice: { generator: 'swift', seed },
    chapters: [{ rulesVersion: engine.rulesVersion, base, rows: [] }],
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { match } = opened;
  for (const [seat, ...moves] of did) {
    for (const text of moves) {
      const parsed = engine.notation.parse(match.viewFor(seat), seat, text);
      if (!parsed.ok) throw new Error(parsed.problem);
      const played = match.submit(seat, parsed.move);
      if (!played.ok) throw new Error(`${text}: ${played.refusal.code}`);
    }
  }
  if (conceded !== undefined) match.take({ do: 'concede', seat: conceded });
  return match.record({ showSecret: true });
}

/** The record of the first seed with the wanted luck: it is planted rather than waited for. */
export function withLuck(
  game: AnyGame,
  record: (seed: string) => GameRecord,
  isWanted: (told: string) => boolean,
): GameRecord {
  for (let at = 0; at < 400; at++) {
    const made = record(`luck ${at}`);
    const course = courseOf(game, made);
    const told = course.ok
      ? course.rows.map(
          ({ events, before }) =>
            toldEvents(game, events, NAMES, game.engine.mask(before.state, null), NOTHING).en,
        )
      : [];
    if (isWanted(told.join(' '))) return made;
  }
  throw new Error('nobody is ever so lucky');
}

const NOTHING = { en: '', ja: '' };
const NAMES = { en: ['Ann', 'Bob', 'Cid', 'Dan'], ja: ['アン', 'ボブ', 'シド', 'ダン'] };

/** A short analysis within counted budgets. */
export function analysed(
  game: AnyGame,
  record: GameRecord,
  effort: AnalysisOptions['effort'] = {},
  options: Partial<AnalysisOptions> = {},
): Analysis {
  const found = toEnd(
    analyse(game, record, {
      depth: 'quick',
      names: NAMES,
      effort: { redraws: 24, playouts: 2, worlds: 32, share: 1 / 4, ...effort },
      ...options,
    }),
  );
  if (!found.ok) throw new Error(found.problem);
  return found.analysis;
}
