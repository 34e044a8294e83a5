import type { Seat } from '@sanguine/kernel';
import type { GlyphName } from '../glyph/glyph.tsx';

/** The gestures with which every game shows what happens on its board. */
export const GESTURES = ['travel', 'arrive', 'lose', 'strike', 'pulse', 'gain', 'pay', 'roll'] as const;

/**
 * `travel`: a piece moves along a way. `arrive`, `lose`: one appears, one is gone. `strike`: somebody attacks. `pulse`: look
 * here. `gain`, `pay`: a number rises where something was won or spent. `roll`: dice fall, or tiles and cards are turned up.
 */
export type Gesture = (typeof GESTURES)[number];

/** One gesture: who did it, where, and what it gained or cost. The game defines places and pieces. */
export type Cue<Place, Piece> =
  | {
      readonly gesture: 'travel';
      readonly seat: Seat | null;
      readonly piece: Piece;
      /** From its start to its end. */
      readonly way: readonly Place[];
      /** The length of the way, in steps of a usual length. */
      readonly steps: number;
    }
  | {
      readonly gesture: 'arrive' | 'lose';
      readonly seat: Seat | null;
      readonly piece: Piece;
      readonly place: Place;
    }
  | {
      readonly gesture: 'strike';
      readonly seat: Seat | null;
      /** Null if it comes from the place itself. */
      readonly from: Place | null;
      readonly place: Place;
    }
  | { readonly gesture: 'pulse'; readonly seat: Seat | null; readonly place: Place }
  | {
      readonly gesture: 'gain' | 'pay';
      readonly seat: Seat | null;
      readonly place: Place;
      /** Above zero; the gesture tells whether it is gained or paid. */
      readonly by: number;
      /** What is counted, in games that count more than one thing. */
      readonly of: GlyphName | null;
    }
  | { readonly gesture: 'roll' };

/** A cue that begins `at` milliseconds after its row was shown and lasts `ms`, at normal speed. */
export type TimedCue<Place, Piece> = Cue<Place, Piece> & { readonly at: number; readonly ms: number };

/** Where an event is told if it shows nothing on the board. */
type ToldBy = 'prompt' | 'panel' | 'plate' | 'hand' | 'log';

/** How every event of a game is shown: by gestures, or where else it is told. */
export type Language<Event extends { readonly e: string }> = Readonly<
  Record<Event['e'], readonly [Gesture, ...Gesture[]] | ToldBy>
>;

/** The gestures that may show an event. */
export function gesturesOf(
  language: Language<{ readonly e: string }>,
  event: { readonly e: string },
): readonly Gesture[] {
  const shown = language[event.e];
  return shown === undefined || typeof shown === 'string' ? [] : shown;
}
