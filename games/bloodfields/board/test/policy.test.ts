import { describe, expect, test } from 'vitest';
import { reactionStakes, windowForecast } from '../../rules/forecast.ts';
import { seatedPlayers, tableProps } from '@sanguine/ui/test/table-props.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { cardFor, unitOf } from '../../rules/units.ts';
import { Scene, type Who } from '../../test/scene.ts';
import { GAMES, seen } from '../../test/spoken.ts';
import { kindOfAnswer, policyMove } from '../policy/answer.ts';
import { ASK_ALWAYS, type Policies, type PolicyAnswer, readPolicies } from '../policy/policies.ts';
import { couldHit, restMove, unspentUnits } from '../policy/rest.ts';
import { answerFor } from '../policy/use-answers.ts';

const all = (answer: PolicyAnswer): Policies => ({
  reroll: answer,
  'token.attack': answer,
  'token.defence': answer,
  skill: answer,
  charm: answer,
});

const answered = (scene: Scene, who: Who, policies: Policies) => {
  const seat = scene.seat(who);
  return policyMove(seen(scene, seat), seat, policies);
};

/** An attack with these dice, up to the window in question. */
function attack(south: string, north: string, act: string, rolls: string): Scene {
  const [unit = ''] = south.split(/[ +]/);
  return new Scene(south, north).does('south', `activate ${unit}`).rolls(rolls).does('south', act);
}

const BUTT = 'attack musket-butt cray';

describe('a token in a defence', () => {
  const hit = (damage: number): Scene =>
    attack('maud 10,10', `cray 11.26,10 damage ${damage} inspire 1`, BUTT, 'skull skull inspire blank').asks(
      'north',
      'dice',
    );

  test('is asked about, or never spent, as the player says', () => {
    expect(answered(hit(4), 'north', ASK_ALWAYS)).toBeNull();
    expect(answered(hit(4), 'north', all('never'))).toEqual({ move: { do: 'keep' }, kind: 'token.defence' });
  });

  test('is spent for a life and kept for a scratch', () => {
    // Two hits would destroy it, one would not.
    expect(answered(hit(4), 'north', all('life'))?.move).toEqual({ do: 'spend', token: 'inspire' });
    expect(answered(hit(1), 'north', all('life'))?.move).toEqual({ do: 'keep' });
    // One hit destroys it, too.
    expect(answered(hit(5), 'north', all('life'))?.move).toEqual({ do: 'keep' });
  });
});

describe('an attack', () => {
  test('has a token spent on it only where that may kill', () => {
    const roll = (damage: number): Scene =>
      attack('maud 10,10 inspire 1', `cray 11.26,10 damage ${damage}`, BUTT, 'skull inspire');
    expect(answered(roll(4), 'south', all('life'))?.move).toEqual({ do: 'spend', token: 'inspire' });
    expect(answered(roll(0), 'south', all('life'))?.move).toEqual({ do: 'keep' });
  });

  test('has what is asked about asked, whatever else is not', () => {
    const scene = attack('maud+loaded-die 10,10 inspire 1', 'cray 11.26,10', BUTT, 'skull inspire');
    expect(answered(scene, 'south', { ...all('never'), charm: 'ask' })).toBeNull();
    expect(answered(scene, 'south', all('never'))?.move).toEqual({ do: 'keep' });
  });
});

describe('a charm that answers', () => {
  test('wards off the last blow and no other', () => {
    const blow = (damage: number): Scene =>
      attack('maud 10,10', `cray+warding-pebble 11.26,10 damage ${damage}`, BUTT, 'skull blank blank').asks(
        'north',
        'react',
      );
    expect(answered(blow(5), 'north', all('life'))).toEqual({
      move: { do: 'use', by: 'warding-pebble' },
      kind: 'charm',
    });
    expect(answered(blow(2), 'north', all('life'))?.move).toEqual({ do: 'pass' });
    expect(answered(blow(5), 'north', all('never'))?.move).toEqual({ do: 'pass' });
    expect(answered(blow(5), 'north', ASK_ALWAYS)).toBeNull();
  });
});

describe('for a life alone', () => {
  const charge = (damage: number): Scene =>
    attack('orlen+heros-spur 10,10', `cray 20,10 damage ${damage}`, 'charge cray', '1 2').asks(
      'south',
      'dice',
    );

  test('a charge is rolled again if its blow may kill', () => {
    expect(answered(charge(5), 'south', all('life'))?.move).toMatchObject({ do: 'reroll', by: 'heros-spur' });
  });

  test('tests nobody lives or dies by stand, and nobody is asked', () => {
    const flight = attack('orlen+silver-bell 10,10', 'cray 11.26,10', 'flee', '1 2').asks('south', 'dice');
    expect(answered(flight, 'south', all('life'))).toEqual({ move: { do: 'keep' }, kind: 'charm' });
    expect(answered(flight, 'south', ASK_ALWAYS)).toBeNull();
  });

  test('fire is put out where it would kill, and burns where it would not', () => {
    const burning = (damage: number): Scene =>
      new Scene(`orlen+loaded-die 10,10 dot 1 damage ${damage}`, 'brine 25,10')
        .does('south', 'activate orlen')
        .rolls('2')
        .does('south', 'end')
        .asks('south', 'dice');
    const left = unitOf(burning(0).state, 0);
    const last = cardFor(left).hp - 1;
    expect(answered(burning(last), 'south', all('life'))?.move).toMatchObject({ do: 'reroll' });
    expect(answered(burning(0), 'south', all('life'))?.move).toEqual({ do: 'keep' });
  });

  test('where a shot goes is let stand', () => {
    const scene = new Scene('mortar 10,10 inspire 1', 'cray 24,10').does('south', 'activate mortar');
    scene.does('south', 'attack barrel-bomb cray').rolls('91 6').does('south', 'aim 24,10');
    scene.asks('south', 'dice');
    expect(answered(scene, 'south', all('life'))?.move).toEqual({ do: 'keep' });
    expect(answered(scene, 'south', ASK_ALWAYS)).toBeNull();
  });
});

test('where no chance changes nothing is spent and nobody is asked', () => {
  // One hit destroys it, so two that get through do the same as the one a token would leave.
  const scene = attack('maud 10,10', 'cray 11.26,10 damage 5 inspire 1', BUTT, 'skull skull inspire blank');
  scene.asks('north', 'dice');
  expect(answered(scene, 'north', ASK_ALWAYS)).toEqual({ move: { do: 'keep' }, kind: null });
});

test('what can only do harm is a change, too, and the player is asked', () => {
  const scene = attack('orlen+heros-spur 10,10', 'cray 13,10', 'charge cray', '6 6').asks('south', 'dice');
  expect(answered(scene, 'south', ASK_ALWAYS)).toBeNull();
});

test('in games nobody has thought of, `life` spends where a life hangs on it and nowhere else', () => {
  const life = all('life');
  const wrong: string[] = [];
  const met = { spent: 0, kept: 0 };
  for (const { name, play } of GAMES) {
    for (const { row, view, seat } of play()) {
      const state = view(seat);
      const open = state.frames.at(-1);
      const answer = policyMove(state, seat, life);
      const asked = policyMove(state, seat, ASK_ALWAYS);
      if (asked !== null && (asked.kind !== null || asked.move.do !== 'keep'))
        wrong.push(`${name} ${row}: unasked`);
      if (answer === null) continue;
      if (open?.step === 'react') {
        const stakes = reactionStakes(state, open);
        const changes = stakes !== null && Math.abs(stakes.used - stakes.passed) > 1e-9;
        if (answer.move.do === 'use' && !changes) wrong.push(`${name} ${row}: ${open.by} for nothing`);
        continue;
      }
      const window = windowForecast(state);
      if (open?.step !== 'dice' || window?.kind !== 'attack') continue;
      const side = unitOf(state, window.target).owner === seat ? -1 : 1;
      const kept = window.odds({ do: 'keep' }).kill;
      if (answer.move.do === 'spend' || answer.move.do === 'reroll') {
        met.spent += 1;
        if (side * (window.odds(answer.move).kill - kept) <= 1e-9) wrong.push(`${name} ${row}: for nothing`);
        if (kindOfAnswer(state, open, answer.move) !== answer.kind) wrong.push(`${name} ${row}: wrong kind`);
      } else {
        met.kept += 1;
        if (side * (window.odds(window.best).kill - kept) > 1e-9) wrong.push(`${name} ${row}: let it die`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(met.spent, met.kept)).toBeGreaterThan(0);
});

test.each([null, 7, { reroll: 'sometimes', charm: 'never' }, ['life']])('notes of %j are read', (written) => {
  const read = readPolicies(written);
  expect(read.reroll).toBe('ask');
  expect(read.charm).toBe(
    typeof written === 'object' && written !== null && 'charm' in written ? 'never' : 'ask',
  );
});

describe('a table', () => {
  const scene = (): Scene =>
    attack('maud 10,10', 'cray 11.26,10 damage 4 inspire 1', BUTT, 'skull skull inspire blank');
  const props = (changed: Partial<ReturnType<typeof tableProps<State, AnyMove, Event>>> = {}) => ({
    ...tableProps<State, AnyMove, Event>('en', {
      view: seen(scene(), 1),
      viewer: 1,
      number: 9,
      deciders: [1],
      players: seatedPlayers(2),
    }),
    ...changed,
  });

  test('answers for its own player alone, and only in a game that counts', () => {
    expect(answerFor(props(), all('life'), false)?.move).toEqual({ do: 'spend', token: 'inspire' });
    expect(answerFor(props(), null, false)).toBeNull();
    expect(answerFor(props({ live: false }), all('life'), false)).toBeNull();
    expect(answerFor(props({ imagined: true }), all('life'), false)).toBeNull();
    expect(answerFor(props({ viewer: 0 }), all('life'), false)).toBeNull();
    expect(answerFor(props({ viewer: null }), all('life'), false)).toBeNull();
    const players = props().players.map((player) => ({ ...player, shares: true }));
    expect(answerFor(props({ players }), all('life'), false)).toBeNull();
  });

  test('asks after an answer was taken back', () => {
    const latest = { number: 9, did: { do: 'undo' as const, seat: 1 }, events: [] };
    const undone = { ...props(), latest: { ...latest } as unknown as ReturnType<typeof props>['latest'] };
    expect(answerFor(undone, all('life'), false)).toBeNull();
  });
});

describe('done for the round', () => {
  test('every unit ends at once, and who could still hit is named first', () => {
    const scene = new Scene('orlen 25,20; ilmane 1,1; pike 1,4', 'cray 28,20; brine 40,28');
    expect(unspentUnits(seen(scene, 0), 0)).toHaveLength(3);
    expect(couldHit(seen(scene, 0), 0)).toEqual([scene.id('orlen')]);
    const rest = (): string => {
      const move = restMove(seen(scene, 0), 0);
      return move === null ? '' : rules.notation.print(scene.state, 0, move);
    };
    scene.does('south', rest()).asks('south', 'act');
    scene.does('south', rest()).asks('north', 'activate');
    expect(scene.unit('orlen').activated).toBe(true);
  });

  test('leaves alone what is more than ending', () => {
    const scene = attack('maud 10,10 inspire 1', 'cray 11.26,10', BUTT, 'skull inspire');
    expect(restMove(seen(scene, 0), 0)).toBeNull();
  });
});
