import type { TableProps } from '@sanguine/ui';
import { useAnimation } from '@sanguine/ui/animation/use-animation.ts';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { useKeys } from '@sanguine/ui/interaction/use-keys.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { TableActions } from './actions/table-actions.tsx';
import { ANIMATOR } from './animation/animator.ts';
import { ToldRolls } from './animation/rolls.tsx';
import { Board } from './board.tsx';
import { useBoardInteraction } from './interaction/use-board-interaction.ts';
import { StandCard } from './overlay/stand-card.tsx';
import css from './overlay/overlay.module.css';
import { standAsker } from './plan/stand.ts';
import { unitAt } from './plan/targets.ts';
import { useHabits } from './policy/use-habits.tsx';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { SidePanel } from './sides/side-panel.tsx';
import { SideStrip } from './sides/standing.tsx';
import { UnitCard } from './sides/unit-card.tsx';
import { sayBoard } from './text/say.ts';
import { Bench } from './tray/bench.tsx';
import { BesideBench } from './tray/beside-bench.tsx';
import { ChargeSlip } from './tray/charge-slip.tsx';
import { chargeIn, struckIn } from './tray/fight.ts';
import { openDice } from './tray/options.ts';
import { trayFor } from './tray/tray.tsx';

/** The whole Bloodfields screen: the table between its two sides, the card of a unit, dice and all actions. */
export function Table(props: TableProps<State, AnyMove, Event>): ReactNode {
  const { view, viewer, outcome, canUndo, settings, live, slots, undo } = props;
  const { locale } = settings;
  const interaction = useBoardInteraction(props);
  const { animation } = useAnimation(props, ANIMATOR);
  useKeys({ undo: canUndo && live ? undo : null, cancel: interaction.putBack });
  const own = viewer ?? 0;
  const { selection, aim, choices } = interaction;
  const asker = useMemo(() => standAsker(view), [view]);
  const { task, draft } = choices;
  const stand = useMemo(() => asker(task, draft), [asker, task, draft]);
  const layout = useLayout();
  const docked = layout === 'phone';
  const dice = useMemo(
    () => (outcome === null ? openDice(view, selection.dice) : null),
    [outcome, view, selection.dice],
  );
  const { policies, notice, done } = useHabits(props, interaction.seat);
  const bench = dice === null ? null : <Bench {...{ props, interaction, dice }}>{policies}</Bench>;
  const struck = dice === null ? null : struckIn(view);
  const shown = unitAt(aim) ?? selection.target ?? selection.unit ?? struck;
  const standing =
    stand === null || !docked ? null : (
      <div className={css['standing']}>
        <StandCard {...{ locale, view, stand }} />
      </div>
    );
  const charged = interaction.seat === null ? null : chargeIn(view, interaction.seat, selection);
  const card =
    shown === null || view.units[shown] === undefined ? null : (
      <>
        <UnitCard {...{ locale, view }} id={shown} />
        {view.units[shown].owner === viewer && dice === null ? policies : null}
        {charged === null ? null : <ChargeSlip {...{ locale, view }} {...charged} />}
      </>
    );
  return (
    <Frame
      slots={slots}
      phases={<PhaseTrack locale={locale} view={view} />}
      phase={<PhaseNow locale={locale} view={view} />}
      standing={<SideStrip {...props} />}
      prompt={<Prompt locale={locale} {...promptFor(props, interaction)} />}
      board={
        <BesideBench bench={docked ? null : bench}>
          <Board {...{ props, interaction, stand }} scene={animation} />
          {dice === null ? <ToldRolls props={props} scene={animation} /> : null}
          {notice}
        </BesideBench>
      }
      hand={
        outcome === null ? ((docked ? bench : null) ?? trayFor({ props, interaction }) ?? standing) : null
      }
      actions={
        outcome === null ? (
          <TableActions props={props} interaction={interaction}>
            {done}
          </TableActions>
        ) : null
      }
      facing={
        // The bench takes the room of the rosters.
        bench !== null && layout === 'desktop' ? undefined : (
          <>
            <SidePanel props={props} interaction={interaction} seat={own} />
            <SidePanel props={props} interaction={interaction} seat={1 - own} />
          </>
        )
      }
      plates={card ?? <p className="unseen">{sayBoard(locale, 'card.none')}</p>}
      labels={{
        hand: sayBoard(locale, 'tab.table'),
        players: sayBoard(locale, 'tab.sides'),
        log: sayBoard(locale, 'tab.log'),
      }}
    />
  );
}
