import type { Locale, Seat } from '@sanguine/kernel';
import { Dialog, LinkButton } from '@sanguine/ui/controls/index.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { sideName } from '../../text/words.ts';
import styles from './score-dialog.module.css';
import { sourceCount, LINES, sourcePoints, scoreSources } from './sources.ts';
import { say } from './words.ts';

interface ScoreDialogProps {
  readonly locale: Locale;
  readonly view: State;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly openRules: (section: string) => void;
  readonly onClose: () => void;
}

/** Where a player's points come from so far. */
export function ScoreDialog({ locale, view, seat, events, openRules, onClose }: ScoreDialogProps) {
  const sources = scoreSources(view, seat, events);
  const lines = LINES.filter((line) => sourcePoints(sources, line) !== 0);
  return (
    <Dialog title={say(locale, 'dialog', { faction: sideName(locale, view, seat) })} onClose={onClose}>
      <table className={styles['table']}>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">
                {say(locale, `line.${line}`)}
                <small>
                  {say(locale, `note.${line}`, {
                    count: sourceCount(sources, line) ?? sourcePoints(sources, line),
                  })}
                </small>
              </th>
              <td>{sourcePoints(sources, line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(locale, lines.length === 0 ? 'nothing' : 'total')}</th>
            <td>{sources.total}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles['next']}>
        {say(locale, sources.scoring ? 'standing.next' : 'standing.done', { count: sources.standing })}{' '}
        <LinkButton onPress={() => openRules('13.4')}>{say(locale, 'rules', { section: '13.4' })}</LinkButton>
      </p>
    </Dialog>
  );
}
