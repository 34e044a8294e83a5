import { ATTACK_FACES, ATTACK_SIDES, DEFENCE_FACES, DEFENCE_SIDES } from '../../content/dice.ts';
import type { AttackQuery } from '../../rules/odds/attack-query.ts';
import type { Reroll } from '../../rules/odds/reroll.ts';

// The referee plays an attack out die by die and shares no code with the odds: dice lie on the table one by one, each
// knows who rerolled it, every set of them is tried for every reroll, and points of damage fall one after another.

type Player = 'attacker' | 'defender';
type Kind = 'attack' | 'defence';

/** A die on the table, and who has rerolled it. */
export interface TableDie {
  readonly face: string;
  readonly touched: readonly Player[];
}

/** How an attack ends: tokens placed, shields left, whether spared, tokens spent by both, blanks; and how likely. */
export interface Ended {
  readonly worth: number;
  readonly ends: ReadonlyMap<string, number>;
}

type Chance<T> = readonly [number, T];

const AS_GOOD = 1e-9;

function sidesOf(kind: Kind): readonly string[] {
  const [faces, counts] = kind === 'attack' ? [ATTACK_FACES, ATTACK_SIDES] : [DEFENCE_FACES, DEFENCE_SIDES];
  return faces.flatMap((face, index) => Array.from({ length: counts[index] ?? 0 }, () => face as string));
}

/** All throws of `count` dice, one die after the other; sides with the same face are taken together. */
export function allThrows(kind: Kind, count: number): readonly Chance<readonly string[]>[] {
  if (count === 0) return [[1, []]];
  const sides = sidesOf(kind);
  const rest = allThrows(kind, count - 1);
  return [...new Set(sides)].flatMap((face) => {
    const chance = sides.filter((side) => side === face).length / sides.length;
    return rest.map(([likely, faces]): Chance<readonly string[]> => [chance * likely, [face, ...faces]]);
  });
}

function mix(parts: readonly Chance<Ended>[]): Ended {
  let worth = 0;
  const ends = new Map<string, number>();
  for (const [chance, part] of parts) {
    worth += chance * part.worth;
    for (const [end, likely] of part.ends) ends.set(end, (ends.get(end) ?? 0) + chance * likely);
  }
  return { worth, ends };
}

const rolledDie = (amount: AttackQuery['damage']): readonly number[] => {
  if (typeof amount === 'number') return [amount];
  const d6 = [1, 2, 3, 4, 5, 6];
  const plus = (number: number): number => number + amount.bonus;
  if (amount.roll === '2d6') return d6.flatMap((one) => d6.map((other) => plus(one + other)));
  return amount.roll === 'd6' ? d6.map(plus) : d6.map((number) => plus(Math.ceil(number / 2)));
};

const paid = (ended: Ended, price: number): Ended => ({ ...ended, worth: ended.worth - price });
const tally = (dice: readonly TableDie[], face: string): number =>
  dice.filter((die) => die.face === face).length;
const fresh = (faces: readonly string[]): readonly TableDie[] => faces.map((face) => ({ face, touched: [] }));

export function referee(query: AttackQuery) {
  const known = new Map<string, Ended>();
  const once = (key: string, reckon: () => Ended): Ended => {
    const found = known.get(key) ?? reckon();
    known.set(key, found);
    return found;
  };

  function better(player: Player, one: Ended, other: Ended): boolean {
    const gain = one.worth - other.worth;
    return player === 'attacker' ? gain > AS_GOOD : -gain > AS_GOOD;
  }

  /** A guard takes over one point; then the bearer of a Warding Pebble may gain a Shield. */
  function fall(dealt: number, note: string): Ended {
    const points = query.guard !== null && dealt > 0 ? dealt - 1 : dealt;
    const plain = drop(points, query.shields, note);
    if (query.pebble === null || points === 0) return plain;
    const warded = paid(drop(points, query.shields + 1, note), -query.pebble.price);
    return better('defender', warded, plain) ? warded : plain;
  }

  function drop(points: number, before: number, note: string): Ended {
    let shields = before;
    let placed = 0;
    let spared = false;
    for (let point = 0; point < points && placed < query.hp && !spared; point++) {
      if (shields > 0) shields -= 1;
      else if (placed === query.hp - 1 && query.secondChance) spared = true;
      else placed += 1;
    }
    return {
      worth: query.value[placed] ?? Number.NaN,
      ends: new Map([[`${placed} ${shields} ${spared ? 1 : 0} ${note}`, 1]]),
    };
  }

  function hurt(unsaved: number, points: number, note: string): Ended {
    if (unsaved === 0) return fall(points, note);
    return once(`hurt ${unsaved} ${points} ${note}`, () => {
      const rolls = rolledDie(query.damage);
      return mix(rolls.map((dealt) => [1 / rolls.length, hurt(unsaved - 1, points + dealt, note)]));
    });
  }

  function saved(dice: readonly TableDie[], criticals: number, note: string): Ended {
    let armour = query.armour;
    let [unsaved, inspired] = [criticals, 0];
    for (const { face } of dice) {
      if (face === 'deflect') continue;
      if (face === 'armour' && armour > 0) armour -= 1;
      else if (face === 'inspire') inspired += 1;
      else unsaved += 1;
    }
    const [attackers = '', blanks = ''] = note.split(' ');
    if (query.cover) return hurt(unsaved, 0, `${attackers} 0 ${blanks}`);
    const kept = hurt(unsaved + inspired, 0, `${attackers} 0 ${blanks}`);
    if (query.defenderTokens === 0) return kept;
    const spent = paid(hurt(unsaved, 0, `${attackers} 1 ${blanks}`), -query.defenderPrice);
    return better('defender', spent, kept) ? spent : kept;
  }

  function defend(hits: number, criticals: number, note: string): Ended {
    return once(`defend ${hits} ${criticals} ${note}`, () => {
      if (!query.defended) {
        const [attackers = '', blanks = ''] = note.split(' ');
        return hurt(hits + criticals, 0, `${attackers} 0 ${blanks}`);
      }
      return mix(
        allThrows('defence', hits).map(([chance, faces]) => [
          chance,
          window('defence', fresh(faces), 'attacker', query.defenceRerolls.forced, criticals, note),
        ]),
      );
    });
  }

  function struck(dice: readonly TableDie[]): Ended {
    const skulls = tally(dice, 'skull');
    const masteries = tally(dice, 'mastery');
    const blanks = tally(dice, 'blank');
    const criticals = query.critical ? skulls : 0;
    let hits = skulls - criticals;
    if (query.mastery >= 5) hits += masteries;
    if (query.mastery === 4) hits += Math.min(1, masteries);
    const burnt = query.blankPrice * blanks;
    const kept = paid(defend(hits, criticals, `0 ${blanks}`), burnt);
    if (query.attackerTokens === 0) return kept;
    const inspired = hits + tally(dice, 'inspire');
    const spent = paid(defend(inspired, criticals, `1 ${blanks}`), burnt + query.attackerPrice);
    return better('attacker', spent, kept) ? spent : kept;
  }

  /** One player's next step with dice on the table; the roller's opponent goes first. */
  function window(
    kind: Kind,
    dice: readonly TableDie[],
    by: Player,
    left: readonly Reroll[],
    criticals: number,
    note: string,
  ): Ended {
    const table = dice.map(({ face, touched }) => `${face}${touched.includes(by) ? '!' : ''}`).toSorted();
    const effects = left.map(({ most, price }) => `${most}:${price}`);
    const key = `${kind} ${by} ${table.join(',')} ${effects.join(',')} ${criticals} ${note}`;
    return once(key, () => {
      const roller: Player = kind === 'attack' ? 'attacker' : 'defender';
      let best: Ended;
      if (by !== roller) {
        const own = (kind === 'attack' ? query.attackRerolls : query.defenceRerolls).own;
        best = window(kind, dice, roller, own, criticals, note);
      } else best = kind === 'attack' ? struck(dice) : saved(dice, criticals, note);
      left.forEach(({ price }, index) => {
        for (let set = 1; set < 1 << dice.length; set++) {
          const then = reroll(kind, dice, by, left, index, set, criticals, note);
          if (then === null) continue;
          const used = paid(then, by === 'attacker' ? price : -price);
          if (better(by, used, best)) best = used;
        }
      });
      return best;
    });
  }

  /** The result of rerolling a set of dice, without its price; null if that is not allowed. */
  function reroll(
    kind: Kind,
    dice: readonly TableDie[],
    by: Player,
    left: readonly Reroll[],
    index: number,
    set: number,
    criticals: number,
    note: string,
  ): Ended | null {
    const chosen = dice.filter((_, at) => (set & (1 << at)) !== 0);
    const most = left[index]?.most ?? 0;
    if (chosen.length > most || chosen.some(({ touched }) => touched.includes(by))) return null;
    const others = dice.filter((die) => !chosen.includes(die));
    return mix(
      allThrows(kind, chosen.length).map(([chance, faces]) => {
        const again = chosen.map(({ touched }, at): TableDie => ({
          face: faces[at] ?? '',
          touched: [...touched, by],
        }));
        return [chance, window(kind, [...others, ...again], by, left.toSpliced(index, 1), criticals, note)];
      }),
    );
  }

  function roll(count: number): Ended {
    return mix(
      allThrows('attack', Math.max(1, count)).map(([chance, faces]) => [
        chance,
        window('attack', fresh(faces), 'defender', query.attackRerolls.forced, 0, ''),
      ]),
    );
  }

  /** Hiding in smoke is decided once the number of dice is known. */
  function attack(): Ended {
    const counts = rolledDie(query.dice);
    const { bead } = query;
    return mix(
      counts.map((count) => {
        const open = roll(count);
        if (bead === null) return [1 / counts.length, open];
        const hidden = paid(
          referee({ ...query, dice: count, cover: true, bead: null }).attack(),
          -bead.price,
        );
        return [1 / counts.length, better('defender', hidden, open) ? hidden : open];
      }),
    );
  }
  return { attack, defend, window, reroll, fresh };
}
