import { advance, type ReplayContext } from '../../match/advance.ts';
import { outcomeOf } from '../../match/ending.ts';
import { Match } from '../../match/match.ts';
import { asked, opening, type Position } from '../../match/position.ts';
import { readRecord, writeRecord } from '../../match/record.ts';
import { RowViews } from '../../match/row-update.ts';
import { verify } from '../../match/verify.ts';
import { swiftRandom } from '../../random/swift.ts';
import { engine, type Engine, type Full } from '../../rules/engine.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat } from '../../rules/seat.ts';
import {
  anyLegal,
  chanceOf,
  chanceSeed,
  type CheckedPosition,
  nameOf,
  viewersOf,
} from '../checked-position.ts';
import { difference, text } from '../data.ts';
import type { AnyKit } from '../kit.ts';
import type { ReportViolation } from '../violation.ts';
import type { Walked } from '../walk.ts';
import type { Check } from './check.ts';
import { ranked } from './ends.ts';

type Place = Position<unknown, unknown>;
type Context = ReplayContext<AnySetup, unknown, unknown, unknown>;

/** Anybody may give up, whatever is asked and of whom; it tells nothing and changes nothing for the others. */
export function concede(): Check {
  const recordedOnce = new Set<string>();
  return {
    name: 'concede',
    position(position, report) {
      scores(position, report);
      if (position.deciders.length > 0) everybody(position, report);
    },
    game(kit, walked, report) {
      const { name } = walked.entry;
      if (!recordedOnce.has(name)) recorded(kit, walked, report);
      recordedOnce.add(name);
    },
  };
}

/** Points are public, one entry per seat: the result of a conceded game is told to everybody. */
function scores({ kit: { rules }, state, seats }: CheckedPosition, report: ReportViolation): void {
  const points = rules.scores(state);
  if (points.length !== seats || !points.every(Number.isFinite))
    report(`the scores ${text(points)} are not one for each of ${seats} seats`);
  for (const viewer of viewersOf(seats)) {
    const seen = rules.scores(rules.mask(state, viewer));
    if (text(seen) !== text(points))
      report(`${nameOf(viewer)} sees the scores ${text(seen)}, not ${text(points)}`);
  }
}

/** All seats but one give up one after another, in any order; with the last of them the game is over. */
function everybody(position: CheckedPosition, report: ReportViolation): void {
  const { kit, seats, streams, row } = position;
  const rules = engine(kit.rules);
  const start: Place = opening(fullOf(rules, position.state), []);
  const context: Context = { engine: rules, streams, start, startRow: row - 1, rowAt: unknownRow };
  const order = chanceOf(position, 'concede').shuffle(Array.from({ length: seats }, (_, seat) => seat));
  let place = start;
  for (const [gone, seat] of order.slice(0, -1).entries()) {
    const step = advance(context, place, { do: 'concede', seat }, row + gone);
    if (!step.ok) return report(`seat ${seat} may not concede: ${step.refusal.code}`);
    const views = new RowViews(rules, { ...step, number: row + gone, before: place, changed: [] });
    for (const viewer of viewersOf(seats)) {
      const { events, faces, patch } = views.updateFor(viewer);
      if (events.length + faces.length + patch.length > 0)
        report(`${nameOf(viewer)} is told more of it than that seat ${seat} concedes`);
    }
    place = step.position;
    if (text(place.state) !== position.text)
      report(`it changes the state: ${difference(position.text, text(place.state))}`);
    if (gone < seats - 2) goesOn(context, position, { start, place }, report);
    if (advance(context, place, { do: 'concede', seat }, row + gone + 1).ok)
      report(`seat ${seat} may concede twice`);
  }
  over(rules, place, order, report);
}

/** Those who stay decide as before, with the same result. */
function goesOn(
  context: Context,
  { deciders, acts, row }: CheckedPosition,
  { start, place }: { readonly start: Place; readonly place: Place },
  report: ReportViolation,
): void {
  if (text(asked(context.engine, place)) !== text(deciders)) report('others decide than before');
  const [act] = acts;
  if (act === undefined) return;
  const choice = { do: deciders.length > 1 ? 'seal' : 'move', seat: act.seat, move: act.move } as const;
  const [before, after] = [start, place].map((from) => advance(context, from, choice, row));
  const differ =
    before?.ok !== after?.ok ||
    (before?.ok === true && after?.ok === true && text(before.position.state) !== text(after.position.state));
  if (differ) report('the next move comes to something else', act.verb);
}

function over(rules: Context['engine'], place: Place, order: readonly Seat[], report: ReportViolation): void {
  const outcome = outcomeOf(rules, place);
  if (asked(rules, place).length > 0) report('all but one have conceded and somebody still decides');
  if (outcome === null || !ranked(outcome, order.length))
    return report(`the outcome ${text(outcome)} does not rank every seat`);
  const wanted = order.toReversed();
  const got = [...outcome.keys()].toSorted(
    (one, other) => (outcome[one]?.rank ?? 0) - (outcome[other]?.rank ?? 0),
  );
  if (text(got) !== text(wanted)) report(`given up in the order ${text(order)}, they rank ${text(got)}`);
}

/** How many plays a game continues after somebody gave up. */
const BEYOND = 12;

/** A seat gives up after a random play: its record verifies byte for byte, and with more players the game goes on. */
function recorded(kit: AnyKit, { entry, seed, played }: Walked, report: ReportViolation): void {
  const rules = engine(kit.rules);
  const random = swiftRandom(`${chanceSeed(entry.name, seed)}|concede`);
  const { seats } = entry.setup;
  const [when, seat] = [random.int(played.length), random.int(seats)];
  const dice = { generator: 'swift', seed: chanceSeed(entry.name, seed) } as const;
  const match = Match.open(rules, { setup: entry.setup, dice });
  for (const { acts } of played.slice(0, when)) for (const act of acts) match.submit(act.seat, act.move);
  if (!match.concede(seat).ok) return report(`seat ${seat} may not concede before play ${when}`);
  for (let beyond = 0; beyond < BEYOND; beyond++) {
    const [next] = match.deciders();
    if (next === undefined) break;
    const answer = match.submit(next, anyLegal(kit, match.state, next, random));
    if (!answer.ok) return report(`the game does not go on: ${answer.refusal.code}`);
  }
  if (seats === 2 && match.outcome()?.[seat]?.rank !== 2)
    report(`seat ${seat} concedes a duel and does not lose it`);
  const read = readRecord(writeRecord(match));
  if (!read.ok) return report(`its record cannot be read: ${read.problem}`);
  const proof = verify(rules, read.record);
  if (!proof.ok) report(`its record is not proved: row ${proof.number}, ${proof.problem}`);
  const resumed = Match.resume(rules, read.record);
  if (!resumed.ok || text(resumed.match.ending) !== text(match.ending))
    report('resumed, it does not know who conceded');
}

/** A branded copy: the kit keeps its states unbranded. */
function fullOf(rules: Engine<AnySetup, unknown, unknown, unknown>, state: unknown): Full<unknown> {
  const loaded = rules.load(state);
  if (loaded === null) throw new Error('not a state of this game');
  return loaded;
}

function unknownRow(number: number): never {
  throw new RangeError(`no row ${number}`);
}
