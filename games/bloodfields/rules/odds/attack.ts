import { hitsOf } from '../dice/convert.ts';
import type { AttackQuery } from './attack-query.ts';
import { type Defence, defenceOf } from './defence.ts';
import { ATTACK_DIE } from './die.ts';
import { type Faces, facesAt, throwsBelow, throwsOf } from './faces.ts';
import { TIE } from './reroll.ts';
import { type RollWindow, rollWindow } from './roll-window.ts';
import { type Wounds, woundsOf } from './wounds.ts';

/** An attack roll that stands, converted as is best for the attacker. */
interface Struck {
  readonly spend: boolean;
  /** Hits to be defended against, and criticals, which cannot be saved. */
  readonly hits: number;
  readonly criticals: number;
  readonly worth: number;
}

/** §7.4: both sides of an attack of up to `most` dice, each choosing what is best for it. */
export interface Attack {
  readonly wounds: Wounds;
  readonly defence: Defence;
  readonly settle: (faces: Faces) => Struck;
  /** The roll of this many dice, and how each of its throws is best converted, by place from the first of them on. */
  readonly window: (dice: number) => RollWindow & { readonly struck: readonly Struck[] };
}

export function attackOf(query: AttackQuery, most: number): Attack {
  const wounds = woundsOf(query, most);
  const defence = defenceOf(query, wounds);
  const { mastery, critical, attackerPrice, blankPrice } = query;
  const maySpend = query.attackerTokens > 0;

  const settle = (faces: Faces): Struck => {
    const criticals = critical ? faces[0] : 0;
    const blanks = blankPrice * faces[3];
    const hits = hitsOf(faces, mastery, false) - criticals;
    const worth = defence.odds(hits, criticals).worth - blanks;
    if (!maySpend) return { spend: false, hits, criticals, worth };
    const more = hitsOf(faces, mastery, true) - criticals;
    const spent = defence.odds(more, criticals).worth - attackerPrice - blanks;
    return spent - worth > TIE
      ? { spend: true, hits: more, criticals, worth: spent }
      : { spend: false, hits, criticals, worth };
  };

  const window: Attack['window'] = (dice) => {
    const throws = throwsOf(dice);
    const after = new Float64Array(throwsBelow(dice + 1));
    const struck: Struck[] = [];
    for (let place = throwsBelow(dice); place < after.length; place++) {
      const best = settle(facesAt(throws, place));
      struck.push(best);
      after[place] = best.worth;
    }
    return { ...rollWindow(ATTACK_DIE, dice, query.attackRerolls, after, 1), struck };
  };
  return { wounds, defence, settle, window };
}
