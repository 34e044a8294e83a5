/** A value that tells its followers when it was replaced. */
export class Observable<Value> {
  readonly #followers = new Set<() => void>();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  /** Returns the way to stop. */
  readonly subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  };

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const follower of this.#followers) follower();
  }

  change(part: Partial<Value>): void {
    this.set({ ...this.#value, ...part });
  }
}
