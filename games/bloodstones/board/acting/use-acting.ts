import type { Refusal, Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { Off } from '@sanguine/ui/actions/deed.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import { forceOf, hasUnits } from '../../rules/forces.ts';
import type { Move } from '../../rules/moves.ts';
import { HIDDEN, type State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { type Deed, offBy } from '../actions/deed.ts';
import type { Means } from '../map/use-pointing.ts';
import { dueNow, tapped } from '../plan/payment.ts';
import { column, moveAt } from '../plan/pointing.ts';
import { after, kept, NOTHING, type Selection, toggled } from '../plan/selection.ts';
import { forcedMove, usable } from '../plan/usable.ts';
import { whyNone } from '../plan/why.ts';
import type { Warning } from '../warnings/warning.ts';
import { doubtsAbout } from './doubts.ts';
import { type Stage, stageFor } from './stage.ts';

/** Moves held back until their maker has read what they would cost. */
interface Doubt {
  readonly warnings: readonly Warning[];
  readonly moves: readonly Move[];
}

interface Aim {
  readonly area: Area;
  readonly means: Means;
}

interface Held {
  readonly number: number;
  readonly selection: Selection;
  /** The viewer's own last move: the army it moved stays in hand. */
  readonly played: Move | null;
  readonly battle: Area | null;
  /** The choice marked in a battle. */
  readonly picked: string | null;
}

export interface Acting {
  /** The viewer's seat while it may act; else null. */
  readonly seat: Seat | null;
  readonly selection: Selection;
  readonly stage: Stage;
  readonly aim: Area | null;
  readonly battle: Area | null;
  readonly picked: string | null;
  readonly doubt: Doubt | null;
  /** Why what was just tried cannot be done, and beside what to say so. */
  readonly refused: { readonly off: Off; readonly at: Element | null } | null;
  readonly aimAt: (area: Area | null, means: Means) => void;
  readonly press: (area: Area, means: Means, element: Element) => void;
  readonly tapTile: (place: number, element: Element) => void;
  readonly takeKind: (kind: UnitKind, element: Element) => void;
  readonly take: (selection: Selection) => void;
  readonly toggleUnit: (kind: UnitKind, take: boolean) => void;
  readonly perform: (moves: readonly Move[]) => void;
  readonly carryOut: (deed: Deed) => void;
  readonly pick: (key: string) => void;
  readonly decide: (go: boolean) => void;
  readonly cancel: () => void;
}

type Props = TableProps<State, Move, Event>;

/** What a person has in hand at the table, and what their hands do next. */
export function useActing(props: Props): Acting {
  const { view, viewer, number, deciders, sealed, live, settings, play } = props;
  const seat =
    viewer !== null && live && deciders.includes(viewer) && !sealed.includes(viewer) ? viewer : null;
  const [held, setHeld] = useState<Held>({
    number,
    selection: NOTHING,
    played: null,
    battle: null,
    picked: null,
  });
  const [aim, setAim] = useState<Aim | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [refused, setRefused] = useState<Acting['refused']>(null);
  if (held.number !== number) {
    const selection =
      seat === null
        ? NOTHING
        : held.played === null
          ? kept(held.selection, view, seat)
          : after(held.played, view, seat);
    setHeld({ number, selection, played: null, battle: null, picked: null });
    setDoubt(null);
    setRefused(null);
    if (aim?.means === 'touch') setAim(null);
  }
  const { selection, battle, picked } = held;
  const stage = useMemo(() => stageFor(view, seat, selection), [view, seat, selection]);

  const take = (next: Selection): void => {
    setRefused(null);
    setHeld((now) => ({ ...now, selection: next, battle: null }));
  };
  /** Each step of a march is made on the table the one before has left. */
  const run = async ([move, ...rest]: readonly Move[]): Promise<void> => {
    if (move === undefined) return;
    setHeld((now) => ({ ...now, played: move }));
    const refusal = await play(move);
    if (refusal === null) {
      await run(rest);
      return;
    }
    setHeld((now) => ({ ...now, played: null }));
    tell(refusal, null);
  };
  const tell = (refusal: Refusal, at: Element | null): void => {
    setRefused({ off: offBy(settings.locale, refusal), at });
  };
  const perform = (moves: readonly Move[]): void => {
    if (seat === null || moves.length === 0) return;
    const warnings = settings.warnings ? doubtsAbout(view, seat, moves) : [];
    if (warnings.length > 0) setDoubt({ warnings, moves });
    else void run(moves);
  };

  const forced = seat !== null && settings.forced ? forcedMove(view, stage.moves) : null;
  const done = useRef(-1);
  useEffect(() => {
    if (forced === null || done.current === number) return;
    done.current = number;
    void play(forced);
  }, [forced, number, play]);

  // A reason stands until somebody does something else.
  useEffect(() => {
    if (refused === null) return undefined;
    const away = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest('[role="tooltip"]') === null) setRefused(null);
    };
    document.addEventListener('pointerdown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
    };
  }, [refused]);

  const press = (area: Area, means: Means, element: Element): void => {
    setRefused(null);
    const target = stage.targets.get(area);
    const looked = means !== 'touch' || aim?.area === area;
    if (means === 'touch') setAim({ area, means });
    if (seat === null) return;
    const { stacks, battles } = usable(stage.moves);
    const here = battles.filter((move) => move.area === area);
    if (target !== undefined) {
      if (!looked) return;
      if (selection.kind !== null && view.frames.at(-1)?.step === 'deploy')
        take({ ...NOTHING, deployed: [...selection.deployed, { kind: selection.kind, area }] });
      else perform(target.moves);
    } else if (selection.from === area) take(NOTHING);
    else if (stacks.has(area)) take({ ...NOTHING, from: area });
    else if (here.length > 0) {
      if (battle === area && here.length === 1) perform(here);
      else setHeld((now) => ({ ...now, selection: NOTHING, battle: area }));
    } else {
      const move = moveAt(view, seat, selection, area);
      const refusal = move === null ? whyStuck(area) : bloodstones.refuse(view, seat, move);
      if (refusal !== null) tell(refusal, element);
    }
  };
  /** Pointing at an own army that cannot be used asks why. */
  const whyStuck = (area: Area): Refusal | null => {
    const step = view.frames.at(-1)?.step;
    if (seat === null || (step !== 'main' && step !== 'march') || !hasUnits(view, seat, area)) return null;
    return whyNone(view, seat, 'step', (move) => move.do === 'step' && move.from === area);
  };

  const takeKind = (kind: UnitKind, element: Element): void => {
    const step = view.frames.at(-1)?.step;
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
    setRefused(null);
    const tile = seat === null ? undefined : playerOf(view, seat).hand[place];
    const due = dueNow(view);
    if (seat === null || tile === undefined || tile === HIDDEN) return;
    if (due !== null) take({ ...selection, tiles: tapped(view, seat, selection, due, place) });
    else if (view.frames.at(-1)?.step === 'swap')
      setHeld((now) => ({ ...now, picked: now.picked === `swap:${tile}` ? null : `swap:${tile}` }));
    else if (tile !== 'blank') takeKind(tile, element);
  };

  return {
    seat,
    selection,
    stage,
    aim: aim?.area ?? null,
    battle,
    picked,
    doubt,
    refused,
    aimAt: (area, means) => {
      if (means === 'key') setRefused(null);
      // A mouse that leaves does not take a key's or a finger's aim away.
      if (area === null) setAim((now) => (now?.means === means ? null : now));
      else setAim((now) => (now?.area === area && now.means === means ? now : { area, means }));
    },
    press,
    tapTile,
    takeKind,
    take,
    toggleUnit: (kind, on) => {
      if (seat === null || selection.from === null) return;
      const force = forceOf(view, seat, selection.from);
      take({ ...selection, units: toggled(column(view, seat, selection), force, kind, on) });
    },
    perform,
    carryOut: ({ does }) => {
      setRefused(null);
      if ('plays' in does) perform(does.plays);
      else if ('takes' in does) take(does.takes);
      else if (does.looks !== null) {
        setAim({ area: does.looks, means: 'key' });
        document.querySelector<HTMLElement>(`button[data-area="${does.looks}"]`)?.focus();
      }
    },
    pick: (key) => {
      setHeld((now) => ({ ...now, picked: key }));
    },
    decide: (go) => {
      setDoubt(null);
      if (go && doubt !== null) void run(doubt.moves);
    },
    cancel: () => {
      setDoubt(null);
      take(NOTHING);
      setAim(null);
    },
  };
}
