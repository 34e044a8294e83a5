import { type Refusal, same, type Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { Off } from '@sanguine/ui/actions/deed.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Figure } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Deed } from '../actions/does.ts';
import { offBy } from '../actions/off.ts';
import { cardOffer, toggled } from '../plan/cards.ts';
import { NOTHING, opening, type Selection, stepOf, type View } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import type { Means } from '../ring/use-pointing.ts';
import { warningOff, warningsFor } from '../warnings/warnings.ts';
import { pressing } from './pressing.ts';
import { type Stage, stageFor } from './stage.ts';

/** A move held back until its maker has read what it would cost. */
interface Doubt {
  readonly doubts: readonly Off[];
  readonly move: AnyMove;
}

interface Held {
  readonly number: number;
  readonly view: View;
  readonly seat: Seat | null;
  readonly selection: Selection;
}

export interface Acting {
  /** The viewer's seat while it may act; else null. */
  readonly seat: Seat | null;
  readonly selection: Selection;
  readonly stage: Stage;
  readonly aim: Place | null;
  readonly doubt: Doubt | null;
  /** Why what was just tried cannot be done, and beside what to say so. */
  readonly refused: { readonly off: Off; readonly at: Element } | null;
  readonly aimAt: (place: Place | null, means: Means) => void;
  readonly press: (place: Place, figure: Figure | null, means: Means, element: Element) => void;
  readonly take: (selection: Selection) => void;
  /** The card with this number among those a question is about. */
  readonly takeCard: (at: number) => void;
  /** Makes a move, once its doubts have been heard. */
  readonly perform: (move: AnyMove) => void;
  readonly carryOut: (deed: Deed) => void;
  readonly decide: (go: boolean) => void;
  readonly cancel: () => void;
}

type Props = TableProps<State, AnyMove, Event>;

/** What a person has in hand at the table, and what their hands do next. */
export function useActing({ view, viewer, number, deciders, sealed, live, settings, play }: Props): Acting {
  const { locale } = settings;
  const asked = viewer !== null && live && deciders.includes(viewer) && !sealed.includes(viewer);
  const seat = asked ? viewer : null;
  const [held, setHeld] = useState<Held>(() => ({
    number,
    view,
    seat,
    selection: seat === null ? NOTHING : opening(view, seat),
  }));
  const [aim, setAim] = useState<{ place: Place; means: Means } | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [refused, setRefused] = useState<Acting['refused']>(null);
  if (held.number !== number || held.seat !== seat) {
    // Somebody else has sealed a choice: what is in one's own hand stays there.
    const still = held.seat === seat && same(held.view, view);
    const fresh = seat === null ? NOTHING : opening(view, seat);
    setHeld({ number, view, seat, selection: still ? held.selection : fresh });
    if (!still) {
      setDoubt(null);
      setRefused(null);
      // What a resting mouse pointed at may lie under something else by now.
      const other = stepOf(held.view) !== stepOf(view);
      if (aim?.means === 'touch' || (aim?.means === 'mouse' && other)) setAim(null);
    }
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
    const refusal = await play(move);
    if (refusal !== null) tell(refusal, at ?? document.querySelector('main'));
  };
  const perform = (move: AnyMove, at: Element | null = null): void => {
    if (seat === null) return;
    const warnings = settings.warnings ? warningsFor(view, seat, move) : [];
    if (warnings.length > 0) setDoubt({ doubts: warnings.map((one) => warningOff(locale, one)), move });
    else void run(move, at);
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

  const press = (place: Place, figure: Figure | null, means: Means, element: Element): void => {
    setRefused(null);
    // A finger looks first.
    const looked = means !== 'touch' || aim?.place === place;
    if (means === 'touch') setAim({ place, means });
    if (seat === null) return;
    const answer = pressing(view, seat, selection, stage, place, means === 'touch' ? null : figure);
    if ('takes' in answer) take(answer.takes);
    else if ('plays' in answer) {
      if (looked) perform(answer.plays, element);
    } else {
      const refusal = whyNotAt(view, seat, selection, place);
      if (refusal !== null) tell(refusal, element);
    }
  };

  return {
    seat,
    selection,
    stage,
    aim: aim?.place ?? null,
    doubt,
    refused,
    aimAt: (place, means) => {
      if (means === 'key') setRefused(null);
      // A mouse that leaves does not take a key's or a finger's aim away.
      if (place === null) setAim((now) => (now?.means === means ? null : now));
      else setAim((now) => (now?.place === place && now.means === means ? now : { place, means }));
    },
    press,
    take,
    takeCard: (at) => {
      const offer = seat === null ? null : cardOffer(view, seat);
      if (offer !== null) take(toggled(selection, offer, at));
    },
    perform: (move) => {
      perform(move);
    },
    carryOut: ({ does }) => {
      setRefused(null);
      if ('plays' in does) perform(does.plays);
      else if ('takes' in does) take(does.takes);
      else if (does.looks !== null) lookAt(does.looks);
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

/** Leads a person to what is to be pointed at: the thing itself, or the first one in it. */
function lookAt(guide: string): void {
  const found = document.querySelector<HTMLElement>(`[data-guide="${guide}"]`);
  const first =
    found?.matches('button, [tabindex]') === true ? found : found?.querySelector<HTMLElement>('button');
  first?.focus();
}
