import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Analysis, JudgedDraw } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { signed } from '../points.ts';
import { roundWords, useAnalysisSay } from '../say.ts';
import { extremes, feltBy, type FeltDraw } from './extremes.ts';
import { LuckChart } from './luck-chart.tsx';
import styles from './luck.module.css';

interface LuckPanelProps {
  readonly analysis: Analysis;
  readonly seat: Seat;
  /** `you` or somebody else by name. */
  readonly who: { readonly who: string; readonly name: string };
  readonly replay: (row: number) => string;
}

/** The luck of a seat: every draw as a bar, and the luckiest and unluckiest by name. */
export function LuckPanel({ analysis, seat, who, replay }: LuckPanelProps) {
  const say = useAnalysisSay();
  const felt = useMemo(() => feltBy(analysis.draws, seat), [analysis, seat]);
  const { best, worst } = useMemo(() => extremes(felt), [felt]);
  const report = analysis.seats.find((one) => one.seat === seat);
  const named = [best[0], worst[0]].filter((one) => one !== undefined);
  if (felt.length === 0) return <p className={styles['none']}>{say('luck.none')}</p>;
  return (
    <section className={styles['panel']}>
      <header>
        <h2>{say('luck.title', who)}</h2>
        <p>
          {say('luck.note', {
            sum: signed(report?.luck ?? 0),
            count: felt.length,
            lucky: report?.counts.lucky ?? 0,
            unlucky: report?.counts.unlucky ?? 0,
          })}
        </p>
      </header>
      <LuckChart {...{ analysis, felt, named }} />
      <div className={styles['named']}>
        <Named kind="best" draws={best} replay={replay} />
        <Named kind="worst" draws={worst} replay={replay} />
      </div>
    </section>
  );
}

function Named({
  kind,
  draws,
  replay,
}: {
  readonly kind: 'best' | 'worst';
  readonly draws: readonly FeltDraw[];
  readonly replay: (row: number) => string;
}) {
  const say = useAnalysisSay();
  const locale = useLocale();
  const momentOf = ({ seat, round }: JudgedDraw): string => {
    if (seat === null) return say('luck.deal');
    return roundWords(say, round);
  };
  if (draws.length === 0) return null;
  return (
    <section>
      <h3 data-kind={kind}>{say(`luck.${kind}`)}</h3>
      <ul>
        {draws.map(({ draw, luck }) => (
          <li key={draw.row}>
            <b>{signed(luck)}</b>
            <Link href={replay(draw.row)}>{momentOf(draw)}</Link>
            <span title={draw.words[locale]}>{draw.words[locale]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
