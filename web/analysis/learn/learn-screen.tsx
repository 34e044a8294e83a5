import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameRecord, Refusal, Seat } from '@sanguine/kernel';
import type { Ref } from '@sanguine/ui';
import { momentAt, type Reel, tableAt } from '../../replay/reel.ts';
import type { Source } from '../../replay/source.ts';
import { useSettings } from '../../settings/store.ts';
import { BarMenu } from '../../table/bar-menu.tsx';
import { BoardFault } from '../../table/board-fault.tsx';
import type { LogFilter } from '../../table/log-filter.ts';
import { LogPanel } from '../../table/log-panel.tsx';
import { usePastNews } from '../../table/news.ts';
import { RulesBeside } from '../../table/rules-beside.tsx';
import { useTableContext } from '../../table/table-context.ts';
import { tablePropsOf } from '../../table/table-props.ts';
import { TextBoard } from '../../table/text-board.tsx';
import { Analyst } from '../analyst.ts';
import type { MarkedDecision } from '../headline.ts';
import { useAnalysisSay } from '../say.ts';
import { LearnCard, type LearnState } from './learn-card.tsx';
import { answerOf, knownAnswer } from './lesson.ts';

interface LearnScreenProps {
  readonly source: Source;
  readonly record: GameRecord;
  readonly reel: Reel;
  readonly seat: Seat;
  readonly marked: readonly MarkedDecision[];
  readonly onLeave: () => void;
}

/** A player's own marked moments again, in the order of play, on the real table before each move. */
export function LearnScreen({ source, record, reel, seat, marked, onLeave }: LearnScreenProps) {
  const lessons = useMemo(() => marked.toSorted((one, other) => one.row - other.row), [marked]);
  const [at, setAt] = useState(0);
  const decision = lessons[at];
  if (decision === undefined) return null;
  const next = at + 1 < lessons.length ? () => setAt(at + 1) : null;
  return (
    <Moment
      key={decision.row}
      {...{ source, record, reel, seat, decision, next, onLeave }}
      number={at + 1}
      count={lessons.length}
    />
  );
}

interface MomentProps extends Pick<LearnScreenProps, 'source' | 'record' | 'reel' | 'seat' | 'onLeave'> {
  readonly decision: MarkedDecision;
  readonly number: number;
  readonly count: number;
  /** Null at the last moment. */
  readonly next: (() => void) | null;
}

function Moment({ source, record, reel, seat, decision, number, count, next, onLeave }: MomentProps) {
  const say = useAnalysisSay();
  const [settings] = useSettings();
  const table = useMemo(() => tableAt(reel, momentAt(reel, decision.row - 1)), [reel, decision]);
  const context = useTableContext(table);
  const { game, board, box } = context;
  const [state, setState] = useState<LearnState>({ kind: 'asking' });
  const [focus, setFocus] = useState<{ readonly ref: Ref } | null>(null);
  const [section, setSection] = useState<string | null>(null);
  const filter = useState<LogFilter>('all');
  const news = usePastNews(Infinity);
  const [analyst] = useState(() => new Analyst());
  useEffect(() => () => analyst.stop(), [analyst]);
  const weigh = useCallback(
    async (move: unknown): Promise<void> => {
      const known = knownAnswer(game, table.view, seat, decision, move);
      if (known !== null) return setState({ kind: 'answered', answer: known });
      setState({ kind: 'weighing' });
      const found = await analyst.judge(record, decision.row, seat, move).catch(() => null);
      setState(found === null ? { kind: 'asking' } : { kind: 'answered', answer: answerOf(found) });
    },
    [analyst, game, table.view, seat, decision, record],
  );
  const weighing = state.kind === 'weighing';
  const play = useCallback(
    (move: unknown): Promise<Refusal | null> => {
      const refusal = game.engine.refuse(table.view, seat, move);
      if (refusal === null && !weighing) void weigh(move);
      return Promise.resolve(refusal);
    },
    [game, table.view, seat, weigh, weighing],
  );
  const show = (ref: Ref): void => setFocus({ ref });
  const props = tablePropsOf(context, {
    canUndo: false,
    // The player makes every move here, and the card tells what it would cost.
    settings: { ...settings, forced: false, warnings: false },
    history: null,
    latest: null,
    news,
    focus,
    live: true,
    past: false,
    imagined: true,
    play,
    undo() {},
    openRules: setSection,
    show,
    watch: null,
    askHint: null,
    hint: null,
    slots: {
      title: say('learn.title', { name: source.name }),
      menu: (
        <BarMenu
          label={say('menu')}
          items={[{ id: 'leave', words: say('learn.leave'), inBar: true, act: onLeave }]}
        />
      ),
      side: <LogPanel context={context} filter={filter} replay={null} onShow={show} />,
      unread: 0,
      notice: (
        <LearnCard
          {...{ state, decision, number, count, next, onLeave }}
          onAgain={() => setState({ kind: 'asking' })}
          onShow={() => setState({ kind: 'shown' })}
        />
      ),
    },
  });
  const text = <TextBoard context={context} table={props} />;
  return (
    <div data-mood={box.mood} style={{ display: 'contents' }}>
      <title>{`${say('learn.title', { name: source.name })} · Sanguine`}</title>
      {settings.textBoard ? (
        text
      ) : (
        <BoardFault instead={text}>
          <board.Table {...props} />
        </BoardFault>
      )}
      <RulesBeside game={game} section={section} onClose={() => setSection(null)} />
    </div>
  );
}
