import { describe, expect, test } from 'vitest';
import { StagedPosition } from '../../conformance/index.ts';
import type { Seat } from '../../index.ts';
import { parleyKit } from './toy/kit.ts';
import { parley } from './toy/rules.ts';
import type { Event, Move, State } from './toy/state.ts';

type Who = 'red' | 'blue';

class Scene extends StagedPosition<State, Move, Event, Who> {
  readonly state: State;

  constructor(rules: typeof parley = parley) {
    super(rules);
    this.state = rules.start({ seats: 2, rounds: 2 }, this.table());
  }

  seat(who: Who): Seat {
    return who === 'red' ? 0 : 1;
  }

  dice(...fell: readonly number[]): this {
    this.rigged('open').dice.push(...fell);
    return this;
  }

  draws(who: Who, ...kinds: readonly number[]): this {
    this.rigged(this.seat(who)).draws.push(...kinds);
    return this;
  }

  protected flaws(): readonly string[] {
    return parleyKit.invariants(this.state);
  }
}

test('moves are played in notation, and what they brought about is told', () => {
  const scene = new Scene();
  expect([scene.step, scene.deciders]).toEqual(['turn', [0]]);
  scene.does('red', 'mark 1', 'mark 2');
  expect(scene.told('marked').map(({ hut }) => hut)).toEqual([1, 2]);
  expect(scene.refuses('red', 'mark 0', 'mark.coins').rule).toBe('1.1');
  scene.does('red', 'expose 1');
  expect([scene.told('marked'), scene.told('exposed').length, scene.revealed]).toEqual([[], 1, true]);
  scene.does('red', 'end');
  expect([scene.step, scene.revealed]).toEqual(['drop', false]);
});

test('chance does as it is told, once', () => {
  const scene = new Scene().dice(5).draws('red', 4).does('red', 'roll', 'draw');
  expect(scene.told('rolled')).toEqual([{ e: 'rolled', seat: 0, die: 5 }]);
  expect(scene.told('drew')).toEqual([{ e: 'drew', seat: 0, kind: 4 }]);
  expect(() => new Scene().dice(7).does('red', 'roll')).toThrow('a die of 6 cannot show 7');
  expect(() => new Scene().draws('red', 9).does('red', 'draw')).toThrow('cannot draw 9');
});

describe('a scene does not go on', () => {
  test('with what is no move, no legal one, or another’s', () => {
    expect(() => new Scene().does('red', 'fly')).toThrow('fly is no move');
    expect(() => new Scene().does('red', 'roll', 'roll')).toThrow('roll');
    expect(() => new Scene().does('blue', 'end')).toThrow('blue decides: end');
  });

  test('with a refusal that does not come, or comes for another reason', () => {
    expect(() => new Scene().refuses('red', 'roll', 'roll.once')).toThrow('roll');
    expect(() => new Scene().does('red', 'roll').refuses('red', 'roll', 'draw.once')).toThrow('roll');
    expect(() => new Scene().refuses('blue', 'roll', 'roll.once')).toThrow('blue decides: roll');
  });

  test('with a legal move that is not listed, or a refused one that is', () => {
    const silent = { ...parley, moves: () => [] };
    expect(() => new Scene(silent).does('red', 'roll')).toThrow('roll');
    const roll: Move = { do: 'roll' };
    const eager = { ...parley, moves: () => [roll] };
    expect(() => new Scene(eager).does('red', 'roll').refuses('red', 'roll', 'roll.once')).toThrow('roll');
  });

  test('with a move that leaves the table worse than it was', () => {
    const robbing: typeof parley = {
      ...parley,
      play(state, seat, move, context) {
        parley.play(state, seat, move, context);
        state.coins[1] = -1;
      },
    };
    expect(() => new Scene(robbing).does('red', 'roll')).toThrow('somebody owes coins');
    const owing = new Scene(robbing);
    owing.state.coins[1] = -1;
    expect(owing.does('red', 'roll').told('rolled')).toHaveLength(1);
  });

  test('with a refusal that changes something', () => {
    const meddling: typeof parley = {
      ...parley,
      refuse(state, seat, move) {
        if (move.do === 'mark') state.round = 2;
        return parley.refuse(state, seat, move);
      },
    };
    const scene = new Scene(meddling);
    scene.state.coins[0] = 0;
    expect(() => scene.refuses('red', 'mark 0', 'mark.coins')).toThrow('round');
  });
});
