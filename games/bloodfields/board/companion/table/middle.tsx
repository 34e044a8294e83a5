import type { Locale, Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { pointsOf } from '../../../rules/round/points.ts';
import { scenarioFor } from '../../../rules/scenario.ts';
import { unitOf } from '../../../rules/units.ts';
import { turnOf } from '../../../rules/turn/turn-frame.ts';
import { nameOfUnit } from '../../../text/words.ts';
import { paintOf } from '../../field/sides.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { type Play, seatOf } from '../play.ts';
import { type Battle, toldIn } from '../state/battle.ts';
import { endsByStanding } from '../state/claims.ts';
import { actingUnit, isScoring } from '../state/run.ts';
import { END_TURN } from '../state/rows.ts';
import { remindersFor } from '../state/reminders.ts';
import { reminderText } from '../text/reminder-text.ts';
import { sayCompanion } from '../text/say.ts';
import { toldLine } from '../text/told.ts';
import css from './table.module.css';

/** What belongs to both players: the score, the round, whose turn it is, and the button that continues the battle. */
export function Middle({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, turned, turn } = play;
  const { table, setup } = battle;
  const points = [pointsOf(table, 0), pointsOf(table, 1)] as const;
  const { rounds } = scenarioFor(table);
  return (
    <section className={css['middle']} aria-label={sayCompanion(locale, 'middle.label')}>
      <div className={css['tug']}>
        <button
          type="button"
          className={css['turner']}
          aria-pressed={turned}
          aria-label={sayCompanion(locale, 'middle.turn')}
          onClick={() => turn(!turned)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path
              d="M4 12A6.5 6.5 0 0 0 15.5 14M16 8A6.5 6.5 0 0 0 4.5 6M15.5 18V14H11.5M4.5 2V6H8.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
        <Score name={setup.names[1]} points={points[1]} seat={1} {...{ locale, turned }} />
        <div className={css['bar']} aria-hidden="true">
          <i data-seat="1" style={{ flexGrow: points[1] + 1 }} />
          <i data-seat="0" style={{ flexGrow: points[0] + 1 }} />
        </div>
        <Score name={setup.names[0]} points={points[0]} seat={0} {...{ locale, turned }} />
      </div>
      <div className={css['now']}>
        <span className={css['round']}>
          {table.round > rounds
            ? sayCompanion(locale, 'middle.extra', { round: table.round })
            : sayCompanion(locale, 'middle.round', { round: table.round, rounds })}
        </span>
        <Now play={play} />
        <Onward play={play} />
      </div>
      <Notes play={play} />
    </section>
  );
}

function Score({
  locale,
  name,
  points,
  seat,
  turned,
}: {
  readonly locale: Locale;
  readonly name: string;
  readonly points: number;
  readonly seat: Seat;
  readonly turned: boolean;
}): ReactNode {
  return (
    <b className={css['score']} data-seat={seat} data-turned={(seat === 1 && turned) || undefined}>
      <span className="unseen">{sayCompanion(locale, 'middle.points', { name, points })}</span>
      <span aria-hidden="true">{points}</span>
    </b>
  );
}

/** What happens now: a heading, and a line with more detail. */
function nowText(
  locale: Locale,
  { table, pending, setup: { names } }: Battle,
): { readonly head: string; readonly line: string } {
  const top = table.frames.at(-1);
  const seat = seatOf(table);
  const name = seat === null ? '' : (names[seat] ?? '');
  const holder = sayCompanion(locale, 'now.holder', { name: names[table.holder] ?? '' });
  const acting = actingUnit(table);
  if (pending !== null) {
    const { unit } = pending.wanted;
    const roller = unit === null ? '' : (names[unit.startsWith('1') ? 1 : 0] ?? '');
    return { head: sayCompanion(locale, 'now.rolls', { name: roller }), line: '' };
  }
  if (top === undefined) return { head: sayCompanion(locale, 'now.over'), line: '' };
  if (acting !== null) {
    const unit = nameOfUnit(locale, unitOf(table, acting));
    const left = turnOf(table)?.actions ?? 0;
    return {
      head: sayCompanion(locale, 'now.acts', { unit }),
      line: sayCompanion(locale, 'now.actions', { left }),
    };
  }
  if (isScoring(table))
    return { head: sayCompanion(locale, 'now.scoring'), line: sayCompanion(locale, 'now.scoring.line') };
  switch (top.step) {
    case 'initiative':
      return { head: sayCompanion(locale, 'now.initiative', { name }), line: holder };
    case 'inspire':
      return {
        head: sayCompanion(locale, 'now.inspire', { name }),
        line: sayCompanion(locale, 'now.inspire.line', { left: top.left }),
      };
    case 'activate':
    case 'support':
      return {
        head: sayCompanion(locale, 'now.activate', { name }),
        line: sayCompanion(locale, 'now.activate.line'),
      };
    default:
      return { head: sayCompanion(locale, 'now.decides', { name }), line: '' };
  }
}

function Now({ play: { locale, battle } }: { readonly play: Play }): ReactNode {
  const { table } = battle;
  const acting = actingUnit(table);
  const { head, line } = nowText(locale, battle);
  return (
    <span className={css['what']}>
      {acting === null ? null : (
        <BasePicture
          kind={unitOf(table, acting).kind}
          paint={paintOf(table, unitOf(table, acting).owner)}
          size={34}
        />
      )}
      <span aria-live="polite">
        <b>{head}</b>
        {line === '' ? null : <small>{line}</small>}
      </span>
    </span>
  );
}

/** How many log lines there is room for. */
const LINES = 14;

/** On a wide screen: all reminders, and what happened last. */
function Notes({ play: { locale, battle } }: { readonly play: Play }): ReactNode {
  const { table, setup } = battle;
  const reminders = remindersFor(battle);
  const lines = toldIn(battle)
    .flatMap((event) => toldLine(locale, event, setup.names) ?? [])
    .slice(-LINES);
  return (
    <div className={css['notes']}>
      {reminders.length === 0 ? null : (
        <>
          <h3>{sayCompanion(locale, 'reminder.title')}</h3>
          <ul>
            {reminders.map((reminder, at) => (
              <li key={at}>{reminderText(locale, table, reminder)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{sayCompanion(locale, 'menu.log')}</h3>
      <ol>
        {lines.toReversed().map((line, at) => (
          <li key={lines.length - at}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** The one button that continues the battle. */
function Onward({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, tap, show, choose } = play;
  const { table } = battle;
  const acting = actingUnit(table);
  if (acting === null) return null;
  const unit = unitOf(table, acting);
  const end = (): void => {
    if (endsByStanding(unit)) show({ on: 'ending', unit: acting });
    else if (tap(END_TURN)) choose(null);
  };
  return (
    <button type="button" className={css['onward']} data-guide="end" onClick={end}>
      {sayCompanion(locale, 'onward.end')}
    </button>
  );
}
