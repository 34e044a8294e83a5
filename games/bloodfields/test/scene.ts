import type { Seat } from '@sanguine/kernel';
import { StagedPosition } from '@sanguine/kernel/conformance';
import { expect } from 'vitest';
import type { Options } from '../content/options.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { Frames } from '../rules/frames.ts';
import { unitNamed } from '../rules/names.ts';
import { pointsOf } from '../rules/round/points.ts';
import { rules } from '../rules/rules.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { invariants } from './kit/invariants.ts';
import { layOut, type Position } from './position.ts';

export type Who = 'south' | 'north';

/** What a die shows, as the number of the side it falls on: attack and defence dice have eight. */
const SIDES: Readonly<Record<string, number>> = {
  skull: 1,
  mastery: 3,
  deflect: 1,
  armour: 2,
  inspire: 5,
  blank: 7,
};

/**
 * A position set up by hand, then played in notation, so that tests read like game reports. `position.ts` describes the
 * format. The south is to activate a unit; dice fall as they are told.
 */
export class Scene extends StagedPosition<State, AnyMove, Event, Who> {
  readonly state: State;

  constructor(south: string, north: string, position: Position = {}) {
    super(rules);
    this.state = layOut(south, north, position);
    expect(this.flaws()).toEqual([]);
  }

  /** A game from its start. */
  static opening(layout: string, options: Partial<Options> = {}): Scene {
    const scene = new Scene('', '');
    const setup = { seats: 2, layout, options: { ...DEFAULT_OPTIONS, ...options } };
    expect(rules.refuseSetup(setup)).toBeNull();
    Object.assign(scene.state, rules.start(setup, scene.table()));
    return scene;
  }

  protected flaws(): readonly string[] {
    return invariants(this.state);
  }

  seat(who: Who): Seat {
    return who === 'south' ? 0 : 1;
  }

  /** The next dice, in the order they are rolled: faces by their names, `skull skull blank`, or numbers. */
  rolls(text: string): this {
    for (const word of text.trim().split(/\s+/)) this.rigged('open').dice.push(SIDES[word] ?? Number(word));
    return this;
  }

  /** How many of the given dice have not been rolled. */
  get unrolled(): number {
    return this.rigged('open').dice.length;
  }

  /** A unit by its name, the south's if both have one: `pike.2`, `north-orlen`. */
  id(name: string): UnitId {
    const id = unitNamed(this.state, name, 0);
    if (id === undefined) throw new Error(`no unit is called ${name}`);
    return id;
  }

  unit(name: string): Unit {
    return unitOf(this.state, this.id(name));
  }

  /** Where a unit stands, in inches: `10,12.5`. */
  at(name: string): string {
    const { x, y } = this.unit(name);
    return `${x / 1000},${y / 1000}`;
  }

  /** Expects a player to decide in a step. */
  asks(who: Who, step: keyof Frames): this {
    expect([this.step, this.deciders]).toEqual([step, [this.seat(who)]]);
    return this;
  }

  points(who: Who): number {
    return pointsOf(this.state, this.seat(who));
  }
}
