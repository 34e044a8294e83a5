import type { TableProps } from '@sanguine/ui';
import { Tabs } from '@sanguine/ui/controls/tabs.tsx';
import { type ReactNode, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { activeUnit } from '../../text/board.ts';
import { unitOf } from '../../rules/units.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { unitAt } from '../plan/targets.ts';
import { Ledger } from '../story/ledger.tsx';
import { SidePanel } from './side-panel.tsx';
import { diceAbout } from '../tray/fight.ts';
import { saySides } from './say.ts';
import { UnitCard } from './unit-card.tsx';
import css from './sides.module.css';

interface PanelProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** Both rosters, the viewer's own first. */
export function Rosters({ props, interaction }: PanelProps): ReactNode {
  const own = props.viewer ?? 0;
  return [own, 1 - own].map((seat) => <SidePanel key={seat} {...{ props, interaction, seat }} />);
}

/** Where every point so far came from. */
export function Points({ props }: Pick<PanelProps, 'props'>): ReactNode {
  return (
    <div className={css['ledger']}>
      <Ledger props={props} round={null} />
    </div>
  );
}

/** The units whose cards are shown: the selected or acting one, then another one pointed at. */
interface Shown {
  readonly first: UnitId | null;
  readonly second: UnitId | null;
}

/** Keeps the last card: a panel that empties and fills under a moving mouse cannot be read. */
function useShown(view: State, { aim, selection }: Interaction): Shown {
  const known = (id: UnitId | null): UnitId | null =>
    id === null || view.units[id] === undefined ? null : id;
  // While dice lie on the bench, the card of the unit they concern helps to decide whether to change them.
  const held = diceAbout(view) ?? known(selection.unit) ?? activeUnit(view);
  const pointed = known(unitAt(aim) ?? selection.target);
  const now = held ?? pointed;
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return { first: now ?? known(last), second: held === null || pointed === held ? null : pointed };
}

/** The card of the first unit, with what it would do to an enemy pointed at, and that enemy's own card. */
function ShownCards({
  props: { view, settings },
  shown: { first, second },
}: Pick<PanelProps, 'props'> & { readonly shown: Shown }): ReactNode {
  const { locale } = settings;
  if (first === null) return <p className={css['none']}>{saySides(locale, 'none')}</p>;
  const foes =
    second !== null &&
    unitOf(view, first).owner !== unitOf(view, second).owner &&
    unitOf(view, second).state === 'board';
  return (
    <>
      <UnitCard key={first} {...{ locale, view }} id={first} target={foes ? second : null} />
      {second === null ? null : (
        <UnitCard key={second} {...{ locale, view }} id={second} target={foes ? first : null} />
      )}
    </>
  );
}

/** Only the cards, if a column beside them has the rest. */
export function Cards({ props, interaction }: PanelProps): ReactNode {
  return <ShownCards props={props} shown={useShown(props.view, interaction)} />;
}

type Leaf = 'unit' | 'rosters' | 'points';

/** Cards, rosters and points as tabs, where there is no room for them side by side. */
export function Leaves({ props, interaction }: PanelProps): ReactNode {
  const { locale } = props.settings;
  const shown = useShown(props.view, interaction);
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  // As long as there is no unit to show, the rosters say more.
  const open = leaf ?? (shown.first === null ? 'rosters' : 'unit');
  const leaves: readonly Leaf[] = ['unit', 'rosters', 'points'];
  return (
    <Tabs
      label={saySides(locale, 'leaves')}
      tabs={leaves.map((id) => ({ id, title: saySides(locale, `leaf.${id}`) }))}
      chosen={open}
      onChoose={(id) => {
        setLeaf(leaves.find((one) => one === id) ?? null);
      }}
    >
      {open === 'unit' ? <ShownCards {...{ props, shown }} /> : null}
      {open === 'rosters' ? <Rosters {...{ props, interaction }} /> : null}
      {open === 'points' ? <Points props={props} /> : null}
    </Tabs>
  );
}
