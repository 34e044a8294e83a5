import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Hint, HintRequest } from '@sanguine/bots';
import { Advisor } from '../../link/advisor.ts';
import type { OpenTable } from '../../link/link.ts';
import { isWriting } from '@sanguine/ui/interaction/is-writing.ts';

/** A hint being thought about or shown. */
export interface ShownHint {
  /** The share of the thinking time that has passed. */
  readonly passed: number;
  /** Null while it is being thought about. */
  readonly hint: Hint | null;
  readonly failed: boolean;
}

export interface HintDesk {
  /** Null if nothing is shown. */
  readonly shown: ShownHint | null;
  /** Null where nobody may ask. If an answer is shown or on its way, closes it like `close`. */
  readonly ask: (() => void) | null;
  /** Closes it; a hint still being thought about is dropped. */
  readonly close: () => void;
}

interface Asked extends ShownHint {
  readonly request: HintRequest;
  readonly isClosed: boolean;
}

/**
 * Hints at a table. `grant` records that one was asked for and returns what it may rest on; null where nobody may ask. An
 * answer is dropped once the table has moved on, and a closed one is shown again without counting twice.
 */
export function useHint(
  { game, number }: Pick<OpenTable, 'game' | 'number'>,
  grant: (() => Promise<HintRequest | null>) | null,
): HintDesk {
  const [advisor] = useState(() => new Advisor());
  const [asked, setAsked] = useState<Asked | null>(null);
  const granting = useRef(false);
  // The row that records the hint may arrive after the answer to `grant`.
  const current = asked !== null && number <= asked.request.number ? asked : null;
  const isStale = asked !== null && current === null;
  useEffect(() => {
    if (isStale) advisor.stop();
  }, [advisor, isStale]);
  useEffect(() => () => advisor.stop(), [advisor]);
  const change = (request: HintRequest, part: Partial<Asked>): void => {
    setAsked((now) => (now?.request === request ? { ...now, ...part } : now));
  };
  const think = async (request: HintRequest): Promise<void> => {
    setAsked({ request, passed: 0, hint: null, failed: false, isClosed: false });
    try {
      const hint = await advisor.ask(game, request, (passed) => change(request, { passed }));
      change(request, { hint });
    } catch {
      change(request, { failed: true });
    }
  };
  const begin = async (): Promise<void> => {
    if (grant === null || granting.current) return;
    granting.current = true;
    const request = await grant().finally(() => (granting.current = false));
    if (request !== null) await think(request);
  };
  const isShown = current !== null && !current.isClosed;
  const close = (): void => {
    if (current === null) return;
    if (current.hint === null) advisor.stop();
    change(current.request, { isClosed: true });
  };
  const open = (): void => {
    if (current === null) void begin();
    else if (current.hint === null) void think(current.request);
    else change(current.request, { isClosed: false });
  };
  const ask = grant === null ? null : isShown ? close : open;
  useHintKeys(ask, isShown ? close : null);
  return { shown: isShown ? current : null, ask, close };
}

/** H asks, Escape closes the answer. */
function useHintKeys(ask: (() => void) | null, close: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(event) || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Escape') close?.();
    else if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey && !event.altKey) ask?.();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
