import type { Outcome, Seat, Viewer } from '@sanguine/kernel';
import type { Closed, SeatedPlayer, Settings } from '@sanguine/ui';
import { classes, LinkButton } from '@sanguine/ui/controls/index.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { factionOf, playerOf } from '../../rules/tiles.ts';
import { factionName, join } from '../../text/words.ts';
import { Emblem } from '../pieces/emblem.tsx';
import styles from './final-scores.module.css';
import { LINES, sourcePoints, type ScoreSources, scoreSources } from './sources.ts';
import { tieBreak } from './tie-break.ts';
import { say } from './words.ts';

export interface FinalScoresProps {
  readonly view: State;
  readonly viewer: Viewer;
  readonly outcome: Outcome;
  readonly closed: Closed | null;
  readonly players: readonly SeatedPlayer[];
  readonly settings: Settings;
  /** The whole log, if available: without it, battles and regroups are one line. */
  readonly events: readonly Event[];
  readonly openRules: (section: string) => void;
}

interface Column {
  readonly seat: Seat;
  readonly place: number;
  readonly shared: boolean;
  readonly name: string;
  readonly sources: ScoreSources;
}

/** The end of a game: the winner, and where every point came from. */
export function FinalScores(props: FinalScoresProps) {
  const { view, viewer, outcome, closed, players, settings, events, openRules } = props;
  const { locale } = settings;
  const columns = outcome
    .map(({ rank }, seat): Column => ({
      seat,
      place: rank,
      shared: outcome.filter((other) => other.rank === rank).length > 1,
      name: players[seat]?.name ?? factionName(locale, factionOf(view, seat)),
      sources: scoreSources(view, seat, events),
    }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const first = columns.filter(({ place }) => place === 1);
  const lines = LINES.filter((line) => columns.some(({ sources }) => sourcePoints(sources, line) !== 0));
  const broken = closed === null ? tieBreak(view, outcome) : null;
  return (
    <section className={styles['final']} aria-label={say(locale, 'final.table')}>
      <header className={styles['head']}>
        {first.map(({ seat }) => (
          <Emblem key={seat} faction={factionOf(view, seat)} size={72} />
        ))}
        <div>
          <h2>{closed === null ? winners(props, first) : closed.title}</h2>
          {closed === null ? null : <p>{closed.text}</p>}
          {broken === null ? null : <p>{say(locale, `final.tie.${broken}`)}</p>}
        </div>
      </header>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption className="unseen">{say(locale, 'final.table')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say(locale, 'final.table')}</span>
              </th>
              {columns.map(({ seat, place, shared, name }) => (
                <th key={seat} scope="col" className={classes(seat === viewer && styles['own'])}>
                  <span className={styles['place']}>
                    {say(locale, shared ? 'place.shared' : 'place.count', { place })}
                  </span>
                  <Emblem faction={factionOf(view, seat)} size={34} />
                  <span className={styles['side']}>{factionName(locale, factionOf(view, seat))}</span>
                  <span className={styles['name']}>{name}</span>
                  {isOut(view, seat) ? <span className={styles['name']}>{say(locale, 'out')}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{say(locale, `line.${line}`)}</th>
                {columns.map(({ seat, sources }) => (
                  <td
                    key={seat}
                    className={classes(
                      seat === viewer && styles['own'],
                      sourcePoints(sources, line) === 0 && styles['none'],
                    )}
                  >
                    {sourcePoints(sources, line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(locale, 'total')}</th>
              {columns.map(({ seat, sources }) => (
                <td key={seat} className={classes(seat === viewer && styles['own'])}>
                  {sources.total}
                </td>
              ))}
            </tr>
            <tr className={styles['standing']}>
              <th scope="row">{say(locale, 'standing')}</th>
              {columns.map(({ seat, sources }) => (
                <td key={seat} className={classes(seat === viewer && styles['own'])}>
                  {sources.standing}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles['foot']}>
        <LinkButton onPress={() => openRules('13.4')}>{say(locale, 'rules', { section: '13.4' })}</LinkButton>
      </p>
    </section>
  );
}

/** §3.4: only the Chaos Horde loses its rank by being out. */
function isOut(view: State, seat: Seat): boolean {
  const { out, faction } = playerOf(view, seat);
  return out && faction === 'chaosHorde';
}

function winners({ viewer, settings }: FinalScoresProps, first: readonly Column[]): string {
  const { locale } = settings;
  const [winner, second] = first;
  if (winner === undefined) return say(locale, 'final');
  const points = winner.sources.total;
  if (second !== undefined) {
    const names = join(
      locale,
      first.map(({ name }) => name),
    );
    return say(locale, 'final.shared', { names, points });
  }
  if (winner.seat === viewer) return say(locale, 'final.won.you', { points });
  return say(locale, 'final.won', { name: winner.name, points });
}
