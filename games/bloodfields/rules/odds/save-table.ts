import { savesOf } from '../dice/convert.ts';
import { DEFENCE_DIE } from './die.ts';
import { facesAt, throwsBelow, throwsOf } from './faces.ts';

/** §7.5: equivalent defence rolls: the hits left unsaved without a token, and the Inspire icons a token would turn. */
interface SaveRow {
  readonly unsaved: number;
  readonly inspires: number;
  readonly chance: number;
}

const known: (readonly SaveRow[])[] = [];

function rows(hits: number, armour: number, cover: boolean): readonly SaveRow[] {
  const chances = DEFENCE_DIE.chances(hits);
  const throws = throwsOf(hits);
  const together: number[] = [];
  for (let place = throwsBelow(hits); place < throwsBelow(hits + 1); place++) {
    const faces = facesAt(throws, place);
    const key = (hits - savesOf(faces, armour, cover)) * (hits + 1) + (cover ? 0 : faces[2]);
    while (together.length <= key) together.push(0);
    together[key] = (together[key] ?? 0) + (chances[place] ?? 0);
  }
  const table: SaveRow[] = [];
  together.forEach((chance, key) => {
    const inspires = key % (hits + 1);
    if (chance > 0) table.push({ unsaved: (key - inspires) / (hits + 1), inspires, chance });
  });
  return table;
}

/** §7.5: all defence rolls against this many hits, without rerolls. Armour beyond the hits makes no difference. */
export function saveTable(hits: number, armour: number, cover: boolean): readonly SaveRow[] {
  const useful = Math.min(hits, armour);
  const key = hits * (hits + 1) + useful * 2 + (cover ? 1 : 0);
  return (known[key] ??= rows(hits, useful, cover));
}
