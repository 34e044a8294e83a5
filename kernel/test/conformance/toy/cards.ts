import { type Card, COPIES, KINDS } from './state.ts';

export function sortHand(hand: Card[]): void {
  hand.sort((one, other) => Number(one.shown) - Number(other.shown) || one.kind - other.kind);
}

export function sorted(kinds: Iterable<number>): number[] {
  return [...kinds].toSorted((one, other) => one - other);
}

export function allCards(): number[] {
  return KINDS.flatMap((kind) => Array.from({ length: COPIES }, () => kind));
}

/** Removes a card of this kind from the hand; a shown one first, since everybody knows it is there. */
export function takeCard(hand: Card[], kind: number): void {
  const shown = hand.findIndex((card) => card.kind === kind && card.shown);
  const at = shown >= 0 ? shown : hand.findIndex((card) => card.kind === kind);
  if (at < 0) throw new Error(`no card ${kind} in hand`);
  hand.splice(at, 1);
}

/** Whether the hand holds all these cards. */
export function holds(hand: readonly Card[], kinds: readonly number[]): boolean {
  const rest = hand.map((card) => card.kind);
  return kinds.every((kind) => {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The distinct kinds. */
export function kindsOf(hand: readonly Card[]): number[] {
  return sorted(new Set(hand.map((card) => card.kind)));
}
