import type { Selector } from '../../content/effects.ts';
import type { Part } from '../frames.ts';
import type { State, UnitId } from '../state.ts';
import { EMPTY, freeze } from '../units.ts';
import { select } from './select.ts';

interface Resolving {
  readonly source: UnitId;
  readonly by: string;
  readonly part: Part;
  readonly targets: readonly UnitId[];
  readonly other: UnitId;
}

/** Starts effects, one after another, on these units. */
export function startEffects(state: State, { source, by, part, targets, other }: Resolving): void {
  state.frames.push({
    step: 'resolve',
    source,
    by,
    part,
    targets: freeze([...targets]),
    other,
    effect: 0,
    target: 0,
    done: true,
    slot: 'run',
    held: false,
    rolled: null,
  });
}

/** §8.1: the same on the units the skill selects; the player chooses if there is a choice. */
export function startSelected(
  state: State,
  selector: Selector,
  { source, by, part, other }: Omit<Resolving, 'targets'>,
): void {
  const selection = select(state, source, selector, other);
  const [only, ...more] = selection.how === 'one' ? selection.choices : [];
  const asks = only !== undefined && more.length > 0;
  const targets = selection.how === 'all' ? selection.units : only === undefined || asks ? EMPTY : [only];
  startEffects(state, { source, by, part, targets, other });
  if (asks) state.frames.push({ step: 'aim', unit: source, by, choices: freeze([only, ...more]) });
}

/** §7.9: gives a unit hits that do not come from an attack. */
export function startHits(state: State, unit: UnitId, hits: number, source: UnitId, by: string): void {
  state.frames.push({ step: 'hits', unit, source, by, hits, slot: 'roll', rolled: null });
}
