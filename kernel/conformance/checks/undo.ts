import { engine, legalMoves } from '../../rules/engine.ts';
import { type AnyMatch, Match } from '../../match/match.ts';
import type { GameRecord } from '../../match/record.ts';
import { difference, text } from '../data.ts';
import { type Act, chanceSeed, run, type CheckedPosition } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

/** An undo that is free leaves no trace, and no other undo is free. */
export function undo(): Check {
  return {
    name: 'undo',
    subject(position, subject, report) {
      const { seat, move, verb } = subject;
      const resumed = Match.resume(engine(position.kit.rules), recordAt(position));
      if (!resumed.ok) return report(`no match can be resumed here: ${resumed.problem}`, verb);
      const { match } = resumed;
      const answer = match.submit(seat, move);
      if (!answer.ok) return report(`a match refuses it: ${answer.refusal.code}`, verb);
      const open = match.canUndo(seat);
      if (open !== free(position, subject))
        report(`undo is ${open ? 'open, though not free' : 'closed, though free'}`, verb);
      if (!open) return;
      back(match, subject, position.text, report);
      if (text(match.deciders()) !== text(position.deciders)) report('taken back, others decide', verb);
      match.submit(seat, move);
      twice(match, position, subject, report);
    },
  };
}

function back(match: AnyMatch, { seat, verb }: Act, wanted: string, report: ReportViolation): void {
  match.undo(seat);
  const after = text(match.state);
  if (after !== wanted) report(`taken back: ${difference(wanted, after)}`, verb);
}

/** Two free steps are undone one by one. */
function twice(match: AnyMatch, position: CheckedPosition, subject: Act, report: ReportViolation): void {
  const { seat } = subject;
  const once = text(match.state);
  const [next] = match.deciders().includes(seat) ? legalMoves(position.kit.rules, match.state, seat) : [];
  if (next === undefined || !match.submit(seat, next).ok || !match.canUndo(seat)) return;
  back(match, subject, once, report);
  back(match, subject, position.text, report);
}

/** Undo is free for a single decider while nothing was drawn or shown and the seat still decides; always for a sealed choice. */
function free(position: CheckedPosition, subject: Act): boolean {
  if (position.deciders.length > 1) return true;
  const { state, table } = run(position.kit, position.state, [subject], position.streams, position.row);
  return !table.closesUndo && text(position.kit.rules.deciders(state)) === text([subject.seat]);
}

/** The record of a match at this position: a match can be resumed from any state. */
function recordAt(position: CheckedPosition): GameRecord {
  const { rules } = position.kit;
  const base = { snapshot: position.state, row: position.row - position.deciders.length, mark: '00000000' };
  return {
    format: 'sanguine',
    version: 1,
    game: rules.id,
    dice: { generator: 'swift', seed: chanceSeed(position.setup, position.seed) },
    chapters: [{ rulesVersion: rules.rulesVersion, base, rows: [] }],
  };
}
