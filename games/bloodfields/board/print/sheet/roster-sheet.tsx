import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { CONTENT_VERSION } from '../../../content/versions.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { printRoster } from '../../../rules/roster/text.ts';
import { schoolBlocks, unitBlocks } from '../../../text/roster/blocks.ts';
import { remindersFor } from '../../../text/roster/reminders.ts';
import type { PaperName, PrintOrder } from '../address.ts';
import { arrangeSheet } from '../arrange.ts';
import { Page } from '../page.tsx';
import { roomOn } from '../paper.ts';
import print from '../print.module.css';
import { sayPrint } from '../text/say.ts';
import { type Measured, useFit } from '../use-fit.ts';
import { SheetHead } from './head.tsx';
import { rosterFacts } from './roster-facts.ts';
import { RulesHead, RuleText, type SheetRule } from './rules.tsx';
import { SheetUnit } from './unit-block.tsx';
import css from './sheet.module.css';

export interface RosterSheetProps {
  readonly locale: Locale;
  readonly order: PrintOrder;
  readonly roster: Roster;
  readonly paper: PaperName;
  /** A code that leads back to the roster when scanned; null for none. */
  readonly code: ReactNode;
}

/** The space between rows of units, as in the style sheet. */
const GAP = 7;

/** A roster to lay beside real miniatures: every unit with boxes to tick, then each rule it uses once. */
export function RosterSheet({ locale, order, roster, paper, code }: RosterSheetProps): ReactNode {
  const galley = useRef<HTMLDivElement>(null);
  const facts = useMemo(() => rosterFacts(locale, roster, order), [locale, roster, order]);
  const units = useMemo(() => unitBlocks(locale, roster), [locale, roster]);
  const rules = useMemo(
    (): SheetRule[] => [
      ...remindersFor(locale, roster).map((rule) => ({ rule })),
      ...schoolBlocks(locale, roster).map((school) => ({ school })),
    ],
    [locale, roster],
  );
  const { width, height } = roomOn(paper);
  const planOf = useCallback(
    (heights: Measured) => {
      const [head = 0] = heights('head');
      const [rulesHead = 0] = heights('rules-head');
      const [foot = 0] = heights('foot');
      const measured = { head, units: heights('unit'), gap: GAP, rulesHead, rules: heights('rule'), foot };
      return arrangeSheet(measured, height);
    },
    [height],
  );
  const fit = useFit(galley, planOf);
  const unitAt = (at: number): ReactNode => {
    const block = units[at];
    return block === undefined ? null : <SheetUnit key={at} {...{ locale, block }} rounds={facts.rounds} />;
  };
  const ruleAt = (at: number): ReactNode => {
    const entry = rules[at];
    return entry === undefined ? null : <RuleText key={at} {...{ locale, entry }} />;
  };
  const head = <SheetHead {...{ locale, order, facts, code }} />;
  const foot = (page: number, pages: number): ReactNode => (
    <footer className={css['foot']} data-part="foot">
      <span>
        {sayPrint(locale, 'foot', { version: CONTENT_VERSION })}{' '}
        {code === null
          ? sayPrint(locale, 'foot.list', { list: printRoster(roster) })
          : sayPrint(locale, 'foot.code')}
      </span>
      {pages === 1 ? null : <span>{sayPrint(locale, 'foot.page', { page, pages })}</span>}
    </footer>
  );
  return (
    <>
      <div ref={galley} className={print['galley']} style={{ width }} aria-hidden="true">
        {head}
        <div className={css['units']}>{units.map((_, at) => unitAt(at))}</div>
        <RulesHead locale={locale} rounds={facts.rounds} />
        <div className={css['columns']}>
          {[0, 1, 2].map((column) => (
            <div key={column}>{column === 0 ? rules.map((_, at) => ruleAt(at)) : null}</div>
          ))}
        </div>
        {foot(1, 1)}
      </div>
      {(fit?.plan ?? []).map(({ rows, columns }, at, pages) => (
        <Page key={at} paper={paper} scale={fit?.scale ?? 1}>
          {at === 0 ? head : null}
          <div className={css['units']}>{rows.flat().map(unitAt)}</div>
          {columns.length === 0 ? null : (
            <>
              <RulesHead locale={locale} rounds={facts.rounds} />
              <div className={css['columns']}>
                {columns.map((column, nth) => (
                  <div key={nth}>{column.map(ruleAt)}</div>
                ))}
              </div>
            </>
          )}
          {foot(at + 1, pages.length)}
        </Page>
      ))}
    </>
  );
}
