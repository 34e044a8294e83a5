import type { Locale, Viewer } from '@sanguine/kernel';
import { ActionButton, classes } from '@sanguine/ui/controls/index.ts';
import { rawTotal } from '../../rules/battle-tiles.ts';
import type { Reckoning } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { strengthOf } from '../../rules/strength.ts';
import { factionOf } from '../../rules/tiles.ts';
import { eventLine } from '../../text/events.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { BattleTiles, revealedTiles } from './battle-tiles.tsx';
import { otherRole, ownRole, type Role } from './open-battle.ts';
import type { BattleReport } from './report.ts';
import styles from './revealed.module.css';
import { Sides } from './sides.tsx';
import { prizeLine, verdictLine } from './verdict.ts';
import { say } from './words.ts';

interface RevealedProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly you: Viewer;
  readonly names: readonly string[];
  readonly report: BattleReport;
  /** How many tiles of each side are face up. */
  readonly at: number;
  readonly done: boolean;
  readonly skip: () => void;
  readonly dismiss: () => void;
}

/** A battle being revealed: tile by tile, then the totals, the winner, and the aftermath. */
export function Revealed(props: RevealedProps) {
  const { locale, view, viewer, you, names, report, at, done, skip, dismiss } = props;
  const { area, attacker, defender, forces } = report;
  const clash = { area, attacker: attacker.seat, defender: defender.seat };
  const facts = (role: Role) => ({
    seat: report[role].seat,
    faction: factionOf(view, report[role].seat),
    units: forces[role],
    items: report[role].items,
  });
  const left = ownRole(clash, viewer);
  return (
    <Sides
      {...{ locale, viewer, you, clash }}
      sides={{ attacker: facts('attacker'), defender: facts('defender') }}
      foot={null}
    >
      <div className={styles['totals']}>
        {[left, otherRole(left)].map((role) => (
          <Total
            key={role}
            {...{ locale, view, at, done }}
            side={report[role]}
            won={report.won?.seat === report[role].seat}
            mirrored={role !== left}
          />
        ))}
      </div>
      <output className={classes(styles['verdict'], !done && styles['pending'])}>
        {done ? (
          <>
            <span className={styles['line']}>{verdictLine(locale, view, you, report)}</span>
            <span className={styles['prize']}>{prizeLine(locale, view, you, report)}</span>
          </>
        ) : null}
      </output>
      {done && report.aftermath.length > 0 ? (
        <>
          <h3 className={styles['head']}>{say(locale, 'aftermath')}</h3>
          <ul className={styles['aftermath']}>
            {report.aftermath.map((event, index) => (
              <li key={`${event.e} ${index}`}>{eventLine(locale, event, names, view)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles['go']}>
        {done ? (
          <ActionButton kind="go" guide="battle:next" onPress={dismiss}>
            {say(locale, 'next')}
          </ActionButton>
        ) : (
          <ActionButton guide="battle:skip" onPress={skip}>
            {say(locale, 'skip')}
          </ActionButton>
        )}
      </div>
    </Sides>
  );
}

interface TotalProps {
  readonly locale: Locale;
  readonly view: State;
  readonly side: Reckoning;
  readonly at: number;
  readonly done: boolean;
  readonly won: boolean;
  readonly mirrored: boolean;
}

function Total({ locale, view, side, at, done, won, mirrored }: TotalProps) {
  const faction = factionOf(view, side.seat);
  const tiles = revealedTiles(faction, side);
  const open = tiles.slice(0, at).map(({ pips }) => pips);
  return (
    <div className={classes(styles['total'], mirrored && styles['mirrored'], done && won && styles['won'])}>
      <h3>
        <Emblem faction={faction} size={18} />
        {say(locale, 'tiles')}
      </h3>
      <BattleTiles locale={locale} faction={faction} tiles={tiles} open={at} />
      <p className={styles['sum']}>
        <span>{say(locale, 'sum', { tiles: rawTotal(open), strength: strengthOf(side.items) })}</span>
        <b>{done ? side.total : ''}</b>
      </p>
    </div>
  );
}
