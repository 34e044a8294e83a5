import { savesOf } from '../dice/convert.ts';
import type { AttackQuery } from './attack-query.ts';
import { zeros } from './chances.ts';
import { DEFENCE_DIE } from './die.ts';
import { diceOf, type Faces, facesAt, throwsBelow, throwsOf } from './faces.ts';
import { TIE } from './reroll.ts';
import { type RollWindow, rollWindow } from './roll-window.ts';
import { saveTable } from './save-table.ts';
import { chancesFor, DEFENDER_TOKEN, type Used } from './uses.ts';
import type { Wounds } from './wounds.ts';

/** A defence roll that stands, converted as is best for the defender. */
interface Saved {
  readonly spend: boolean;
  readonly unsaved: number;
  readonly worth: number;
}

/** The odds of hits: chances by what was used and by the number unsaved. */
interface DefenceOdds {
  readonly worth: number;
  readonly ends: readonly Used[];
}

/** §7.5: the defender's side of an attack, for any number of hits. */
export interface Defence {
  readonly settle: (faces: Faces, criticals: number) => Saved;
  readonly window: (hits: number, criticals: number) => RollWindow;
  readonly odds: (hits: number, criticals: number) => DefenceOdds;
}

/** §7.5: criticals are hits that cannot be saved. */
export function defenceOf(query: AttackQuery, wounds: Wounds): Defence {
  const { armour, cover, defenderPrice } = query;
  const rerolls = query.defenceRerolls.forced.length + query.defenceRerolls.own.length > 0;
  const maySpend = query.defenderTokens > 0 && !query.muted && !cover;
  const worths = wounds.worth;
  const most = worths.length - 1;
  const known: (DefenceOdds | undefined)[] = [];

  const convert = (unsaved: number, inspires: number): Saved => {
    const worth = worths[unsaved] ?? 0;
    if (!maySpend) return { spend: false, unsaved, worth };
    const spent = (worths[unsaved - inspires] ?? 0) + defenderPrice;
    return worth - spent > TIE
      ? { spend: true, unsaved: unsaved - inspires, worth: spent }
      : { spend: false, unsaved, worth };
  };

  const settle = (faces: Faces, criticals: number): Saved =>
    convert(diceOf(faces) + criticals - savesOf(faces, armour, cover), faces[2]);

  const window = (hits: number, criticals: number): RollWindow => {
    const throws = throwsOf(hits);
    const after = new Float64Array(throwsBelow(hits + 1));
    for (let place = throwsBelow(hits); place < after.length; place++) {
      after[place] = settle(facesAt(throws, place), criticals).worth;
    }
    return rollWindow(DEFENCE_DIE, hits, query.defenceRerolls, after, -1);
  };

  const undefended = (hits: number): DefenceOdds => {
    const chances = zeros(hits + 1);
    chances[hits] = 1;
    return { worth: worths[hits] ?? 0, ends: [{ uses: 0, chances }] };
  };

  const asRolled = (hits: number, criticals: number): DefenceOdds => {
    const all: Used[] = [];
    let worth = 0;
    for (const row of saveTable(hits, armour, cover)) {
      const saved = convert(row.unsaved + criticals, row.inspires);
      const ends = chancesFor(all, saved.spend ? DEFENDER_TOKEN : 0, () => zeros(hits + criticals + 1));
      ends[saved.unsaved] = (ends[saved.unsaved] ?? 0) + row.chance;
      worth += row.chance * saved.worth;
    }
    return { worth, ends: all };
  };

  const asRerolled = (hits: number, criticals: number): DefenceOdds => {
    const all: Used[] = [];
    const throws = throwsOf(hits);
    const roll = window(hits, criticals);
    for (const { uses, chances } of roll.ends()) {
      for (let place = throwsBelow(hits); place < throwsBelow(hits + 1); place++) {
        const chance = chances[place] ?? 0;
        if (chance === 0) continue;
        const saved = settle(facesAt(throws, place), criticals);
        const used = saved.spend ? uses | DEFENDER_TOKEN : uses;
        const ends = chancesFor(all, used, () => zeros(hits + criticals + 1));
        ends[saved.unsaved] = (ends[saved.unsaved] ?? 0) + chance;
      }
    }
    return { worth: roll.worth, ends: all };
  };

  const odds = (hits: number, criticals: number): DefenceOdds => {
    const key = hits * (most + 1) + criticals;
    const found = known[key];
    if (found !== undefined) return found;
    const defended = rerolls ? asRerolled : asRolled;
    const reckoned = query.defended ? defended(hits, criticals) : undefended(hits + criticals);
    while (known.length <= key) known.push(undefined);
    known[key] = reckoned;
    return reckoned;
  };
  return { settle, window, odds };
}
