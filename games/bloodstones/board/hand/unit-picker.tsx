import type { Locale, Seat } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { ReactNode } from 'react';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { forceOf } from '../../rules/forces.ts';
import { marches } from '../../rules/march.ts';
import { countOf } from '../../rules/multiset.ts';
import { factionOf } from '../../rules/tiles.ts';
import { areaName, kindName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { Domino } from '../pieces/domino.tsx';
import { column } from '../plan/pointing.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './unit-picker.module.css';

interface Shown {
  readonly locale: Locale;
  readonly view: View;
  readonly interaction: Interaction;
}

/** The units to choose from now, spread out beside the hand so that the map stays free; null if there are none. */
export function unitPicker({ locale, view, interaction }: Shown): ReactNode | null {
  const { seat, selection } = interaction;
  const open = view.frames.at(-1);
  if (seat === null) return null;
  if (open?.step === 'casualty')
    return <CasualtyPicker {...{ locale, view, interaction, seat }} area={open.area} />;
  const { from } = selection;
  if ((open?.step !== 'main' && open?.step !== 'march') || from === null) return null;
  // A single unit leaves nothing to choose.
  return forceOf(view, seat, from).length < 2 ? null : (
    <ArmyPicker {...{ locale, view, interaction, seat }} area={from} />
  );
}

type PickerProps = Shown & { readonly seat: Seat; readonly area: Area };

/** The selected stack, to choose which units go. */
function ArmyPicker({ locale, view, interaction, seat, area }: PickerProps): ReactNode {
  const { selection, select, toggleUnit } = interaction;
  const force = forceOf(view, seat, area);
  const going = column(view, seat, selection);
  const movable = force.filter(marches);
  return (
    <Picker
      title={sayBoard(locale, 'army.title', { place: areaName(locale, view, area) })}
      note={sayBoard(locale, 'army.cost', { units: going.length, all: movable.length })}
      extra={
        going.length < movable.length ? (
          <LinkButton onPress={() => select({ ...selection, units: null })}>
            {sayBoard(locale, 'army.all')}
          </LinkButton>
        ) : null
      }
    >
      {force.map((kind, at) => {
        const nth = countOf(force.slice(0, at), kind);
        const goes = nth < countOf(going, kind);
        return (
          <Unit
            key={`${kind}${nth}`}
            {...{ locale, view, seat, kind }}
            pressed={marches(kind) ? goes : null}
            onPress={() => toggleUnit(kind, !goes)}
          />
        );
      })}
    </Picker>
  );
}

/** The beaten force, to choose the casualty. */
function CasualtyPicker({ locale, view, interaction, seat, area }: PickerProps): ReactNode {
  return (
    <Picker
      title={sayBoard(locale, 'casualty.title', { place: areaName(locale, view, area) })}
      note=""
      extra={null}
    >
      {[...new Set(forceOf(view, seat, area))].map((kind) => (
        <Unit
          key={kind}
          {...{ locale, view, seat, kind }}
          pressed={undefined}
          onPress={() => interaction.perform([{ do: 'lose', kind }])}
        />
      ))}
    </Picker>
  );
}

function Unit({
  locale,
  view,
  seat,
  kind,
  pressed,
  onPress,
}: Omit<Shown, 'interaction'> & {
  readonly seat: Seat;
  readonly kind: UnitKind;
  /** Null if it cannot be chosen; undefined if pressing it acts at once. */
  readonly pressed: boolean | null | undefined;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={css['unit']}
      aria-pressed={pressed ?? undefined}
      disabled={pressed === null}
      data-guide={`unit:${kind}`}
      onClick={onPress}
    >
      <Domino kind={kind} faction={factionOf(view, seat)} width={60} />
      <span>{kindName(locale, kind)}</span>
    </button>
  );
}

function Picker({
  title,
  note,
  extra,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly extra: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={css['picker']} aria-label={title} data-guide="picker">
      <div className={css['head']}>
        <h3>{title}</h3>
        <span>{note}</span>
        {extra}
      </div>
      <div className={css['units']}>{children}</div>
    </section>
  );
}
