import type { LogEntry, Seat, Thought } from '@sanguine/kernel';

/**
 * Why a seat made its last move in effect; `secret` if that may not be told yet, null if it has made none or never gives
 * reasons, as persons do not.
 */
export function lastReason(log: readonly LogEntry<unknown>[], seat: Seat): Thought | 'secret' | null {
  const own = log.filter(({ standing, did }) => standing && did?.seat === seat);
  if (!own.some(({ reason }) => reason !== undefined)) return null;
  return own.at(-1)?.reason ?? 'secret';
}
