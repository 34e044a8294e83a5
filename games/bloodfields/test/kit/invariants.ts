import { overlaps } from '../../rules/geometry/disc.ts';
import { discIn } from '../../rules/geometry/polygon.ts';
import { insideTable } from '../../rules/geometry/spot.ts';
import { fieldFor } from '../../rules/ground.ts';
import { nameOf } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { cardFor, isOn } from '../../rules/units.ts';
import { bookFlaws } from './book.ts';
import { frameFlaws } from './stack.ts';
import { playerFlaws, unitFlaws } from './tallies.ts';

/** What is wrong, of all that must hold at every moment of a game. */
export function invariants(state: State): string[] {
  return [
    ...tableFlaws(state),
    ...unitFlaws(state),
    ...playerFlaws(state),
    ...bookFlaws(state),
    ...frameFlaws(state),
  ];
}

/** Whether units without health left may still stand there: they are about to be removed. */
const isSettling = ({ frames }: State): boolean =>
  frames.some(({ step }) => step === 'deaths' || step === 'attack' || step === 'hits');

/** Units stand on the table, not on each other or on what they may not end on, and have health left. */
function tableFlaws(state: State): string[] {
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
    const { hp } = cardFor(unit);
    if (unit.damage > hp || (unit.damage === hp && !isSettling(state))) {
      flaws.push(`${name} has ${unit.damage} damage`);
    }
  }
  return flaws;
}
