import type { Seat, Viewer } from '@sanguine/kernel';
import type { SeatedPlayer, Settings } from '@sanguine/ui';
import { useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { FactionDialog } from '../faction/faction-dialog.tsx';
import { ScoreDialog } from '../scores/score-dialog.tsx';
import { EndNote } from './end-note.tsx';
import { PlateRow } from './plate-row.tsx';
import { PlayerPlate } from './player-plate.tsx';
import styles from './player-plates.module.css';
import { say } from './words.ts';

interface PlayerPlatesProps {
  readonly view: State;
  readonly viewer: Viewer;
  readonly deciders: readonly Seat[];
  readonly players: readonly SeatedPlayer[];
  readonly settings: Settings;
  /** The log, for the sources of points. */
  readonly events: readonly Event[];
  /** `row`: emblems and points only, for the top bar of a phone. */
  readonly shape?: 'plates' | 'row';
  readonly openRules: (section: string) => void;
}

/** Above this many players there is no room for two lines of counts each. */
const CROWD = 4;

type Asked = { readonly what: 'card' | 'score'; readonly seat: Seat };

/** All players, the viewer first and then in turn order; emblem and points can be pressed. */
export function PlayerPlates(props: PlayerPlatesProps) {
  const { view, viewer, deciders, players, settings, events, shape = 'plates', openRules } = props;
  const { locale } = settings;
  const [asked, ask] = useState<Asked | null>(null);
  const close = (): void => ask(null);
  const seats = inOrder(view.players.length, viewer ?? view.first);
  return (
    <>
      {shape === 'row' ? (
        <PlateRow
          {...{ locale, view, viewer, seats, players, deciders }}
          onCard={(seat) => ask({ what: 'card', seat })}
        />
      ) : (
        <section className={styles['plates']} aria-label={say(locale, 'plates')}>
          {seats.map((seat) => {
            const player = players[seat];
            return player === undefined ? null : (
              <PlayerPlate
                key={seat}
                {...{ locale, view, viewer, seat, player }}
                asked={deciders.includes(seat)}
                tight={seats.length > CROWD}
                onCard={() => ask({ what: 'card', seat })}
                onScore={() => ask({ what: 'score', seat })}
              />
            );
          })}
          <EndNote locale={locale} view={view} openRules={openRules} />
        </section>
      )}
      {asked?.what === 'card' ? (
        <FactionDialog {...{ locale, view, viewer, openRules }} seat={asked.seat} onClose={close} />
      ) : null}
      {asked?.what === 'score' ? (
        <ScoreDialog {...{ locale, view, events, openRules }} seat={asked.seat} onClose={close} />
      ) : null}
    </>
  );
}

/** The seats in turn order, starting with `from`. */
function inOrder(count: number, from: Seat): Seat[] {
  return Array.from({ length: count }, (_, step) => (from + step) % count);
}
