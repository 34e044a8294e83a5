import type { TableProps } from '@sanguine/ui';
import { type Holding, useHolding } from '@sanguine/ui/acting/use-holding.ts';
import type { Pointing } from '@sanguine/ui/acting/use-pointing.ts';
import { FIGURES } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { offBy } from '../actions/off.ts';
import { cardOffer, toggled } from '../plan/cards.ts';
import { NOTHING, opening, type Selection } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import { warningOff, warningsFor } from '../warnings/warnings.ts';
import { pressing } from './pressing.ts';
import { type Stage, stageFor } from './stage.ts';

export interface Acting extends Holding<Place, Selection, AnyMove, string, Stage> {
  readonly press: Pointing<Place>['press'];
  /** The card with this number among those a question is about. */
  readonly takeCard: (at: number) => void;
}

/** What a person has in hand at the table, and what their hands do next. */
export function useActing(props: TableProps<State, AnyMove, Event>): Acting {
  const { view, settings } = props;
  const { locale } = settings;
  const holding = useHolding(props, {
    nothing: NOTHING,
    anew: opening,
    stageFor,
    lookAt,
    doubts: (table, seat, moves) =>
      moves.flatMap((move) => warningsFor(table, seat, move)).map((warning) => warningOff(locale, warning)),
    words: (refusal) => offBy(locale, refusal),
  });
  const { seat, selection, stage, take, perform } = holding;
  return {
    ...holding,
    press: (place, means, element) => {
      const looked = holding.look(place, means);
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
        if (refusal !== null) holding.tell(refusal, element);
      }
    },
    takeCard: (at) => {
      const offer = seat === null ? null : cardOffer(view, seat);
      if (offer !== null) take(toggled(selection, offer, at));
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
