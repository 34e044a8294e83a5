import type { Locale } from '@sanguine/kernel';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { Tabs } from '@sanguine/ui/controls/tabs.tsx';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { type Line, LINES, type Realm, REALM_OF, REALMS } from '../../../content/lines.ts';
import type { UnitCard } from '../../../content/unit-card.ts';
import { UNITS } from '../../../content/units/index.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { realmsOf, type Roster } from '../../../rules/roster/roster.ts';
import type { Collection } from '../saved/book.ts';
import { sayRosters } from '../text/say.ts';
import { countOf, hasRoomFor } from './edits.ts';
import { unitsLike } from './search.ts';
import css from './shelf.module.css';
import { UnitTile } from './unit-tile.tsx';

interface UnitShelfProps {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly owned: Collection | null;
  readonly chosen: UnitKind | null;
  readonly onChoose: (kind: UnitKind) => void;
  readonly onAdd: (kind: UnitKind) => void;
}

const linesOf = (realm: Realm): Line[] =>
  LINES.filter((line) => REALM_OF[line] === realm || REALM_OF[line] === null);

/** All units to choose from: by realm and line, or by search. */
export function UnitShelf({ locale, roster, owned, chosen, onChoose, onAdd }: UnitShelfProps): ReactNode {
  const [realm, setRealm] = useState<Realm>(() => [...realmsOf(roster)][0] ?? 'marches');
  const [line, setLine] = useState<Line>(() => roster.map(({ kind }) => lineOf(kind))[0] ?? 'wardens');
  const [wanted, setWanted] = useState('');
  const searched = useDeferredValue(wanted.trim());
  const [all, setAll] = useState(false);
  /** Players who have said what they own see only that, until they want to see everything. */
  const isShown = ({ kind }: UnitCard): boolean =>
    all || owned === null || (owned[kind] ?? 0) > 0 || countOf(roster, kind) > 0;
  const open = linesOf(realm).includes(line) ? line : (linesOf(realm)[0] ?? 'mercenaries');
  const tiles = (cards: readonly UnitCard[]): ReactNode => (
    <div className={css['tiles']}>
      {cards.filter(isShown).map((card) => (
        <UnitTile
          key={card.kind}
          {...{ locale, card, onChoose, onAdd }}
          count={countOf(roster, card.kind)}
          owned={owned === null ? null : (owned[card.kind] ?? 0)}
          hasRoom={hasRoomFor(roster, card.kind)}
          chosen={chosen === card.kind}
        />
      ))}
    </div>
  );
  const found = searched === '' ? [] : unitsLike(locale, searched).filter(isShown);
  return (
    <div className={css['shelf']}>
      <fieldset className={css['realms']}>
        <legend className="unseen">{sayRosters(locale, 'realm')}</legend>
        {REALMS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="realm"
              checked={one === realm}
              onChange={() => {
                setRealm(one);
              }}
            />
            <span>{sayRosters(locale, `realm.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <Field
        bare
        type="search"
        className={css['find']}
        label={sayRosters(locale, 'find')}
        placeholder={sayRosters(locale, 'find')}
        value={wanted}
        onChange={setWanted}
      />
      {owned === null ? null : (
        <label className={css['owned']}>
          <input
            type="checkbox"
            checked={!all}
            data-guide="owned:only"
            onChange={({ target }) => {
              setAll(!target.checked);
            }}
          />
          <span>{sayRosters(locale, 'owned.only')}</span>
        </label>
      )}
      {searched === '' ? (
        <Tabs
          label={sayRosters(locale, 'lines')}
          tabs={linesOf(realm).map((one) => ({ id: one, title: sayRosters(locale, `line.${one}`) }))}
          chosen={open}
          className={css['lines']}
          panelClassName={css['panel']}
          onChoose={(id) => {
            setLine(LINES.find((one) => one === id) ?? open);
          }}
        >
          {tiles(UNITS.filter((card) => card.line === open))}
        </Tabs>
      ) : (
        <>
          <output className={css['found']}>
            {sayRosters(locale, 'find.count', { count: found.length })}
          </output>
          {tiles(found)}
        </>
      )}
    </div>
  );
}

const lineOf = (kind: UnitKind): Line => UNITS.find((card) => card.kind === kind)?.line ?? 'wardens';
