import { hintsIn, type LogEntry } from '@sanguine/kernel';
import { useHintSay } from './say.ts';

interface HintCountProps {
  readonly log: readonly LogEntry<unknown>[];
  readonly names: readonly string[];
  readonly className?: string | undefined;
}

/** Who played with how many hints, and what follows from it; nothing where nobody did. */
export function HintCount({ log, names, className }: HintCountProps) {
  const say = useHintSay();
  const hints = [...hintsIn(log.map(({ did }) => did))];
  if (hints.length === 0) return null;
  return (
    <p className={className} data-guide="hints">
      {hints.map(([seat, count]) => say('told', { name: names[seat] ?? '', count })).join(' ')}
    </p>
  );
}
