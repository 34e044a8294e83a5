import { check } from '../../rules/schema.ts';
import { text } from '../data.ts';
import { chanceOf, some, type CheckedPosition } from '../checked-position.ts';
import type { Seat } from '../../rules/seat.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

const READ = 30;

/** A printed move is read back as the tidy move, on the seat's mask as on the full table. */
export function notation(): Check {
  return {
    name: 'notation',
    position(position, report) {
      const random = chanceOf(position, 'notation');
      for (const [seat, moves] of position.moves) {
        const read = [...some(moves, READ, random), ...(position.unlisted.get(seat) ?? [])];
        for (const move of read) roundTrip(position, seat, move, report);
      }
    },
    subject(position, { seat, move, verb }, report) {
      const aloud = (message: string): void => report(message, verb);
      roundTrip(position, seat, move, aloud);
      const printed = position.kit.rules.notation.print(position.state, seat, move);
      for (const wrong of ['', ' ', '?', `${printed} ${printed}`, printed.slice(1), printed.slice(0, -1)]) {
        misread(position, seat, wrong, aloud);
      }
    },
  };
}

function roundTrip(position: CheckedPosition, seat: Seat, move: unknown, report: ReportViolation): void {
  const { rules } = position.kit;
  const mask: unknown = rules.mask(position.state, seat);
  const printed = rules.notation.print(position.state, seat, move);
  if (printed.trim() === '' || printed.includes('\n'))
    report(`${text(move)} prints as ${text(printed)}, not one line`);
  const masked = rules.notation.print(mask, seat, move);
  if (masked !== printed) report(`${text(move)} prints as ${printed}, on the mask as ${masked}`);
  const wanted = text(rules.tidy(move));
  for (const state of [position.state, mask]) {
    const parsed = rules.notation.parse(state, seat, printed);
    const got = parsed.ok ? text(parsed.move) : parsed.problem;
    if (got !== wanted) report(`${printed} stands for ${wanted} and is read as ${got}`);
  }
}

/** Text that nobody printed gets an answer and never an exception; if it is read, the result is a move. */
function misread(position: CheckedPosition, seat: Seat, wrong: string, report: ReportViolation): void {
  const { rules } = position.kit;
  const parsed = rules.notation.parse(position.state, seat, wrong);
  if (parsed.ok && !check(rules.schema.move, parsed.move).ok)
    report(`${text(wrong)} is read as no move of the game`);
  if (!parsed.ok && parsed.problem === '') report(`${text(wrong)} is not read, and nobody says why`);
}
