import type { Locale, Viewer } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { Forecast } from '../../rules/forecast.ts';
import type { State } from '../../rules/state.ts';
import { factionName, groupName, join } from '../../text/words.ts';
import { AreaLinks } from './area-links.tsx';
import styles from './foot.module.css';
import { otherRole, ownRole, type Role } from './open-battle.ts';
import { rulingOf } from './ruling.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { say } from './words.ts';

interface FootProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly you: Viewer;
  readonly forecast: Forecast;
  /** The tiles are drawn, so withdrawing is no longer possible. */
  readonly late: boolean;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}

/** Who may withdraw and why, and what both sides stand to win or lose. */
export function Foot({ locale, view, viewer, you, forecast, late, openRules, show }: FootProps) {
  const { text, areas, section } = rulingOf(locale, view, forecast, late);
  const role = ownRole(forecast, viewer);
  return (
    <footer className={styles['foot']}>
      <p>
        <b>{say(locale, 'withdrawal')}</b> {text} <AreaLinks {...{ locale, view, areas, show }} />{' '}
        <LinkButton onPress={() => openRules(section)}>{say(locale, 'rules', { section })}</LinkButton>
      </p>
      <table className={styles['stakes']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say(locale, 'stake.head.side')}</span>
            </th>
            <th scope="col">{say(locale, 'stake.head.win')}</th>
            <th scope="col">{say(locale, 'stake.head.lose')}</th>
            <th scope="col">{say(locale, 'stake.head.rest')}</th>
          </tr>
        </thead>
        <tbody>
          {[role, otherRole(role)].map((each) => (
            <Stake key={each} {...{ locale, view, you, forecast, show }} role={each} />
          ))}
        </tbody>
      </table>
    </footer>
  );
}

type StakeProps = Pick<FootProps, 'locale' | 'view' | 'you' | 'forecast' | 'show'> & {
  readonly role: Role;
};

function Stake({ locale, view, you, forecast, role, show }: StakeProps) {
  const stakes = stakesOf(view, forecast, role);
  const { seat, faction } = forecast.sides[role];
  return (
    <tr>
      <th scope="row">{seat === you ? say(locale, 'stake.you') : factionName(locale, faction)}</th>
      <td>
        <b>{say(locale, 'stake.points', { points: stakes.points })}</b>
        {gains(locale, stakes)}
      </td>
      <td>{fallen(locale, stakes)}</td>
      <td>
        {stakes.rest === 'exits' ? (
          <AreaLinks {...{ locale, view, show }} areas={stakes.exits} />
        ) : (
          say(locale, `stake.${stakes.rest}`)
        )}
      </td>
    </tr>
  );
}

/** What a win brings besides points. */
function gains(locale: Locale, { corsairs, cutiecorn, citadel, raise, dragon }: Stakes): string {
  const parts = [
    corsairs ? say(locale, 'stake.corsairs') : '',
    cutiecorn ? say(locale, 'stake.cutiecorn') : '',
    citadel ? say(locale, 'stake.citadel') : '',
    raise > 0 ? say(locale, 'stake.raise', { count: raise }) : '',
    dragon ? say(locale, 'stake.dragon') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : say(locale, 'stake.more', { parts: join(locale, parts) });
}

function fallen(locale: Locale, { walls, rest }: Stakes): string {
  if (walls.length === 0) return say(locale, rest === 'none' ? 'stake.all' : 'stake.one');
  return say(locale, 'stake.walls', { walls: groupName(locale, walls), count: walls.length });
}
