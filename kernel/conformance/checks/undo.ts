import { engine, legalMoves } from '../../engine.ts';
import { type AnyMatch, Match } from '../../match.ts';
import type { GameRecord } from '../../record.ts';
import { difference, text } from '../data.ts';
import { type Act, chanceSeed, run, type Spot } from '../spot.ts';
import type { Note } from '../violation.ts';
import type { Check } from './check.ts';

/** What is free to be taken back is taken back without a trace, and nothing else is free. */
export function undo(): Check {
  return {
    name: 'undo',
    subject(spot, subject, note) {
      const { seat, move, verb } = subject;
      const resumed = Match.resume(engine(spot.kit.rules), recordAt(spot));
      if (!resumed.ok) return note(`no match can be resumed here: ${resumed.problem}`, verb);
      const { match } = resumed;
      const answer = match.submit(seat, move);
      if (!answer.ok) return note(`a match refuses it: ${answer.refusal.code}`, verb);
      const open = match.canUndo(seat);
      if (open !== free(spot, subject))
        note(`undo is ${open ? 'open, though not free' : 'closed, though free'}`, verb);
      if (!open) return;
      back(match, subject, spot.text, note);
      if (text(match.deciders()) !== text(spot.deciders)) note('taken back, others decide', verb);
      match.submit(seat, move);
      twice(match, spot, subject, note);
    },
  };
}

function back(match: AnyMatch, { seat, verb }: Act, wanted: string, note: Note): void {
  match.undo(seat);
  const after = text(match.state);
  if (after !== wanted) note(`taken back: ${difference(wanted, after)}`, verb);
}

/** Two free steps are taken back one by one. */
function twice(match: AnyMatch, spot: Spot, subject: Act, note: Note): void {
  const { seat } = subject;
  const once = text(match.state);
  const [next] = match.deciders().includes(seat) ? legalMoves(spot.kit.rules, match.state, seat) : [];
  if (next === undefined || !match.submit(seat, next).ok || !match.canUndo(seat)) return;
  back(match, subject, once, note);
  back(match, subject, spot.text, note);
}

/** One alone may take back while nothing was drawn or shown and the seat still decides; a sealed choice always. */
function free(spot: Spot, subject: Act): boolean {
  if (spot.deciders.length > 1) return true;
  const { state, table } = run(spot.kit, spot.state, [subject], spot.streams, spot.row);
  return !table.closesUndo && text(spot.kit.rules.deciders(state)) === text([subject.seat]);
}

/** The record of a match that stands here: a match can be resumed from any state. */
function recordAt(spot: Spot): GameRecord {
  const { rules } = spot.kit;
  const base = { snapshot: spot.state, row: spot.row - spot.deciders.length, mark: '00000000' };
  return {
    format: 'sanguine',
    version: 1,
    game: rules.id,
    dice: { generator: 'swift', seed: chanceSeed(spot.setup, spot.seed) },
    chapters: [{ rulesVersion: rules.rulesVersion, base, rows: [] }],
  };
}
