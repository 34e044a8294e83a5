import { Match, type Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { bloodstones } from '../index.ts';
import { tableFor } from './opening.ts';
import { Scene } from './scene.ts';

/** A running match from a position set up by hand. */
function matchFrom(scene: Scene) {
  const { id, rulesVersion } = bloodstones;
  const base = { snapshot: scene.state, row: 0, mark: '' };
  const resumed = Match.resume(bloodstones, {
    format: 'sanguine',
    version: 1,
    game: id,
    dice: { generator: 'swift', seed: 'undo' },
    chapters: [{ rulesVersion, base, rows: [] }],
  });
  if (!resumed.ok) throw new Error(resumed.problem);
  return resumed.match;
}

function plays(match: ReturnType<typeof matchFrom>, seat: Seat, ...texts: readonly string[]): void {
  for (const text of texts) {
    const parsed = bloodstones.notation.parse(match.state, seat, text);
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(match.submit(seat, parsed.move), text).toMatchObject({ ok: true });
  }
}

const home = () =>
  new Scene({ factions: ['horseLords', 'dragonRiders'] })
    .units('horseLords', 46, 'citadel 2 cavalry')
    .villages('horseLords', 47)
    .units('dragonRiders', 14, 'citadel')
    .units('dragonRiders', 55, 'lizardmen cavalry');

describe('a play can be taken back', () => {
  test('step by step to the start of the own turn, across its phases (#215)', () => {
    const scene = home().villages('dragonRiders', 36).units('horseLords', 36, 'swords');
    const match = matchFrom(scene.hand('horseLords', '3 swords 2 shield').turn('horseLords'));
    const start = match.state;
    const turn = ['capture @36', 'pay shield', 'build swords @47', 'discard shield', 'step 2 cavalry 46>54'];
    turn.push('pay swords', 'end', 'settle @36');
    plays(match, 0, ...turn);
    expect(match.state.frames).toMatchObject([{ step: 'construct', debt: 1 }]);
    for (const play of turn) expect(match.undo(0), play).toMatchObject({ ok: true });
    expect(match.state).toEqual(start);
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toMatchObject({ ok: false });
    plays(match, 0, ...turn);
  });

  test('by nobody else (#215)', () => {
    const match = matchFrom(home().hand('horseLords', 'swords shield'));
    plays(match, 0, 'build swords @47');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
    expect(match.undo(1)).toMatchObject({ ok: false });
    expect(match.state.frames.at(-1)).toEqual({ step: 'build', cost: 1 });
  });

  test('not once tiles were drawn, nor when the next player is asked without a draw (#215)', () => {
    for (const hand of ['6 swords', '6 swords shield']) {
      const match = matchFrom(home().hand('horseLords', hand));
      plays(match, 0, 'end');
      expect(match.canUndo(0)).toBe(true);
      plays(match, 0, 'end');
      expect(match.state.players[0]?.hand).toHaveLength(7);
      expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
      expect(match.undo(0)).toMatchObject({ ok: false });
    }
  });

  test('not once another player was asked, whatever the answer (#215)', () => {
    const match = matchFrom(home().hand('horseLords', '2 swords'));
    plays(match, 0, 'step cavalry 46>55', 'pay swords');
    expect(match.canUndo(0)).toBe(true);
    plays(match, 0, 'battle @55 seat 1');
    expect(match.deciders()).toEqual([1]);
    expect(match.canUndo(0)).toBe(false);
    plays(match, 1, 'withdraw @64');
    expect(match.deciders()).toEqual([0]);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
    plays(match, 0, 'step cavalry 55>46');
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.undo(0)).toMatchObject({ ok: false });
  });

  test('not once battle tiles were drawn, even with the attacker still to decide (#215)', () => {
    const match = matchFrom(home().hand('horseLords', '2 swords'));
    plays(match, 0, 'step 2 cavalry 46>55', 'pay swords', 'battle @55 seat 1');
    expect(match.state.frames.at(-1)).toMatchObject({ step: 'swap', attacker: 0 });
    expect(match.deciders()).toEqual([0]);
    expect(match.undo(0)).toMatchObject({ ok: false });
  });

  test('in the opening build until the hand is refilled or the next player is asked (#215)', () => {
    const match = Match.open(bloodstones, {
      setup: tableFor(2, { factionPick: 'random' }),
      dice: { generator: 'swift', seed: 'opening' },
    });
    const [last = 0] = match.deciders();
    const start = match.state;
    plays(match, last, 'found @14');
    expect(match.undo(last)).toMatchObject({ ok: true });
    expect(match.state).toEqual(start);
    plays(match, last, 'found @46', 'ready');
    expect(match.canUndo(last)).toBe(false);
  });
});
