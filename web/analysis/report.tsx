import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Analysis } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import type { SideLook } from '@sanguine/ui/result/side-look.ts';
import { levelName } from '../lobby/words.ts';
import type { Reel } from '../replay/reel.ts';
import { rowIn } from '../replay/row-in.ts';
import type { Source } from '../replay/source.ts';
import type { TableContext } from '../table/table-context.ts';
import { useSay } from '../text/say.ts';
import { addressOf } from './address.ts';
import { ChanceCurve } from './curve/chance-curve.tsx';
import { ChancesTable } from './curve/chances-table.tsx';
import { DecisiveList } from './curve/decisive-list.tsx';
import { placeOf } from './curve/geometry.ts';
import { DecisionList } from './decisions/decision-list.tsx';
import { FocusCard } from './decisions/focus-card.tsx';
import { Dock } from './dock.tsx';
import { headlineFor, type MarkedDecision } from './headline.ts';
import { Legend } from './legend.tsx';
import { LuckPanel } from './luck/luck-panel.tsx';
import styles from './report.module.css';
import { useAnalysisSay } from './say.ts';
import { SeatTable } from './seat-table.tsx';
import { Sheet } from './sheet.tsx';
import type { Work } from './use-analysis.ts';

interface ReportProps {
  readonly source: Source;
  readonly analysis: Analysis;
  readonly work: Work;
  readonly reel: Reel;
  /** The table at the end. */
  readonly context: TableContext;
  readonly looks: readonly SideLook[];
  readonly seat: Seat;
  /** The seat's marked decisions, the costliest first. */
  readonly marked: readonly MarkedDecision[];
  readonly onSeat: (seat: Seat) => void;
  readonly onLearn: () => void;
}

/** How many other decisions are listed; a table of their own holds them all. */
const LISTED = 5;

/** The analysis of a game, told for one seat. */
export function Report(props: ReportProps) {
  const { source, analysis, work, reel, context, looks, seat, marked, onSeat, onLearn } = props;
  const say = useAnalysisSay();
  const sayShell = useSay();
  const { called, table } = context;
  const { own } = source;
  const wished = rowIn(useSearch());
  const [turn, setTurn] = useState<number | null>(null);
  const { curve, decisions } = analysis;
  const judged = useMemo(() => decisions.filter((one) => one.seat === seat), [decisions, seat]);
  // Without marks, show what looked worst.
  const worst = useMemo(
    () =>
      marked.length > 0
        ? marked
        : judged.filter(({ loss }) => loss > 0).toSorted((one, other) => other.loss - one.loss),
    [judged, marked],
  );
  const chosen = judged.find(({ row }) => row === wished) ?? worst[0] ?? null;
  const choose = useCallback(
    (row: number): void => {
      setTurn(null);
      navigate(addressOf(source.path, { seat, row }), { replace: true });
    },
    [source.path, seat],
  );
  const replay = useCallback(
    (row: number): string => `/replay/${source.path}?row=${row}&seat=${seat}`,
    [source.path, seat],
  );
  const turnWords = (at: number): string => {
    const { round = null, turn: whose = null } = curve[at] ?? {};
    if (at === curve.length - 1) return say('turn.end');
    if (whose === null) return round === null ? say('turn', { turn: at + 1 }) : say('round', { round });
    const name = called[whose] ?? '';
    return round === null ? say('turn.of', { turn: at + 1, name }) : say('turn.round', { round, name });
  };
  const pick = (at: number): void => {
    const there = judged
      .filter(({ row }) => Math.floor(placeOf(curve, row)) === at)
      .toSorted((one, other) => other.loss - one.loss)[0];
    if (there === undefined) setTurn(at);
    else choose(there.row);
  };
  const who = { who: seat === own ? 'you' : 'other', name: called[seat] ?? '' };
  const { title, text, how } = headlineFor(analysis, seat, own, called, say);
  const notes = table.seats.map(({ seat: one, level }) => {
    const side = looks[one]?.side ?? '';
    if (one === own) return say('seats.you', { side });
    return level === null ? side : say('seats.bot', { side, level: levelName(sayShell, level) });
  });
  const shownRow = turn === null ? (chosen?.row ?? null) : (curve[turn]?.row ?? 0) + 1;
  const others = worst.filter((one) => one !== chosen).slice(0, LISTED);
  const dock = (
    <Dock
      {...{ source, analysis, work, judged, marked, seat, who, replay, onLearn, onSeat }}
      names={called}
    />
  );
  return (
    <Sheet source={source} title={say('title')} dock={dock}>
      <section className={styles['head']}>
        <div className={styles['said']}>
          <h2>{title}</h2>
          <p>{text}</p>
          <small>{how}</small>
        </div>
        <SeatTable {...{ analysis, looks, notes, seat, onSeat }} names={called} />
      </section>
      <div className={styles['columns']}>
        <div className={styles['left']}>
          <section>
            <header className={styles['title']}>
              <h2>{say('curve.title')}</h2>
              <Legend />
            </header>
            <ChanceCurve
              {...{ analysis, looks, seat, marked, turnWords }}
              names={called}
              row={shownRow}
              onTurn={pick}
            />
            {turn === null ? null : <TurnLine at={turn} {...{ analysis, names: called, turnWords }} />}
            <DecisiveList {...{ analysis, looks, replay }} names={called} />
          </section>
          <LuckPanel {...{ analysis, seat, who, replay }} />
          <ChancesTable {...{ analysis, turnWords }} names={called} />
        </div>
        <section className={styles['right']}>
          <header className={styles['title']}>
            <h2>{say('costliest', who)}</h2>
            <p>{say('unit')}</p>
          </header>
          {marked.length === 0 ? (
            <p className={styles['clean']}>{say('costliest.none', { ...who, count: judged.length })}</p>
          ) : null}
          {chosen === null ? null : (
            <FocusCard key={chosen.row} {...{ source, reel, who, replay }} decision={chosen} />
          )}
          <DecisionList decisions={others} who={who} onChoose={({ row }) => choose(row)} />
        </section>
      </div>
    </Sheet>
  );
}

/** Everybody's chance at a turn in words. */
function TurnLine({
  at,
  analysis: { curve },
  names,
  turnWords,
}: {
  readonly at: number;
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly turnWords: (at: number) => string;
}) {
  const say = useAnalysisSay();
  const chances = (curve[at]?.chances ?? []).map((chance, seat) =>
    say('turn.chance', { name: names[seat] ?? '', percent: Math.round(chance) }),
  );
  return (
    <p className={styles['turn']}>
      <b>{turnWords(at)}</b> {chances.join(' · ')}
    </p>
  );
}
