import type { Locale, Seat } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/index.ts';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import type { TileKind, UnitKind } from '../../content/kinds.ts';
import { HIDDEN } from '../../rules/state.ts';
import { countOf } from '../../rules/multiset.ts';
import { playerOf, tileFacts } from '../../rules/tiles.ts';
import { kindName, say } from '../../text/words.ts';
import { Domino } from '../pieces/domino.tsx';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { effectText } from './effect.ts';
import css from './hand.module.css';
import { IDLE, MAY, type TileRole } from './roles.ts';

interface HandProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly roles: readonly TileRole[];
  /** False while somebody else decides: the tiles are shown only. */
  readonly acts: boolean;
  /** Units to build that are not tiles. */
  readonly beside: readonly UnitKind[];
  readonly chosen: UnitKind | null;
  /** The kinds that can be built now. */
  readonly kinds: ReadonlySet<UnitKind>;
  readonly onTap: (place: number, element: Element) => void;
  readonly onTake: (kind: UnitKind, element: Element) => void;
  /** The units to choose from, beside the tiles. */
  readonly picker: ReactNode | null;
  /** The payment, at the right end. */
  readonly ledger: ReactNode;
}

/** The viewer's tiles. */
export function Hand(props: HandProps): ReactNode {
  const { locale, view, seat, roles, acts, beside, chosen, kinds, onTap, onTake, picker, ledger } = props;
  const { hand, faction } = playerOf(view, seat);
  return (
    <div className={classes(css['row'], picker !== null && css['shared'])}>
      {hand.length + beside.length === 0 ? (
        <p className={css['none']}>{sayBoard(locale, 'hand.none')}</p>
      ) : (
        <ul className={css['hand']} aria-label={sayBoard(locale, 'hand.title')}>
          {hand.map((tile, place) =>
            tile === HIDDEN ? null : (
              <li key={`${tile}${countOf(hand.slice(0, place), tile)}`}>
                <Tile
                  {...{ locale, tile, faction, acts }}
                  facts={tileWords(locale, faction, tile)}
                  effect={effectText(locale, faction, tile)}
                  role={roles[place] ?? IDLE}
                  onTap={(element) => {
                    onTap(place, element);
                  }}
                />
              </li>
            ),
          )}
          {beside.map((kind) => (
            <li key={kind}>
              <Tile
                {...{ locale, faction, acts }}
                tile={kind}
                facts={kindName(locale, kind)}
                effect={sayBoard(locale, 'hand.beside')}
                role={besideRole(locale, kind, chosen, kinds)}
                onTap={(element) => {
                  onTake(kind, element);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {picker}
      {ledger}
    </div>
  );
}

function besideRole(
  locale: Locale,
  kind: UnitKind,
  chosen: UnitKind | null,
  kinds: ReadonlySet<UnitKind>,
): TileRole {
  if (chosen === kind) return { kind: 'builds', says: sayBoard(locale, 'hand.builds') };
  return chosen === null && kinds.has(kind) ? MAY : IDLE;
}

/** `Swords: cost 1, 4 pips` */
function tileWords(locale: Locale, faction: Faction | 'none', kind: TileKind): string {
  const { cost, pips } = tileFacts(faction, kind);
  const tile = kindName(locale, kind);
  return cost === null
    ? say(locale, 'board.tile.blank', { tile, pips })
    : say(locale, 'board.tile', { tile, cost, pips });
}

function Tile({
  locale,
  tile,
  faction,
  acts,
  facts,
  effect,
  role,
  onTap,
}: {
  readonly locale: Locale;
  readonly tile: TileKind | UnitKind;
  readonly faction: Faction | 'none';
  readonly acts: boolean;
  readonly facts: string;
  readonly effect: string;
  readonly role: TileRole;
  readonly onTap: (element: Element) => void;
}): ReactNode {
  const marked = role.says !== '';
  return (
    <button
      type="button"
      className={classes(css['tile'], css[role.kind])}
      aria-pressed={acts ? marked : undefined}
      aria-disabled={acts ? undefined : true}
      data-guide={`tile:${tile}`}
      onClick={(event) => {
        onTap(event.currentTarget);
      }}
    >
      <Domino kind={tile} faction={faction} />
      <span className={css['name']}>{kindName(locale, tile)}</span>
      <span className={css['effect']}>{role.note ?? effect}</span>
      <span className="unseen">{facts}</span>
      {marked ? <span className={css['flag']}>{role.says}</span> : null}
    </button>
  );
}
