/** The chance of each face: of an attack die, then of a defence die. */
const FACE = 1 / 4;
const DEFLECT = 1 / 8;
const ARMOUR = 3 / 8;
const INSPIRE = 2 / 8;
const NOTHING = 2 / 8;

const MOST_DICE = 16;
const MOST_ARMOUR = 5;

/** What of an attack roll and its defence decides the chances. */
export interface Roll {
  readonly dice: number;
  readonly mastery: number;
  /** A token turns the Inspire icons of the attack. */
  readonly spends: boolean;
  readonly armour: number;
  /** Cover or a token turns the Inspire icons of the defence. */
  readonly guarded: boolean;
  /** Natural skulls cannot be saved. */
  readonly critical: boolean;
}

/** The chance of each number of hits that may be saved (rows) and critical hits (columns). */
function strikes({ dice, mastery, spends, critical }: Roll): number[][] {
  const size = dice + 1;
  // Indexed by whether a Mastery icon was seen: with a mastery of 4 only the first one hits.
  let states = [grid(size), grid(size)];
  put(states, 0, 0, 0, 1);
  for (let die = 0; die < dice; die++) {
    const next = [grid(size), grid(size)];
    for (const seen of [0, 1]) {
      for (let hits = 0; hits <= die; hits++) {
        for (let sure = 0; sure + hits <= die; sure++) {
          const chance = FACE * (states[seen]?.[hits]?.[sure] ?? 0);
          if (chance === 0) continue;
          put(next, seen, hits + (critical ? 0 : 1), sure + (critical ? 1 : 0), chance);
          put(next, 1, hits + (mastery >= 5 || (mastery === 4 && seen === 0) ? 1 : 0), sure, chance);
          put(next, seen, hits + (spends ? 1 : 0), sure, chance);
          put(next, seen, hits, sure, chance);
        }
      }
    }
    states = next;
  }
  return grid(size).map((row, hits) =>
    row.map((_, sure) => (states[0]?.[hits]?.[sure] ?? 0) + (states[1]?.[hits]?.[sure] ?? 0)),
  );
}

const grid = (size: number): number[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => 0));

function put(states: number[][][], seen: number, hits: number, sure: number, chance: number): void {
  const row = states[seen]?.[hits];
  if (row !== undefined) row[sure] = (row[sure] ?? 0) + chance;
}

/** The chance of each number of unsaved hits. */
export function unsavedOf(hits: number, armour: number, guarded: boolean): number[] {
  // Indexed by saves so far and armour icons used.
  let states = grid(hits + 1);
  const [first] = states;
  if (first !== undefined) first[0] = 1;
  for (let die = 0; die < hits; die++) {
    const next = grid(hits + 1);
    const add = (saves: number, used: number, chance: number): void => {
      const row = next[saves];
      if (row !== undefined) row[used] = (row[used] ?? 0) + chance;
    };
    for (let saves = 0; saves <= die; saves++) {
      for (let used = 0; used <= saves; used++) {
        const chance = states[saves]?.[used] ?? 0;
        if (chance === 0) continue;
        add(saves + 1, used, chance * DEFLECT);
        if (used < armour) add(saves + 1, used + 1, chance * ARMOUR);
        else add(saves, used, chance * ARMOUR);
        add(saves + (guarded ? 1 : 0), used, chance * INSPIRE);
        add(saves, used, chance * NOTHING);
      }
    }
    states = next;
  }
  return states.map((row) => row.reduce((sum, chance) => sum + chance, 0)).toReversed();
}

function spread(roll: Roll): Float64Array {
  const chances = new Float64Array(roll.dice + 1);
  for (const [hits, row] of strikes(roll).entries()) {
    const unsaved = unsavedOf(hits, roll.armour, roll.guarded);
    for (const [sure, chance] of row.entries()) {
      if (chance === 0) continue;
      for (const [left, part] of unsaved.entries()) {
        chances[left + sure] = (chances[left + sure] ?? 0) + chance * part;
      }
    }
  }
  return chances;
}

const TABLE: (Float64Array | undefined)[] = [];

/**
 * The chance of each number of unsaved hits of an attack without rerolls, from a table filled on demand: play-outs ask
 * this thousands of times, and exact odds with both players' best choices would cost a hundred times as much.
 */
export function unsavedChances(roll: Roll): Float64Array {
  const dice = Math.max(1, Math.min(MOST_DICE, roll.dice));
  const armour = Math.max(0, Math.min(MOST_ARMOUR, roll.armour));
  const mastery = roll.mastery >= 5 ? 2 : roll.mastery === 4 ? 1 : 0;
  const flags = (roll.spends ? 4 : 0) + (roll.guarded ? 2 : 0) + (roll.critical ? 1 : 0);
  const at = ((dice * (MOST_ARMOUR + 1) + armour) * 3 + mastery) * 8 + flags;
  return (TABLE[at] ??= spread({ ...roll, dice, armour }));
}
