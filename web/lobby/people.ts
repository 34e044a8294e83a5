import { check, folded } from '@sanguine/kernel';
import { displayName } from '@sanguine/protocol';
import type { DraftSeat } from './draft.ts';

/**
 * What those before this screen are called, by seat: as was written; else the first of them by their own name, if they
 * have one, and the others by number. Empty for everybody who is not here.
 */
export function peopleOf(
  seats: readonly DraftSeat[],
  own: string,
  numbered: (number: number) => string,
): string[] {
  const first = seats.findIndex(isHere);
  const written = seats.map((seat, at) => {
    const name = seat.kind === 'person' ? seat.name.trim() : '';
    return name === '' && at === first ? own : name;
  });
  const taken = new Set(written.map(folded));
  return seats.map((seat, at) => {
    const name = written[at] ?? '';
    if (name !== '' || !isHere(seat)) return name;
    let number = at + 1;
    while (taken.has(folded(numbered(number)))) number++;
    taken.add(folded(numbered(number)));
    return numbered(number);
  });
}

interface NameProblem {
  /** Too long or not to be written, a bot's, or somebody else's. */
  readonly problem: 'unfit' | 'bot' | 'same';
  readonly name: string;
}

/** The first name that cannot be; null: all can. `bots` are the names that bots go by, here and in records. */
export function nameProblem(people: readonly string[], bots: readonly string[]): NameProblem | null {
  const [levels, seen] = [new Set(bots.map(folded)), new Set<string>()];
  for (const name of people.filter((one) => one !== '')) {
    if (!check(displayName, name).ok) return { problem: 'unfit', name };
    if (levels.has(folded(name))) return { problem: 'bot', name };
    if (seen.has(folded(name))) return { problem: 'same', name };
    seen.add(folded(name));
  }
  return null;
}

function isHere({ kind }: DraftSeat): boolean {
  return kind === 'me' || kind === 'person';
}
