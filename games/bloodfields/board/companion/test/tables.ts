import type { ScenarioId } from '../../../content/options.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { begin, type Battle, tapped } from '../state/battle.ts';
import type { Faces } from '../../../rules/frames.ts';
import { remindersFor } from '../state/reminders.ts';
import { NOTHING_SAID, type Row, type Said } from '../state/rows.ts';
import { type CompanionSetup, sizesFor } from '../state/setup.ts';

/** A battle of these rosters, in notation. */
export function battleOf(
  first: string,
  second: string,
  scenario: ScenarioId = 'three-standards',
  change: Partial<CompanionSetup> = {},
): Battle {
  const [size = 'large'] = sizesFor(scenario);
  const battle = begin({
    names: ['Ann', 'Bo'],
    titles: ['', ''],
    rosters: [first, second],
    scenario,
    size,
    points: 200,
    holder: 0,
    seed: 'a table of oak',
    ...change,
  });
  if (battle === null) throw new Error('a roster cannot be read');
  return battle;
}

/** The battle after these taps, all of which must mean something. */
export function after(battle: Battle, ...rows: readonly Row[]): Battle {
  return rows.reduce((now, row) => {
    const next = tapped(now, row);
    if (next === null) throw new Error(`${JSON.stringify(row)} means nothing now`);
    return next;
  }, battle);
}

export function idOf(table: State, kind: UnitKind, seat?: number, copy = 1): UnitId {
  const id = table.units.findIndex(
    (unit) => unit.kind === kind && unit.copy === copy && (seat === undefined || unit.owner === seat),
  );
  if (id < 0) throw new Error(`there is no ${kind}`);
  return id;
}

export const first = (seat: 0 | 1): Row => ({ tap: 'answer', move: { do: 'first', seat } });
export const activate = (unit: UnitId): Row => ({ tap: 'answer', move: { do: 'activate', unit } });
export { END_TURN as end } from '../state/rows.ts';
export const thrown = (...faces: Faces): Row => ({ tap: 'throw', faces: [...faces], real: true });
export const attack = (skill: string, target: UnitId, said: Partial<Said> = {}): Row => ({
  tap: 'act',
  move: { do: 'attack', skill, target },
  said: { ...NOTHING_SAID, targets: [target], ...said },
});

/** Puts all Inspire tokens of both players on the first units that may take them. */
export function inspired(battle: Battle): Battle {
  const top = battle.table.frames.at(-1);
  if (top?.step !== 'inspire') return battle;
  const unit = battle.table.units.findIndex((one) => one.owner === top.seat && one.state === 'board');
  return inspired(after(battle, { tap: 'answer', move: { do: 'inspire', unit } }));
}

/** A first round in which this unit has its turn. */
export function turnOfUnit(battle: Battle, kind: UnitKind): Battle {
  const id = idOf(battle.table, kind);
  const seat = battle.table.units[id]?.owner === 1 ? 1 : 0;
  const ready = inspired(after(battle, first(seat)));
  const top = ready.table.frames.at(-1);
  if (top?.step === 'act') return ready;
  const traits = ready.table.units[id];
  if (traits === undefined) throw new Error('nobody is there');
  const begun = tapped(ready, activate(id)) ?? tapped(ready, { tap: 'answer', move: { do: 'supports' } });
  if (begun === null) throw new Error(`${kind} cannot begin`);
  return tapped(begun, activate(id)) ?? begun;
}

/** The subjects of the current reminders. */
export const aboutIn = (battle: Battle): string[] => remindersFor(battle).map(({ about }) => about);
