import { useEffect, useEffectEvent } from 'react';
import { isWriting } from '../interaction/is-writing.ts';

/** Keys that would press a button or drop a selection; while something can be skipped, that is all they do. */
const TAKEN: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);

interface SkipOptions {
  /** Whether there is something to skip. */
  readonly when: boolean;
  /** True if keys keep their other meanings, as in a replay, where the space bar pauses. */
  readonly shared: boolean;
}

/** Skips what is staged on any press and any key, except while something is typed. */
export function useSkip(skip: () => void, { when, shared }: SkipOptions): void {
  const press = useEffectEvent(skip);
  const strike = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(event) || document.querySelector('dialog[open]') !== null) return;
    if (TAKEN.has(event.key) && !shared) {
      event.preventDefault();
      event.stopPropagation();
    }
    skip();
  });
  useEffect(() => {
    if (!when) return undefined;
    const onPress = (): void => {
      press();
    };
    const onKey = (event: KeyboardEvent): void => {
      strike(event);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [when]);
}
