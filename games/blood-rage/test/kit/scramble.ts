import type { Random, Viewer } from '@sanguine/kernel';
import { AGES, type Age, ageOf, deckOf, type Face, factsOf, isCard } from '../../content/cards.ts';
import { removeCard, sortCards } from '../../rules/hand.ts';
import type { State } from '../../rules/state.ts';

/** A card hidden from the viewer: where it is, and whether it must be a Quest, or one that was never dealt. */
interface Covered {
  readonly pile: Face[];
  readonly at: number;
  readonly kind: 'any' | 'quest' | 'out';
}

const SWAPS = 60;

/**
 * Another full state that looks the same to the viewer. By the rulebook (§1.6) others see the backs of hands, committed
 * Quests, shed cards, packs and undealt cards, so cards change places with others of their Age. A committed card is a
 * Quest; a card the viewer has seen in a pack was dealt. What others remember or have armed is unknown.
 */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  for (const age of AGES) swapCards(state, viewer, age, random);
  resort(state);
  for (const [seat, clan] of state.clans.entries()) {
    if (seat === viewer) continue;
    const dealt = deckOf(state.age, state.clans.length);
    for (const card of state.out) if (ageOf(card) === state.age) removeCard(dealt, card);
    clan.glimpsed = sortCards(random.shuffle(dealt).slice(0, clan.glimpsed.length));
  }
  const { battle } = state;
  if (battle !== null) {
    battle.armed = battle.armed.map((late, seat) =>
      late === null || seat === viewer
        ? late
        : random.draw(['ask', 'win', 'never'] as const satisfies string[]),
    );
  }
  return state;
}

function swapCards(state: State, viewer: Viewer, age: Age, random: Random): void {
  const covered = coveredCards(state, viewer, age);
  if (covered.length < 2) return;
  const seen = viewer === null ? [] : (state.clans[viewer]?.glimpsed ?? []);
  for (let count = 0; count < SWAPS; count++) {
    const one = covered[random.int(covered.length)];
    const other = covered[random.int(covered.length)];
    if (one === undefined || other === undefined) return;
    const [first, second] = [one.pile[one.at], other.pile[other.at]];
    if (first === undefined || second === undefined) return;
    if (mayLie(second, one.kind, seen) && mayLie(first, other.kind, seen)) {
      one.pile[one.at] = second;
      other.pile[other.at] = first;
    }
  }
}

function mayLie(card: Face, kind: Covered['kind'], seen: readonly Face[]): boolean {
  if (kind === 'quest') return isCard(card) && factsOf(card).kind.kind === 'quest';
  return kind === 'any' || !seen.includes(card);
}

function coveredCards(state: State, viewer: Viewer, age: Age): Covered[] {
  const shown = viewer === null && state.options.spectatorHands === 'yes';
  const frame = state.frames.at(-1);
  const found: Covered[] = [];
  const cover = (pile: Face[], kind: Covered['kind']): void => {
    for (const [at, card] of pile.entries()) if (ageOf(card) === age) found.push({ pile, at, kind });
  };
  for (const [seat, clan] of state.clans.entries()) {
    if (seat === viewer) continue;
    if (!shown) cover(clan.hand, 'any');
    if (!shown) cover(clan.quests, 'quest');
    cover(clan.shed, 'any');
    if (frame?.step === 'draft') cover(frame.packs[seat] ?? [], 'any');
  }
  cover(state.out, 'out');
  return found;
}

/** Piles are kept sorted. */
function resort(state: State): void {
  const frame = state.frames.at(-1);
  for (const clan of state.clans) {
    clan.hand = sortCards(clan.hand);
    clan.quests = sortCards(clan.quests);
    clan.shed = sortCards(clan.shed);
  }
  state.out = sortCards(state.out);
  if (frame?.step === 'draft') frame.packs = frame.packs.map((pack) => sortCards(pack));
}
