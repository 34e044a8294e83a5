import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { Ref } from '@sanguine/ui';
import type { LinkSnapshot, OpenTable, TableLink } from '../link/link.ts';
import { HelpOver } from '../help/help-over.tsx';
import { useSettings } from '../settings/store.ts';
import { BoardFault } from './board-fault.tsx';
import { Digest } from './digest.tsx';
import { CallOffDialog, callOffKind, mayCallOff } from './ending/call-off-dialog.tsx';
import { ConcedeDialog, mayConcede } from './ending/concede-dialog.tsx';
import { givenAnswer } from './given.ts';
import { GoalCard, useGoal } from './goal-card.tsx';
import { useHistory } from './ending/use-history.ts';
import { useKeptWaiting } from './ending/use-kept-waiting.ts';
import { Leave } from './leave.tsx';
import { HintCard } from './hint/hint-card.tsx';
import { hintItem } from './hint/hint-item.ts';
import { useHint } from './hint/use-hint.ts';
import { rowOf } from './lines.ts';
import { Menu } from './menu.tsx';
import { useMutes } from './mutes.ts';
import { useNews } from './news.ts';
import { hasNotice, TableNotice } from './notice.tsx';
import { Pointer } from './pointer/pointer.tsx';
import { Over } from './result.tsx';
import { seenRow, useRemembered } from './returned.ts';
import { RulesBeside } from './rules-beside.tsx';
import { useTableSay } from './say.ts';
import { logTeller, type TableContext, useTableContext } from './table-context.ts';
import { playsBotsAlone, sharesScreen } from './sharing.ts';
import { turnsSince } from './since.ts';
import { SidePanel } from './side.tsx';
import { tablePropsOf } from './table-props.ts';
import { useTakeBack } from './take-back.tsx';
import { TextBoard } from './text-board.tsx';
import { Thinking } from './thinking.tsx';
import { useUnread } from './unread.ts';
import { useAttention } from './use-attention.ts';
import { useSounds } from '../sound/use-sounds.ts';

/** The table's address, and actions besides playing. */
interface Place {
  readonly id: string;
  /** The path under `/replay` and `/proof`. */
  readonly path: string;
  /** Begun from a moment of another game, to try something. */
  readonly imagined: boolean;
  readonly onExport: () => void;
  readonly onRematch: () => void;
}

interface ScreenProps {
  readonly place: Place;
  readonly link: TableLink;
  readonly snapshot: LinkSnapshot;
  readonly table: OpenTable;
  /** Replaces the shell's own notice above the action bar. */
  readonly notice?: ReactNode;
}

type Open =
  | { readonly panel: 'digest'; readonly seen: number | null }
  | { readonly panel: 'leave' | 'concede' | 'callOff' | 'help' }
  | null;

/** A table being played: the game's board inside the shell. */
export function TableScreen({ place, link, snapshot, table, notice }: ScreenProps) {
  const say = useTableSay();
  const [, navigate] = useLocation();
  const context = useTableContext(table);
  const { path } = place;
  const [settings] = useSettings();
  const [focus, setFocus] = useState<{ readonly ref: Ref } | null>(null);
  const [section, setSection] = useState<string | null>(null);
  const given = givenAnswer(context);
  const own = table.seats.find(({ seat }) => seat === table.viewer);
  // While a bot plays for them, holders watch.
  const plays = own !== undefined && own.level === null;
  const asked = plays && table.deciders.includes(own.seat) && given === null;
  const [open, setOpen] = useState<Open>(() => missed(place, context));
  const over = table.outcome !== null;
  const goal = useGoal(context);
  useRemembered(place.id, table.number, () => {
    if (asked && open === null) setOpen(missed(place, context));
  });
  useSounds(context, settings);
  useAttention(asked);
  const show = useCallback((ref: Ref) => setFocus({ ref }), []);
  const close = useCallback(() => setOpen(null), []);
  const openHelp = (): void => setOpen({ panel: 'help' });
  const play = useCallback((move: unknown) => link.play(move), [link]);
  const takeBack = useTakeBack(context, link);
  // A player who faces only bots may ask: nobody else is at a disadvantage.
  const helps = link.kind === 'local' && plays && !over && playsBotsAlone(table.seats);
  const hint = useHint(table, helps && asked ? () => link.hint() : null);
  const hinted = hint.shown?.hint?.move ?? null;
  const replay = useCallback((row: number): string => `/replay/${path}?row=${row}`, [path]);
  const live = snapshot.status === 'live' && table.viewer !== null && !over;
  const news = useNews(table.viewer === null ? null : `${place.id} ${table.viewer}`, context.events.length);
  const mutes = useMutes();
  const unread = useUnread(place.id, table, mutes);
  const waitedFor = useKeptWaiting(table);
  const history = useHistory(path, context);
  const quiet = { context, snapshot, waitedFor };
  const props = tablePropsOf(context, {
    // After the game, people who share the screen look at it together: nobody is "you".
    viewer: over && sharesScreen(table.seats) ? null : table.viewer,
    canUndo: takeBack.can,
    settings,
    history,
    news,
    focus,
    live: live && plays,
    past: false,
    imagined: place.imagined,
    play,
    undo: takeBack.press,
    askHint: hint.ask,
    hint: hinted,
    openRules: setSection,
    show,
    watch: (event) => navigate(replay(rowOf(table.log, event) - 1)),
    slots: {
      title: table.name,
      menu: (
        <Menu
          replay={replay(table.number)}
          analysis={over ? `/analysis/${place.path}` : null}
          proof={over ? `/proof/${place.path}` : null}
          onExport={link.kind === 'local' || over ? place.onExport : null}
          hint={helps ? hintItem(say('menu.hint'), hint.ask) : null}
          onRules={() => setSection('')}
          onSince={table.viewer === null ? null : () => setOpen({ panel: 'digest', seen: null })}
          onConcede={mayConcede(context) ? () => setOpen({ panel: 'concede' }) : null}
          callOff={
            mayCallOff(context)
              ? { kind: callOffKind(context), ask: () => setOpen({ panel: 'callOff' }) }
              : null
          }
          onHelp={openHelp}
          onLeave={() => setOpen({ panel: 'leave' })}
        />
      ),
      side: (
        <SidePanel
          {...{ context, link, live, mutes, replay }}
          unread={unread.count}
          onRead={unread.read}
          onShow={show}
        />
      ),
      unread: unread.count,
      notice:
        notice ??
        (over ? (
          <Over
            context={context}
            replay={`/replay/${place.path}`}
            analysis={`/analysis/${place.path}`}
            proof={`/proof/${place.path}`}
            // Anyone at a local table may start a rematch; online only players may.
            onRematch={table.viewer === null && link.kind === 'online' ? null : place.onRematch}
            onExport={place.onExport}
          />
        ) : hint.shown !== null ? (
          <HintCard
            context={context}
            shown={hint.shown}
            onPlay={(move) => void play(move)}
            onClose={hint.close}
          />
        ) : hasNotice(quiet) ? (
          <TableNotice {...quiet} link={link} />
        ) : goal.isShown ? (
          <GoalCard box={context.box} onClose={goal.close} />
        ) : null),
    },
  });
  const text = <TextBoard context={context} table={props} />;
  const { Table } = context.board;
  return (
    <div data-mood={context.box.mood} data-row={table.number} style={{ display: 'contents' }}>
      <title>{asked ? say('turn.title', { name: table.name }) : `${table.name} · Sanguine`}</title>
      {settings.textBoard ? (
        text
      ) : (
        <BoardFault instead={text}>
          <Table {...props} />
        </BoardFault>
      )}
      <Pointer look="hint" guides={hinted === null ? [] : context.board.guides(hinted, table.view)} />
      {link.kind === 'local' ? (
        <Thinking context={context} low={settings.textBoard} onHurry={() => link.hurry()} />
      ) : null}
      <RulesBeside game={context.game} section={section} onClose={() => setSection(null)} />
      {open?.panel === 'digest' ? (
        <Digest context={context} seen={open.seen} replay={replay} onShow={show} onClose={close} />
      ) : null}
      <HelpOver isOpen={open?.panel === 'help'} onOpen={openHelp} onClose={close} />
      {takeBack.dialog}
      {open?.panel === 'concede' ? <ConcedeDialog context={context} link={link} onClose={close} /> : null}
      {open?.panel === 'callOff' ? <CallOffDialog context={context} link={link} onClose={close} /> : null}
      {open?.panel === 'leave' ? (
        <Leave where={link.kind} clock={asked && table.clocks.length > 0} away={table.away} onStay={close} />
      ) : null}
    </div>
  );
}

/** The digest, if rows with log lines were played while the viewer was away. */
function missed({ id }: Place, context: TableContext): Open {
  const { viewer, number, outcome, log } = context.table;
  const seen = seenRow(id);
  if (viewer === null || outcome !== null || seen === null || seen >= number) return null;
  const { turns } = turnsSince(logTeller(context), log, viewer, seen);
  return turns.some(({ lines }) => lines.some(({ row }) => row > seen)) ? { panel: 'digest', seen } : null;
}
