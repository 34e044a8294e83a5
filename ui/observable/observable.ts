/** A value that notifies its followers when it is replaced. */
export class Observable<Value> {
  readonly #followers = new Set<() => void>();
  readonly #same: (one: Value, other: Value) => boolean;
  #value: Value;

  /** Setting a value that is `same` as the current one notifies nobody. */
  constructor(value: Value, same: (one: Value, other: Value) => boolean = Object.is) {
    this.#value = value;
    this.#same = same;
  }

  readonly get = (): Value => this.#value;

  /** Returns the function that unsubscribes. */
  readonly subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  };

  set(value: Value): void {
    if (this.#same(this.#value, value)) return;
    this.#value = value;
    for (const follower of this.#followers) follower();
  }

  change(part: Partial<Value>): void {
    this.set({ ...this.#value, ...part });
  }
}
