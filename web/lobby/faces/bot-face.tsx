import { partsOf } from '@sanguine/kernel';
import { type ReactNode, useId } from 'react';
import styles from './faces.module.css';
import { TRAITS } from './traits.tsx';

type Rank = 'random' | 'recruit' | 'veteran' | 'warlord';

const RANKS: readonly string[] = ['random', 'recruit', 'veteran', 'warlord'] satisfies Rank[];

function isRank(level: string): level is Rank {
  return RANKS.includes(level);
}

interface BotFaceProps {
  /** Its level, with or without a temper. */
  readonly bot: string;
  readonly seat: number;
  readonly size: number;
}

/** A bot's face: headgear and eyes show its level, the rest tells bots of one level apart. Decorative only. */
export function BotFace({ bot, seat, size }: BotFaceProps) {
  const round = useId();
  const { level } = partsOf(bot);
  const rank = isRank(level) ? level : 'veteran';
  const { gear, eyes, mouth } = LOOKS[rank];
  return (
    <svg
      className={styles['face']}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      data-rank={rank}
      aria-hidden="true"
    >
      <clipPath id={round}>
        <circle cx="24" cy="24" r="23" />
      </clipPath>
      <circle className={styles['ground']} cx="24" cy="24" r="23" />
      <g clipPath={`url(#${round})`}>
        <path className={styles['cloth']} d="M3 49c1-9 9-12 21-12s20 3 21 12z" />
        <path className={styles['cut']} d="M9 44l3-5m2 7 3-7m3 8 1-7m14 5-3-6m-2 7-3-8m-3 9-1-8" />
        <path className={styles['skin']} d="M14 20c0 13 4 20 10 20s10-7 10-20S30 9 24 9s-10-2-10 11z" />
        <path className={styles['cut']} d="M33 25l-3 2m3 1-4 3m3 0-4 3m2 1-3 2" />
        <path className={styles['line']} d="M24 22l-1.8 6.5h2.6" />
        {eyes}
        <path className={styles['line']} d={mouth} />
        {TRAITS[seat % TRAITS.length]}
        {gear}
      </g>
      <circle className={styles['rim']} cx="24" cy="24" r="23" />
    </svg>
  );
}

interface Look {
  readonly gear: ReactNode;
  readonly eyes: ReactNode;
  readonly mouth: string;
}

const LOOKS: Readonly<Record<Rank, Look>> = {
  // Wide eyes under a hood.
  random: {
    gear: (
      <>
        <path
          className={styles['cloth']}
          d="M9 44C6 20 12 5 25 4c7-.5 12-1 15 3-3 0-4 1-4 3 4 8 4 20 3 34l-6-5c3-14 1-25-9-25s-12 11-9 25z"
        />
        <path className={styles['cut']} d="M12 28l2 1m-2-6 3 1m-2-6 3 2m0-7 3 3m17 15-2 1m2-6-3 1m2-6-3 2" />
      </>
    ),
    eyes: (
      <>
        <circle className={styles['white']} cx="19.5" cy="22" r="2.6" />
        <circle className={styles['white']} cx="28.5" cy="22" r="2.6" />
        <circle cx="20" cy="22.3" r="1.1" />
        <circle cx="28" cy="22.3" r="1.1" />
        <path className={styles['line']} d="M17 17.5q2.5-2 5-.5m4 0q2.5-1.5 5 .5" />
      </>
    ),
    mouth: 'M21 32.5q3 3 6 0',
  },
  // A kettle hat that is a little too large.
  recruit: {
    gear: (
      <>
        <path className={styles['steel']} d="M13 17C13 7 18 3 24 3s11 4 11 14z" />
        <path className={styles['steel']} d="M5 19c6-5 32-5 38 0-6 3-32 3-38 0z" />
        <path className={styles['cut']} d="M27 5v9m3-8 1 8m2-5 1 5M10 19h5m18 0h5" />
      </>
    ),
    eyes: (
      <>
        <circle cx="19.5" cy="25" r="1.5" />
        <circle cx="28.5" cy="25" r="1.5" />
        <path className={styles['line']} d="M17 22q2.5-1.5 5 0m4 0q2.5-1.5 5 0" />
      </>
    ),
    mouth: 'M21 33.5q3 1 5.5-.5',
  },
  // A nasal helm over mail, eyes that have seen it before.
  veteran: {
    gear: (
      <>
        <path className={styles['mail']} d="M12 19l-2 24 8-3c-3-5-4-12-4-19zm24 0 2 24-8-3c3-5 4-12 4-19z" />
        <path
          className={styles['cut']}
          d="M12 25l2 1m-3 3 4 1m-4 3 4 1m-5 3 6 1m20-13-2 1m3 3-4 1m4 3-4 1m5 3-6 1"
        />
        <path
          className={styles['steel']}
          d="M11.5 20.5C11 9 18 4 24 2c6 2 13 7 12.5 18.5l-10.5-1.5-.5 10h-3l-.5-10z"
        />
        <path className={styles['cut']} d="M24 4v14m5-11 2 9m1-6 2 7M14 18l3-.5m17 .5-3-.5" />
      </>
    ),
    eyes: (
      <>
        <path className={styles['line']} d="M16.5 22l5 .5m5 0 5-.5" />
        <path d="M17 24q2.3-1.8 4.6 0-2.3 1.2-4.6 0m9.4 0q2.3-1.8 4.6 0-2.3 1.2-4.6 0" />
      </>
    ),
    mouth: 'M20.5 34h7',
  },
  // Horns, a crown, and no patience.
  warlord: {
    gear: (
      <>
        <path
          className={styles['horn']}
          d="M13 17C6 17 2 11 3 3c4 5 7 6 12 6zm22 0c7 0 11-6 10-14-4 5-7 6-12 6z"
        />
        <path className={styles['cut']} d="M6 9l2-1m0 4 3-1m0 4 2-2m29-4-2-1m0 4-3-1m0 4-2-2" />
        <path className={styles['steel']} d="M12 17l-1 22 6 3-1-14 4-7zm24 0 1 22-6 3 1-14-4-7z" />
        <path className={styles['gold']} d="M11 20V8l5.5 5L20 4l4 8 4-8 3.5 9L37 8v12c-8-3-18-3-26 0z" />
        <circle cx="24" cy="15.5" r="1.7" />
        <path className={styles['cut']} d="M13 17q11-4 22 0" />
      </>
    ),
    eyes: (
      <>
        <path className={styles['line']} d="M17.5 21.5l5 3m8-3-5 3" />
        <circle cx="20.5" cy="25.5" r="1.4" />
        <circle cx="27.5" cy="25.5" r="1.4" />
      </>
    ),
    mouth: 'M20.5 35q3.5-2.5 7 0',
  },
};
