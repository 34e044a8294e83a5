import { movingFactor, readingFactor } from '@sanguine/ui/animation/speed.ts';
import { useEffect } from 'react';
import type { PacedLink } from '../link/link.ts';
import { useSettings } from '../settings/store.ts';

/** Tells whoever runs the game how fast its viewer wants to follow bots. */
export function useTempo(link: Pick<PacedLink, 'tempo'> | null): void {
  const [{ motion }] = useSettings();
  useEffect(() => link?.tempo(readingFactor(motion), movingFactor(motion)), [link, motion]);
}
