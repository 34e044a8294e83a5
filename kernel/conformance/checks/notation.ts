import { check } from '../../schema.ts';
import { text } from '../data.ts';
import { chanceOf, some, type Spot } from '../spot.ts';
import type { Seat } from '../../seat.ts';
import type { Note } from '../violation.ts';
import type { Check } from './check.ts';

const READ = 30;

/** What is printed is read back as the tidy move, on the seat's mask as on the whole truth. */
export function notation(): Check {
  return {
    name: 'notation',
    spot(spot, note) {
      const random = chanceOf(spot, 'notation');
      for (const [seat, moves] of spot.moves) {
        for (const move of some(moves, READ, random)) roundTrip(spot, seat, move, note);
      }
    },
    subject(spot, { seat, move, verb }, note) {
      const aloud = (message: string): void => note(message, verb);
      roundTrip(spot, seat, move, aloud);
      const printed = spot.kit.rules.notation.print(spot.state, seat, move);
      for (const wrong of ['', ' ', '?', `${printed} ${printed}`, printed.slice(1), printed.slice(0, -1)]) {
        misread(spot, seat, wrong, aloud);
      }
    },
  };
}

function roundTrip(spot: Spot, seat: Seat, move: unknown, note: Note): void {
  const { rules } = spot.kit;
  const mask: unknown = rules.mask(spot.state, seat);
  const printed = rules.notation.print(spot.state, seat, move);
  if (printed.trim() === '' || printed.includes('\n'))
    note(`${text(move)} prints as ${text(printed)}, not one line`);
  const masked = rules.notation.print(mask, seat, move);
  if (masked !== printed) note(`${text(move)} prints as ${printed}, on the mask as ${masked}`);
  const wanted = text(rules.tidy(move));
  for (const state of [spot.state, mask]) {
    const parsed = rules.notation.parse(state, seat, printed);
    const got = parsed.ok ? text(parsed.move) : parsed.problem;
    if (got !== wanted) note(`${printed} stands for ${wanted} and is read as ${got}`);
  }
}

/** Text that nobody printed: answered, never thrown at, and what is read is a move. */
function misread(spot: Spot, seat: Seat, wrong: string, note: Note): void {
  const { rules } = spot.kit;
  const parsed = rules.notation.parse(spot.state, seat, wrong);
  if (parsed.ok && !check(rules.schema.move, parsed.move).ok)
    note(`${text(wrong)} is read as no move of the game`);
  if (!parsed.ok && parsed.problem === '') note(`${text(wrong)} is not read, and nobody says why`);
}
