import type { Masked, Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { bloodstones } from '../index.ts';
import { dueNow } from '../rules/due.ts';
import { battleForecast, type Forecast } from '../rules/forecast.ts';
import { foesIn } from '../rules/forces.ts';
import { WORTH, worthKeeping } from '../rules/keeping.ts';
import type { March, Move, Shamble } from '../rules/moves.ts';
import { attacksInReach, battlesAtHand, battlesOnce, prospectsOf } from '../rules/prospects.ts';
import type { State } from '../rules/state.ts';
import { moveNotes } from '../text/notes.ts';
import { speech } from '../text/speech.ts';
import { join, sideName } from '../text/words.ts';
import { Scene } from './scene.ts';
import { randomGame, seen, TABLES } from './spoken.ts';

const DUEL = { factions: ['dragonRiders', 'horseLords'] } as const;
const CLASH = { area: 14, attacker: 0, defender: 1 };

/** Dragon Riders next to Horse Lords. */
function facing(own: string, enemy: string, hand: string): Scene {
  return new Scene(DUEL)
    .units('dragonRiders', 15, own)
    .units('horseLords', 14, enemy)
    .hand('dragonRiders', hand);
}

const inPercent = (chance: number | undefined): number => Math.round((chance ?? 0) * 1000) / 10;

/** The odds shown to the Dragon Riders at present. */
function told(scene: Scene, tiles: Parameters<typeof battleForecast>[3] = null): number {
  return inPercent(battleForecast(seen(scene, 0), CLASH, 0, tiles).odds.victory);
}

describe('a march is paid for before its battle', () => {
  test.each([
    ['one against one, with one tile in all', 'swords', 'swords', 'blank', 50],
    ['with two', 'swords', 'swords', '2 blank', 88.5],
    ['against two', 'swords', '2 swords', 'castle', 11.8],
    ['against a castle', 'swords', 'swords castle', 'blank', 1.5],
  ])('%s', (_, own, enemy, hand, chance) => {
    const scene = facing(own, enemy, hand);
    const [attack] = attacksInReach(seen(scene, 0), 0);
    expect(inPercent(attack?.forecast.odds.victory)).toBe(chance);
    scene.does('dragonRiders', 'step swords 15>14');
    expect(told(scene)).toBe(chance);
    scene.does('dragonRiders', `pay ${attack?.forecast.paid.join('+')}`);
    expect(told(scene)).toBe(chance);
  });

  test('with all that was owed before', () => {
    const scene = facing('2 swords', 'swords', 'castle 2 blank').does('dragonRiders', 'step swords 15>16');
    const [attack] = attacksInReach(seen(scene, 0), 0);
    expect(attack?.forecast.paid).toEqual(['castle']);
    expect(attack?.forecast.sides.attacker.swaps).toEqual([5, 5]);
    scene.does('dragonRiders', 'step swords 16>6', 'step swords 6>5');
    const [dearer] = attacksInReach(seen(scene, 0), 0);
    expect(dearer?.forecast.sides.attacker.swaps).toEqual([5]);
  });

  test('with the tiles that were chosen for it', () => {
    const scene = facing('2 swords', '2 swords', 'blank 2 cavalry').does(
      'dragonRiders',
      'step 2 swords 15>14',
    );
    expect(told(scene)).toBe(89.6);
    expect(told(scene, ['blank'])).toBe(63.9);
    scene.does('dragonRiders', 'pay blank');
    expect(told(scene)).toBe(63.9);
  });

  test('and so is a unit that was built, and a village the Horde took', () => {
    const built = new Scene(DUEL)
      .units('dragonRiders', 14, 'swords')
      .units('horseLords', 14, 'swords')
      .villages('dragonRiders', 16)
      .hand('dragonRiders', 'blank swords')
      .does('dragonRiders', 'build swords @16')
      .asks('dragonRiders', 'build');
    expect(told(built)).toBe(50);
    expect(told(built.does('dragonRiders', 'discard blank'))).toBe(50);
    const horde = new Scene({ factions: ['chaosHorde', 'horseLords'] })
      .units('chaosHorde', 14, 'hordes')
      .units('horseLords', 14, 'skirmishers')
      .units('chaosHorde', 16, 'hordes')
      .villages('horseLords', 16)
      .hand('chaosHorde', 'leader')
      .does('chaosHorde', 'capture @16')
      .asks('chaosHorde', 'capture');
    expect(told(horde)).toBe(69);
    expect(told(horde.does('chaosHorde', 'pay leader'))).toBe(69);
  });

  test('Undead go free of charge', () => {
    const scene = new Scene({ factions: ['necromancers', 'horseLords'] })
      .units('necromancers', 15, 'undead')
      .units('horseLords', 14, 'swords')
      .hand('necromancers', 'leader')
      .turn('necromancers')
      .asks('necromancers', 'undead');
    const [prospect] = prospectsOf(seen(scene, 0), 0, { do: 'shamble', from: 15, to: 14, again: false });
    expect(prospect?.forecast).toMatchObject({ paid: [], sides: { attacker: { swaps: [5] } } });
    expect(prospect?.keeping).toBeNull();
  });

  test('others reckon with the tiles that will be left of a hand they do not see', () => {
    const scene = facing('2 swords', 'swords', 'blank castle').does('dragonRiders', 'step 2 swords 15>14');
    const guess = (viewer: Seat | null): number =>
      battleForecast(seen(scene, viewer), CLASH, viewer).sides.attacker.likelySwap;
    // Two tiles likely include a four; one of them will be left, which is more likely a three than better.
    expect([guess(1), guess(null)]).toEqual([3, 3]);
    const bare = facing('2 swords', 'swords', 'castle').does('dragonRiders', 'step 2 swords 15>14');
    expect(battleForecast(seen(bare, 1), CLASH, 1)).toMatchObject({
      likelyOdds: null,
      paid: [],
      sides: { attacker: { likelySwap: 0, swaps: null } },
    });
  });

  test('who joins the Cutiecorn has nobody to fight', () => {
    const scene = new Scene({ ...DUEL, options: { cutiecorn: 'on' } })
      .units('dragonRiders', 15, 'swords')
      .units('horseLords', 14, 'cutiecorn')
      .hand('dragonRiders', 'blank');
    expect(attacksInReach(seen(scene, 0), 0)).toEqual([]);
    const step = { do: 'step', units: ['swords'], from: 15, to: 14 } as const;
    expect(moveNotes('en', seen(scene, 0), 0, { ...step, units: [...step.units] })).toEqual(['1 pip']);
  });
});

describe('which tile is worth keeping', () => {
  /** Five pips are owed: the blank pays them exactly, the cavalry overpays by one. */
  const scene = (): Scene => facing('4 swords skirmishers', '4 swords skirmishers', 'blank 2 cavalry');

  test('is told before the march, with what it changes', () => {
    const [attack] = attacksInReach(seen(scene(), 0), 0);
    expect(attack?.forecast.paid).toEqual(['blank']);
    expect(attack?.keeping).toMatchObject({ tiles: ['blank'], payment: ['cavalry', 'cavalry'] });
    expect([inPercent(attack?.forecast.odds.victory), inPercent(attack?.keeping?.victory)]).toEqual([
      63.9, 88.5,
    ]);
    expect(speech.odds('en', seen(scene(), 0), 0)).toContain(
      '    Worth keeping: Blank. 88.5% to win by paying with 2 Cavalry instead',
    );
    expect(speech.odds('ja', seen(scene(), 0), 0)).toContain(
      '    残すとよいタイル：無地。代わりに騎兵×2で支払えば勝率88.5%',
    );
  });

  test('and when it is paid', () => {
    const marched = scene().does('dragonRiders', 'step 4 swords+skirmishers 15>14');
    expect(speech.odds('en', seen(marched, 0), 0)).toEqual(
      expect.arrayContaining([
        '  After paying with Blank:',
        '  Worth keeping: Blank. 88.5% to win by paying with 2 Cavalry instead',
      ]),
    );
    const notes = (move: Move): string | undefined => moveNotes('en', seen(marched, 0), 0, move).at(-1);
    expect(notes({ do: 'pay', tiles: ['blank'] })).toBe('63.9% to win in Larkfield (14)');
    expect(notes({ do: 'pay', tiles: ['cavalry', 'cavalry'] })).toBe('88.5% to win in Larkfield (14)');
    marched.does('dragonRiders', 'pay cavalry cavalry');
    expect(told(marched)).toBe(88.5);
  });

  test('is nothing where every payment leaves the same, or the battle is as good as won', () => {
    expect(attacksInReach(seen(facing('swords', 'swords', 'blank leader'), 0), 0)[0]?.keeping).toBeNull();
    expect(
      attacksInReach(seen(facing('4 swords skirmishers', 'skirmishers', 'blank 2 cavalry'), 0), 0)[0]
        ?.keeping,
    ).toBeNull();
  });
});

/** The forecast of a battle, regardless of what is paid before it. */
const battleOf = (forecast: Forecast): Forecast => ({ ...forecast, paid: [] });

/** The state after a move that nothing hidden decides. */
function after(view: Masked<State>, seat: Seat, move: Move): Masked<State> {
  const { state } = bloodstones.preview(view, seat, move);
  if (state === null) throw new Error(`${move.do} was left to chance`);
  return state;
}

/** Checks the forecasts of pending battles for each possible payment. */
function checkPayments(view: Masked<State>, seat: Seat): number {
  const waiting = battlesAtHand(view, seat).map((clash) => battleForecast(view, clash, seat));
  let checked = 0;
  for (const [at, proposed] of waiting.entries()) {
    const victories: number[] = [];
    for (const move of bloodstones.moves(view, seat)) {
      if (move.do !== 'pay' && move.do !== 'discard') continue;
      const then = battleForecast(after(view, seat, move), proposed, seat);
      const once = battlesOnce(view, seat, move.tiles).map(({ forecast }) => forecast);
      // The proposed payment is forecast in both ways.
      const isProposed = proposed.paid.join() === move.tiles.join();
      for (const forecast of [...once.slice(at, at + 1), ...(isProposed ? [proposed] : [])]) {
        expect(battleOf(forecast)).toEqual(battleOf(then));
        checked += 1;
      }
      victories.push(then.odds.victory);
    }
    const best = worthKeeping(view, proposed)?.victory ?? proposed.odds.victory;
    for (const victory of victories) expect(victory).toBeLessThan(best + WORTH);
  }
  return checked;
}

/** Checks the forecasts of the battles a step leads to; returns how many of them had a tile worth keeping. */
function checkContact(view: Masked<State>, seat: Seat, step: March | Shamble): number {
  const stepped = after(view, seat, step);
  const foes = foesIn(stepped, seat, step.to);
  const named = join(
    'en',
    foes.map((foe) => sideName('en', view, foe)),
  );
  const contact = moveNotes('en', view, seat, step).filter((note) => note.startsWith('contact'));
  expect(contact).toEqual(foes.length === 0 ? [] : [`contact with ${named}`]);
  const prospects = prospectsOf(view, seat, step);
  expect(prospects.map(({ forecast }) => forecast.defender)).toEqual(foes);
  let kept = 0;
  for (const { forecast, keeping } of prospects) {
    const fought = (tiles: Forecast['paid']): Forecast =>
      battleForecast(
        tiles.length === 0 ? stepped : after(stepped, seat, { do: 'pay', tiles: [...tiles] }),
        forecast,
        seat,
      );
    expect(battleOf(forecast)).toEqual(battleOf(fought(forecast.paid)));
    expect(forecast.paid.length > 0).toBe(step.do === 'step');
    if (keeping === null) continue;
    expect(keeping.victory).toBe(fought(keeping.payment).odds.victory);
    kept += 1;
  }
  return kept;
}

test.each(TABLES)('in a random game of $seats what is told before is what is told after', (context) => {
  let payments = 0;
  let contacts = 0;
  let kept = 0;
  for (const { view, seat, moves } of randomGame(context)) {
    const own = view(seat);
    if (dueNow(own) !== null) payments += checkPayments(own, seat);
    for (const move of moves) {
      if ((move.do !== 'step' && move.do !== 'shamble') || foesIn(own, seat, move.to).length === 0) continue;
      kept += checkContact(own, seat, move);
      contacts += 1;
    }
  }
  expect(contacts).toBeGreaterThan(50);
  expect(payments).toBeGreaterThan(20);
  expect(kept).toBeGreaterThan(5);
});
