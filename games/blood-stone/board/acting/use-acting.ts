import type { Refusal, Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { Off } from '@sanguine/ui/actions/deed.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Space } from '../../content/glade.ts';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { unitAt } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Deed } from '../actions/does.ts';
import { offBy } from '../actions/off.ts';
import type { Means } from '../glade/use-pointing.ts';
import { after, commanded, NOTHING, opening, type Selection } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import { warningOff, warningsFor } from '../warnings/warnings.ts';
import { type Stage, stageFor } from './stage.ts';

/** A move held back until its maker has read what it would cost. */
interface Doubt {
  readonly doubts: readonly Off[];
  readonly move: AnyMove;
}

interface Held {
  readonly number: number;
  readonly seat: Seat | null;
  readonly selection: Selection;
  /** The viewer's own last move: the piece it moved stays in hand. */
  readonly played: AnyMove | null;
}

export interface Acting {
  /** The viewer's seat while it may act; else null. */
  readonly seat: Seat | null;
  readonly selection: Selection;
  readonly stage: Stage;
  readonly aim: Space | null;
  readonly doubt: Doubt | null;
  /** Why what was just tried cannot be done, and beside what to say so. */
  readonly refused: { readonly off: Off; readonly at: Element } | null;
  readonly aimAt: (space: Space | null, means: Means) => void;
  readonly press: (space: Space, means: Means, element: Element) => void;
  readonly takeUnit: (unit: Unit) => boolean;
  readonly takeCard: (card: Spell) => void;
  readonly chooseTarget: (unit: Unit) => void;
  readonly offer: (blood: number) => void;
  readonly carryOut: (deed: Deed) => void;
  readonly decide: (go: boolean) => void;
  readonly cancel: () => void;
}

type Props = TableProps<State, AnyMove, Event>;

/** What a person has in hand at the table, and what their hands do next. */
export function useActing({ view, viewer, number, deciders, live, settings, play }: Props): Acting {
  const { locale } = settings;
  const seat = viewer !== null && live && deciders.includes(viewer) ? viewer : null;
  const [held, setHeld] = useState<Held>(() => ({
    number,
    seat,
    selection: seat === null ? NOTHING : opening(view, seat),
    played: null,
  }));
  const [aim, setAim] = useState<{ space: Space; means: Means } | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [refused, setRefused] = useState<Acting['refused']>(null);
  if (held.number !== number || held.seat !== seat) {
    const selection =
      seat === null ? NOTHING : held.played === null ? opening(view, seat) : after(held.played, view, seat);
    setHeld({ number, seat, selection, played: null });
    setDoubt(null);
    setRefused(null);
    if (aim?.means === 'touch') setAim(null);
  }
  const { selection } = held;
  const stage = useMemo(() => stageFor(view, seat, selection), [view, seat, selection]);

  const take = (next: Selection): void => {
    setRefused(null);
    setHeld((now) => ({ ...now, selection: next }));
  };
  const tell = (refusal: Refusal, at: Element | null): void => {
    if (at !== null) setRefused({ off: offBy(locale, refusal), at });
  };
  const run = async (move: AnyMove, at: Element | null): Promise<void> => {
    setHeld((now) => ({ ...now, played: move }));
    const refusal = await play(move);
    if (refusal === null) return;
    setHeld((now) => ({ ...now, played: null }));
    tell(refusal, at ?? document.querySelector('main'));
  };
  const perform = (move: AnyMove, at: Element | null = null): void => {
    if (seat === null) return;
    const warnings = settings.warnings ? warningsFor(view, seat, move) : [];
    if (warnings.length > 0) setDoubt({ doubts: warnings.map((one) => warningOff(locale, view, one)), move });
    else void run(move, at);
  };
  const chooseTarget = (unit: Unit): void => {
    take({ ...selection, target: unit, blood: null });
  };
  const takeUnit = (unit: Unit): boolean => {
    if (seat === null || !commanded(view, seat).includes(unit)) return false;
    take(selection.unit === unit ? NOTHING : { ...NOTHING, unit });
    return true;
  };

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

  const press = (space: Space, means: Means, element: Element): void => {
    setRefused(null);
    const looked = means !== 'touch' || aim?.space === space;
    if (means === 'touch') setAim({ space, means });
    if (seat === null) return;
    const target = stage.targets.get(space);
    const unit = unitAt(view, space);
    if (target?.kind === 'choose') {
      if (unit !== null) chooseTarget(unit);
    } else if (target !== undefined) {
      // A finger looks first, except where nothing can go wrong.
      if (looked || target.move.do === 'place') perform(target.move, element);
    } else if (unit === null || selection.card !== null || !takeUnit(unit)) {
      const refusal = whyNotAt(view, seat, selection, stage.plan, space);
      if (refusal !== null) tell(refusal, element);
    }
  };

  return {
    seat,
    selection,
    stage,
    aim: aim?.space ?? null,
    doubt,
    refused,
    aimAt: (space, means) => {
      if (means === 'key') setRefused(null);
      // A mouse that leaves does not take a key's or a finger's aim away.
      if (space === null) setAim((now) => (now?.means === means ? null : now));
      else setAim((now) => (now?.space === space && now.means === means ? now : { space, means }));
    },
    press,
    takeUnit,
    takeCard: (card) => {
      take(selection.card === card ? NOTHING : { ...NOTHING, card });
    },
    chooseTarget,
    offer: (blood) => {
      take({ ...selection, target: stage.plan?.target ?? null, blood });
    },
    carryOut: ({ does }) => {
      setRefused(null);
      if ('plays' in does) perform(does.plays);
      else if ('takes' in does) take(does.takes);
      else if (does.looks !== null) {
        setAim({ space: does.looks, means: 'key' });
        document.querySelector<HTMLElement>(`[data-space="${does.looks}"]`)?.focus();
      }
    },
    decide: (go) => {
      setDoubt(null);
      if (go && doubt !== null) void run(doubt.move, null);
    },
    cancel: () => {
      setDoubt(null);
      take(NOTHING);
      setAim(null);
    },
  };
}
