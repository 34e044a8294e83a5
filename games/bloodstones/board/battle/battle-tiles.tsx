import type { Locale } from '@sanguine/kernel';
import { COUNTED_TILES } from '../../content/battle-tiles.ts';
import type { Faction } from '../../content/factions.ts';
import { isTile } from '../../content/kinds.ts';
import { swappedTile } from '../../rules/battle.ts';
import type { Reckoning } from '../../rules/events.ts';
import type { BattleSide } from '../../rules/frames.ts';
import { pipsOf } from '../../rules/tiles.ts';
import { factionName } from '../../text/words.ts';
import { BattleTile, type ShownTile } from './battle-tile.tsx';
import styles from './battle-tiles.module.css';
import { say } from './words.ts';

interface BattleTilesProps {
  readonly locale: Locale;
  readonly faction: Faction | 'none';
  readonly tiles: readonly ShownTile[];
  /** How many are face up while they are revealed one by one; all by default. */
  readonly open?: number;
}

/** One side's battle tiles, the highest first. */
export function BattleTiles({ locale, faction, tiles, open = tiles.length }: BattleTilesProps) {
  return (
    <ul
      className={styles['tiles']}
      aria-label={say(locale, 'tiles.of', { faction: factionName(locale, faction) })}
    >
      {tiles.map((tile, at) => {
        // Equal tiles are interchangeable, so the index serves as key.
        const key = `${at}`;
        return at < open ? (
          <BattleTile
            key={`${key} open`}
            locale={locale}
            faction={faction}
            {...tile}
            turning={at === open - 1}
          />
        ) : (
          <BattleTile key={key} locale={locale} faction={faction} pips={0} counts={null} fromHand={false} />
        );
      })}
    </ul>
  );
}

/** A side's tiles as the viewer sees them while swaps are decided. */
export function lyingOf(faction: Faction | 'none', side: BattleSide): ShownTile[] {
  const swap = swappedTile(side);
  return lie(side.tiles, swap === null ? 0 : pipsOf(faction, swap));
}

export function revealedTiles(faction: Faction | 'none', { tiles, swap }: Reckoning): ShownTile[] {
  return lie(tiles, swap !== null && (swap === 'blank' || isTile(swap)) ? pipsOf(faction, swap) : 0);
}

function lie(tiles: readonly number[], fromHand: number): ShownTile[] {
  const known = tiles.some((pips) => pips > 0);
  const hand = fromHand === 0 ? -1 : tiles.indexOf(fromHand);
  return tiles.map((pips, at) => ({
    pips,
    counts: known ? at < COUNTED_TILES : null,
    fromHand: at === hand,
  }));
}
