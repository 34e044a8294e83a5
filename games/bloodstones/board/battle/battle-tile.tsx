import type { Locale } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/index.ts';
import type { Faction } from '../../content/factions.ts';
import { useCloth } from '../pieces/cloth.tsx';
import { LIVERIES } from '../pieces/livery.ts';
import { Pips } from '../pieces/pips.tsx';
import styles from './battle-tile.module.css';
import { say } from './words.ts';

/** How a battle tile is shown. */
export interface ShownTile {
  /** 0 if face down for the viewer. */
  readonly pips: number;
  /** Whether it is one of the three that count; null if not known yet. */
  readonly counts: boolean | null;
  readonly fromHand: boolean;
}

interface BattleTileProps extends ShownTile {
  readonly locale: Locale;
  readonly faction: Faction | 'none';
  /** Plays the turning animation. */
  readonly turning?: boolean;
}

/** A battle tile: gold ring if it counts, dashed if not, its side's cloth while hidden. */
export function BattleTile({ locale, faction, pips, counts, fromHand, turning = false }: BattleTileProps) {
  const face = pips === 0 ? say(locale, 'tile.hidden') : say(locale, 'tile.pips', { pips });
  const placed = counts === null ? face : say(locale, counts ? 'tile.kept' : 'tile.dropped', { tile: face });
  return (
    <li
      className={classes(
        styles['tile'],
        pips > 0 && counts === true && styles['kept'],
        counts === false && styles['dropped'],
        turning && styles['turning'],
      )}
    >
      <span className="unseen">{fromHand ? say(locale, 'tile.hand', { tile: placed }) : placed}</span>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        {pips === 0 ? <Back faction={faction} /> : <Pips count={pips} x={4} y={4} side={36} />}
      </svg>
      {fromHand ? (
        <span className={styles['mark']} aria-hidden="true">
          {say(locale, 'tile.mark')}
        </span>
      ) : null}
    </li>
  );
}

function Back({ faction }: { readonly faction: Faction | 'none' }) {
  const { fill, weave } = useCloth(faction);
  return (
    <>
      {weave}
      <rect width="44" height="44" fill={LIVERIES[faction].colour} />
      <rect width="44" height="44" fill={fill} />
      <rect x="5" y="5" width="34" height="34" fill="none" stroke={LIVERIES[faction].on} strokeOpacity=".5" />
    </>
  );
}
