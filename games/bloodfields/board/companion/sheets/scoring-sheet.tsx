import type { Seat } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import { TABLES } from '../../../content/tables.ts';
import { layoutOf } from '../../../rules/ground.ts';
import { isAlive, unitsWhere } from '../../../rules/units.ts';
import { unitName } from '../../../text/words.ts';
import { SIDE_LOOKS } from '../../field/sides.ts';
import type { Play } from '../play.ts';
import { mayExit } from '../state/by-hand.ts';
import { remindersFor } from '../state/reminders.ts';
import type { Row } from '../state/rows.ts';
import { type Place, placesOf } from '../state/stage.ts';
import { reminderText } from '../text/reminder-text.ts';
import { sayCompanion } from '../text/say.ts';
import { tapped } from '../state/battle.ts';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** Each tap passes a place on: to the lower player, then the upper one, then nobody. */
const NEXT: ReadonlyMap<Seat | null, Seat | null> = new Map([
  [null, 0],
  [0, 1],
  [1, null],
]);

/** §3.8: the end of a round: who holds what, and what it scores. */
export function ScoringSheet({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, tap, undo } = play;
  const { table } = battle;
  const places = placesOf(table);
  const [held, setHeld] = useState<readonly (0 | 1 | null)[]>(places.map(() => null));
  const row: Row = { tap: 'score', held: [...held] };
  const may = tapped(battle, row) !== null;
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, 'scoring.title', { round: table.round })}
      onClose={null}
      foot={
        <>
          <Act onPress={undo}>{sayCompanion(locale, 'foot.undo')}</Act>
          <Act kind="go" off={!may} guide="score" onPress={() => tap(row)}>
            {sayCompanion(locale, 'scoring.score')}
          </Act>
        </>
      }
    >
      <ul className={css['lines']}>
        {remindersFor(battle).map((reminder, at) => (
          <li key={at}>{reminderText(locale, table, reminder)}</li>
        ))}
      </ul>
      {places.length === 0 ? null : (
        <>
          <h4>{sayCompanion(locale, 'scoring.places')}</h4>
          <Places
            play={play}
            places={places}
            held={held}
            onHold={(at) =>
              setHeld(
                held.map((seat, one) => (one === at ? ((NEXT.get(seat) ?? null) as 0 | 1 | null) : seat)),
              )
            }
          />
          {may ? null : <p className={css['note']}>{sayCompanion(locale, 'scoring.tooMany')}</p>}
        </>
      )}
      {mayExit(table) ? <Exits play={play} /> : null}
    </SheetSlip>
  );
}

/** The places of the scenario as they lie on the table, each a button that shows its holder. */
function Places({
  play: { locale, battle },
  places,
  held,
  onHold,
}: {
  readonly play: Play;
  readonly places: readonly Place[];
  readonly held: readonly (Seat | null)[];
  readonly onHold: (at: number) => void;
}): ReactNode {
  const { names } = battle.setup;
  const { width, height } = TABLES[layoutOf(battle.table).size];
  return (
    <div className={css['places']} style={{ aspectRatio: `${width} / ${height}` }}>
      {places.map(({ what, number, x, y }, at) => {
        const seat = held[at] ?? null;
        const holder = seat === null ? sayCompanion(locale, 'scoring.nobody') : (names[seat] ?? '');
        const livery = seat === null ? 'transparent' : SIDE_LOOKS[seat === 0 ? 'south' : 'north'].rim;
        return (
          <button
            key={`${what} ${number}`}
            type="button"
            data-held={seat ?? undefined}
            data-guide={`place:${at}`}
            style={{ left: `${(x / width) * 100}%`, bottom: `${(y / height) * 100}%`, background: livery }}
            onClick={() => onHold(at)}
          >
            <b>{sayCompanion(locale, `scoring.${what}`, { number: number + 1 })}</b>
            <span>{holder}</span>
          </button>
        );
      })}
    </div>
  );
}

/** §16.2: units that leave the table through the enemy's zone. */
function Exits({ play: { locale, battle, tap } }: { readonly play: Play }): ReactNode {
  const { table } = battle;
  return (
    <>
      <h4>{sayCompanion(locale, 'scoring.exits')}</h4>
      <div className={css['chips']}>
        {unitsWhere(table, isAlive).map((unit) => (
          <Act key={unit} onPress={() => tap({ tap: 'exit', unit })}>
            {unitName(locale, table, unit)}
          </Act>
        ))}
      </div>
    </>
  );
}
