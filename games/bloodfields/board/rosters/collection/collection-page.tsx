import type { GamePageProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { LINES } from '../../../content/lines.ts';
import type { UnitCard } from '../../../content/unit-card.ts';
import { isSupport, UNITS } from '../../../content/units/index.ts';
import { MOST_SUPPORTS } from '../../../rules/roster/faults.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { briefName } from '../builder/brief-name.ts';
import { type Collection, collectionIn } from '../saved/book.ts';
import type { Kept, RosterKeeper } from '../saved/keeper.ts';
import { KeptNote } from '../saved/kept-note.tsx';
import { sayRosters } from '../text/say.ts';
import page from '../list/list.module.css';
import css from './collection.module.css';

interface CollectionPageProps {
  readonly props: GamePageProps;
  readonly keeper: RosterKeeper;
  readonly kept: Kept;
}

/** As many of a kind as a roster can have. */
const mostOf = ({ kind }: UnitCard): number => (isSupport(kind) ? MOST_SUPPORTS : 1);

const everything: Collection = Object.fromEntries(UNITS.map((card) => [card.kind, mostOf(card)]));

/** Which miniatures the player owns, line by line; the builder then says what is missing. */
export function CollectionPage({ props, keeper, kept }: CollectionPageProps): ReactNode {
  const { settings, Frame, go } = props;
  const { locale } = settings;
  const owned = collectionIn(kept.book ?? {});
  return (
    <Frame title={sayRosters(locale, 'owned')} look="site">
      <div className={page['page']}>
        <header className={page['head']}>
          <div>
            <h1 tabIndex={-1}>{sayRosters(locale, 'owned')}</h1>
            <p>{sayRosters(locale, 'owned.lead')}</p>
          </div>
          <div className={page['acts']}>
            <ActionButton
              guide="owned:all"
              onPress={() => {
                keeper.own(everything);
              }}
            >
              {sayRosters(locale, 'owned.all')}
            </ActionButton>
            <ActionButton
              guide="owned:any"
              onPress={() => {
                keeper.own(null);
              }}
            >
              {sayRosters(locale, 'owned.any')}
            </ActionButton>
            <ActionButton
              onPress={() => {
                go('rosters', '');
              }}
            >
              {sayRosters(locale, 'mine')}
            </ActionButton>
          </div>
        </header>
        <KeptNote {...{ locale, kept }} />
        {LINES.map((line) => (
          <section key={line} className={css['line']}>
            <h2>{sayRosters(locale, `line.${line}`)}</h2>
            <ul>
              {UNITS.filter((card) => card.line === line).map((card) => (
                <Piece
                  key={card.kind}
                  {...{ locale, card }}
                  count={owned?.[card.kind] ?? 0}
                  onChange={(count) => {
                    keeper.own({ ...owned, [card.kind]: count });
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}

function Piece({
  locale,
  card,
  count,
  onChange,
}: {
  readonly locale: Locale;
  readonly card: UnitCard;
  readonly count: number;
  readonly onChange: (count: number) => void;
}): ReactNode {
  const name = briefName(locale, card.kind);
  const most = mostOf(card);
  return (
    <li className={css['piece']} data-owned={count > 0 || undefined}>
      <BasePicture kind={card.kind} paint={card.line} size={44} />
      <span>{name}</span>
      {most === 1 ? (
        <label className={css['has']}>
          <input
            type="checkbox"
            checked={count > 0}
            data-guide={`owned:${card.kind}`}
            onChange={({ target }) => {
              onChange(target.checked ? 1 : 0);
            }}
          />
          <span className="unseen">{sayRosters(locale, 'owned.has', { unit: name })}</span>
        </label>
      ) : (
        <select
          aria-label={sayRosters(locale, 'owned.count', { unit: name })}
          value={count}
          data-guide={`owned:${card.kind}`}
          onChange={({ target }) => {
            onChange(Number(target.value));
          }}
        >
          {Array.from({ length: most + 1 }, (_, some) => (
            <option key={some} value={some}>
              {some}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
