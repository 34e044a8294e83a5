import type { Compilable, CompiledQuery } from 'kysely';

/** A placeholder for a value while the query is built. */
class Blank {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A query compiled once and run with different values. */
export class Prepared<Values extends object> {
  readonly #compiled: CompiledQuery;

  constructor(build: (blank: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable) {
    // The builder passes values on without looking at them.
    this.#compiled = build(
      <Name extends keyof Values>(name: Name) => new Blank(name) as Values[Name],
    ).compile();
  }

  with(values: Values): CompiledQuery {
    const parameters = this.#compiled.parameters.map((given) =>
      given instanceof Blank ? values[given.name as keyof Values] : given,
    );
    return { ...this.#compiled, parameters };
  }
}
