import type { Seat } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import { unitOf } from '../../../rules/units.ts';
import { Woodcuts } from '../../look/woodcuts.tsx';
import { type Play, seatOf } from '../play.ts';
import { ActsSheet } from '../sheets/acts-sheet.tsx';
import { DeedSheet } from '../sheets/deed-sheet.tsx';
import { EndingSheet } from '../sheets/ending-sheet.tsx';
import { GroupSheet } from '../sheets/group-sheet.tsx';
import { LedgerSheet } from '../sheets/ledger-sheet.tsx';
import { MenuSheet } from '../sheets/menu-sheet.tsx';
import { OddsSheet } from '../sheets/odds-sheet.tsx';
import { OutcomeSheet } from '../sheets/outcome-sheet.tsx';
import { QuestionSheet } from '../sheets/question-sheet.tsx';
import { ReminderSheet } from '../sheets/reminder-sheet.tsx';
import { RollerSheet } from '../sheets/roller-sheet.tsx';
import { ScoringSheet } from '../sheets/scoring-sheet.tsx';
import { ThrowSheet } from '../sheets/throw-sheet.tsx';
import { UnitSheet } from '../sheets/unit-sheet.tsx';
import type { Battle } from '../state/battle.ts';
import { isScoring } from '../state/run.ts';
import { sayCompanion } from '../text/say.ts';
import { Foot } from './foot.tsx';
import { Half } from './half.tsx';
import { Middle } from './middle.tsx';
import css from './table.module.css';

/** What lies over a half: first what a player opened, then a question of the rules, then the last outcome. */
interface Laid {
  readonly seat: Seat;
  readonly sheet: ReactNode;
}

/** Questions the players answer on the halves themselves. */
const ON_THE_CELLS: readonly string[] = ['inspire', 'activate', 'support', 'act'];

function asked(play: Play): Laid | null {
  const { battle } = play;
  const { table, pending } = battle;
  if (pending !== null) {
    const seat = pending.wanted.unit?.startsWith('1') === true ? 1 : 0;
    return { seat, sheet: <ThrowSheet key={battle.rows.length} play={play} wanted={pending.wanted} /> };
  }
  const top = table.frames.at(-1);
  if (top === undefined || ON_THE_CELLS.includes(top.step)) return null;
  return isScoring(table)
    ? null
    : { seat: seatOf(table) ?? 0, sheet: <QuestionSheet key={battle.rows.length} play={play} /> };
}

/** The sheet a player opened. */
function opened(play: Play): Laid | null {
  const { sheet, battle, show } = play;
  if (sheet === null) return null;
  const ownerOf = (unit: number): Seat => unitOf(battle.table, unit).owner;
  switch (sheet.on) {
    case 'unit':
      return { seat: ownerOf(sheet.unit), sheet: <UnitSheet play={play} id={sheet.unit} /> };
    case 'group':
      return { seat: ownerOf(sheet.units[0] ?? 0), sheet: <GroupSheet play={play} units={sheet.units} /> };
    case 'acts':
      return { seat: ownerOf(sheet.unit), sheet: <ActsSheet play={play} id={sheet.unit} /> };
    case 'deed':
      return {
        seat: ownerOf(sheet.unit),
        sheet: (
          <DeedSheet
            play={play}
            id={sheet.unit}
            doing={sheet.doing}
            onBack={() => show({ on: 'acts', unit: sheet.unit })}
          />
        ),
      };
    case 'ending':
      return { seat: ownerOf(sheet.unit), sheet: <EndingSheet play={play} id={sheet.unit} /> };
    case 'reminders':
      return { seat: 0, sheet: <ReminderSheet play={play} /> };
    case 'ledger':
      return { seat: 0, sheet: <LedgerSheet play={play} /> };
    case 'menu':
      return { seat: 0, sheet: <MenuSheet play={play} /> };
    case 'odds':
      return { seat: 0, sheet: <OddsSheet play={play} /> };
    case 'roller':
      return { seat: 0, sheet: <RollerSheet play={play} /> };
  }
}

/** What the battle waits for, as a word for style sheets and tests. */
function stepOf({ table, pending }: Battle): string {
  if (pending !== null) return 'throw';
  return isScoring(table) ? 'scoring' : (table.frames.at(-1)?.step ?? 'over');
}

/** The phone between two players: a half for each, and in the middle what belongs to both. */
export function CompanionTable({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle } = play;
  const [seen, setSeen] = useState(-1);
  const { since, notes, pending } = battle;
  const question = asked(play);
  const settled =
    question === null && pending === null && notes.length > since.notes && seen !== since.events;
  const laid =
    opened(play) ??
    question ??
    (settled
      ? {
          seat: seatOf(battle.table) ?? 0,
          sheet: <OutcomeSheet play={play} onClose={() => setSeen(since.events)} />,
        }
      : null) ??
    (isScoring(battle.table)
      ? { seat: 0, sheet: <ScoringSheet key={battle.table.round} play={play} /> }
      : null);
  return (
    <div
      className={css['table']}
      data-mood="table"
      data-turned={play.turned || undefined}
      data-step={stepOf(battle)}
    >
      <h1 className="unseen">{sayCompanion(locale, 'page.title')}</h1>
      <Woodcuts />
      <Half play={play} seat={1}>
        {laid?.seat === 1 ? laid.sheet : null}
      </Half>
      <Middle play={play} />
      <Half play={play} seat={0}>
        {laid?.seat === 0 ? laid.sheet : null}
      </Half>
      <Foot play={play} />
    </div>
  );
}
