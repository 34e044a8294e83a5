import type { Settings } from '@sanguine/ui';
import { classes } from '@sanguine/ui/controls/index.ts';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import { type ReactNode, useId, useState } from 'react';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../../rules/atlas.ts';
import type { State } from '../../rules/state.ts';
import { areaName, say as sayGame } from '../../text/words.ts';
import type { BattleStage } from './open-battle.ts';
import styles from './battle-sheet.module.css';
import { Track } from './track.tsx';
import { say } from './words.ts';

interface BattleSheetProps {
  readonly view: State;
  readonly settings: Settings;
  readonly area: Area;
  readonly round: number;
  readonly stage: BattleStage;
  /** Starts collapsed to its head because the map is needed for something else. */
  readonly folded: boolean;
  /** What the head shows while collapsed. */
  readonly strip: ReactNode;
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

/** The panel around a battle; it can be folded to uncover the map. */
export function BattleSheet({
  view,
  settings,
  area,
  round,
  stage,
  folded,
  strip,
  onClose,
  children,
}: BattleSheetProps) {
  const { locale } = settings;
  const [isFolded, setFolded] = useState(folded);
  const head = useId();
  const terrain = sayGame(locale, `terrain.${atlasOf(view).terrain(area)}`);
  return (
    <div className={classes(styles['over'], isFolded && styles['folded'])}>
      <section className={styles['sheet']} aria-labelledby={head} data-guide="battle">
        <header className={styles['head']}>
          <Glyph name="crossed-swords" size={30} className={styles['swords']} />
          <h2 id={head}>{say(locale, 'title', { place: areaName(locale, view, area) })}</h2>
          <span className={styles['where']}>
            {round > 1 ? say(locale, 'where', { terrain, round }) : terrain}
          </span>
          {isFolded ? <p className={styles['strip']}>{strip}</p> : <Track locale={locale} stage={stage} />}
          <button
            type="button"
            className={styles['tool']}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {say(locale, isFolded ? 'unfold' : 'fold')}
          </button>
          {onClose === null || !isFolded ? null : (
            <button type="button" className={styles['tool']} data-guide="battle:close" onClick={onClose}>
              {say(locale, 'close')}
            </button>
          )}
        </header>
        {isFolded ? null : children}
      </section>
    </div>
  );
}
