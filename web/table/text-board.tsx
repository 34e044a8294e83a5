import { useEffect, useRef, useState } from 'react';
import { askBeforeEnding, menuMoves, refusedBy, type Reply, type Typist } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Blocks } from './blocks.tsx';
import { MoveList, type Wording } from './move-list.tsx';
import { ReplyWords } from './reply-words.tsx';
import { useRefocus } from './refocus.ts';
import { ResultTable } from './result.tsx';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import type { AnyTableProps } from './table-props.ts';
import styles from './text-board.module.css';
import { TextFrame } from './text-frame.tsx';
import { TypedMove } from './typed-move.tsx';

interface TextBoardProps {
  readonly context: TableContext;
  readonly table: AnyTableProps;
  /** In a replay there are no actions. */
  readonly past?: boolean;
}

/** The whole table as text, for any game, with screen reader or keyboard, on any screen. */
export function TextBoard({ context, table, past = false }: TextBoardProps) {
  const say = useTableSay();
  const { game, locale, names } = context;
  const { view, viewer, latest, slots } = table;
  const { speech } = game;
  const head = useRef<HTMLHeadingElement>(null);
  const refocus = useRefocus(head);
  const hand = speech.hand(locale, view, viewer);
  const odds = speech.odds(locale, view, viewer);
  const lines = (latest?.events ?? []).flatMap((event) => speech.event(locale, event, names, view) ?? []);
  // The board's text ends with the hand, which is shown separately here.
  const board = speech.board(locale, view, viewer, names);
  const bare = hand.length === 0 ? board : board.slice(0, -hand.length);
  return (
    <TextFrame slots={slots} prompt={promptOf(context, table)} past={past}>
      {past ? null : (
        <section className={styles['do']} aria-labelledby="text-do" onClickCapture={refocus}>
          <h2 ref={head} id="text-do" tabIndex={-1}>
            {say('text.do')}
          </h2>
          <Doing key={table.number} context={context} table={table} />
        </section>
      )}
      <section className={styles['hand']} hidden={hand.length === 0} aria-label={say('text.hand')}>
        <Blocks lines={hand} headed />
      </section>
      <section className={styles['latest']}>
        <h2 hidden={lines.length === 0}>{say('text.latest')}</h2>
        <ul aria-live="polite">
          {lines.map((line, at) => (
            // The lines are only replaced as a whole.
            <li key={`${table.number}.${at}`}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={styles['odds']} hidden={odds.length === 0}>
        <h2>{say('text.odds')}</h2>
        <Blocks lines={odds} />
      </section>
      <section className={styles['board']}>
        <h2>{say('text.board')}</h2>
        <Blocks lines={bare} />
      </section>
    </TextFrame>
  );
}

/** The question, or how the players ended the game. */
function promptOf({ game, locale, names }: TableContext, { view, closed }: AnyTableProps): string {
  return closed === null ? game.speech.prompt(locale, view, names) : `${closed.title}. ${closed.text}`;
}

/** The viewer's actions; remounted for every row, so that no half-made choice outlives its table. */
function Doing({ context, table }: TextBoardProps) {
  const say = useTableSay();
  const { game, locale } = context;
  const { view, viewer, choice, live, outcome, canUndo, askHint } = table;
  const [reply, setReply] = useState<Reply | null>(null);
  const [askedToEnd, setAskedToEnd] = useState(false);
  const asked = viewer !== null && (table.deciders.includes(viewer) || choice !== null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement;
      if (!canUndo || !live || typing || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      table.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [canUndo, live, table]);
  if (outcome !== null) return <ResultTable context={context} />;
  if (viewer === null) return <p>{say('text.watching')}</p>;
  if (!live) return <p>{say('status.notLive')}</p>;
  const undoing = (
    <ActionButton
      kind="plain"
      shortcut="Ctrl Z"
      unavailable={canUndo ? undefined : say('text.undo.none')}
      onPress={() => table.undo()}
    >
      {say('text.undo')}
    </ActionButton>
  );
  const ordered = game.engine.ordered(view, viewer) !== null;
  if (!asked || ordered) {
    return (
      <>
        <p>{say(ordered ? 'text.ordered' : 'text.waiting')}</p>
        {undoing}
      </>
    );
  }
  const wording: Wording = {
    move: (move) => game.speech.move(locale, view, viewer, move),
    group: (moves) => game.speech.group(locale, view, viewer, moves),
  };
  const moves = menuMoves(game, view, viewer);
  const typist: Typist = { locale, view, seat: viewer, moves };
  // Before a turn ends with something left, the player is asked once.
  const play = (move: unknown): void => {
    const question = askedToEnd ? null : askBeforeEnding(game, typist, move);
    if (question === null) {
      void table.play(move).then((refused) => setReply(refused && refusedBy(game, locale, refused, view)));
      return;
    }
    setAskedToEnd(true);
    setReply({ lines: [question], rules: [] });
  };
  return (
    <>
      {choice === null ? null : (
        <p>
          {say('text.sealed', { move: wording.move(choice) })} {say('text.sealed.change')}
        </p>
      )}
      <div role="alert">
        {reply === null ? null : (
          <ReplyWords game={game} reply={reply} onRules={(section) => table.openRules(section)} />
        )}
      </div>
      <TypedMove {...{ game, typist, wording }} onPlay={play} onReply={setReply} onHint={askHint} />
      <MoveList moves={moves} parts={game.engine.notation.parts} wording={wording} onPlay={play} />
      {game.engine.exhaustive(view, viewer) ? null : (
        <p className={styles['some']}>{say('text.candidates')}</p>
      )}
      <div className={styles['go']}>
        {undoing}
        {askHint === null ? null : (
          <ActionButton kind="plain" shortcut="H" guide="action:hint" onPress={askHint}>
            {say('menu.hint')}
          </ActionButton>
        )}
      </div>
    </>
  );
}
