import type { Seat } from '@sanguine/kernel';
import type { Trigger, TriggerName } from '../../../content/effects.ts';
import { type Scoring, scoringFor } from '../../../content/scenarios.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import type { Event } from '../../../rules/events.ts';
import type { Way } from '../../../rules/frames.ts';
import type { Tag } from '../../../rules/names.ts';
import { tagOf } from '../../../rules/names.ts';
import { shieldsKept } from '../../../rules/round/round.ts';
import { scenarioFor } from '../../../rules/scenario.ts';
import { charmsOf, skillSet } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { MOST_EMBERS } from '../../../rules/turn/burning.ts';
import { cardFor, hasTrait, isAlive, otherSeat, unitOf, unitsWhere } from '../../../rules/units.ts';
import type { Battle } from './battle.ts';
import { mayExit } from './by-hand.ts';
import { actingUnit, type ByHand, isScoring } from './run.ts';

/** Something not to forget now, and whose it is; null if it is everybody's. */
export type Reminder = { readonly seat: Seat | null } & (
  | { readonly about: 'initiative' }
  | { readonly about: 'inspire'; readonly left: number }
  /** In the turn that has begun. */
  | { readonly about: 'stun' | 'burning' | 'lingering' | 'terrain'; readonly unit: UnitId }
  | {
      readonly about: 'gained';
      readonly unit: UnitId;
      readonly what: 'shield' | 'inspire';
      readonly by: 'turn';
    }
  /** A skill or charm that acts at this moment and needs a look at the table. */
  | { readonly about: 'skill'; readonly unit: UnitId; readonly by: string; readonly on: TriggerName }
  /** To be done on the table. */
  | { readonly about: 'go'; readonly unit: UnitId; readonly way: Way; readonly distance: number }
  | { readonly about: 'summon'; readonly unit: UnitId; readonly kind: UnitKind; readonly count: number }
  | { readonly about: 'action'; readonly unit: UnitId; readonly what: string; readonly skill: string }
  | { readonly about: 'pushed'; readonly unit: UnitId; readonly distance: number }
  | { readonly about: 'grave' | 'soil' | 'ember' }
  /** At the end of a round. */
  | { readonly about: 'scoring'; readonly rule: Scoring }
  | { readonly about: 'exits' }
  | { readonly about: 'cleanup'; readonly what: 'inspire' | 'shields' | 'spotted'; readonly count: number }
);

/** What not to forget after the last tap, the most pressing first. */
export function remindersFor(battle: Battle): Reminder[] {
  const { table, pending, events, before, byHand } = battle;
  if (pending !== null || table.frames.length === 0) return [];
  const fresh = events.slice(before);
  return [
    ...byHand.map((frame) => handReminder(table, frame)),
    ...momentReminders(battle, fresh),
    ...turnReminders(table, fresh),
    ...roundReminders(table),
  ];
}

function roundReminders(table: State): Reminder[] {
  const top = table.frames.at(-1);
  if (top?.step === 'initiative') return [{ about: 'initiative', seat: top.seat }];
  if (top?.step === 'inspire') return [{ about: 'inspire', seat: top.seat, left: top.left }];
  return isScoring(table) ? endReminders(table) : [];
}

/** What scores only at the end of a round. */
const AT_THE_END = ['flag', 'cache', 'presence', 'wagon'] as const;

/** §3.7, §3.8: what the end of a round takes and gives. */
function endReminders(table: State): Reminder[] {
  const scored = AT_THE_END.flatMap((source): Reminder[] => {
    const rule = scoringFor(scenarioFor(table), source);
    if (rule === undefined || (rule.for === 'flag' && table.round < rule.from)) return [];
    return [{ about: 'scoring', seat: null, rule }];
  });
  const alive = table.units.filter(isAlive);
  const gone = {
    inspire: alive.reduce((sum, { inspire }) => sum + inspire, 0),
    shields: alive.filter((unit) => unit.shields > shieldsKept(table, unit)).length,
    spotted: alive.filter(({ tokens }) => tokens.includes('spotted')).length,
  };
  return [
    ...scored,
    ...(mayExit(table) ? [{ about: 'exits', seat: null } as const] : []),
    ...(['inspire', 'shields', 'spotted'] as const).flatMap((what): Reminder[] =>
      gone[what] > 0 ? [{ about: 'cleanup', seat: null, what, count: gone[what] }] : [],
    ),
  ];
}

function handReminder(table: State, frame: ByHand): Reminder {
  const seat = unitOf(table, frame.unit).owner;
  switch (frame.step) {
    case 'go':
      return { about: 'go', seat: frame.seat, unit: frame.unit, way: frame.way, distance: frame.distance };
    case 'summon':
      return { about: 'summon', seat, unit: frame.unit, kind: frame.kind, count: frame.left };
    case 'act':
      return { about: 'action', seat, unit: frame.unit, what: frame.what, skill: frame.skill };
  }
}

/** §4.1: what the beginning of a turn brings, and what awaits its end. */
function turnReminders(table: State, fresh: readonly Event[]): Reminder[] {
  const id = actingUnit(table);
  if (id === null) return [];
  const unit = unitOf(table, id);
  const { owner: seat } = unit;
  const tag = tagOf(table, id);
  const began = fresh.findIndex((event) => event.e === 'turn.began' && event.unit === tag);
  const gained = (began < 0 ? [] : fresh.slice(began)).flatMap((event): Reminder[] => {
    if (event.e !== 'shield.gained' && event.e !== 'inspire.gained') return [];
    if (event.unit !== tag) return [];
    const what = event.e === 'shield.gained' ? 'shield' : 'inspire';
    return [{ about: 'gained', seat, unit: id, what, by: 'turn' }];
  });
  const own = (about: 'stun' | 'burning' | 'lingering' | 'terrain'): Reminder => ({ about, seat, unit: id });
  return [
    ...(unit.tokens.includes('stun') ? [own('stun')] : []),
    ...gained,
    ...(unit.lingering.length > 0 ? [own('lingering')] : []),
    ...(unit.dot > 0 ? [own('burning')] : []),
    ...(began < 0 ? [] : skillReminders(table, 'turnBegin', id)),
    ...skillReminders(table, 'turnEnd', id),
    ...(began < 0 ? [] : [own('terrain')]),
  ];
}

/** Whether a trigger depends on where units stand; if it does not, the rules have applied it themselves. */
const needsLooking = ({ select, within, when }: Trigger): boolean =>
  within !== undefined || when === 'still' || (select.who !== 'self' && select.who !== 'other');

/** A unit's skills and charms that act at a moment and depend on the table. */
function skillReminders(table: State, on: TriggerName, id: UnitId): Reminder[] {
  const unit = unitOf(table, id);
  const all = [
    ...skillSet(unit.kind).passives.map(({ id: by, trigger }) => ({ by, trigger })),
    ...charmsOf(unit).map(({ item, trigger }) => ({ by: item as string, trigger })),
  ];
  return all.flatMap(({ by, trigger }): Reminder[] =>
    trigger?.on === on && needsLooking(trigger) && !unit.round.includes(by)
      ? [{ about: 'skill', seat: unit.owner, unit: id, by, on }]
      : [],
  );
}

const idOf = (table: State, tag: Tag): UnitId => table.units.findIndex((_, id) => tagOf(table, id) === tag);

/** What the last tap brought about that the rules could not settle themselves. */
function momentReminders({ table, previous }: Battle, fresh: readonly Event[]): Reminder[] {
  const used = new Set(
    fresh.flatMap((event) => (event.e === 'skill.used' ? [`${event.unit} ${event.by}`] : [])),
  );
  const found = fresh.flatMap((event): Reminder[] => {
    switch (event.e) {
      case 'unit.destroyed': {
        const id = idOf(table, event.unit);
        const by = event.by === null ? -1 : idOf(table, event.by);
        return [
          ...skillReminders(table, 'destroyed', id),
          ...skillReminders(table, 'destroyedInMelee', id),
          ...(by < 0 ? [] : skillReminders(table, 'kill', by)),
          ...graveReminder(previous, table, id),
        ];
      }
      case 'mana.burned':
        return skillReminders(table, 'manaBurn', idOf(table, event.unit));
      case 'attack.declared':
        return skillReminders(table, 'attacked', idOf(table, event.unit));
      case 'unit.pushed': {
        const id = idOf(table, event.unit);
        return [
          { about: 'pushed', seat: otherSeat(unitOf(table, id).owner), unit: id, distance: event.distance },
        ];
      }
      case 'unit.moved':
        return soilReminder(table, idOf(table, event.unit));
      case 'dot.rolled':
        return event.lost > 0 ? emberReminder(table, idOf(table, event.unit)) : [];
      default:
        return [];
    }
  });
  return found.filter((one) => one.about !== 'skill' || !used.has(`${tagOf(table, one.unit)} ${one.by}`));
}

/** §13.2: No Grave Below. */
function graveReminder(previous: State, table: State, id: UnitId): Reminder[] {
  const unit = unitOf(table, id);
  const player = previous.players[unit.owner];
  return player?.loyal === 'drowned' &&
    !player.raised &&
    cardFor(unit).race === 'drowned' &&
    !hasTrait(unit, 'support')
    ? [{ about: 'grave', seat: unit.owner }]
    : [];
}

/** §13.1: Home Soil, once a round for each Mossfolk. */
function soilReminder(table: State, mover: UnitId): Reminder[] {
  const seat = otherSeat(unitOf(table, mover).owner);
  const catchers = unitsWhere(
    table,
    (unit) => unit.owner === seat && isAlive(unit) && cardFor(unit).race === 'mossfolk',
  );
  return catchers.length > 0 ? [{ about: 'soil', seat }] : [];
}

/** §12.5: a Choirborn may stand near a unit that burns. */
function emberReminder(table: State, burnt: UnitId): Reminder[] {
  const seat = otherSeat(unitOf(table, burnt).owner);
  const near = table.units.some(
    (unit) =>
      unit.owner === seat && isAlive(unit) && cardFor(unit).race === 'choirborn' && unit.embers < MOST_EMBERS,
  );
  return near ? [{ about: 'ember', seat }] : [];
}
