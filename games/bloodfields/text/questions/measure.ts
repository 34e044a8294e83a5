import type { Locale, TableAnswer, Viewer } from '@sanguine/kernel';
import { inContact } from '../../rules/combat.ts';
import { type Disc, distance } from '../../rules/geometry/disc.ts';
import { discIn, fromPolygon, type Polygon } from '../../rules/geometry/polygon.ts';
import { fieldFor } from '../../rules/ground.ts';
import { chargeReach, type WeaponReach, weaponReaches } from '../../rules/measuring.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { bandText } from '../attacks.ts';
import { inchesApart, lengthText, windText, windTo } from '../measures.ts';
import { inLines, say } from '../phrases.ts';
import { skillName } from '../words.ts';
import { type End, endsOf } from './ends.ts';

/** §1.1: the distance from base to base, and which weapons reach that far. */
export function measure(locale: Locale, state: State, viewer: Viewer, words: readonly string[]): TableAnswer {
  const ends = endsOf(locale, state, viewer, words);
  if ('problem' in ends) return { ok: false, problem: ends.problem };
  const [one, other] = ends;
  return {
    ok: true,
    lines: [
      tapeLine(locale, state, one, other),
      ...reachLines(locale, state, one, other),
      ...reachLines(locale, state, other, one),
    ],
    rules: ['1.1'],
  };
}

const polygonsOf = (state: State, piece: string): Polygon[] =>
  fieldFor(state).pieces.filter((polygon) => polygon.piece.id === piece);

/** Where a direction points: the middle of a base, or of the first part of a piece. */
function middleOf(state: State, end: End): Disc {
  if (end.kind !== 'piece') return end.disc;
  const [{ x0, x1, y0, y1 } = { x0: 0, x1: 0, y0: 0, y1: 0 }] = polygonsOf(state, end.piece);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, r: 0 };
}

/** Between a base or point and a piece: from rim to border, 0 if it stands in the piece. */
function lengthOf(state: State, one: End, other: End): number {
  if (one.kind === 'piece' && other.kind === 'piece')
    return distance(middleOf(state, one), middleOf(state, other));
  if (one.kind === 'piece') return lengthOf(state, other, one);
  if (other.kind !== 'piece') return distance(one.disc, other.disc);
  const { x, y, r } = one.disc;
  const borders = polygonsOf(state, other.piece).map((polygon) => fromPolygon(x, y, polygon) - r);
  return Math.max(0, Math.min(...borders));
}

function tapeLine(locale: Locale, state: State, one: End, other: End): string {
  const names = { from: one.name, to: other.name };
  if (
    one.kind === 'unit' &&
    other.kind === 'unit' &&
    inContact(unitOf(state, one.id), unitOf(state, other.id))
  )
    return say(locale, 'measure.contact', names);
  if (one.kind !== 'piece' && other.kind === 'piece' && isInside(state, one.disc, other.piece))
    return say(locale, 'measure.inside', names);
  const [from, to] = [middleOf(state, one), middleOf(state, other)];
  return say(locale, 'measure.line', {
    ...names,
    length: lengthText(locale, lengthOf(state, one, other)),
    wind: windText(locale, windTo(from, to) ?? 'n'),
    degrees: bearing(from, to),
  });
}

const isInside = (state: State, disc: Disc, piece: string): boolean =>
  polygonsOf(state, piece).some((polygon) => discIn(disc, polygon));

/** Whole degrees clockwise from the north. */
function bearing(from: Disc, to: Disc): number {
  const degrees = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

/** Which attacks of a unit reach a point or an enemy, and whether its charge does. */
function reachLines(locale: Locale, state: State, from: End, to: End): string[] {
  if (from.kind !== 'unit' || to.kind === 'piece') return [];
  const unit = unitOf(state, from.id);
  const target = to.kind === 'unit' ? unitOf(state, to.id) : undefined;
  if (target !== undefined && (target.owner === unit.owner || inContact(unit, target))) return [];
  const far = distance(unit, to.disc);
  const charge = chargeReach(unit, to.disc, target);
  const parts = [
    ...weaponReaches(unit, to.disc).map((weapon) => weaponText(locale, weapon, far)),
    ...(charge === null ? [] : [chargeText(locale, charge, far)]),
  ];
  if (parts.length === 0) return [];
  const [first = '', ...rest] = parts;
  return inLines(
    locale,
    [say(locale, 'measure.unit', { unit: from.name, parts: first }), ...rest],
    '  ',
    'list.notes',
  );
}

function weaponText(
  locale: Locale,
  { skill: id, range, reaches, half, band }: WeaponReach,
  far: number,
): string {
  const skill = skillName(locale, id);
  if (band !== null) return say(locale, 'measure.weapon.band', { skill, band: bandText(locale, band) });
  if (range === null) return say(locale, 'measure.weapon.outside', { skill, needs: lengthText(locale, far) });
  if (reaches)
    return say(locale, half ? 'measure.weapon.half' : 'measure.weapon', {
      skill,
      range: lengthText(locale, range),
    });
  return say(locale, 'measure.weapon.short', { skill, ...lack(locale, range, far) });
}

function chargeText(
  locale: Locale,
  { range, reaches }: { readonly range: number; readonly reaches: boolean },
  far: number,
): string {
  return reaches
    ? say(locale, 'measure.charge', { range: lengthText(locale, range) })
    : say(locale, 'measure.charge.short', lack(locale, range, far));
}

/** §18: both lengths, as precise as needed to tell them apart. */
function lack(locale: Locale, range: number, far: number): { readonly has: number; readonly needs: string } {
  const [has = 0, count = 0] = inchesApart([range, far]);
  return { has, needs: say(locale, 'length', { count }) };
}
