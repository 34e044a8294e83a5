import { type PlainRecord, same, sameLists } from '../../rules/plain.ts';
import { check } from '../../rules/schema.ts';
import { difference, text } from '../data.ts';
import type { AnyKit } from '../kit.ts';
import { chanceOf, nameOf, some, viewersOf } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

const MOVES = 60;

/** States and moves are plain data that match the game's schemas; no key of a state comes and goes. */
export function shape(): Check {
  const keys = new KeyBook();
  const state = (kit: AnyKit, live: unknown, report: ReportViolation): void => {
    const odd = oddity(live);
    if (odd !== null) report(`the state is not plain: ${odd}`);
    known(kit, live, 'the state', report);
    for (const problem of keys.compare(live, ['step', ...(kit.variants ?? [])])) report(problem);
  };
  return {
    name: 'shape',
    sparing: true,
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
  if (!same(state, checked.value))
    report(`the schema changes ${what}: ${difference(text(state), text(checked.value))}`);
}

function knownMove(kit: AnyKit, move: unknown, report: ReportViolation): void {
  const odd = oddity(move);
  if (odd !== null) report(`the move ${text(move)} is not plain: ${odd}`);
  const checked = check(kit.rules.schema.move, move);
  if (!checked.ok) return report(`the schema does not know ${text(move)}: ${checked.problem}`);
  const [before, after] = [text(kit.rules.tidy(move)), text(kit.rules.tidy(checked.value))];
  if (before !== after) report(`the schema changes a move: ${difference(before, after)}`);
}

/** What JSON would lose or change, and where. */
function oddity(data: unknown): string | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number') {
    if (Number.isFinite(data) && !Object.is(data, -0)) return null;
    return ` is ${Object.is(data, -0) ? '-0' : data}`;
  }
  if (typeof data !== 'object') return ` is ${typeof data}`;
  const kind: unknown = Object.getPrototypeOf(data);
  if (kind !== Object.prototype && kind !== Array.prototype) return ' is of a class';
  const keys = Object.keys(data);
  if (Array.isArray(data) && keys.length !== data.length) return ' has holes';
  for (const key of keys) {
    const odd = oddity((data as PlainRecord)[key]);
    if (odd !== null) return `.${key}${odd}`;
  }
  return null;
}

/** Remembers the keys met at each place of the state: bytes can only be equal if keys stay and keep their order. */
class KeyBook {
  readonly #top = new Place('');

  compare(data: unknown, variants: readonly string[]): readonly string[] {
    const problems: string[] = [];
    this.#top.compare(data, variants, problems);
    return problems;
  }
}

/** The keys met at one place. Places form their own tree, so that no path is put together for each state. */
class Place {
  readonly #path: string;
  readonly #parts = new Map<string, Place>();
  /** By variant: an object may have other keys in another step. */
  readonly #keys = new Map<string, readonly string[]>();

  constructor(path: string) {
    this.#path = path;
  }

  compare(data: unknown, variants: readonly string[], problems: string[]): void {
    if (typeof data !== 'object' || data === null) return;
    if (Array.isArray(data)) {
      const part = this.#part('[]');
      for (const entry of data) part.compare(entry, variants, problems);
      return;
    }
    const keys = Object.keys(data);
    const record = data as PlainRecord;
    const variant = variants
      .filter((key) => key in record)
      .map((key) => text(record[key]))
      .join(' ');
    const before = this.#keys.get(variant) ?? keys;
    this.#keys.set(variant, before);
    if (!sameLists(before, keys)) {
      const place = [this.#path, variant].filter((part) => part !== '').join(' ');
      problems.push(`keys come and go at ${place || 'the top'}: ${before.join(' ')} / ${keys.join(' ')}`);
    }
    for (const key of keys) this.#part(`.${key}`).compare(record[key], variants, problems);
  }

  #part(step: string): Place {
    let part = this.#parts.get(step);
    if (part === undefined) {
      part = new Place(this.#path + step);
      this.#parts.set(step, part);
    }
    return part;
  }
}
