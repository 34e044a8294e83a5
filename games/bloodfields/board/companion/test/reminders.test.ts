import { describe, expect, test } from 'vitest';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { UNITS } from '../../../content/units/index.ts';
import { skillSet } from '../../../rules/skills.ts';
import { healthOf, unitOf } from '../../../rules/units.ts';
import { type Battle } from '../state/battle.ts';
import { remindersFor } from '../state/reminders.ts';
import { type Row } from '../state/rows.ts';
import { aboutIn, after, battleOf, first, idOf, inspired, turnOfUnit } from './tables.ts';

/** What the card says happens when the unit's turn begins or ends. */
const momentsOf = (kind: UnitKind, on: 'turnBegin' | 'turnEnd') =>
  skillSet(kind).passives.filter(({ trigger }) => trigger?.on === on);

describe('reminders', () => {
  test.each(UNITS.map(({ kind }) => kind))('of %s come when its turn begins', (kind) => {
    const battle = turnOfUnit(battleOf(kind, kind === 'sorrow' ? 'brine' : 'sorrow'), kind);
    const id = idOf(battle.table, kind, 0);
    const reminders = remindersFor(battle);
    const shields = momentsOf(kind, 'turnBegin').filter(
      ({ trigger }) =>
        trigger?.select.who === 'self' && trigger.effects.some((effect) => effect.do === 'shield'),
    );
    const gained = reminders.filter(
      (one) => one.about === 'gained' && one.what === 'shield' && one.unit === id,
    );
    expect(gained).toHaveLength(shields.length);
    expect(unitOf(battle.table, id).shields).toBe(shields.length);
    for (const { id: by } of momentsOf(kind, 'turnEnd'))
      expect(reminders).toContainEqual(expect.objectContaining({ about: 'skill', unit: id, by }));
    expect(reminders).toContainEqual(expect.objectContaining({ about: 'terrain', unit: id }));
  });

  test('of whoever acts in its last moment come with its fall', () => {
    const acts = UNITS.filter(({ kind }) =>
      skillSet(kind).passives.some(
        ({ trigger }) => trigger?.on === 'destroyed' && trigger.select.who === 'all',
      ),
    );
    expect(acts.length).toBeGreaterThan(0);
    for (const { kind, hp } of acts) {
      const battle = inspired(after(battleOf(`${kind} sorrow`, 'orlen'), first(0)));
      const unit = idOf(battle.table, kind, 0);
      const fallen = after(
        battle,
        ...Array.from({ length: hp }, (): Row => ({ tap: 'pile', unit, pile: 'damage', by: 1 })),
      );
      expect(remindersFor(fallen)).toContainEqual(expect.objectContaining({ about: 'skill', unit }));
    }
  });

  test('of the dead below come for a loyal crew, once a round', () => {
    const battle = inspired(after(battleOf('brine ironlung eel', 'orlen'), first(0)));
    const fell = (now: Battle, kind: UnitKind): Battle => {
      const unit = idOf(now.table, kind, 0);
      const hp = healthOf(unitOf(now.table, unit));
      return after(
        now,
        ...Array.from({ length: hp }, (): Row => ({ tap: 'pile', unit, pile: 'damage', by: 1 })),
      );
    };
    const once = fell(battle, 'brine');
    expect(aboutIn(once)).toContain('grave');
    expect(aboutIn(fell(once, 'ironlung'))).not.toContain('grave');
  });
});
