import type { CSSProperties } from 'react';
import { MarkSign } from '../analysis/mark-sign.tsx';
import styles from './bar.module.css';
import type { Reel } from './reel.ts';
import { useReplaySay } from './say.ts';
import type { Mistake } from './use-mistakes.ts';
import type { ReplayPlayer } from './use-player.ts';

interface ScrubberProps {
  readonly reel: Reel;
  readonly player: ReplayPlayer;
  readonly mistakes: readonly Mistake[];
}

/** The whole game as a line to drag along, with its turns, battles and mistakes. */
export function Scrubber({ reel, player, mistakes }: ScrubberProps) {
  const say = useReplaySay();
  const last = Math.max(1, reel.moments.length - 1);
  return (
    <div className={styles['scrubber']}>
      <svg
        className={styles['marks']}
        viewBox={`0 0 ${last} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {reel.marks.map(({ at, landmark }) => (
          <line
            key={`${landmark.kind} ${at}`}
            x1={at}
            x2={at}
            y1={landmark.kind === 'turn' ? 0 : 4}
            y2={landmark.kind === 'turn' ? 3 : 10}
            data-kind={landmark.kind}
          />
        ))}
      </svg>
      {mistakes.map(({ at, mark }) => (
        <span key={at} className={styles['mistake']} style={{ '--at': at / last } as CSSProperties}>
          <MarkSign mark={mark} size={20} />
        </span>
      ))}
      <input
        type="range"
        aria-label={say('bar.scrub')}
        aria-valuetext={say('bar.moment', { at: player.at, last })}
        min={0}
        max={last}
        value={player.at}
        onChange={({ target }) => player.go(Number(target.value))}
      />
    </div>
  );
}
