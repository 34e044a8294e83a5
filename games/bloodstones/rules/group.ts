import type { UnitKind } from '../content/kinds.ts';

/** Stacks with more different groups than this are not offered in full. */
const FULL_LIST = 15;

/** The number of different non-empty groups a stack can send. */
function groupCount(counts: readonly number[]): number {
  return counts.reduce((product, count) => product * (count + 1), 1) - 1;
}

/** Whether `groupsOf` lists all groups of a stack. */
export function listsAll(stack: readonly UnitKind[]): boolean {
  return groupCount(tally(stack).map(([, count]) => count)) <= FULL_LIST;
}

function tally(stack: readonly UnitKind[]): [UnitKind, number][] {
  const counts: [UnitKind, number][] = [];
  for (const kind of stack) {
    const last = counts.at(-1);
    if (last !== undefined && last[0] === kind) last[1]++;
    else counts.push([kind, 1]);
  }
  return counts;
}

/**
 * The groups of a (sorted) stack worth offering: all of them if there are few, else everybody, everybody but one, each
 * kind alone, and a leader with each kind.
 */
export function groupsOf(stack: readonly UnitKind[]): UnitKind[][] {
  const counts = tally(stack);
  if (groupCount(counts.map(([, count]) => count)) <= FULL_LIST) return allGroups(counts);
  const groups: UnitKind[][] = [[...stack]];
  const leaders = counts.find(([kind]) => kind === 'leader')?.[1] ?? 0;
  for (const [kind] of counts) {
    groups.push([kind], stack.toSpliced(stack.indexOf(kind), 1));
    if (leaders > 0 && kind !== 'leader') groups.push(inOrder(stack, ['leader', kind]));
  }
  if (leaders > 1) groups.push(['leader', 'leader']);
  return groups;
}

function allGroups(counts: readonly [UnitKind, number][]): UnitKind[][] {
  let groups: UnitKind[][] = [[]];
  for (const [kind, count] of counts) {
    const longer: UnitKind[][] = [];
    for (const group of groups) {
      let grown = group;
      longer.push(grown);
      for (let taken = 0; taken < count; taken++) longer.push((grown = [...grown, kind]));
    }
    groups = longer;
  }
  return groups.slice(1);
}

function inOrder(stack: readonly UnitKind[], group: readonly UnitKind[]): UnitKind[] {
  return group.toSorted((a, b) => stack.indexOf(a) - stack.indexOf(b));
}
