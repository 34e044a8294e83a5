import type { Locale } from '@sanguine/kernel';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { LEGEND, STATS, TRACKS } from '../../content/clan.ts';
import type { Clan } from '../../rules/state.ts';
import { say, statName } from '../../text/words.ts';
import { STAT_GLYPHS } from '../look/glyphs.ts';
import { sayBoard } from '../text/say.ts';
import css from './sheet.module.css';

/** The three stat tracks, and what their last steps score at the end. */
export function Tracks({ locale, clan }: { readonly locale: Locale; readonly clan: Clan }): ReactNode {
  return (
    <div className={css['tracks']} data-guide="tracks">
      {STATS.map((stat) => {
        const step = clan.stats[stat];
        return (
          <div key={stat} className={css['track']}>
            <span className={css['stat']}>
              <Glyph name={STAT_GLYPHS[stat]} size={17} />
              {statName(locale, stat)}
            </span>
            <span className="unseen">
              {say(locale, 'board.stat', {
                stat: statName(locale, stat),
                value: TRACKS[stat][step - 1] ?? 0,
                step,
              })}
            </span>
            {TRACKS[stat].map((value, at) => (
              <i
                key={at}
                data-at={at + 1 < step ? 'past' : at + 1 === step ? 'now' : 'ahead'}
                aria-hidden="true"
              >
                {value}
              </i>
            ))}
          </div>
        );
      })}
      <div className={css['track']} data-legend="">
        <span className={css['stat']}>{sayBoard(locale, 'sheet.legend')}</span>
        {LEGEND.map((glory, at) => (
          <em key={at}>{glory === 0 ? '' : `+${glory}`}</em>
        ))}
      </div>
    </div>
  );
}
