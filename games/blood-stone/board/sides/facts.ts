import type { Shape } from '../../content/shapes.ts';
import type { Unit } from '../../content/units.ts';
import type { State } from '../../rules/state.ts';
import type { BoardPhrase } from '../text/say.ts';

/** An attack's shape, short enough for a card. */
export function shapeKey(shape: Shape | null): BoardPhrase {
  if (shape === null) return 'shape.none';
  if (shape.kind !== 'straight') return `shape.${shape.kind}`;
  if (shape.to === 1) return 'shape.adjacent';
  return shape.from === 1 ? 'shape.straight1' : 'shape.straight2';
}

interface UnitState {
  readonly key: 'zombie' | 'warded' | 'rooted' | 'moved' | 'attacked' | 'extra';
  readonly glyph: 'shambling-zombie' | 'magic-shield' | 'tree-roots' | 'sprint' | null;
  readonly count: number;
}

/** A unit's conditions, and what it has done this turn. */
export function statesOf(view: State, unit: Unit): UnitState[] {
  const { status, zombie, wards, rooted, moved, attacked, extra } = view.figures[unit];
  if (status !== 'glade') return [];
  const open = view.frames.at(-1);
  const acting = open?.step === 'puppets' && open.acting === unit ? open : null;
  const states: (UnitState | false)[] = [
    zombie && { key: 'zombie', glyph: 'shambling-zombie', count: 1 },
    wards > 0 && { key: 'warded', glyph: 'magic-shield', count: wards },
    rooted && { key: 'rooted', glyph: 'tree-roots', count: 1 },
    extra > 0 && { key: 'extra', glyph: 'sprint', count: extra },
    (moved || acting?.moved === true) && { key: 'moved', glyph: null, count: 1 },
    (attacked || acting?.attacked === true) && { key: 'attacked', glyph: null, count: 1 },
  ];
  return states.filter((state) => state !== false);
}
