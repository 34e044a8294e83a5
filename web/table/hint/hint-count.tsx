import { hintsIn, type LogEntry, type Seat } from '@sanguine/kernel';
import { useHintSay } from './say.ts';

interface HintCountProps {
  readonly log: readonly LogEntry<unknown>[];
  readonly names: readonly string[];
  readonly className?: string | undefined;
}

/** Who played with how many hints, and what follows from it; nothing if nobody did. */
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

/** Beside a name: how many hints its seat had, if any. */
export function SeatHints({ log, seat }: Pick<HintCountProps, 'log'> & { readonly seat: Seat }) {
  const say = useHintSay();
  const count = hintsIn(log.map(({ did }) => did)).get(seat);
  return count === undefined ? null : ` · ${say('count', { count })}`;
}
