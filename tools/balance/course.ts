import type { Event } from '@sanguine/bloodfields/rules/events.ts';
import type { Source } from '@sanguine/bloodfields/rules/state.ts';

type Points = readonly [number, number];
export type BySource = Partial<Record<Source, number>>;

/** Follows the points of a game. */
export class CourseWatch {
  /** Points by seat at the end of each round; the last entry is the end of the game. */
  readonly rounds: Points[] = [];
  readonly sources: readonly [BySource, BySource] = [{}, {}];
  /** How often the lead changed sides, at any moment. */
  changes = 0;
  #points: Points = [0, 0];
  #leader = 0;

  follow(event: Event): void {
    if (event.e === 'round.began' && event.round > 1) this.rounds.push(this.#points);
    if (event.e === 'game.ended') this.rounds.push(this.#points);
    if (event.e !== 'points.scored') return;
    const { seat, source, points } = event;
    const own = this.sources[seat];
    if (own !== undefined) own[source] = (own[source] ?? 0) + points;
    const [one, other] = this.#points;
    this.#points = seat === 0 ? [one + points, other] : [one, other + points];
    const lead = Math.sign(this.#points[0] - this.#points[1]);
    if (lead === 0 || lead === this.#leader) return;
    if (this.#leader !== 0) this.changes += 1;
    this.#leader = lead;
  }
}
