import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { GamePageProps } from '@sanguine/ui';
import { type ReactNode, useMemo } from 'react';
import { READY_ROSTERS } from '../../content/rosters.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { say } from '../../text/phrases.ts';
import { readRoster } from '../../text/roster/reading.ts';
import { Woodcuts } from '../look/woodcuts.tsx';
import { PAPERS, type PaperName, type Print, printAddress, type PrintOrder, PRINTS } from './address.ts';
import { BeginnerSheet } from './beginner/beginner-sheet.tsx';
import { UnitCards } from './cards/unit-cards.tsx';
import { usualPaper } from './paper.ts';
import { Ruler } from './scale/ruler.tsx';
import { Templates } from './scale/templates.tsx';
import { Tokens } from './scale/tokens.tsx';
import { RosterSheet } from './sheet/roster-sheet.tsx';
import { rosterCode } from './roster-code.tsx';
import { sayPrint } from './text/say.ts';
import css from './print.module.css';

/** Prints that are useless without a roster; the others use one if there is one. */
const ROSTER_PRINTS: readonly Print[] = ['sheet', 'cards'];

interface PrintPageProps extends Pick<GamePageProps, 'settings' | 'go' | 'address' | 'Frame'> {
  readonly order: PrintOrder;
}

/** Pages as they will look on paper, with the choices before printing above them. */
export function PrintPage({ settings, order, go, address, Frame }: PrintPageProps): ReactNode {
  const { locale } = settings;
  const paper = order.paper ?? usualPaper(navigator.language);
  const change = (changed: Partial<PrintOrder>): void => {
    go('library', printAddress({ ...order, ...changed }), 'replace');
  };
  return (
    <Frame title={order.name ?? sayPrint(locale, `what.${order.what}`)} look="bare">
      <div className={css['room']}>
        <Woodcuts />
        <header className={css['bar']}>
          <h1>{sayPrint(locale, 'title')}</h1>
          <Select
            label={sayPrint(locale, 'what')}
            value={order.what}
            options={PRINTS.map((value) => ({ value, title: sayPrint(locale, `what.${value}`) }))}
            onChange={(what) => change({ what })}
          />
          <Select
            label={sayPrint(locale, 'paper')}
            value={paper}
            options={PAPERS.map((value) => ({ value, title: sayPrint(locale, `paper.${value}`) }))}
            onChange={(value) => change({ paper: value })}
          />
          <p>{sayPrint(locale, 'hint')}</p>
          <a
            className={buttonClass({})}
            href={address('library', '')}
            onClick={(event) => {
              event.preventDefault();
              go('library', '');
            }}
          >
            {sayPrint(locale, 'back')}
          </a>
          <ActionButton kind="go" onPress={() => print()}>
            {sayPrint(locale, 'print')}
          </ActionButton>
        </header>
        <Printed {...{ settings, order, paper, go }} code={rosterCode(order, address)} />
      </div>
    </Frame>
  );
}

function Printed({
  settings: { locale },
  order,
  paper,
  code,
  go,
}: Pick<GamePageProps, 'settings' | 'go'> & {
  readonly order: PrintOrder;
  readonly paper: PaperName;
  readonly code: ReactNode;
}): ReactNode {
  const read = useMemo(() => readRoster(locale, order.list ?? ''), [locale, order.list]);
  const roster: Roster = read.ok ? read.answer : NOBODY;
  if (!read.ok || (roster.length === 0 && ROSTER_PRINTS.includes(order.what))) {
    return (
      <section className={css['none']}>
        <h2>{sayPrint(locale, 'none.title')}</h2>
        <p>{read.ok ? sayPrint(locale, 'none') : sayPrint(locale, 'unread', { problem: read.problem })}</p>
        <ul>
          {READY_ROSTERS.map(({ id, name, points, units }) => (
            <li key={id}>
              <ActionButton
                note={say(locale, 'sheet.points', { points })}
                onPress={() => {
                  const ready = { list: printRoster(units), name: name[locale], points };
                  go('library', printAddress({ ...order, ...ready }), 'replace');
                }}
              >
                {name[locale]}
              </ActionButton>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <div className={css['pages']} data-print={order.what}>
      <Sheets
        key={`${locale} ${paper} ${order.what} ${order.list ?? ''}`}
        {...{ locale, order, roster, paper, code }}
      />
    </div>
  );
}

const NOBODY: Roster = [];

function Sheets({
  order,
  code,
  ...rest
}: {
  readonly locale: GamePageProps['settings']['locale'];
  readonly order: PrintOrder;
  readonly roster: Roster;
  readonly paper: PaperName;
  readonly code: ReactNode;
}): ReactNode {
  switch (order.what) {
    case 'sheet':
      return <RosterSheet {...rest} {...{ order, code }} />;
    case 'cards':
      return <UnitCards {...rest} />;
    case 'beginner':
      return <BeginnerSheet {...rest} order={order} />;
    case 'templates':
      return <Templates {...rest} />;
    case 'tokens':
      return <Tokens {...rest} />;
    case 'ruler':
      return <Ruler {...rest} />;
  }
}
