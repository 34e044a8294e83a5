/** A running mean. */
export class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count++;
  }

  /** `otherwise` before anything was added. */
  or(otherwise: number): number {
    return this.#count === 0 ? otherwise : this.#sum / this.#count;
  }
}
