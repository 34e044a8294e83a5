import type { Frame } from '@sanguine/kernel';
import { CONDITIONS } from '../../content/effects.ts';
import type { Event } from '../../rules/events.ts';
import type { Frames } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Tag } from '../../rules/names.ts';
import { HIGH_GROUND } from '../../rules/attack/bonuses.ts';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import { CIRCUMSTANCES, isIn } from './circumstances.ts';
import { declinedBy } from './declined.ts';
import { rowOf } from './rows.ts';
import { unitTagged } from './tagged.ts';
import { silentUses } from './silent-uses.ts';
import type { Tally } from './tally.ts';
import { tableUses } from './table-uses.ts';

/** Watches a game and tallies what is used, declined and met. */
export class Watch {
  readonly #tally: Tally;
  readonly #state: State;
  /** Effects already counted. */
  readonly #seen = new WeakSet<Frame<Frames>>();

  /** All units before the play, with what an effect may take away. */
  #before: readonly Unit[];

  constructor(tally: Tally, state: State) {
    this.#tally = tally;
    this.#state = state;
    this.#before = [...state.units];
  }

  /** Before a play: counts what could have been chosen and was not as declined. */
  chooses(move: AnyMove): void {
    this.#before = [...this.#state.units];
    this.#names(move);
    for (const row of declinedBy(this.#state, move)) this.#tally.decline(row);
  }

  /** Counts the target chosen for a skill; some skills come to nothing and emit no event, such as an action nobody can use. */
  #names(move: AnyMove): void {
    const [asker, frame] = this.#state.frames.slice(-2);
    if (frame?.step !== 'aim' || asker?.step !== 'resolve' || move.do !== 'target') return;
    if (asker.part === 'effects' || asker.part === 'trigger') this.#use(asker.source, asker.by, [move.unit]);
  }

  /** Called at each event, with the state as it was at that moment. */
  sees(event: Event): void {
    this.#effects();
    for (const row of tableUses(this.#state, event)) this.#tally.use(row);
    for (const { by, bearer, others } of silentUses(this.#state, event)) this.#use(bearer, by, others);
    switch (event.e) {
      case 'dice.rolled': {
        const attack = this.#state.frames.at(-1);
        if (event.roll === 'attack' && attack?.step === 'attack')
          this.#use(attack.attacker, attack.skill, [attack.target]);
        return;
      }
      case 'spell.tried':
        if (event.passed) this.#use(this.#unit(event.unit), event.spell, []);
        return;
      case 'potion.drunk':
        this.#use(this.#unit(event.unit), event.item, []);
        return;
      case 'skill.used':
        if (event.by !== HIGH_GROUND && event.by !== 'skill')
          this.#use(this.#unit(event.unit), event.by, this.#concerned(this.#unit(event.unit)));
        return;
      default:
    }
  }

  /** The unit that a dice effect, or an answer that changes the moment, is for. */
  #concerned(bearer: UnitId): UnitId[] {
    const frame = this.#state.frames.at(-1);
    const other = frame?.step === 'roll' ? frame.unit : frame?.step === 'triggers' ? frame.other : bearer;
    return other === bearer || other < 0 ? [] : [other];
  }

  /** Counts each effect under way once, with the units it is for. */
  #effects(): void {
    for (const frame of this.#state.frames) {
      if (frame.step !== 'resolve' || this.#seen.has(frame)) continue;
      if (frame.part !== 'effects' && frame.part !== 'trigger') continue;
      const others = frame.targets.filter((id) => id !== frame.source && isAlive(unitOf(this.#state, id)));
      if (others.length === 0) continue;
      this.#seen.add(frame);
      this.#use(frame.source, frame.by, others);
      this.#took(frame.source, frame.by, others);
    }
  }

  /** Counts conditions the units had before the play; an effect may remove them before it emits anything. */
  #took(bearer: UnitId, by: string, others: readonly UnitId[]): void {
    const row = rowOf(unitOf(this.#state, bearer), by);
    const before: State = { ...this.#state, units: [...this.#before] };
    for (const one of CONDITIONS) {
      const had = others.some((id) => id < before.units.length && isIn(before, id, one));
      if (had) this.#tally.cross(row, 'target', one);
    }
  }

  /** After a play: effects that ask somebody have emitted nothing yet. */
  rests(): void {
    this.#effects();
  }

  #use(bearer: UnitId, by: string, others: readonly UnitId[]): void {
    const row = rowOf(unitOf(this.#state, bearer), by);
    this.#tally.use(row);
    for (const one of CIRCUMSTANCES) {
      if (isIn(this.#state, bearer, one)) this.#tally.cross(row, 'bearer', one);
      if (others.some((id) => isIn(this.#state, id, one))) this.#tally.cross(row, 'target', one);
    }
  }

  #unit(tag: Tag): UnitId {
    return unitTagged(this.#state, tag);
  }
}
