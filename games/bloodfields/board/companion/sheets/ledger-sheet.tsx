import type { ReactNode } from 'react';
import { pointsFrom, pointsOf } from '../../../rules/round/points.ts';
import { SOURCES, type State } from '../../../rules/state.ts';
import { say } from '../../../text/phrases.ts';
import type { Play } from '../play.ts';
import { sayCompanion } from '../text/say.ts';
import { SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** Where every point came from, by source and by round. */
export function Ledger({
  play: { locale, battle },
  table,
}: {
  readonly play: Play;
  readonly table: State;
}): ReactNode {
  const { names } = battle.setup;
  const sources = SOURCES.filter((source) => [0, 1].some((seat) => pointsFrom(table, seat, source) !== 0));
  const rounds = Array.from({ length: Math.max(1, table.round) }, (_, at) => at);
  return (
    <table className={css['ledger']}>
      <thead>
        <tr>
          <th scope="col">{sayCompanion(locale, 'ledger.for')}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{say(locale, `source.${source}`)}</th>
            {[0, 1].map((seat) => (
              <td key={seat}>{pointsFrom(table, seat, source)}</td>
            ))}
          </tr>
        ))}
        {rounds.map((round) => (
          <tr key={round} data-round>
            <th scope="row">{sayCompanion(locale, 'ledger.round', { round: round + 1 })}</th>
            {[0, 1].map((seat) => (
              <td key={seat}>
                {SOURCES.reduce((sum, source) => sum + (table.ledger[seat]?.[source][round] ?? 0), 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sayCompanion(locale, 'ledger.all')}</th>
          {[0, 1].map((seat) => (
            <td key={seat}>{pointsOf(table, seat)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export function LedgerSheet({ play }: { readonly play: Play }): ReactNode {
  return (
    <SheetSlip
      locale={play.locale}
      title={sayCompanion(play.locale, 'ledger.title')}
      onClose={() => play.show(null)}
    >
      <Ledger play={play} table={play.battle.table} />
    </SheetSlip>
  );
}
