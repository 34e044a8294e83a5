/** Adds the seat number, counted from one, to names that occur twice, without making another duplicate. */
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

/** `attackerFaction` becomes `attacker-faction`, as options are typed. */
export const dashed = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Normalizes a name for comparison: case, width and blanks make no difference. */
export function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
