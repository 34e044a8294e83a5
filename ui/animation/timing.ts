import type { Cue, Gesture, TimedCue } from './gesture.ts';

/** Milliseconds a gesture lasts at normal speed; for a travel, each step. Text lasts longest, because it has to be read. */
export const DURATIONS: Readonly<Record<Gesture, number>> = {
  travel: 220,
  arrive: 320,
  lose: 900,
  strike: 700,
  pulse: 600,
  gain: 1600,
  pay: 1600,
  roll: 3200,
};

/** Milliseconds after which the next gesture of the same row begins; after a travel, once it has arrived. */
const LEADS: Readonly<Record<Exclude<Gesture, 'travel'>, number>> = {
  arrive: 110,
  lose: 130,
  strike: 240,
  pulse: 110,
  gain: 180,
  pay: 180,
  roll: 0,
};

/** Milliseconds for which a gesture's mark stays afterwards, so that it can be found. */
export const AFTERGLOW: Readonly<Partial<Record<Gesture, number>>> = { travel: 900, arrive: 500 };

/** The most one way takes, however long. */
const LONGEST_WAY_MS = 500;
/** The last gesture of a row begins at most this long after the first; long rows play faster. */
export const LATEST_MS = 1500;

/** Schedules the gestures of one row one after another, in the order of its events. */
export function inTurn<Place, Piece>(cues: readonly Cue<Place, Piece>[]): TimedCue<Place, Piece>[] {
  const leads = cues.map((cue) => (cue.gesture === 'travel' ? wayMs(cue.steps) : LEADS[cue.gesture]));
  const whole = leads.reduce((sum, lead) => sum + lead, 0);
  const pace = Math.min(1, LATEST_MS / Math.max(1, whole));
  let begun = 0;
  return cues.map((cue, index) => {
    const at = Math.round(begun);
    const lead = (leads[index] ?? 0) * pace;
    begun += lead;
    return { ...cue, at, ms: cue.gesture === 'travel' ? Math.round(lead) : DURATIONS[cue.gesture] };
  });
}

function wayMs(steps: number): number {
  return Math.min(LONGEST_WAY_MS, DURATIONS.travel * Math.max(1, steps));
}

/** The same with motion off: places are outlined, numbers stand still, and nothing moves. */
export function stilled<Place, Piece>(cues: readonly Cue<Place, Piece>[]): TimedCue<Place, Piece>[] {
  const outlined = new Set<Place>();
  const outline = (seat: number | null, places: readonly Place[]): Cue<Place, Piece>[] =>
    places.flatMap((place) => {
      if (outlined.has(place)) return [];
      outlined.add(place);
      return [{ gesture: 'pulse' as const, seat, place }];
    });
  const still = cues.flatMap((cue): readonly Cue<Place, Piece>[] => {
    switch (cue.gesture) {
      case 'travel':
        return outline(
          cue.seat,
          [cue.way[0], cue.way.at(-1)].filter((place) => place !== undefined),
        );
      case 'gain':
      case 'pay':
        return [...outline(cue.seat, [cue.place]), cue];
      case 'roll':
        return [cue];
      default:
        return outline(cue.seat, [cue.place]);
    }
  });
  return still.map((cue) => ({ ...cue, at: 0, ms: DURATIONS[cue.gesture] }));
}

/** How long all of them take together. */
export function lengthOf(cues: readonly TimedCue<unknown, unknown>[]): number {
  return Math.max(0, ...cues.map(({ at, ms, gesture }) => at + ms + (AFTERGLOW[gesture] ?? 0)));
}
