import type { Locale, Masked, Seat } from '@sanguine/kernel';
import { useMemo } from 'react';
import type { Stage } from '../acting/use-holding.ts';
import type { TableProps } from '../contract.ts';

/** What a person could do now, and with what in hand. */
export interface Situation<View, Hand, Spot, Move, Target> extends Stage<Spot, Move, Target> {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Hand;
  /** The lit place that is pointed at. */
  readonly aim: Target | null;
}

/** How a board says what can be done; each the same function each time. */
export interface Offering<View, Hand, Spot, Move, Target, Setting extends Stage<Spot, Move, Target>, Deed> {
  readonly deedsFor: (situation: Situation<View, Hand, Spot, Move, Target> & Setting) => readonly Deed[];
  /** The explicit end of a turn or a step; null where nothing is ended by hand. */
  readonly endingDeed: (locale: Locale, view: View, seat: Seat) => Deed | null;
}

interface Held<Spot, Hand, Setting> {
  readonly seat: Seat | null;
  readonly selection: Hand;
  readonly stage: Setting;
  readonly aim: Spot | null;
}

interface Offered<Deed> {
  readonly deeds: readonly Deed[];
  readonly ending: Deed | null;
}

const NOTHING: Offered<never> = { deeds: [], ending: null };

/** What can be done now, for who may act. */
export function useDeeds<
  State,
  Hand,
  Spot,
  Move,
  Event,
  Target,
  Setting extends Stage<Spot, Move, Target>,
  Deed,
>(
  { view, settings }: TableProps<State, Move, Event>,
  { seat, selection, stage, aim }: Held<Spot, Hand, Setting>,
  { deedsFor, endingDeed }: Offering<Masked<State>, Hand, Spot, Move, Target, Setting, Deed>,
): Offered<Deed> {
  const { locale } = settings;
  return useMemo(() => {
    if (seat === null) return NOTHING;
    const target = aim === null ? null : (stage.targets.get(aim) ?? null);
    return {
      deeds: deedsFor({ locale, view, seat, selection, ...stage, aim: target }),
      ending: endingDeed(locale, view, seat),
    };
  }, [deedsFor, endingDeed, locale, view, seat, selection, stage, aim]);
}
