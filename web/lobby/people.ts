import { check, folded } from '@sanguine/kernel';
import { displayName } from '@sanguine/protocol';
import type { DraftSeat } from './draft.ts';

/**
 * Names of the people at this screen, by seat: as typed; otherwise the first person's own name, if known, and numbers
 * for the others. Empty for everyone not at this screen.
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
  /** Too long or with forbidden characters, a bot's name, or a duplicate. */
  readonly problem: 'unfit' | 'bot' | 'same';
  readonly name: string;
}

/** The first name that is not allowed, or null. `bots` are the names bots have, here and in records. */
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
