import { useEffect, useState } from 'react';
import type { View } from '../plan/selection.ts';
import { FieldHand } from './field-hand.ts';
import type { Interaction } from './use-board-interaction.ts';

/** The hand on the table, kept up to date with what is in it. */
export function useFieldHand(view: View, interaction: Interaction): FieldHand {
  const [hand] = useState(() => new FieldHand());
  useEffect(() => {
    const { seat, selection, choices, select, perform } = interaction;
    const refuse = (refusal: Parameters<Interaction['refuse']>[0]): void => {
      const at = document.querySelector('[data-anchor="ghost"]') ?? document.querySelector('main');
      if (at !== null) interaction.refuse(refusal, at);
    };
    hand.over({ view, seat, selection, choices, select, perform, refuse });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'w' && hand.corner()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [hand]);
  return hand;
}
