import type { TableProps } from '@sanguine/ui';
import { type Gripping, useGrip } from '@sanguine/ui/acting/use-grip.ts';
import type { Means } from '@sanguine/ui/acting/use-pointing.ts';
import { useMemo } from 'react';
import { FIGURES } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Deed } from '../actions/does.ts';
import { offBy } from '../actions/off.ts';
import { cardOffer, toggled } from '../plan/cards.ts';
import { NOTHING, opening, type Selection } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import { warningOff, warningsFor } from '../warnings/warnings.ts';
import { pressing } from './pressing.ts';
import { type Stage, stageFor } from './stage.ts';

export interface Acting extends Pick<
  Gripping<Place, Selection, AnyMove>,
  'seat' | 'aim' | 'doubt' | 'refused' | 'aimAt' | 'take' | 'decide' | 'cancel'
> {
  readonly selection: Selection;
  readonly stage: Stage;
  readonly press: (place: Place, means: Means, element: Element) => void;
  /** The card with this number among those a question is about. */
  readonly takeCard: (at: number) => void;
  readonly perform: (move: AnyMove) => void;
  readonly carryOut: (deed: Deed) => void;
}

/** What a person has in hand at the table, and what their hands do next. */
export function useActing(props: TableProps<State, AnyMove, Event>): Acting {
  const { view, settings } = props;
  const { locale } = settings;
  const grip = useGrip<State, Place, Selection, AnyMove, Event>(props, {
    nothing: NOTHING,
    anew: opening,
    doubts: (table, seat, moves) =>
      moves.flatMap((move) => warningsFor(table, seat, move)).map((warning) => warningOff(locale, warning)),
    words: (refusal) => offBy(locale, refusal),
  });
  const { seat, hand: selection, take, perform } = grip;
  const stage = useMemo(() => stageFor(view, seat, selection), [view, seat, selection]);

  const press = (place: Place, means: Means, element: Element): void => {
    const looked = grip.look(place, means);
    if (seat === null) return;
    // Only a mouse is fine enough to hit a figure and mean it.
    const named = means === 'mouse' ? element.getAttribute('data-figure') : null;
    const figure = FIGURES.find((one) => one === named) ?? null;
    const answer = pressing(view, seat, selection, stage, place, figure);
    if ('takes' in answer) take(answer.takes);
    else if ('plays' in answer) {
      if (looked) perform([answer.plays], element);
    } else {
      const refusal = whyNotAt(view, seat, selection, place);
      if (refusal !== null) grip.tell(refusal, element);
    }
  };

  return {
    ...grip,
    selection,
    stage,
    press,
    takeCard: (at) => {
      const offer = seat === null ? null : cardOffer(view, seat);
      if (offer !== null) take(toggled(selection, offer, at));
    },
    perform: (move) => {
      perform([move]);
    },
    carryOut: ({ does }) => {
      grip.hush();
      if ('plays' in does) perform([does.plays]);
      else if ('takes' in does) take(does.takes);
      else if (does.looks !== null) lookAt(does.looks);
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
