import type { TableProps } from '@sanguine/ui';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import { type ReactNode, Suspense } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { unitAt } from '../plan/targets.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import type { Handling } from '../interaction/use-ground-hold.ts';
import type { Tools } from '../interaction/use-tools.ts';
import { Reveal } from '../story/reveal.tsx';
import { RoundCard } from '../story/round-card.tsx';
import css from './handling.module.css';
import { Magnifier, Result, TapeCard } from './late.ts';
import { MusterSheet } from './muster-sheet.tsx';
import { PlaceTip } from './place-tip.tsx';
import { StandTip } from './stand-tip.tsx';
import { Legend, ToolBar } from './tool-bar.tsx';

interface OverlayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly handling: Handling;
  readonly tools: Tools;
}

/** Everything over the table that does not pan with it. */
export function Overlay({ props, interaction, handling, tools }: OverlayProps): ReactNode {
  const { view, settings, outcome } = props;
  const { seat, selection, choices, aim, refused, warned } = interaction;
  const { locale } = settings;
  const docked = useLayout() === 'phone';
  const { sheet, hold, tape } = handling;
  // After choosing a place the player wants to know what it means; when pointing at a unit, about that unit.
  const standing = choices.draft !== null && unitAt(aim) === null;
  const told = refused !== null || warned !== null;
  // The buttons show all that can be done to the selected target, and its card more: a tip would hide the lane to it.
  const inHand = selection.target !== null && unitAt(aim) === selection.target;
  const mustering = view.frames.at(-1)?.step === 'muster' && seat !== null;
  const measures = tools.on.has('tape');
  return (
    <>
      {aim === null ||
      standing ||
      told ||
      measures ||
      inHand ||
      (docked && selection.target !== null) ? null : (
        <PlaceTip
          key={aim}
          {...{ locale, view, seat }}
          place={aim}
          target={choices.targets.get(aim) ?? null}
        />
      )}
      {docked || told || unitAt(aim) !== null ? null : <StandTip {...{ locale, sheet, view, hold }} />}
      <Suspense fallback={null}>{docked ? <Magnifier {...{ sheet, view, hold }} /> : null}</Suspense>
      {mustering ? null : (
        <div className={css['instruments']}>
          <Legend
            locale={locale}
            sight={tools.on.has('sight') || selection.target !== null}
            threats={tools.on.has('threats')}
          />
          <ToolBar {...{ locale, tools }} />
        </div>
      )}
      <Suspense fallback={null}>
        {measures && !docked ? (
          <TapeCard {...{ locale, sheet, view, tape }} viewer={props.viewer} openRules={props.openRules} />
        ) : null}
      </Suspense>
      {mustering ? <MusterSheet props={props} interaction={interaction} /> : null}
      <Reveal props={props} />
      <RoundCard props={props} />
      {outcome === null ? null : (
        <Suspense fallback={null}>
          <Result {...{ props, outcome }} />
        </Suspense>
      )}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
