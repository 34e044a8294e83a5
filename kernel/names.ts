/** Names numbered by seat where two are alike. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat}`,
  );
}
