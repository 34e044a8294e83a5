import { oneOf, type Random, RowContext, type Seat, swiftRandom, swiftStreams } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { AGES, ageOf, type Card, deckOf, type Face, factsOf, isBack } from '../content/cards.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { cloneState } from '../rules/clone.ts';
import type { Event } from '../rules/events.ts';
import { groundOf } from '../rules/figures.ts';
import { kindsIn, knownIn, removeCard, sortCards } from '../rules/hand.ts';
import type { AnyMove } from '../rules/moves.ts';
import { battleOdds } from '../rules/odds/battle-odds.ts';
import type { Chances } from '../rules/odds/ends.ts';
import { unseenOf } from '../rules/odds/unseen.ts';
import { isQuest } from '../rules/quests.ts';
import { rules } from '../rules/rules.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { strengthOf } from '../rules/strength.ts';
import { armable } from '../rules/steps/cards.ts';
import { bestQuest } from '../rules/battle/declare.ts';
import { Scene, type Who } from './scene.ts';

type End = keyof Chances;

/** How many battles are compared, with so few unseen cards that all their orders can be tried. */
const FIGHTS = 70;
const MOST_UNSEEN = 6;

const bonusOf = (state: State, seat: Seat, card: Card): number => {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? kind.bonus : isQuest(card) ? bestQuest(clanOf(state, seat)) : 0;
};

/** Texts from weak to strong, as they rank cards of equal bonus: a text does more for its player than no text. */
const TEXTS = ['heimdalls-sight', 'odins-smite', 'odins-tide', 'thors-primacy'];
const textRank = (card: Card): number =>
  card.startsWith('heimdalls-watch') ? -2 : TEXTS.findIndex((key) => card.startsWith(key));

/** The strongest card of a hand; a late one only if there is no other, since late cards can be added. */
function strongest(state: State, seat: Seat): Card[] {
  const ranked = kindsIn(clanOf(state, seat).hand).toSorted((one, other) => {
    const late = Number(battleEffect(one).late === true) - Number(battleEffect(other).late === true);
    return late || bonusOf(state, seat, other) - bonusOf(state, seat, one) || textRank(other) - textRank(one);
  });
  return ranked.slice(0, 1);
}

/** Everybody's answers after the reveal, as the odds assume them. */
function answer(state: State, seat: Seat): AnyMove {
  const moves = sequence.moves(state, seat);
  const worth = (move: AnyMove): number => {
    switch (move.do) {
      case 'late':
        return 1;
      case 'declare':
        return move.bonus;
      case 'keep':
        return strengthIf(state, seat, move);
      case 'rescue':
        return strengthIf(state, seat, move) - (move.retreat ? 1000 : 0) - move.figures.length / 100;
      default:
        return 0;
    }
  };
  const [best] = moves.toSorted((one, other) => worth(other) - worth(one));
  if (best === undefined) throw new Error('no move');
  return best;
}

/** The seat's remaining strength after this move if nobody else is saved. */
function strengthIf(state: State, seat: Seat, move: AnyMove): number {
  const then = cloneState(state);
  const { province } = then.battle ?? { province: 'gimle' as const };
  const clan = clanOf(then, seat);
  if (move.do === 'keep') {
    for (const place of groundOf(province))
      clan.figures[place] = clan.figures[place].includes(move.figure) ? [move.figure] : [];
    return strengthOf(then, seat, province);
  }
  const loss = then.frames.at(-2);
  if (move.do !== 'rescue' || loss?.step !== 'loss') return 0;
  const saved = [...move.figures];
  for (const { seat: owner, figure, at } of loss.marked) {
    if (owner !== seat) continue;
    const spared = saved.findIndex((one) => one.figure === figure && one.at === at);
    if (spared >= 0) saved.splice(spared, 1);
    else clan.figures[at].splice(clan.figures[at].indexOf(figure), 1);
  }
  return strengthOf(then, seat, province);
}

/** Plays out the battle by the rules with these cards; seats without a choice are not asked. */
function ends(full: State, seat: Seat, shown: ReadonlyMap<Seat, Card>): End {
  const state = cloneState(full);
  const context = new RowContext<Event>(swiftStreams('odds'), 0);
  for (const chooser of sequence.deciders(state).slice()) {
    const card = shown.get(chooser);
    if (card === undefined) throw new Error('nothing to show');
    const [late = 'never'] = armable(state, chooser);
    sequence.play(state, chooser, { do: 'play', card, late }, context);
  }
  for (;;) {
    for (const event of context.events) {
      if (event.e === 'watch.called') return 'anew';
      if (event.e !== 'strength.compared') continue;
      const total = (of: (typeof event.totals)[number]): number => of.figures + of.cards;
      const own = event.totals.filter((one) => one.seat === seat).map(total)[0] ?? 0;
      const best = Math.max(...event.totals.filter((one) => one.seat !== seat).map(total));
      return own > best ? 'win' : own === best ? 'tie' : 'lose';
    }
    const [decider] = sequence.deciders(state);
    if (decider === undefined) throw new Error('no end');
    sequence.play(state, decider, answer(state, decider), context);
  }
}

/** All ways to lay out cards, each card counted on its own; `fits` says what may lie where. */
function* layouts<T, P>(
  cards: readonly T[],
  places: readonly P[],
  fits: (card: T, place: P) => boolean,
): Iterable<T[]> {
  const [place, ...rest] = places;
  if (place === undefined) {
    yield [];
    return;
  }
  for (const [at, card] of cards.entries()) {
    if (!fits(card, place)) continue;
    for (const others of layouts(cards.toSpliced(at, 1), rest, fits)) yield [card, ...others];
  }
}

interface Dealt {
  readonly card: Card;
  readonly dealt: boolean;
}

/** All hands the rivals may hold, each with the number of ways to get them, Age by Age. */
function hands(view: State, seat: Seat, rivals: readonly Seat[]): { state: State; ways: number }[] {
  let found = [{ state: view, ways: 1 }];
  for (const age of AGES) {
    const backs = (faces: readonly Face[]): number =>
      faces.filter((face) => isBack(face) && ageOf(face) === age).length;
    if (rivals.every((rival) => backs(clanOf(view, rival).hand) === 0)) continue;
    const { dealt, free, out, committed } = unseenOf(view, age, seat);
    const things: Dealt[] = [
      ...dealt.map((card) => ({ card, dealt: true })),
      ...free.map((card) => ({ card, dealt: false })),
    ];
    const holders = rivals.flatMap((rival) =>
      Array.from({ length: backs(clanOf(view, rival).hand) }, () => rival),
    );
    const places = [
      ...holders,
      ...Array.from({ length: out }, () => 'out'),
      ...Array.from({ length: committed }, () => 'quest'),
    ];
    const ways = new Map<string, number>();
    for (const lying of layouts(things, places, (thing, place) =>
      place === 'out' ? !thing.dealt : place !== 'quest' || isQuest(thing.card),
    )) {
      const key = rivals
        .map((rival) =>
          lying
            .slice(0, holders.length)
            .flatMap(({ card }, at) => (holders[at] === rival ? [card] : []))
            .toSorted()
            .join(' '),
        )
        .join(';');
      ways.set(key, (ways.get(key) ?? 0) + 1);
    }
    found = found.flatMap(({ state, ways: before }) =>
      [...ways].map(([key, count]) => {
        const then = cloneState(state);
        for (const [at, text] of key.split(';').entries()) {
          const clan = clanOf(then, rivals[at] ?? 0);
          const cards = text.split(' ').filter((one) => one !== '') as Card[];
          clan.hand = sortCards([
            ...clan.hand.filter((face) => !(isBack(face) && ageOf(face) === age)),
            ...cards,
          ]);
        }
        return { state: then, ways: before * count };
      }),
    );
  }
  return found;
}

/** The chances, counted by playing out every deal and every choice. */
function counted(
  view: State,
  seat: Seat,
  card: Card,
  pick: (state: State, seat: Seat) => readonly Card[],
): Chances {
  const rivals = (view.battle?.participants ?? []).filter((one) => one !== seat);
  const chances: Chances = { win: 0, tie: 0, lose: 0, anew: 0 };
  const deals = hands(view, seat, rivals);
  const all = deals.reduce((sum, { ways }) => sum + ways, 0);
  for (const { state, ways } of deals) {
    let choices: Map<Seat, Card>[] = [new Map([[seat, card]])];
    for (const rival of rivals) {
      const cards = pick(state, rival);
      if (cards.length > 0)
        choices = choices.flatMap((shown) => cards.map((one) => new Map([...shown, [rival, one]])));
    }
    for (const shown of choices) chances[ends(state, seat, shown)] += ways / all / choices.length;
  }
  return chances;
}

const ENDS = ['win', 'tie', 'lose', 'anew'] as const;

/** Compares the odds of all cards; returns how many were compared. */
function expectTrue(view: State, seat: Seat): number {
  const odds = battleOdds(view, seat);
  for (const { card, strongest: best, even } of odds) {
    const told = { best, even };
    const came = {
      best: counted(view, seat, card, strongest),
      even: counted(view, seat, card, (state, rival) => knownIn(clanOf(state, rival).hand)),
    };
    for (const model of ['best', 'even'] as const) {
      for (const end of ENDS) {
        expect(told[model][end], `${card}: ${end}, ${model}`).toBeCloseTo(came[model][end], 9);
      }
    }
  }
  return odds.length;
}

const SHEETS: readonly Card[][] = [
  [],
  ['tyrs-domain-1'],
  ['brothers-in-arms-1'],
  ['friggas-protection-2'],
  ['tyrs-wrath-3'],
  ['masters-in-arms-3'],
];
const FORCES = ['leader', '2 warrior', 'leader warrior', '2 warrior'];

/** A battle of two to four clans in which few cards are unseen, some of them glimpsed, held, committed or out. */
function fight(random: Random): Scene {
  const age = oneOf(AGES, random);
  const players = 3 + random.int(2);
  const rivals = 1 + random.int(players - 1);
  const decks = AGES.filter((one) => one <= age).map((one) => deckOf(one, players));
  const isUpgrade = (card: Card): boolean => !['quest', 'battle'].includes(factsOf(card).kind.kind);
  const sheets = random.shuffle([...SHEETS]).map((cards) => cards.filter((card) => ageOf(card) <= age));
  // In half of the battles, texts that decide battles meet each other.
  const keen = random.int(2) === 0;
  const dealt = (deck: readonly Card[] = []): Card[] =>
    random
      .shuffle(deck.filter((card) => !isUpgrade(card)))
      .toSorted((one, other) => (keen ? Number(textRank(other) !== -1) - Number(textRank(one) !== -1) : 0));
  const current = dealt(decks.at(-1));
  const earlier = dealt(decks.slice(0, -1).flat());
  const left = current.splice(-1 - random.int(3));
  const place = rivals === 1 ? 'gimle' : 'yggdrasil';
  const clans = ['wolf', 'bear', 'serpent', 'raven'].slice(0, players).map((name, seat) => {
    if (seat > rivals) return name;
    const hand = current
      .splice(0, seat === 0 ? 2 : random.int(3))
      .concat(earlier.splice(0, random.int(keen ? 2 : 5) === 0 ? 1 : 0));
    const sheet = sheets[seat] ?? [];
    return [
      `${name} ${place} ${oneOf(FORCES, random)}${place === 'gimle' && seat === 1 ? ', nw ship' : ''}`,
      ...(hand.length === 0 ? [] : [`hand ${hand.join(' ')}`]),
      ...(sheet.length === 0 ? [] : [`sheet ${sheet.join(' ')}`]),
      `rage ${1 + random.int(2)}`,
    ].join(', ');
  });
  const kept = new Set(earlier.slice(0, random.int(2)));
  const discard = decks.flat();
  for (const card of [...left, ...kept, ...clans.join(',').split(/[ ,]+/)]) removeCard(discard, card as Card);
  const scene = new Scene(clans.join('; '), {
    age,
    discard: discard.join(' '),
    options: { sight: oneOf(['revealed', 'late'], random) },
  });
  // Cards passed on in the draft are not out.
  const passed = scene.state.clans
    .slice(1)
    .flatMap(({ hand }) => knownIn(hand).filter((card) => ageOf(card) === age));
  scene.clan('wolf').glimpsed.push(...sortCards(passed.filter(() => random.int(3) === 0)));
  const quest = left.find((card) => isQuest(card));
  if (quest !== undefined && random.int(2) === 0 && removeCard(scene.state.out, quest))
    scene.clan('bear').quests.push(quest);
  scene.does('wolf', `pillage ${place}`);
  while (scene.step === 'call') scene.does(clanOf(scene.state, scene.deciders[0] ?? 0).name as Who, 'stay');
  return scene;
}

describe('what is told of a battle before cards are shown', () => {
  test('is what the rules make of every deal and every choice', () => {
    const random = swiftRandom('fights');
    const met = new Set<string>();
    const sizes = new Set<number>();
    let compared = 0;
    for (let number = 0; number < FIGHTS; number++) {
      const scene = fight(random);
      if (scene.step !== 'cards') continue;
      for (const seat of scene.deciders) {
        const view = rules.mask(scene.state, seat);
        const unseen = AGES.map((one) => unseenOf(view, one, seat));
        if (unseen.some(({ dealt, free }) => dealt.length + free.length > MOST_UNSEEN)) continue;
        compared += expectTrue(view, seat);
        sizes.add(view.battle?.participants.length ?? 0);
        for (const { strongest: best, even } of battleOdds(view, seat)) {
          for (const end of ENDS) if (best[end] > 0 && even[end] > 0) met.add(end);
        }
      }
    }
    expect(compared).toBeGreaterThan(80);
    expect(sizes).toEqual(new Set([2, 3, 4]));
    expect([...met].toSorted()).toEqual(ENDS.toSorted());
  });
});
