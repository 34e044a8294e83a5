import { check } from '../../rules/schema.ts';
import { difference, text } from '../data.ts';
import type { AnyKit } from '../kit.ts';
import { chanceOf, nameOf, some, viewersOf } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

const MOVES = 60;

/** States and moves are plain data that the game's schemas know; no key of a state comes and goes. */
export function shape(): Check {
  const keys = new KeyBook();
  const state = (kit: AnyKit, live: unknown, report: ReportViolation): void => {
    const odd = oddity(live, '');
    if (odd !== null) report(`the state is not plain: ${odd}`);
    known(kit, live, 'the state', report);
    for (const problem of keys.compare(live, ['step', ...(kit.variants ?? [])])) report(problem);
  };
  return {
    name: 'shape',
    start: ({ kit, state: live }, report) => state(kit, live, report),
    play: ({ position, state: live }, report) => state(position.kit, live, report),
    position(position, report) {
      const { kit, seats, state: full, moves, unlisted } = position;
      for (const viewer of viewersOf(seats)) {
        known(kit, kit.rules.mask(full, viewer), `the mask of ${nameOf(viewer)}`, report);
      }
      const random = chanceOf(position, 'shape');
      for (const list of [...moves.values(), ...unlisted.values()]) {
        for (const move of some(list, MOVES, random)) knownMove(kit, move, report);
      }
    },
  };
}

function known(kit: AnyKit, state: unknown, what: string, report: ReportViolation): void {
  const checked = check(kit.rules.schema.state, state);
  if (!checked.ok) return report(`the schema does not know ${what}: ${checked.problem}`);
  const [before, after] = [text(state), text(checked.value)];
  if (before !== after) report(`the schema changes ${what}: ${difference(before, after)}`);
}

function knownMove(kit: AnyKit, move: unknown, report: ReportViolation): void {
  const odd = oddity(move, '');
  if (odd !== null) report(`the move ${text(move)} is not plain: ${odd}`);
  const checked = check(kit.rules.schema.move, move);
  if (!checked.ok) return report(`the schema does not know ${text(move)}: ${checked.problem}`);
  const [before, after] = [text(kit.rules.tidy(move)), text(kit.rules.tidy(checked.value))];
  if (before !== after) report(`the schema changes a move: ${difference(before, after)}`);
}

/** What JSON would lose or change. */
function oddity(data: unknown, path: string): string | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number') {
    return Number.isFinite(data) && !Object.is(data, -0)
      ? null
      : `${path} is ${Object.is(data, -0) ? '-0' : data}`;
  }
  if (typeof data !== 'object') return `${path} is ${typeof data}`;
  const kind: unknown = Object.getPrototypeOf(data);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${path} is of a class`;
  if (Array.isArray(data) && Object.keys(data).length !== data.length) return `${path} has holes`;
  for (const [key, part] of Object.entries(data)) {
    const odd = oddity(part, `${path}.${key}`);
    if (odd !== null) return odd;
  }
  return null;
}

/** Remembers the keys met at each place of the state: bytes are equal only where keys stay and keep their order. */
class KeyBook {
  readonly #keys = new Map<string, string>();

  *compare(data: unknown, variants: readonly string[], path = ''): Iterable<string> {
    if (typeof data !== 'object' || data === null) return;
    if (Array.isArray(data)) {
      for (const part of data) yield* this.compare(part, variants, `${path}[]`);
      return;
    }
    const entries = Object.entries(data);
    const variant = entries.filter(([key]) => variants.includes(key)).map(([, value]) => text(value));
    const place = [path, ...variant].join(' ');
    const keys = entries.map(([key]) => key).join(' ');
    const before = this.#keys.get(place);
    if (before === undefined) this.#keys.set(place, keys);
    else if (before !== keys)
      yield `keys come and go at ${place === '' ? 'the top' : place}: ${before} / ${keys}`;
    for (const [key, part] of entries) yield* this.compare(part, variants, `${path}.${key}`);
  }
}
