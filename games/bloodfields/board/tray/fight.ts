import type { Locale } from '@sanguine/kernel';
import type { Modifier } from '../../rules/attack/modifiers.ts';
import { coverFrom } from '../../rules/attack/attack.ts';
import { blowOf } from '../../rules/attack/blow.ts';
import { armourModifiers, attackModifiers, defenceModifiers } from '../../rules/attack/modifiers.ts';
import type { Event } from '../../rules/events.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { type Tag, tagOf } from '../../rules/names.ts';
import { currentRoll } from '../../rules/roll/options.ts';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { isSpell, profileOf, skillSet } from '../../rules/skills.ts';
import { healthOf, isAlive, unitOf } from '../../rules/units.ts';
import { unitName } from '../../text/words.ts';
import { unitTagged } from '../interaction/where.ts';
import type { View } from '../plan/selection.ts';
import { type Story, storyIn, type ToldAttack, type ToldDice } from './story.ts';
import { sayTray } from './text/say.ts';

/** The name of an event's unit at this table. */
export function tagName(locale: Locale, view: View, tag: Tag): string {
  const id = unitTagged(view, tag);
  return id === undefined ? tag : unitName(locale, view, id);
}

/** Who does what to whom. */
export function deedText(locale: Locale, view: View, { unit, skill }: Story, target: Tag): string {
  const words = { attacker: tagName(locale, view, unit), target: tagName(locale, view, target) };
  const id = unitTagged(view, unit);
  const attacker = id === undefined ? undefined : unitOf(view, id);
  if (attacker === undefined || !hasAttack(attacker, skill)) return sayTray(locale, 'bench.hits', words);
  if (isSpell(attacker, skill)) return sayTray(locale, 'bench.casts', words);
  const ranged = profileOf(attacker, skill).kind === 'ranged';
  return sayTray(locale, ranged ? 'bench.shoots' : 'bench.strikes', words);
}

/** False for hits that come from skills and charms that are no attacks. */
const hasAttack = (unit: Unit, skill: string): boolean =>
  isSpell(unit, skill) || skillSet(unit.kind).attacks.some(({ id }) => id === skill);

/** The unit the dice on the table concern: the target of an attack or a charge, or else the roller. */
function struckIn(view: State): UnitId {
  const { roll, asker } = currentRoll(view);
  return asker.step === 'attack' || asker.step === 'charge' ? asker.target : roll.unit;
}

/** The same while somebody is asked about dice; null while nobody is. */
export const diceAbout = (view: State): UnitId | null =>
  view.frames.at(-1)?.step === 'dice' ? struckIn(view) : null;

/** What will count in the defence against the present attack, before it is rolled. */
export function expectedDefence(view: View): readonly Modifier[] {
  const { roll, asker } = currentRoll(view);
  if (asker.step === 'hits') return armourModifiers(view, roll.unit);
  if (asker.step !== 'attack') return [];
  return defenceModifiers(view, asker, coverFrom(view, asker, blowOf(view, asker).profile));
}

/** The health of an attack's target after the attack. */
export function healthAfter(view: View, { target, since }: ToldAttack): number {
  const id = target === null ? undefined : unitTagged(view, target);
  const unit = id === undefined ? undefined : view.units[id];
  return (isAlive(unit) ? healthOf(unit) : 0) - since;
}

/** Where dice are being rolled. */
export interface Fight {
  readonly at: Point;
  /** How far apart the two are, in mil. */
  readonly across: number;
  /** The attacker or roller, and the unit the dice concern; perhaps the same one. */
  readonly units: readonly UnitId[];
}

/** Halfway between the two units; null while nobody is asked about dice. */
export function fightAt(view: View): Fight | null {
  if (view.frames.at(-1)?.step !== 'dice') return null;
  const { roll, asker } = currentRoll(view);
  const units = [asker.step === 'attack' ? asker.attacker : roll.unit, struckIn(view)] as const;
  const [one, other] = [unitOf(view, units[0]), unitOf(view, units[1])];
  return { at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, across: span(one, other), units };
}

/** The attack as its events tell it; without events, as in a what-if, as far as the table tells it. */
export function storyNow(view: View, events: readonly Event[]): Story | null {
  const { roll, asker } = currentRoll(view);
  const kind = roll.roll === 'attack' ? 'attack' : 'defence';
  const story = storyIn(events);
  const told = story?.attacks.at(-1)?.[kind];
  if (told?.faces.every((some, face) => some === roll.faces[face]) === true) return story;
  if (asker.step !== 'attack' && asker.step !== 'hits') return null;
  const [theirs, own] = roll.touched;
  const dice: ToldDice = {
    unit: tagOf(view, roll.unit),
    faces: roll.faces,
    rerolled: roll.faces.map((_, face) => (theirs[face] ?? 0) + (own[face] ?? 0)),
    spent: null,
    modifiers:
      kind === 'attack' && asker.step === 'attack' ? attackModifiers(view, asker) : expectedDefence(view),
  };
  const strikes = asker.step === 'attack';
  const unit = tagOf(view, strikes ? asker.attacker : asker.source);
  const skill = strikes ? asker.skill : asker.by;
  const attack: ToldAttack = {
    attacker: unit,
    target: tagOf(view, struckIn(view)),
    skill,
    attack: kind === 'attack' ? dice : null,
    defence: kind === 'attack' ? null : dice,
    hits: kind === 'attack' ? null : asker.hits,
    criticals: strikes ? asker.criticals : 0,
    covered: strikes && asker.covered,
    unsaved: null,
    damage: 0,
    shields: 0,
    destroyed: false,
    since: 0,
  };
  return { unit, skill, charge: strikes && asker.charge, attacks: [attack] };
}
