import type { Masked, Refusal, Seat } from '@sanguine/kernel';
import { useEffect, useState } from 'react';
import type { Off } from '../actions/deed.ts';
import type { TableProps } from '../contract.ts';
import { actingSeat, aimed, type Asking, carried, freshGrip, type Grip, type Hands, hushed } from './grip.ts';
import type { Means } from './use-pointing.ts';

/** What a game's players take up, and what is said about what they do with it. */
export interface Manner<View, Hand, Move> extends Hands<View, Hand, Move> {
  /** What moves made one after the other would waste or lose. */
  doubts(view: View, seat: Seat, moves: readonly Move[]): readonly Off[];
  words(refusal: Refusal): Off;
}

/** What a person holds at a table, and the ways to take up, look, try and think again. */
export interface Gripping<Spot, Hand, Move> extends Pick<
  Grip<unknown, Spot, Hand, Move>,
  'seat' | 'hand' | 'doubt' | 'refused'
> {
  readonly aim: Spot | null;
  readonly take: (hand: Hand) => void;
  readonly aimAt: (spot: Spot | null, means: Means) => void;
  /** A place is about to be pressed; false: a finger has only now come to look at it. */
  readonly look: (spot: Spot, means: Means) => boolean;
  readonly tell: (refusal: Refusal, at: Element) => void;
  /** Nothing is said any more about what was refused. */
  readonly hush: () => void;
  /** Makes moves one after the other, once their doubts have been heard. */
  readonly perform: (moves: readonly Move[], at?: Element) => void;
  readonly decide: (go: boolean) => void;
  readonly cancel: () => void;
}

/** What a person has in hand at the table, from one row to the next. */
export function useGrip<State extends Asking, Spot, Hand, Move, Event>(
  props: TableProps<State, Move, Event>,
  manner: Manner<Masked<State>, Hand, Move>,
): Gripping<Spot, Hand, Move> {
  const { view, number, settings, play } = props;
  const seat = actingSeat(props);
  const now = { number, view, seat };
  const [kept, setGrip] = useState<Grip<Masked<State>, Spot, Hand, Move>>(() => freshGrip(now, manner));
  const grip = kept.number === number && kept.seat === seat ? kept : carried(kept, now, manner);
  if (grip !== kept) setGrip(grip);
  const change = (part: Partial<typeof grip>): void => {
    setGrip((held) => ({ ...held, ...part }));
  };
  const { hand, aim, doubt, refused } = grip;

  // A reason stands until somebody does something else.
  useEffect(() => {
    if (refused === null) return undefined;
    const away = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('[role="tooltip"]') !== null) return;
      setGrip(hushed);
    };
    document.addEventListener('pointerdown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
    };
  }, [refused]);

  const tell = (refusal: Refusal, at: Element): void => {
    change({ refused: { off: manner.words(refusal), at } });
  };
  /** Each move is made on the table the one before has left. */
  const run = async ([move, ...rest]: readonly Move[], at: Element | null): Promise<void> => {
    if (move === undefined) return;
    change({ played: move });
    const refusal = await play(move);
    if (refusal === null) return run(rest, at);
    change({ played: null });
    const beside = at ?? document.querySelector('main');
    if (beside !== null) tell(refusal, beside);
    return undefined;
  };

  return {
    seat,
    hand,
    aim: aim?.spot ?? null,
    doubt,
    refused,
    take: (next) => {
      change({ hand: next, refused: null });
    },
    aimAt: (spot, means) => {
      setGrip((held) => aimed(means === 'key' ? hushed(held) : held, spot, means));
    },
    look: (spot, means) => {
      change({ refused: null, ...(means === 'touch' ? { aim: { spot, means } } : {}) });
      return means !== 'touch' || aim?.spot === spot;
    },
    tell,
    hush: () => {
      setGrip(hushed);
    },
    perform: (moves, at) => {
      if (seat === null || moves.length === 0) return;
      const doubts = settings.warnings ? manner.doubts(view, seat, moves) : [];
      if (doubts.length > 0) change({ doubt: { doubts, moves } });
      else void run(moves, at ?? null);
    },
    decide: (go) => {
      change({ doubt: null });
      if (go && doubt !== null) void run(doubt.moves, null);
    },
    cancel: () => {
      change({ doubt: null, hand: manner.nothing, refused: null, aim: null });
    },
  };
}
