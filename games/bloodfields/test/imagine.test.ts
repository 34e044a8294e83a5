import { RolloutContext, swiftRandom, type Viewer } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../content/options.ts';
import { readyRosters } from '../content/rosters.ts';
import type { Event } from '../rules/events.ts';
import { faultsOf } from '../rules/roster/faults.ts';
import type { Roster } from '../rules/roster/roster.ts';
import { printRoster } from '../rules/roster/text.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { Scene } from './scene.ts';

const POINTS = 60;
const OWN = 'muster sorrow+wrath+resolve husk*3';

/** Seat 0 has chosen its roster, seat 1 has not. */
function halfMustered(options: Partial<Options> = {}): State {
  return Scene.opening('pit', { scenario: 'pit', ...options }).does('south', OWN).state;
}

function rostersIn(state: State): (Roster | 'hidden' | null)[] {
  const frame = state.frames.at(-1);
  return frame?.step === 'muster' ? [...frame.chosen] : [];
}

/** Many rosters that the viewer imagines for seat 0. */
function imagined(state: State, viewer: Viewer): Roster[] {
  const random = swiftRandom('imagine');
  const mask = rules.mask(state, viewer);
  return Array.from({ length: 60 }, () => rostersIn(rules.imagine(mask, viewer, random))[0]).filter(
    (roster): roster is Roster => typeof roster === 'object' && roster !== null,
  );
}

describe('a roster before both are chosen', () => {
  test('is seen by nobody but its player; that it was chosen is', () => {
    const state = halfMustered();
    const chosen = ([0, 1, null] as const).map((viewer) => rostersIn(rules.mask(state, viewer)));
    expect(chosen.map(([first]) => first === 'hidden')).toEqual([false, true, true]);
    expect(chosen.map(([, second]) => second)).toEqual([null, null, null]);
  });

  test('is imagined as any that could be there', () => {
    const rosters = imagined(halfMustered(), 1);
    expect(rosters).toHaveLength(60);
    for (const roster of rosters) expect(faultsOf(roster, POINTS)).toEqual([]);
    expect(new Set(rosters.map(printRoster)).size).toBeGreaterThan(30);
  });

  test('is imagined as a ready-made one where only those are played', () => {
    const rosters = imagined(halfMustered({ rosters: 'ready' }), null);
    const ready = readyRosters(POINTS).map(({ units }) => printRoster(units));
    expect(new Set(rosters.map(printRoster))).toEqual(new Set(ready));
  });

  test('is left alone by who chose it', () => {
    const rosters = imagined(halfMustered(), 0);
    expect(new Set(rosters.map((roster) => `muster ${printRoster(roster)}`))).toEqual(new Set([OWN]));
  });

  test('can be played on with, and lies open once both are chosen', () => {
    const state = rules.imagine(rules.mask(halfMustered(), 1), 1, swiftRandom('on'));
    const parsed = rules.notation.parse(state, 1, 'muster irix hound');
    if (!parsed.ok) throw new Error(parsed.problem);
    rules.play(state, 1, parsed.move, new RolloutContext<Event>(swiftRandom('on')));
    expect(rules.mask(state, null).units).toEqual(state.units);
    expect(state.units.filter(({ owner }) => owner === 1).map(({ kind }) => kind)).toEqual(['irix', 'hound']);
  });
});
