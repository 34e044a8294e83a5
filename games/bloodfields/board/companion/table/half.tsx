import type { Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { inspireFor } from '../../../rules/round/round.ts';
import { isAlive } from '../../../rules/units.ts';
import { SIDE_LOOKS } from '../../field/sides.ts';
import { CounterPicture } from '../../look/counter.tsx';
import { SIDES } from '../../../rules/names.ts';
import type { Play } from '../play.ts';
import { seatOf } from '../play.ts';
import { sayCompanion } from '../text/say.ts';
import { Cell } from './cell.tsx';
import { cellsOf } from './cells.ts';
import css from './table.module.css';

/** One player's side of the phone: name, warband, Inspire and all units. */
export function Half({
  play,
  seat,
  children,
}: {
  readonly play: Play;
  readonly seat: Seat;
  readonly children: ReactNode;
}) {
  const { locale, battle, turned } = play;
  const { table, setup } = battle;
  const look = SIDE_LOOKS[SIDES[seat] ?? 'south'];
  const top = table.frames.at(-1);
  const giving = top?.step === 'inspire' && top.seat === seat ? top.left : null;
  const lying = table.units.reduce(
    (sum, unit) => sum + (unit.owner === seat && isAlive(unit) ? unit.inspire : 0),
    0,
  );
  const cells = cellsOf(table, seat);
  return (
    <section
      className={css['half']}
      data-seat={seat}
      data-turned={(seat === 1 && turned) || undefined}
      data-asked={seatOf(table) === seat || undefined}
      aria-label={setup.names[seat]}
      style={{ '--livery': look.rim, '--livery-dark': look.dark } as React.CSSProperties}
    >
      <header>
        <h2>{setup.names[seat]}</h2>
        <span className={css['warband']}>{setup.titles[seat]}</span>
        {table.holder === seat ? (
          <span className={css['initiative']}>{sayCompanion(locale, 'half.initiative')}</span>
        ) : null}
        <em>
          <CounterPicture kind="inspire" size={22} />
          {giving === null
            ? sayCompanion(locale, 'half.inspire', { left: lying, pool: inspireFor(table, seat) })
            : sayCompanion(locale, 'half.giving', { left: giving })}
        </em>
      </header>
      <ul className={css['cells']} data-many={cells.length > 6 || undefined}>
        {cells.map((units) => (
          <Cell key={units.join()} play={play} units={units} />
        ))}
      </ul>
      {children}
    </section>
  );
}
