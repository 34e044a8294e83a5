import type { Locale, Masked, Seat } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/index.ts';
import { FACTIONS, type Faction } from '../../content/factions.ts';
import { bloodstones } from '../../index.ts';
import type { Pick } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { refusalLine } from '../../text/refusals.ts';
import { tileFacts } from '../../rules/tiles.ts';
import { factionName, kindName } from '../../text/words.ts';
import { Crest } from '../pieces/crest.tsx';
import { Domino } from '../pieces/domino.tsx';
import styles from './faction-pick.module.css';
import { FIRST_GAME } from './first-game.ts';
import { Advice } from './advice.tsx';
import { Facts } from './facts.tsx';
import { loreOf } from './lore.ts';
import { SIGNATURES } from './signature.ts';
import { TileTable } from './tile-table.tsx';
import { Traits } from './traits.tsx';
import { say } from './words.ts';

interface FactionPickProps {
  readonly view: Masked<State>;
  /** The seat that chooses now. */
  readonly seat: Seat;
  readonly settings: Settings;
  /** False for a viewer who only watches. */
  readonly live: boolean;
  readonly choose: (move: Pick) => void;
  readonly openRules: (section: string) => void;
}

/** §2.2: the six factions as cards to choose from; those taken or not allowed say so. */
export function FactionPick({ view, seat, settings, live, choose, openRules }: FactionPickProps) {
  const { locale } = settings;
  return (
    <ul className={styles['pick']} aria-label={say(locale, 'pick.list')}>
      {FACTIONS.map((faction) => (
        <li key={faction} className={styles['card']}>
          <div className={styles['head']}>
            <Crest faction={faction} size={76} />
            <div>
              <h3>{factionName(locale, faction)}</h3>
              <p>{loreOf(locale, faction).summary}</p>
            </div>
          </div>
          <Facts {...{ locale, faction }} />
          <Signature {...{ locale, faction }} />
          {FIRST_GAME.filter((one) => one === faction).map((one) => (
            <p key={one} className={styles['first']}>
              <b>{say(locale, 'first')}</b> {say(locale, `first.${one}`)}
            </p>
          ))}
          {live ? <Take {...{ view, seat, settings, choose }} faction={faction} /> : null}
          <details className={styles['more']}>
            <summary>{say(locale, 'pick.more')}</summary>
            <Advice {...{ locale, faction, openRules }} />
            <Traits {...{ locale, faction, openRules }} />
            <TileTable locale={locale} faction={faction} tallies={[]} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The unit it is known by, and what that does in battle. */
function Signature({ locale, faction }: { readonly locale: Locale; readonly faction: Faction }) {
  const kind = SIGNATURES[faction];
  return (
    <div className={styles['signature']}>
      <Domino kind={kind} faction={faction} width={96} />
      <p>
        <b>{kindName(locale, kind, tileFacts(faction, kind).count)}</b>
        <small>{say(locale, 'pick.signature', { modifier: loreOf(locale, faction).modifier(kind) })}</small>
      </p>
    </div>
  );
}

type TakeProps = Omit<FactionPickProps, 'live' | 'openRules'> & { readonly faction: Faction };

function Take({ view, seat, settings, faction, choose }: TakeProps) {
  const { locale } = settings;
  const move: Pick = { do: 'pick', faction };
  const refused = bloodstones.refuse(view, seat, move);
  return (
    <ActionButton
      wide
      unavailable={refused === null ? undefined : refusalLine(locale, refused)}
      guide={`pick:${faction}`}
      onPress={() => choose(move)}
    >
      {say(locale, 'pick', { faction: factionName(locale, faction) })}
    </ActionButton>
  );
}
