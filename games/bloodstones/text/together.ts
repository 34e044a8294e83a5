import type { Locale } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { eventLine } from './events.ts';
import { areaName, groupName, join, nameOf, type OnMap, say } from './words.ts';

type Of<E extends Event['e']> = Extract<Event, { e: E }>;
type Step = Of<'unit.moved'>;
type Built = Of<'village.built'>;
type Captured = Of<'village.captured'>;
type Paid = Of<'tiles.discarded'>;

/** One line for what is bought and what it is paid with: a march, villages, a unit; null for anything else. */
export function togetherLine(
  locale: Locale,
  events: readonly Event[],
  names: readonly string[],
  table?: OnMap,
): string | null {
  const last = events.at(-1);
  const paid = last?.e === 'tiles.discarded' ? last : null;
  const bought = paid === null ? events : events.slice(0, -1);
  const [first] = bought;
  if (first === undefined || events.length < 2) return null;
  if (!events.every((event) => 'seat' in event && 'seat' in first && event.seat === first.seat)) return null;
  if (bought.every(isStep)) return marched(locale, bought, paid, names, table);
  if (bought.every(isVillage)) return villages(locale, bought, paid, names, table);
  if (bought.every(isCapture)) return captures(locale, bought, paid, names, table);
  if (bought.length > 1 || first.e !== 'unit.built' || paid === null || paid.pips > 0) return null;
  const line = { built: eventLine(locale, first, names, table), tiles: groupName(locale, paid.tiles) };
  return say(locale, 'event.unit.built.paid', line);
}

const isStep = (event: Event): event is Step => event.e === 'unit.moved' && event.cost > 0;
const isVillage = (event: Event): event is Built => event.e === 'village.built';
const isCapture = (event: Event): event is Captured => event.e === 'village.captured';

/** §8: the same units, each step from where the last one led to. */
function marched(
  locale: Locale,
  steps: readonly Step[],
  paid: Paid | null,
  names: readonly string[],
  table?: OnMap,
): string | null {
  const [first] = steps;
  if (first === undefined || paid?.pips === 0) return null;
  const goesOn = steps.every(
    ({ units, from }, at) =>
      at === 0 || (from === steps[at - 1]?.to && String(units) === String(first.units)),
  );
  if (!goesOn) return null;
  const place = (area: number): string => areaName(locale, table, area);
  const [to = first.to, ...back] = steps.map((step) => step.to).toReversed();
  const ends = { from: place(first.from), to: place(to) };
  const route =
    back.length === 0
      ? say(locale, 'event.route', ends)
      : say(locale, 'event.route.via', { ...ends, via: join(locale, back.toReversed().map(place)) });
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  const line = {
    name: nameOf(locale, names, first.seat),
    units: groupName(locale, first.units),
    route,
    cost,
  };
  if (paid === null) return say(locale, 'event.marched', line);
  const tiles = groupName(locale, paid.tiles);
  return paid.pips === cost
    ? say(locale, 'event.marched.paid', { ...line, tiles })
    : say(locale, 'event.marched.overpaid', { ...line, tiles, pips: paid.pips });
}

function villages(
  locale: Locale,
  built: readonly Built[],
  paid: Paid | null,
  names: readonly string[],
  table?: OnMap,
): string | null {
  const [first] = built;
  if (first === undefined || paid?.pips === 0) return null;
  const places = [...Map.groupBy(built, ({ area }) => area)].map(([area, alike]) =>
    say(locale, 'event.villages.place', { place: areaName(locale, table, area), count: alike.length }),
  );
  const line = {
    name: nameOf(locale, names, first.seat),
    count: built.length,
    places: join(locale, places),
  };
  return paid === null
    ? say(locale, 'event.villages.built', line)
    : say(locale, 'event.villages.built.paid', {
        ...line,
        pips: paid.pips,
        tiles: groupName(locale, paid.tiles),
      });
}

/** §4: villages captured in one phase, area by area. */
function captures(
  locale: Locale,
  captured: readonly Captured[],
  paid: Paid | null,
  names: readonly string[],
  table?: OnMap,
): string | null {
  const [first] = captured;
  if (first === undefined || paid?.pips === 0) return null;
  const places = [...Map.groupBy(captured, ({ area, from }) => `${area} ${from}`).values()].map((alike) => {
    const [{ area, from } = first] = alike;
    const of = {
      place: areaName(locale, table, area),
      from: nameOf(locale, names, from),
      count: alike.length,
    };
    return say(locale, 'event.villages.capturedPlace', of);
  });
  const line = {
    name: nameOf(locale, names, first.seat),
    count: captured.length,
    places: join(locale, places),
  };
  return paid === null
    ? say(locale, 'event.villages.captured', line)
    : say(locale, 'event.villages.captured.paid', {
        ...line,
        pips: paid.pips,
        tiles: groupName(locale, paid.tiles),
      });
}
