import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import { Dialog } from '@sanguine/ui/controls/index.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { factionName } from '../../text/words.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { FactionCard } from './faction-card.tsx';
import styles from './faction-dialog.module.css';
import { tileTallies } from './tile-tally.ts';
import { say } from './words.ts';

interface FactionDialogProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly seat: Seat;
  readonly openRules: (section: string) => void;
  readonly onClose: () => void;
}

/** One player's faction card, over the table. */
export function FactionDialog({ locale, view, viewer, seat, openRules, onClose }: FactionDialogProps) {
  const faction = factionOf(view, seat);
  if (faction === 'none') return null;
  return (
    <Dialog
      title={
        <span className={styles['title']}>
          <Emblem faction={faction} size={36} />
          {factionName(locale, faction)}
        </span>
      }
      onClose={onClose}
    >
      <FactionCard
        {...{ locale, faction, openRules }}
        tallies={tileTallies(view, viewer, seat)}
        note={say(locale, seat === viewer ? 'tiles.note.own' : 'tiles.note')}
      />
    </Dialog>
  );
}
