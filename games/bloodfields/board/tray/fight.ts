import type { Locale, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { Modifier } from '../../rules/attack/modifiers.ts';
import { coverFrom } from '../../rules/attack/attack.ts';
import { blowOf } from '../../rules/attack/blow.ts';
import { armourModifiers, defenceModifiers } from '../../rules/attack/modifiers.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { Tag } from '../../rules/names.ts';
import { currentRoll } from '../../rules/roll/options.ts';
import type { UnitId } from '../../rules/state.ts';
import { isSpell, profileOf } from '../../rules/skills.ts';
import { healthOf, isAlive, unitOf } from '../../rules/units.ts';
import { unitName } from '../../text/words.ts';
import { unitTagged } from '../interaction/where.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Story, ToldAttack } from './story.ts';
import { sayTray } from './text/say.ts';

/** A unit of an event by its name at this table. */
export function tagName(locale: Locale, view: View, tag: Tag): string {
  const id = unitTagged(view, tag);
  return id === undefined ? tag : unitName(locale, view, id);
}

/** Who does what to whom. */
export function deedText(locale: Locale, view: View, { unit, skill, attacks }: Story, target: Tag): string {
  const words = { attacker: tagName(locale, view, unit), target: tagName(locale, view, target) };
  const id = unitTagged(view, unit);
  if (id === undefined || attacks.at(-1)?.attack === null) return sayTray(locale, 'bench.hits', words);
  const attacker = unitOf(view, id);
  if (isSpell(attacker, skill)) return sayTray(locale, 'bench.casts', words);
  const ranged = profileOf(attacker, skill).kind === 'ranged';
  return sayTray(locale, ranged ? 'bench.shoots' : 'bench.strikes', words);
}

/** Whom the dice on the table are about: the target of an attack or a charge, or who rolls. */
export function struckIn(view: View): UnitId {
  const { roll, asker } = currentRoll(view);
  return asker.step === 'attack' || asker.step === 'charge' ? asker.target : roll.unit;
}

/** What will count in the defence to the attack that is being made, before it is rolled. */
export function expectedDefence(view: View): readonly Modifier[] {
  const { roll, asker } = currentRoll(view);
  if (asker.step === 'hits') return armourModifiers(view, roll.unit);
  if (asker.step !== 'attack') return [];
  return defenceModifiers(view, asker, coverFrom(view, asker, blowOf(view, asker).profile));
}

/** The health of an attack's target after it. */
export function healthAfter(view: View, { target, since }: ToldAttack): number {
  const id = target === null ? undefined : unitTagged(view, target);
  const unit = id === undefined ? undefined : view.units[id];
  return (isAlive(unit) ? healthOf(unit) : 0) - since;
}

/** Where dice are being rolled about. */
export interface Fight {
  readonly at: Point;
  /** How far apart the two are, in mil. */
  readonly across: number;
}

/** Between who rolls and whom it concerns; null while nobody is asked about dice. */
export function fightAt(view: View): Fight | null {
  if (view.frames.at(-1)?.step !== 'dice') return null;
  const { roll, asker } = currentRoll(view);
  const one = unitOf(view, asker.step === 'attack' ? asker.attacker : roll.unit);
  const other = unitOf(view, struckIn(view));
  return { at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, across: span(one, other) };
}

/** The charge that is thought of: of the unit that acts, at the enemy in hand; null if it may not be made. */
export function chargeIn(
  view: View,
  seat: Seat,
  { target }: Selection,
): { readonly unit: UnitId; readonly target: UnitId } | null {
  const open = view.frames.at(-1);
  if (open?.step !== 'act' || target === null) return null;
  return bloodfields.refuse(view, seat, { do: 'charge', target }) === null
    ? { unit: open.unit, target }
    : null;
}
