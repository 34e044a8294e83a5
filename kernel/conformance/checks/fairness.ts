import { FairnessTally } from '../chi-squared.ts';
import type { AnyKit } from '../kit.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check, CheckedPlay, CheckedStart } from './check.ts';

/** With fewer sightings, a loaded die could pass. */
const SIGHTINGS = 400;

/** Whether chance is fair as it comes out of play, not only out of `Random`. */
export class Fairness implements Check {
  readonly name = 'fairness';
  readonly #tallies = new Map<string, FairnessTally>();

  start({ kit, state, table }: CheckedStart): void {
    this.#look(kit, null, state, table.events);
  }

  play({ position, state, table }: CheckedPlay): void {
    this.#look(position.kit, position.state, state, table.events);
  }

  #look(kit: AnyKit, before: unknown, after: unknown, events: readonly unknown[]): void {
    for (const chance of kit.chance) {
      for (const sighting of chance.observe(before, after, events)) this.#of(chance.name).add(sighting);
    }
  }

  #of(name: string): FairnessTally {
    let tally = this.#tallies.get(name);
    if (tally === undefined) {
      tally = new FairnessTally();
      this.#tallies.set(name, tally);
    }
    return tally;
  }

  enough(kit: AnyKit): boolean {
    return kit.chance.every(({ name }) => this.#of(name).sightings >= SIGHTINGS);
  }

  close(kit: AnyKit, report: ReportViolation): void {
    for (const { name } of kit.chance) {
      const tally = this.#of(name);
      if (tally.sightings < SIGHTINGS) report(`${name} was seen ${tally.sightings} times, too few to judge`);
      for (const fell of tally.impossible) report(`${name}: ${fell} fell, which could not`);
      if (tally.unfair) report(`${name} is ${tally.summary}`);
    }
  }
}
