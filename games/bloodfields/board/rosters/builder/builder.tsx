import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { faultsOf } from '../../../rules/roster/faults.ts';
import { droppedBy } from '../../../rules/roster/repairs.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { LackingNote } from '../collection/lacking-note.tsx';
import type { Collection } from '../saved/book.ts';
import { sayRosters } from '../text/say.ts';
import { UnitDetail } from '../unit/unit-detail.tsx';
import css from './builder.module.css';
import { type Across, CopyAcross } from './copy-across.tsx';
import { withUnit } from './edits.ts';
import { FaultBox } from './fault-box.tsx';
import { Gains } from './gains.tsx';
import { PointsBar, PointsTotal } from './points-bar.tsx';
import { RosterRows } from './roster-rows.tsx';
import { UnitShelf } from './unit-shelf.tsx';
import { useUndo } from './use-undo.ts';

const TABS = ['units', 'roster', 'card', 'share'] as const;
type Tab = (typeof TABS)[number];

interface BuilderProps {
  readonly locale: Locale;
  readonly roster: Roster;
  /** Null for any number. */
  readonly points: number | null;
  /** The miniatures the player owns; null if that does not matter. */
  readonly owned: Collection | null;
  /** The name of the roster and its settings. */
  readonly head: ReactNode;
  /** Below the roster: actions for the whole of it. */
  readonly foot?: ReactNode;
  /** Has a tab of its own if there is little room; otherwise it lies below everything. */
  readonly share?: ReactNode;
  readonly across?: Across;
  readonly openRules: (section: string) => void;
  readonly onChange: (roster: Roster) => void;
}

/**
 * The roster builder: units to choose from, the roster with its points and faults, and the card of the chosen unit. It adapts
 * to the room it gets: three columns, two, or one with tabs.
 */
export function Builder(props: BuilderProps): ReactNode {
  const { locale, roster, points, owned, head, foot, share, across, openRules } = props;
  const { change: onChange, undo, canUndo } = useUndo(roster, props.onChange);
  const [tab, setTab] = useState<Tab>(roster.length === 0 ? 'units' : 'roster');
  const [picked, setPicked] = useState<UnitKind | null>(null);
  const kind = picked ?? roster[0]?.kind ?? null;
  const faults = faultsOf(roster, points ?? Infinity).filter(({ code }) => code !== 'roster.empty');
  const [first] = faults;
  const choose = (next: UnitKind, to: Tab | null): void => {
    setPicked(next);
    if (to !== null) setTab(to);
  };
  return (
    <div className={css['room']}>
      <div className={css['builder']} data-tab={tab}>
        <section className={css['units']} aria-label={sayRosters(locale, 'tab.units')}>
          <UnitShelf
            {...{ locale, roster, owned }}
            chosen={kind}
            onChoose={(next) => {
              choose(next, 'card');
            }}
            onAdd={(next) => {
              setPicked(next);
              onChange(withUnit(roster, { kind: next, items: [] }));
            }}
          />
        </section>
        <section className={css['roster']} aria-label={sayRosters(locale, 'tab.roster')}>
          <header className={css['head']}>
            {head}
            <div className={css['sum']}>
              <button
                type="button"
                className={css['undo']}
                aria-disabled={!canUndo}
                data-guide="undo"
                onClick={undo}
              >
                {sayRosters(locale, 'undo')}
              </button>
              <PointsTotal {...{ locale, roster, points }} />
            </div>
          </header>
          <PointsBar {...{ locale, roster, points }} />
          {faults.map((fault) => (
            <FaultBox
              key={`${fault.code} ${fault.pieces.join()}`}
              {...{ locale, roster, points, fault, openRules, onChange }}
            />
          ))}
          <RosterRows
            {...{ locale, roster, onChange }}
            chosen={kind}
            isDropped={(unit, item) =>
              first !== undefined && droppedBy({ repairs: first.repair, saves: 0 }, unit).includes(item)
            }
            onChoose={(next) => {
              choose(next, null);
            }}
          />
          <LackingNote {...{ locale, roster, owned }} />
          <Gains {...{ locale, roster }} />
          {foot}
        </section>
        <section className={css['card']} aria-label={sayRosters(locale, 'tab.card')}>
          {kind === null ? (
            <p className={css['none']}>{sayRosters(locale, 'card.none')}</p>
          ) : (
            <UnitDetail key={kind} {...{ locale, kind, roster }}>
              {across === undefined ? null : <CopyAcross {...{ locale, kind, across }} />}
            </UnitDetail>
          )}
        </section>
        {share === undefined ? null : <section className={css['share']}>{share}</section>}
        <nav className={css['tabs']} aria-label={sayRosters(locale, 'tabs')}>
          {TABS.filter((one) => one !== 'share' || share !== undefined).map((one) => (
            <button
              key={one}
              type="button"
              data-tab={one}
              aria-current={tab === one ? 'true' : undefined}
              onClick={() => {
                setTab(one);
              }}
            >
              {sayRosters(locale, `tab.${one}`)}
            </button>
          ))}
        </nav>
      </div>
    </div>
  );
}
