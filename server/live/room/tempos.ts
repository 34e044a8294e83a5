/** How fast those in a room want to follow bots: how many times as long as usual the bots are to wait. */
export class Tempos<Member> {
  readonly #wishes = new Map<Member, number>();

  set(member: Member, factor: number): void {
    this.#wishes.set(member, factor);
  }

  delete(member: Member): void {
    this.#wishes.delete(member);
  }

  /** The slowest of these decides, so that nobody misses anything; as usual for who has not said. */
  slowestOf(members: Iterable<Member>): number {
    const wishes = [...members].map((member) => this.#wishes.get(member) ?? 1);
    return wishes.length === 0 ? 1 : Math.max(...wishes);
  }
}
