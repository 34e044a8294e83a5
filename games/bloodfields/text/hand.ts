import { type Locale, paragraph, type Viewer } from '@sanguine/kernel';
import { armourOf, masteryOf, moraleOf, movementOf } from '../rules/stats.ts';
import { cardSkills } from '../rules/skills.ts';
import { costOf } from '../rules/roster/roster.ts';
import { pointsFor } from '../rules/scenario.ts';
import type { State, UnitId } from '../rules/state.ts';
import { cardFor, isLeft, isOn, unitOf, unitsWhere } from '../rules/units.ts';
import { inLines, noted, say } from './phrases.ts';
import { traitsText } from './rulebook/lists.ts';
import { itemLine, skillLine } from './skills.ts';
import { fullName, rosterText } from './words.ts';

/** The viewer's own units with their cards: statistics, skills and items. */
export function handLines(locale: Locale, view: State, viewer: Viewer): string[] {
  if (viewer === null) return [];
  const own = unitsWhere(view, (unit) => unit.owner === viewer && isLeft(unit));
  const kinds = Map.groupBy(own, (id) => `${unitOf(view, id).kind} ${unitOf(view, id).items.join()}`);
  const cards = [...kinds.values()].flatMap((ids) => cardLines(locale, view, ids));
  return [
    ...chosenLines(locale, view, viewer),
    ...(cards.length === 0 ? [] : [say(locale, 'hand.title'), ...cards]),
  ];
}

/** §2.1: the roster the viewer has chosen, which nobody else sees yet. */
function chosenLines(locale: Locale, view: State, viewer: number): string[] {
  const open = view.frames.at(-1);
  const roster = open?.step === 'muster' ? open.chosen[viewer] : null;
  if (roster === null || roster === undefined || roster === 'hidden') return [];
  const units = say(locale, 'hand.roster', { units: rosterText(locale, roster) });
  const points = say(locale, 'note.points', { points: costOf(roster), most: pointsFor(view) });
  return paragraph(locale, noted(locale, units, [points]));
}

/** Units of one kind share a card, which shows the statistics of the first one. */
function cardLines(locale: Locale, view: State, ids: readonly UnitId[]): string[] {
  const [id] = ids;
  if (id === undefined) return [];
  const unit = unitOf(view, id);
  const card = cardFor(unit);
  const name = say(locale, 'unit.count', { count: ids.length, unit: fullName(locale, unit.kind) });
  const head = say(locale, 'card.head', {
    name,
    points: card.cost,
    base: say(locale, `base.${card.base}`),
    traits: traitsText(locale, card),
  });
  return [
    ...inLines(locale, [head]),
    ...inLines(locale, statParts(locale, view, id), '  '),
    ...cardSkills(card).flatMap((skill) => paragraph(locale, skillLine(locale, skill, unit.kind))),
    ...unit.items.flatMap((item) => paragraph(locale, itemLine(locale, item, unit.spent.includes(item)))),
  ];
}

/** §1.3: the seven current statistics; those that differ from the card show its value too. */
function statParts(locale: Locale, view: State, id: UnitId): string[] {
  const unit = unitOf(view, id);
  const { mm, rm, am, mv, mo, ar, hp } = cardFor(unit);
  const printed = { mm, rm, am, mv: mv / 1000, mo, ar, hp };
  // Off the battlefield nothing changes the numbers on the card.
  const now = isOn(unit)
    ? {
        mm: masteryOf(unit, 'mm'),
        rm: masteryOf(unit, 'rm'),
        am: masteryOf(unit, 'am'),
        mv: movementOf(unit) / 1000,
        mo: moraleOf(view, id),
        ar: armourOf(view, id),
        hp,
      }
    : printed;
  return (['mm', 'rm', 'am', 'mv', 'mo', 'ar', 'hp'] as const).map((stat) =>
    say(locale, now[stat] === printed[stat] ? 'card.stat' : 'card.stat.changed', {
      stat: say(locale, `stat.${stat}`),
      value: now[stat],
      printed: printed[stat],
    }),
  );
}
