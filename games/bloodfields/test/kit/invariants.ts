import { overlaps } from '../../rules/geometry/disc.ts';
import { discIn } from '../../rules/geometry/polygon.ts';
import { insideTable } from '../../rules/geometry/spot.ts';
import { fieldFor } from '../../rules/ground.ts';
import { nameOf } from '../../rules/names.ts';
import type { State, Unit } from '../../rules/state.ts';
import { MOST_EMBERS } from '../../rules/turn/burning.ts';
import { cardFor, isOn } from '../../rules/units.ts';

/** Whether units without health left may still stand there: they are about to be removed. */
const isSettling = ({ frames }: State): boolean =>
  frames.some(({ step }) => step === 'deaths' || step === 'attack' || step === 'hits' || step === 'luck' || step === 'magic' || step === 'turn');

/** What must hold at every moment of a game; empty if all does. */
export function invariants(state: State): string[] {
  const flaws: string[] = [];
  const field = fieldFor(state);
  const onTable = [...state.units.entries()].filter(([, unit]) => isOn(unit));
  for (const [id, unit] of onTable) {
    const name = nameOf(state, id);
    if (!insideTable(unit.x, unit.y, unit.r, field)) flaws.push(`${name} is off the table`);
    for (const polygon of field.noEnd) {
      if (discIn(unit, polygon)) flaws.push(`${name} stands on ${polygon.piece.id}`);
    }
    for (const [other, one] of onTable) {
      if (other > id && overlaps(unit, one)) flaws.push(`${name} overlaps ${nameOf(state, other)}`);
    }
    if (unit.damage > cardFor(unit).hp || (unit.damage === cardFor(unit).hp && !isSettling(state))) {
      flaws.push(`${name} has ${unit.damage} damage`);
    }
  }
  for (const [id, unit] of state.units.entries()) flaws.push(...tokenFlaws(nameOf(state, id), unit));
  return flaws;
}

function tokenFlaws(name: string, unit: Unit): string[] {
  const flaws: string[] = [];
  for (const count of ['damage', 'inspire', 'shields', 'dot', 'embers'] as const) {
    if (unit[count] < 0) flaws.push(`${name} has ${unit[count]} ${count}`);
  }
  if (unit.embers > MOST_EMBERS) flaws.push(`${name} has ${unit.embers} Embers`);
  if (new Set(unit.tokens).size < unit.tokens.length) flaws.push(`${name} has a token twice`);
  if (unit.spent.some((item) => !unit.items.includes(item))) flaws.push(`${name} has used what it never had`);
  return flaws;
}

