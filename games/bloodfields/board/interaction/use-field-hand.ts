import { Observable } from '@sanguine/ui/observable/observable.ts';
import type { FreeGround } from '@sanguine/ui/viewport/free-ground.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { PX } from '../field/scale.ts';
import type { View } from '../plan/selection.ts';
import { fieldHand, type Held } from './field-hand.ts';
import type { Interaction } from './use-board-interaction.ts';

interface FieldHand {
  readonly ground: FreeGround;
  readonly held: Observable<Held | null>;
}

/** Pixels of the screen within which a spot draws the pointer to itself. */
const SNAP = { mouse: 12, touch: 20, key: 0 };

/** The hand on the table; `scale` is how large it is drawn at the moment. */
export function useFieldHand(view: View, interaction: Interaction, scale: RefObject<number>): FieldHand {
  const [held] = useState(() => new Observable<Held | null>(null));
  const corner = useRef<(() => void) | null>(null);
  const told = useRef(interaction);
  useEffect(() => {
    told.current = interaction;
  });
  const { seat, selection, choices } = interaction;
  // What was under the pointer belongs to the decision before.
  useEffect(() => {
    held.set(null);
  }, [held, view]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'w' || corner.current === null) return;
      event.preventDefault();
      corner.current();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
  const ground = useMemo(
    () =>
      fieldHand({
        view,
        seat,
        selection,
        choices,
        held,
        snap: (means) => SNAP[means] / (scale.current * PX),
        select: (next) => {
          told.current.select(next);
        },
        perform: (moves) => {
          told.current.perform(moves);
        },
        refuse: (refusal) => {
          const at = document.querySelector('[data-anchor="ghost"]') ?? document.querySelector('main');
          if (at !== null) told.current.refuse(refusal, at);
        },
        onCorner: (set) => {
          corner.current = set;
        },
      }),
    [view, seat, selection, choices, held, scale],
  );
  return { ground, held };
}
