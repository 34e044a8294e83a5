import type { TableProps } from '@sanguine/ui';
import { useAnimation } from '@sanguine/ui/animation/use-animation.ts';
import { Frame } from '@sanguine/ui/frame/frame.tsx';
import { useLayout, useWide } from '@sanguine/ui/frame/layout.ts';
import { useKeys } from '@sanguine/ui/interaction/use-keys.ts';
import { Prompt } from '@sanguine/ui/prompt/prompt.tsx';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State, UnitId } from '../rules/state.ts';
import { TableActions } from './actions/table-actions.tsx';
import { ANIMATOR } from './animation/animator.ts';
import { PastRolls, ToldRolls } from './animation/rolls.tsx';
import { pastScene } from './animation/trace.ts';
import { Board } from './board.tsx';
import type { Choices } from './interaction/board-types.ts';
import { useBoardInteraction } from './interaction/use-board-interaction.ts';
import { useGroundHold } from './interaction/use-ground-hold.ts';
import { useTools } from './interaction/use-tools.ts';
import { DockedStand } from './overlay/docked-stand.tsx';
import { ChargeForecast } from './overlay/charge-forecast.tsx';
import { FleeForecast } from './overlay/flee-forecast.tsx';
import { TapeCard } from './overlay/late.ts';
import { unitAt, unitPlace } from './plan/targets.ts';
import { useHabits } from './policy/use-habits.tsx';
import sides from './sides/sides.module.css';
import { PhaseNow, PhaseTrack } from './prompt/phase-track.tsx';
import { promptFor } from './prompt/prompt-for.tsx';
import { Cards, Leaves, Points, Rosters } from './sides/leaves.tsx';
import { SideStrip } from './sides/standing.tsx';
import { sayBoard } from './text/say.ts';
import { Bench } from './tray/bench.tsx';
import { BesideBench } from './tray/beside-bench.tsx';
import { openDice } from './tray/options.ts';
import { trayFor } from './tray/tray.tsx';

/** §10.1: the unit that may flee now; null if there is none. */
function fleeingUnit(view: State, { moves }: Choices): UnitId | null {
  const open = view.frames.at(-1);
  return open?.step === 'act' && moves.some(({ do: verb }) => verb === 'flee') ? open.unit : null;
}

/** The whole Bloodfields screen: the table between its two sides, the card of a unit, dice and all actions. */
export function Table(props: TableProps<State, AnyMove, Event>): ReactNode {
  const { view, viewer, number, outcome, players, canUndo, settings, live, events, slots, undo } = props;
  const { locale } = settings;
  const interaction = useBoardInteraction(props);
  const { animation, playing } = useAnimation(props, ANIMATOR);
  // Players see things happen; spectators and viewers of replays see what the last turn left on the table.
  const past = useMemo(
    () => (live || outcome !== null ? null : pastScene(view, events, number)),
    [live, outcome, view, events, number],
  );
  const scene = past === null ? animation : { ...(animation ?? past), rolls: [], trace: past.trace };
  // Dice can be read to the end, whatever players do meanwhile.
  const told = playing.findLast(({ rolls }) => rolls.length > 0) ?? null;
  const rolled =
    past === null || past.rolls.length === 0 ? null : (
      <PastRolls {...{ locale }} rolls={past.rolls} names={players.map(({ name }) => name)} />
    );
  const handling = useGroundHold(props, interaction);
  const tools = useTools();
  useKeys({
    undo: canUndo && live ? undo : null,
    cancel: () => {
      if (tools.on.has('tape')) tools.toggle('tape');
      else interaction.putBack();
    },
  });
  const { selection, aim, choices } = interaction;
  const { task } = choices;
  const dice = useMemo(
    () => (outcome === null ? openDice(view, selection.dice) : null),
    [outcome, view, selection.dice],
  );
  const { policies, notice, done } = useHabits(props, interaction.seat);
  const bench = dice === null ? null : <Bench {...{ props, interaction, dice }}>{policies}</Bench>;
  const docked = useLayout() === 'phone';
  const wide = useWide();
  const standing =
    docked && selection.target === null && (task?.kind === 'walk' || task?.kind === 'leap') ? (
      <DockedStand {...{ locale, view, task }} hold={handling.hold} />
    ) : null;
  const about = unitAt(aim) ?? selection.target;
  const foe = about === null ? undefined : choices.targets.get(unitPlace(about));
  const charged =
    foe?.kind === 'foe' && foe.moves.some(({ do: verb }) => verb === 'charge') ? foe.unit : null;
  const forecast =
    charged === null || selection.unit === null ? null : (
      <ChargeForecast
        {...{ locale, view }}
        unit={selection.unit}
        target={charged}
        openRules={props.openRules}
      />
    );
  const fleeing = forecast === null && selection.target === null ? fleeingUnit(view, choices) : null;
  const flight =
    fleeing === null ? null : (
      <FleeForecast {...{ locale, view }} unit={fleeing} openRules={props.openRules} />
    );
  const measured =
    docked && tools.on.has('tape') ? (
      <Suspense fallback={null}>
        <TapeCard
          {...{ locale, view }}
          docked
          sheet={handling.sheet}
          tape={handling.tape}
          viewer={viewer}
          openRules={props.openRules}
        />
      </Suspense>
    ) : null;
  return (
    <Frame
      slots={slots}
      phases={<PhaseTrack locale={locale} view={view} />}
      phase={<PhaseNow locale={locale} view={view} />}
      standing={<SideStrip {...props} />}
      prompt={<Prompt locale={locale} {...promptFor(props, interaction, handling.hold)} />}
      board={
        <BesideBench bench={docked ? null : bench}>
          <Board {...{ props, interaction, handling, tools, scene, playing }} />
          {dice === null && past === null ? <ToldRolls props={props} scene={told} /> : null}
          {notice}
        </BesideBench>
      }
      hand={
        measured ??
        (outcome === null
          ? ((docked ? bench : null) ??
            trayFor({ props, interaction }) ??
            (docked ? forecast : null) ??
            standing ??
            rolled)
          : null)
      }
      actions={
        outcome === null && !props.past ? (
          <TableActions props={props} interaction={interaction}>
            {/* On a phone the table needs the room while a unit is being moved. */}
            {docked && task !== null ? null : done}
          </TableActions>
        ) : null
      }
      beside={
        // The bench takes the place of the rosters.
        wide && bench === null ? (
          <div className={sides['column']}>
            <Rosters {...{ props, interaction }} />
            {/* The result shows them, too. */}
            {outcome === null ? <Points props={props} /> : null}
          </div>
        ) : null
      }
      plates={
        <>
          {docked ? null : (forecast ?? flight)}
          {wide ? <Cards {...{ props, interaction }} /> : <Leaves {...{ props, interaction }} />}
          {dice === null && outcome === null ? policies : null}
        </>
      }
      labels={{
        hand: sayBoard(locale, 'tab.table'),
        players: sayBoard(locale, 'tab.sides'),
        log: sayBoard(locale, 'tab.log'),
      }}
    />
  );
}
