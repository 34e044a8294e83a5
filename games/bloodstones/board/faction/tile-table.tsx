import type { Locale } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/index.ts';
import type { Faction } from '../../content/factions.ts';
import { tileFacts } from '../../rules/tiles.ts';
import { kindName } from '../../text/words.ts';
import { Domino } from '../pieces/domino.tsx';
import { loreOf } from './lore.ts';
import styles from './tile-table.module.css';
import { kindsOf, type TileTally } from './tile-tally.ts';
import { say } from './words.ts';

interface TileTableProps {
  readonly locale: Locale;
  readonly faction: Faction;
  /** Where the tiles are; empty before the game. */
  readonly tallies: readonly TileTally[];
}

/** All tiles of a faction: what each is, what it does in battle, how many there are and where. */
export function TileTable({ locale, faction, tallies }: TileTableProps) {
  const { modifier } = loreOf(locale, faction);
  const own = tallies.some(({ hand }) => hand !== null);
  const places = tallies.length === 0 ? [] : own ? OWN : OTHERS;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {say(locale, 'tile')}
          </th>
          <th scope="col">{say(locale, 'tile.number')}</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {say(locale, `tile.${place}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsOf(faction).map((kind) => {
          const tally = tallies.find((one) => one.kind === kind);
          return (
            <tr key={kind}>
              <td className={styles['picture']}>
                <Domino kind={kind} faction={faction} width={64} />
              </td>
              <th scope="row">
                {kindName(locale, kind)}
                <small>{modifier(kind)}</small>
              </th>
              <td>{tileFacts(faction, kind).count}</td>
              {places.map((place) => {
                const count = tally === undefined ? 0 : (countAt(tally, place) ?? 0);
                return (
                  <td key={place} className={classes(count === 0 && styles['none'])}>
                    {count}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const OWN = ['hand', 'map', 'discard', 'bag'] as const;
const OTHERS = ['map', 'discard', 'unseen'] as const;
type Place = (typeof OWN)[number] | (typeof OTHERS)[number];

function countAt(tally: TileTally, place: Place): number | null {
  switch (place) {
    case 'hand':
    case 'map':
    case 'discard':
      return tally[place];
    case 'bag':
    case 'unseen':
      return tally.rest;
  }
}
