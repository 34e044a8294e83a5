import type { Seat } from '@sanguine/kernel';
import { RADIUS } from '../../content/bases.ts';
import { cardOf } from '../../content/units/index.ts';
import type { Mustered, Roster } from '../roster/roster.ts';
import type { Unit } from '../state.ts';
import { EMPTY, freeze, FRESH_TURN } from '../units.ts';

/** A unit straight from its card, in reserve. */
export function newUnit({ kind, items }: Mustered, owner: Seat, copy: number): Unit {
  return Object.freeze({
    kind,
    owner,
    copy,
    x: 0,
    y: 0,
    r: RADIUS[cardOf(kind).base],
    state: 'reserve',
    damage: 0,
    inspire: 0,
    shields: 0,
    dot: 0,
    embers: 0,
    tokens: EMPTY,
    lingering: EMPTY,
    items: freeze([...items]),
    spent: EMPTY,
    activated: false,
    turn: FRESH_TURN,
    round: EMPTY,
    boosts: EMPTY,
  });
}

/** §2.1: the units of a tidy roster. */
export function unitsOf(roster: Roster, owner: Seat): Unit[] {
  return roster.map((mustered, at) => {
    const before = roster.slice(0, at).filter(({ kind }) => kind === mustered.kind).length;
    return newUnit(mustered, owner, before + 1);
  });
}
