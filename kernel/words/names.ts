/** Names numbered by seat, as people count seats, where two are alike; and nobody gets a name that another has. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    let number = seat + 1;
    while (taken.has(`${name} ${number}`)) number++;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}

/** A name as a reader tells it from others: case, width and blanks make no difference. */
export function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
