import { engine } from '../../rules/engine.ts';
import { type AnyMatch, Match } from '../../match/match.ts';
import { playSet } from '../../match/sealed-set.ts';
import { copy } from '../../rules/plain.ts';
import { swiftRandom } from '../../random/swift.ts';
import { readRecord, writeRecord } from '../../match/record.ts';
import { RowContext } from '../../rules/play-context.ts';
import { difference, text } from '../data.ts';
import type { AnyKit } from '../kit.ts';
import { anyLegal, chanceSeed } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Walked } from '../walk.ts';
import type { Check } from './check.ts';

/** The ways of playing a game again. */
const WAYS = [again, loaded, matched, resumed];

/**
 * Set-up, seed and rows are the game: everything else can be rebuilt from them, byte for byte. The first game of every
 * set-up is played again in every way, later games in one way at a time.
 */
export function replay(): Check {
  const games = new Map<string, number>();
  return {
    name: 'replay',
    game(kit, walked, report) {
      const { name } = walked.entry;
      const before = games.get(name) ?? 0;
      games.set(name, before + 1);
      for (const [at, way] of WAYS.entries()) {
        if (before === 0 || before % WAYS.length === at) way(kit, walked, report);
      }
    },
  };
}

/** From the start, with the same chance. */
function again(kit: AnyKit, walked: Walked, report: ReportViolation): void {
  const state: unknown = kit.rules.start(copy(walked.entry.setup), new RowContext(walked.streams, 0));
  if (text(state) !== walked.texts[0])
    report(`starts otherwise: ${difference(walked.texts[0] ?? '', text(state))}`);
  else onwards(kit, walked, state, 0, 'replayed', report);
}

/** From a save in the middle. */
function loaded(kit: AnyKit, walked: Walked, report: ReportViolation): void {
  const from = swiftRandom(`${chanceSeed(walked.entry.name, walked.seed)}|save`).int(walked.texts.length);
  const state: unknown = engine(kit.rules).load(JSON.parse(walked.texts[from] ?? 'null'));
  if (state === null) report(`the state after ${from} plays cannot be loaded`);
  else onwards(kit, walked, state, from, `saved after ${from} plays`, report);
}

function onwards(
  kit: AnyKit,
  walked: Walked,
  state: unknown,
  from: number,
  how: string,
  report: ReportViolation,
): void {
  for (const [at, { row, acts }] of walked.played.entries()) {
    if (at < from) continue;
    const context = new RowContext<unknown>(walked.streams, row);
    const plays = acts.map(({ seat, move }) => ({ seat, move: copy(move) }));
    playSet(kit.rules, state, plays, context);
    const wanted = walked.texts[at + 1] ?? '';
    if (text(state) === wanted) continue;
    report(`${how}, play ${at} ends otherwise: ${difference(wanted, text(state))}`, acts[0]?.verb);
    return;
  }
}

/** As a match, to the end: the runner adds and omits nothing. */
function matched(kit: AnyKit, walked: Walked, report: ReportViolation): void {
  const match = open(kit, walked);
  for (const at of walked.played.keys()) {
    const problem = submit(match, walked, at);
    if (problem !== null) return report(problem);
  }
  const wanted = walked.texts.at(-1) ?? '';
  if (text(match.state) !== wanted)
    report(`as a match it ends otherwise: ${difference(wanted, text(match.state))}`);
}

function open(kit: AnyKit, { entry, seed }: Walked): AnyMatch {
  const dice = { generator: 'swift', seed: chanceSeed(entry.name, seed) } as const;
  return Match.open(engine(kit.rules), { setup: entry.setup, dice });
}

function submit(match: AnyMatch, walked: Walked, at: number): string | null {
  for (const { seat, move, verb } of walked.played[at]?.acts ?? []) {
    const answer = match.submit(seat, move);
    if (!answer.ok) return `a match refuses play ${at}, ${verb}: ${answer.refusal.code}`;
  }
  return null;
}

/** How many plays two matches are compared after one of them was saved and resumed. */
const BEYOND = 12;

/** One match is saved and resumed, the other is not: an undo and the plays after it have the same result in both. */
function resumed(kit: AnyKit, walked: Walked, report: ReportViolation): void {
  const random = swiftRandom(`${chanceSeed(walked.entry.name, walked.seed)}|resume`);
  const match = open(kit, walked);
  const stop = random.int(walked.played.length + 1);
  let undoer: number | undefined;
  for (const [at, { acts }] of walked.played.entries()) {
    if (submit(match, walked, at) !== null) return;
    undoer = acts.map(({ seat }) => seat).find((seat) => match.canUndo(seat));
    if (at >= stop && undoer !== undefined) break;
  }
  const read = readRecord(writeRecord(match));
  if (!read.ok) return report(`its record cannot be read: ${read.problem}`);
  const answer = Match.resume(engine(kit.rules), read.record);
  if (!answer.ok) return report(`its record cannot be resumed at row ${answer.number}: ${answer.problem}`);
  const both = [match, answer.match] as const;
  if (undoer !== undefined) for (const one of both) one.undo(undoer);
  for (let beyond = 0; beyond <= BEYOND; beyond++) {
    const [wanted, got] = [text(match.state), text(answer.match.state)];
    if (wanted !== got) return report(`resumed, it goes on otherwise: ${difference(wanted, got)}`);
    const [seat] = match.deciders();
    if (seat === undefined) return;
    const move = anyLegal(kit, match.state, seat, random);
    for (const one of both) one.submit(seat, move);
  }
}
