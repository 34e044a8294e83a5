import type { Refusal } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { type Holding, useHolding } from '@sanguine/ui/acting/use-holding.ts';
import { focusSpot, type Means, type Pointing } from '@sanguine/ui/acting/use-pointing.ts';
import { useEffect, useRef } from 'react';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { dueNow } from '../../rules/due.ts';
import type { Event } from '../../rules/events.ts';
import { forceOf, hasUnits } from '../../rules/forces.ts';
import type { Move } from '../../rules/moves.ts';
import { HIDDEN, type State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { offBy } from '../actions/deed.ts';
import { tapped } from '../plan/payment.ts';
import { column, moveAt } from '../plan/pointing.ts';
import { anew, NOTHING, type Selection, toggled } from '../plan/selection.ts';
import { forcedMove, usable } from '../plan/usable.ts';
import { whyNone } from '../plan/why.ts';
import { warningOff } from '../warnings/words.ts';
import { doubtsAbout } from './doubts.ts';
import { type Stage, stageFor } from './stage.ts';

export interface Acting extends Holding<Area, Selection, Move, Area, Stage> {
  readonly press: Pointing<Area>['press'];
  readonly tapTile: (place: number, element: Element) => void;
  readonly takeKind: (kind: UnitKind, element: Element) => void;
  readonly toggleUnit: (kind: UnitKind, take: boolean) => void;
  readonly pick: (key: string) => void;
}

/** What a person has in hand at the table, and what their hands do next. */
export function useActing(props: TableProps<State, Move, Event>): Acting {
  const { view, number, settings, play } = props;
  const { locale } = settings;
  const holding = useHolding(props, {
    nothing: NOTHING,
    anew,
    stageFor,
    lookAt: (area: Area, aimAt) => {
      aimAt(area, 'key');
      focusSpot('data-area', area);
    },
    doubts: (table, seat, moves) =>
      doubtsAbout(table, seat, moves).map((warning) => warningOff(locale, warning)),
    words: (refusal) => offBy(locale, refusal),
  });
  const { seat, selection, stage, take, tell, perform } = holding;
  const step = view.frames.at(-1)?.step;

  const forced = seat !== null && settings.forced ? forcedMove(view, stage.moves) : null;
  const done = useRef(-1);
  useEffect(() => {
    if (forced === null || done.current === number) return;
    done.current = number;
    void play(forced);
  }, [forced, number, play]);

  const press = (area: Area, means: Means, element: Element): void => {
    const looked = holding.look(area, means);
    if (seat === null) return;
    const target = stage.targets.get(area);
    const { stacks, battles } = usable(stage.moves);
    const here = battles.filter((move) => move.area === area);
    if (target !== undefined) {
      if (!looked) return;
      if (selection.kind !== null && step === 'deploy')
        take({ ...NOTHING, deployed: [...selection.deployed, { kind: selection.kind, area }] });
      else perform(target.moves, element);
    } else if (selection.from === area) take(NOTHING);
    else if (stacks.has(area)) take({ ...NOTHING, from: area });
    else if (here.length > 0) {
      if (selection.battle === area && here.length === 1) perform(here, element);
      else take({ ...NOTHING, battle: area });
    } else {
      const move = moveAt(view, seat, selection, area);
      const refusal = move === null ? whyStuck(area) : bloodstones.refuse(view, seat, move);
      if (refusal !== null) tell(refusal, element);
    }
  };
  /** Pointing at an own army that cannot be used asks why. */
  const whyStuck = (area: Area): Refusal | null => {
    if (seat === null || (step !== 'main' && step !== 'march') || !hasUnits(view, seat, area)) return null;
    return whyNone(view, seat, 'step', (move) => move.do === 'step' && move.from === area);
  };

  const takeKind = (kind: UnitKind, element: Element): void => {
    if (seat === null || (step !== 'main' && step !== 'muster' && step !== 'return' && step !== 'deploy'))
      return;
    const taken = selection.kind === kind ? null : kind;
    take({ ...NOTHING, kind: taken, deployed: selection.deployed });
    if (taken === null || step === 'deploy') return;
    const refusal = whyNone(
      view,
      seat,
      step === 'main' ? 'build' : step,
      (move) => 'kind' in move && move.kind === taken,
    );
    if (refusal !== null) tell(refusal, element);
  };
  const tapTile = (place: number, element: Element): void => {
    holding.hush();
    const tile = seat === null ? undefined : playerOf(view, seat).hand[place];
    const due = dueNow(view);
    if (seat === null || tile === undefined || tile === HIDDEN) return;
    if (due !== null) take({ ...selection, tiles: tapped(view, seat, selection, due, place) });
    else if (step === 'swap')
      take({ ...selection, picked: selection.picked === `swap:${tile}` ? null : `swap:${tile}` });
    else if (tile !== 'blank') takeKind(tile, element);
  };

  return {
    ...holding,
    press,
    tapTile,
    takeKind,
    toggleUnit: (kind, on) => {
      if (seat === null || selection.from === null) return;
      const force = forceOf(view, seat, selection.from);
      take({ ...selection, units: toggled(column(view, seat, selection), force, kind, on) });
    },
    pick: (key) => {
      take({ ...selection, picked: key });
    },
  };
}
