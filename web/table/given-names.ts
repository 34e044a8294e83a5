import { folded, type Locale, swiftRandom } from '@sanguine/kernel';
import type { SeatInfo } from '@sanguine/protocol';

type GivenName = Readonly<Record<Locale, string>>;

/** The names of bots: short, easy to say, and none the name of a unit. */
const NAMES: readonly GivenName[] = [
  { en: 'Arvid', ja: 'アルヴィド' },
  { en: 'Bodil', ja: 'ボディル' },
  { en: 'Bram', ja: 'ブラム' },
  { en: 'Corin', ja: 'コリン' },
  { en: 'Egil', ja: 'エギル' },
  { en: 'Elspeth', ja: 'エルスペス' },
  { en: 'Esme', ja: 'エスメ' },
  { en: 'Godric', ja: 'ゴドリック' },
  { en: 'Gytha', ja: 'ギサ' },
  { en: 'Halvor', ja: 'ハルヴォル' },
  { en: 'Hild', ja: 'ヒルド' },
  { en: 'Inga', ja: 'インガ' },
  { en: 'Isolde', ja: 'イゾルデ' },
  { en: 'Ivo', ja: 'イーヴォ' },
  { en: 'Jory', ja: 'ジョリー' },
  { en: 'Kettil', ja: 'ケティル' },
  { en: 'Lorcan', ja: 'ローカン' },
  { en: 'Maren', ja: 'マーレン' },
  { en: 'Merrin', ja: 'メリン' },
  { en: 'Nessa', ja: 'ネッサ' },
  { en: 'Odo', ja: 'オド' },
  { en: 'Osric', ja: 'オズリック' },
  { en: 'Petra', ja: 'ペトラ' },
  { en: 'Rowan', ja: 'ローワン' },
  { en: 'Runa', ja: 'ルーナ' },
  { en: 'Signe', ja: 'シグネ' },
  { en: 'Sorrel', ja: 'ソレル' },
  { en: 'Tamsin', ja: 'タムシン' },
  { en: 'Torben', ja: 'トルベン' },
  { en: 'Tova', ja: 'トーヴァ' },
  { en: 'Ulla', ja: 'ウッラ' },
  { en: 'Wenna', ja: 'ウェンナ' },
  { en: 'Yrsa', ja: 'イルサ' },
];

/**
 * The names of the bots that hold their seats, by seat; null for others. The table's own name draws them, so that everybody
 * reads the same ones, also in a replay. No bot shares a name with a person at the table. Each seat has its own, so that
 * nobody is renamed while others sit down.
 */
export function givenNames(seats: readonly SeatInfo[], table: string): (GivenName | null)[] {
  const taken = new Set(seats.flatMap(({ name }) => (name === null ? [] : [folded(name)])));
  const free = swiftRandom(`bots of ${table}`)
    .shuffle([...NAMES])
    .filter(({ en, ja }) => !taken.has(folded(en)) && !taken.has(folded(ja)));
  return seats.map(({ name, level }, seat) =>
    name === null && level !== null ? (free[seat] ?? null) : null,
  );
}
