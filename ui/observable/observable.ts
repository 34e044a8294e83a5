/** A value that tells its followers when it was replaced. */
export class Observable<Value> {
  readonly #followers = new Set<() => void>();
  readonly #same: (one: Value, other: Value) => boolean;
  #value: Value;

  /** `same` says of two values that the second is nothing new. */
  constructor(value: Value, same: (one: Value, other: Value) => boolean = Object.is) {
    this.#value = value;
    this.#same = same;
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
    if (this.#same(this.#value, value)) return;
    this.#value = value;
    for (const follower of this.#followers) follower();
  }

  change(part: Partial<Value>): void {
    this.set({ ...this.#value, ...part });
  }
}
