import { STONES, UNITS, ZOMBIE_TOKENS } from '../../content/units.ts';
import { SOLDIER_HAND, WITCH_HAND } from '../../content/turn.ts';
import { fullBlood, fullPhantom, sortCards } from '../../rules/cards.ts';
import { groundOf, isOpen } from '../../rules/ground.ts';
import { type Pile, type State } from '../../rules/state.ts';
import type { Spell } from '../../content/spells.ts';

/** What holds in every state of every game. */
export function invariants(state: State): readonly string[] {
  return [
    ...stoneProblems(state),
    ...placeProblems(state),
    ...zombieProblems(state),
    ...pileProblems('blood', state.blood, fullBlood(), WITCH_HAND),
    ...pileProblems('phantom', state.phantom, fullPhantom(), SOLDIER_HAND),
    ...seenProblems(state),
    ...(state.result !== 'open' && state.frames.length > 0 ? ['something is asked after the end'] : []),
  ];
}

function stoneProblems(state: State): string[] {
  const stones = UNITS.reduce((sum, unit) => sum + state.figures[unit].blood, state.bank);
  return stones === STONES ? [] : [`${stones} blood stones in all`];
}

function placeProblems(state: State): string[] {
  const ground = groundOf(state);
  const taken = new Set<number>();
  return UNITS.flatMap((unit) => {
    const { status, at, blood, wards, rooted, extra } = state.figures[unit];
    const problems: string[] = [];
    if ((status === 'glade') !== at >= 0) problems.push(`${unit} is ${status} at ${at}`);
    if ((status === 'glade' || status === 'waiting') && blood < 1)
      problems.push(`${unit} lives without blood`);
    if ((status === 'realm' || status === 'gone') && blood !== 0) problems.push(`${unit} is dead with blood`);
    if (status !== 'glade' && (wards > 0 || rooted || extra > 0))
      problems.push(`${unit} is spellbound and away`);
    if (status === 'glade' && !isOpen(ground, at)) problems.push(`${unit} stands in the dark`);
    if (status === 'glade' && taken.has(at)) problems.push(`two units at ${at}`);
    taken.add(at);
    return problems;
  });
}

function zombieProblems(state: State): string[] {
  const zombies = UNITS.filter((unit) => state.figures[unit].zombie);
  const problems = zombies.flatMap((unit) => {
    if (unit === 'witch') return ['the Witch is a zombie'];
    return state.figures[unit].status === 'glade' ? [] : [`${unit} is a zombie off the glade`];
  });
  if (zombies.length + state.tokens !== ZOMBIE_TOKENS) problems.push(`${state.tokens} tokens left`);
  return problems;
}

function pileProblems(name: string, pile: Pile<Spell>, all: readonly Spell[], most: number): string[] {
  const cards = sortCards([...pile.deck, ...pile.hand, ...pile.discard]);
  const problems: string[] = [];
  if (cards.join() !== all.join()) problems.push(`the ${name} cards are ${cards.join(' ')}`);
  if (pile.hand.length > most) problems.push(`${pile.hand.length} ${name} cards in hand`);
  for (const part of [pile.deck, pile.hand, pile.discard]) {
    if (part.join() !== sortCards(part).join()) problems.push(`${name} cards out of order`);
  }
  return problems;
}

/** The cards of the Witch's hand that the Soldiers remember are in it. */
function seenProblems(state: State): string[] {
  const hand = [...state.blood.hand];
  return state.seen.flatMap((card) => {
    const at = hand.indexOf(card);
    if (at < 0) return [`${card} was seen and is not there`];
    hand.splice(at, 1);
    return [];
  });
}
