import type { Locale } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { span } from '../rules/geometry/point.ts';
import type { Tag } from '../rules/names.ts';
import type { Of } from './events.ts';
import { lengthText, pointText, windOf, windText } from './measures.ts';
import { join, noted, say } from './phrases.ts';
import { otherName, ownedName, skillName } from './words.ts';

/** §7, §9, §10, §14: attacks, shots, spells and tests, and what they do to units. */
export function fightEventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  switch (event.e) {
    case 'flight.tested':
    case 'morale.tested':
      return say(locale, event.passed ? `event.${event.e}.passed` : `event.${event.e}.failed`, {
        unit: ownedName(locale, event.unit, names),
        difficulty: event.difficulty,
      });
    case 'spell.tried':
      return say(locale, event.passed ? 'event.spell.tried.passed' : 'event.spell.tried.failed', {
        unit: ownedName(locale, event.unit, names),
        spell: skillName(locale, event.spell),
        difficulty: event.difficulty,
      });
    case 'attack.declared':
      return declaredLine(locale, event, names);
    case 'attack.hit':
      return say(locale, event.criticals > 0 ? 'event.attack.hit.critical' : 'event.attack.hit', {
        unit: ownedName(locale, event.unit, names),
        target: otherName(locale, event.target, event.unit, names),
        hits: event.hits,
        criticals: event.criticals,
      });
    case 'attack.saved':
      return say(locale, event.covered ? 'event.attack.saved.covered' : 'event.attack.saved', {
        unit: ownedName(locale, event.unit, names),
        saves: event.saves,
        unsaved: event.unsaved,
      });
    case 'hits.received':
      return say(locale, 'event.hits.received', {
        unit: ownedName(locale, event.unit, names),
        hits: event.hits,
        source: otherName(locale, event.source, event.unit, names),
        skill: skillName(locale, event.by),
      });
    case 'unit.damaged':
      return damagedLine(locale, event, ownedName(locale, event.unit, names));
    case 'damage.taken':
      return say(locale, 'event.damage.taken', {
        unit: ownedName(locale, event.unit, names),
        from: otherName(locale, event.from, event.unit, names),
      });
    case 'unit.destroyed':
      return destroyedLine(locale, event, names);
    case 'mana.burned':
    case 'mana.focused':
    case 'unit.spared':
      return say(locale, `event.${event.e}`, { unit: ownedName(locale, event.unit, names) });
    default:
      return shotLine(locale, event, names);
  }
}

function declaredLine(
  locale: Locale,
  { unit, target, skill, charge }: Of<'attack.declared'>,
  names: readonly string[],
): string {
  const words = { unit: ownedName(locale, unit, names), skill: skillName(locale, skill) };
  return target === null
    ? say(locale, 'event.attack.declared.all', words)
    : say(locale, charge ? 'event.attack.declared.charge' : 'event.attack.declared', {
        ...words,
        target: otherName(locale, target, unit, names),
      });
}

function damagedLine(locale: Locale, { amount, shields, cause }: Of<'unit.damaged'>, unit: string): string {
  const line = say(locale, `event.unit.damaged.${cause}`, { unit, amount });
  return noted(locale, line, shields === 0 ? [] : [say(locale, 'event.unit.damaged.shields', { shields })]);
}

function destroyedLine(locale: Locale, { unit, by }: Of<'unit.destroyed'>, names: readonly string[]): string {
  const fallen = ownedName(locale, unit, names);
  return by === null
    ? say(locale, 'event.unit.destroyed', { unit: fallen })
    : say(locale, 'event.unit.destroyed.by', { unit: fallen, by: otherName(locale, by, unit, names) });
}

/** §14 */
function shotLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  switch (event.e) {
    case 'shot.aimed':
      return say(locale, 'event.shot.aimed', {
        unit: ownedName(locale, event.unit, names),
        at: pointText(locale, event.at),
      });
    case 'shot.scattered':
      return scatteredLine(locale, event, ownedName(locale, event.unit, names));
    case 'line.fired':
      return say(locale, 'event.line.fired', {
        unit: ownedName(locale, event.unit, names),
        from: pointText(locale, event.from),
        to: pointText(locale, event.to),
      });
    case 'array.turned':
      return say(locale, 'event.array.turned', {
        unit: ownedName(locale, event.unit, names),
        wind: windText(locale, windOf(event.direction)),
        targets: others(locale, event.enemies, event.unit, names),
      });
    case 'array.split':
      return say(locale, 'event.array.split', {
        unit: ownedName(locale, event.unit, names),
        parts: join(
          locale,
          event.dice.map(({ unit, dice }) =>
            say(locale, 'event.array.one', { unit: otherName(locale, unit, event.unit, names), dice }),
          ),
        ),
      });
    default:
      return null;
  }
}

const others = (locale: Locale, tags: readonly Tag[], first: Tag, names: readonly string[]): string =>
  join(
    locale,
    tags.map((tag) => otherName(locale, tag, first, names)),
  );

function scatteredLine(
  locale: Locale,
  { side, direction, from, at }: Of<'shot.scattered'>,
  unit: string,
): string {
  const words = { unit, from: pointText(locale, from), at: pointText(locale, at) };
  if (side === 'blank') return say(locale, 'event.shot.scattered.blank', words);
  return direction === null
    ? say(locale, 'event.shot.scattered.hit', words)
    : say(locale, 'event.shot.scattered.astray', {
        ...words,
        length: lengthText(locale, span(from, at)),
        wind: windText(locale, windOf(direction)),
      });
}
