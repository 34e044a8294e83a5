import type { Locale, Seat } from '@sanguine/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { forceOf } from '../../rules/forces.ts';
import { marches } from '../../rules/march.ts';
import { countOf } from '../../rules/multiset.ts';
import { factionOf } from '../../rules/tiles.ts';
import { kindName, placeName } from '../../text/words.ts';
import { Domino } from '../pieces/domino.tsx';
import { column } from '../plan/pointing.ts';
import type { Selection, View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

interface Shown {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
}

/** The selected stack spread out, to choose which units go. */
export function ArmyPanel({
  locale,
  view,
  seat,
  selection,
  aimed,
  onToggle,
  onAll,
}: Shown & {
  readonly selection: Selection;
  /** An area is aimed at: on a phone its tip needs the room. */
  readonly aimed: boolean;
  readonly onToggle: (kind: UnitKind, take: boolean) => void;
  readonly onAll: () => void;
}): ReactNode {
  const { from } = selection;
  if (from === null) return null;
  const force = forceOf(view, seat, from);
  const going = column(view, seat, selection);
  const movable = force.filter(marches);
  if (force.length < 2) return null;
  return (
    <Slip
      area={from}
      aimed={aimed}
      title={sayBoard(locale, 'army.title', { place: placeName(locale, view, from) })}
      hint={sayBoard(locale, 'army.cost', { units: going.length, all: movable.length })}
      extra={
        going.length < movable.length ? (
          <button type="button" onClick={onAll}>
            {sayBoard(locale, 'army.all')}
          </button>
        ) : null
      }
    >
      {force.map((kind, at) => {
        const nth = countOf(force.slice(0, at), kind);
        const goes = nth < countOf(going, kind);
        return (
          <Unit
            key={`${kind}${nth}`}
            locale={locale}
            kind={kind}
            faction={factionOf(view, seat)}
            pressed={marches(kind) ? goes : null}
            guide={`unit:${kind}`}
            onPress={() => {
              onToggle(kind, !goes);
            }}
          />
        );
      })}
    </Slip>
  );
}

/** The beaten force spread out, to choose the casualty. */
export function CasualtyPanel({
  locale,
  view,
  seat,
  area,
  onLose,
}: Shown & { readonly area: Area; readonly onLose: (kind: UnitKind) => void }): ReactNode {
  const kinds = [...new Set(forceOf(view, seat, area))];
  return (
    <Slip
      area={area}
      aimed={false}
      title={sayBoard(locale, 'casualty.title', { place: placeName(locale, view, area) })}
      hint=""
      extra={null}
    >
      {kinds.map((kind) => (
        <Unit
          key={kind}
          locale={locale}
          kind={kind}
          faction={factionOf(view, seat)}
          pressed={undefined}
          guide={`unit:${kind}`}
          onPress={() => {
            onLose(kind);
          }}
        />
      ))}
    </Slip>
  );
}

function Unit({
  locale,
  kind,
  faction,
  pressed,
  guide,
  onPress,
}: {
  readonly locale: Locale;
  readonly kind: UnitKind;
  readonly faction: Parameters<typeof Domino>[0]['faction'];
  /** Null if it cannot be chosen; undefined if pressing it acts at once. */
  readonly pressed: boolean | null | undefined;
  readonly guide: string;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={css['unit']}
      aria-pressed={pressed ?? undefined}
      disabled={pressed === null}
      data-guide={guide}
      onClick={onPress}
    >
      <Domino kind={kind} faction={faction} width={72} />
      {kindName(locale, kind)}
    </button>
  );
}

/** A panel at the edge of the board, on the side away from its area. */
function Slip({
  area,
  aimed,
  title,
  hint,
  extra,
  children,
}: {
  readonly area: Area;
  readonly aimed: boolean;
  readonly title: string;
  readonly hint: string;
  readonly extra: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const slip = useRef<HTMLElement>(null);
  const [at, setAt] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    const board = slip.current?.parentElement?.getBoundingClientRect();
    const place = document.querySelector(`button[data-area="${area}"]`)?.getBoundingClientRect();
    if (board === undefined || place === undefined) return;
    setAt(place.top > board.top + board.height * 0.58 ? 'top' : 'bottom');
  }, [area]);
  return (
    <section ref={slip} className={css['army']} data-at={at} data-aimed={aimed} aria-label={title}>
      <div className={css['armyHead']}>
        <h2>{title}</h2>
        <span>{hint}</span>
        {extra}
      </div>
      <div className={css['units']}>{children}</div>
    </section>
  );
}
