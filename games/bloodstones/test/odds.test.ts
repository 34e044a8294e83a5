import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_TILES } from '../content/battle-tiles.ts';
import { bestPlay, outcomesOf } from '../rules/battle-tiles.ts';
import type { DrawCount } from '../rules/battle-tiles.ts';
import { battleOdds } from '../rules/odds.ts';
import type { Odds, OddsInput, OddsSide } from '../rules/odds.ts';

function side(strength: number, draws: DrawCount = 3, more: Partial<OddsSide> = {}): OddsSide {
  return { strength, draws, swaps: [], ...more };
}

function odds(attacker: OddsSide, defender: OddsSide, more: Partial<OddsInput> = {}): Odds {
  return battleOdds({ attacker, defender, shield: false, ...more });
}

const ODDS_FIELDS = ['win', 'tie', 'loss', 'victory', 'defeat'] as const;

/** The widest difference between two answers. */
function gap(actual: Odds, wanted: Odds): number {
  return Math.max(...ODDS_FIELDS.map((field) => Math.abs(actual[field] - wanted[field])));
}

// The referee below plays the rules out tile by tile and shares no code with the odds: draws are bit masks over the
// eight tiles, the Corsairs really look before they choose, and re-fights are played until almost nothing is undecided.

interface Play {
  readonly total: number;
  readonly hand: readonly number[];
}

function topThree(tiles: readonly number[]): number {
  let [first, second, third] = [0, 0, 0];
  for (const pips of tiles) {
    if (pips > first) [first, second, third] = [pips, first, second];
    else if (pips > second) [second, third] = [pips, second];
    else if (pips > third) third = pips;
  }
  return first + second + third;
}

function without(hand: readonly number[], pips: number): readonly number[] {
  const at = hand.indexOf(pips);
  return hand.filter((_, index) => index !== at);
}

function keep(tiles: readonly number[], hand: readonly number[]): Play {
  return { total: topThree(tiles), hand };
}

function swapIn(tiles: readonly number[], hand: readonly number[], pips: number): Play {
  return { total: topThree([...without(tiles, Math.min(...tiles)), pips]), hand: without(hand, pips) };
}

function blindPlay(tiles: readonly number[], hand: readonly number[]): Play {
  const kept = keep(tiles, hand);
  if (hand.length === 0) return kept;
  const swapped = swapIn(tiles, hand, Math.max(...hand));
  return swapped.total > kept.total ? swapped : kept;
}

/** `toWin` is the total that wins; `toTie` the total that ties, if a tie is of any use. */
function seeingPlay(
  tiles: readonly number[],
  hand: readonly number[],
  toWin: number,
  toTie: number | null,
): Play {
  const kept = keep(tiles, hand);
  if (kept.total >= toWin) return kept;
  const swaps = hand.toSorted((a, b) => a - b).map((pips) => swapIn(tiles, hand, pips));
  const winning = swaps.find((play) => play.total >= toWin);
  if (winning !== undefined) return winning;
  if (toTie === null || kept.total >= toTie) return kept;
  return swaps.find((play) => play.total >= toTie) ?? kept;
}

function allDraws(count: DrawCount): number[][] {
  const hands: number[][] = [];
  for (let mask = 0; mask < 256; mask += 1) {
    const hand = BATTLE_TILES.filter((_, at) => (mask & (1 << at)) !== 0);
    if (hand.length === count) hands.push(hand);
  }
  return hands;
}

const ALL_DRAWS = { 3: allDraws(3), 4: allDraws(4) };

interface Tally {
  win: number;
  loss: number;
  readonly ties: Map<string, number>;
}

function blindOrDecided(
  player: OddsSide,
  tiles: readonly number[],
  first: boolean,
  hand: readonly number[],
): Play {
  if (!first || player.swapped === undefined) return blindPlay(tiles, hand);
  return player.swapped === null ? keep(tiles, hand) : swapIn(tiles, hand, player.swapped);
}

/** The side that decides its swap after seeing the other's tiles: the Corsairs. */
type Seer = 'attacker' | 'defender' | null;

function playRound(question: OddsInput, seer: Seer, first: boolean, state: string): Tally {
  const { attacker, defender, shield } = question;
  const [ours, theirs]: [number[], number[]] = JSON.parse(state);
  const lead = attacker.strength - defender.strength;
  const ourDraws = first && attacker.drawn ? [attacker.drawn] : ALL_DRAWS[attacker.draws];
  const theirDraws = first && defender.drawn ? [defender.drawn] : ALL_DRAWS[defender.draws];
  const each = 1 / (ourDraws.length * theirDraws.length);
  const tally: Tally = { win: 0, loss: 0, ties: new Map() };
  for (const ourTiles of ourDraws) {
    for (const theirTiles of theirDraws) {
      let a = blindOrDecided(attacker, ourTiles, first, ours);
      let d = blindOrDecided(defender, theirTiles, first, theirs);
      if (seer === 'attacker' && !(first && attacker.swapped !== undefined)) {
        const tie = d.total - lead;
        a = seeingPlay(ourTiles, ours, tie + 1, shield ? null : tie);
      }
      if (seer === 'defender' && !(first && defender.swapped !== undefined)) {
        const tie = a.total + lead;
        d = seeingPlay(theirTiles, theirs, shield ? tie : tie + 1, tie);
      }
      const margin = a.total + lead - d.total;
      if (margin > 0) tally.win += each;
      else if (margin < 0 || shield) tally.loss += each;
      else {
        const next = JSON.stringify([a.hand, d.hand]);
        tally.ties.set(next, (tally.ties.get(next) ?? 0) + each);
      }
    }
  }
  return tally;
}

const total = (chances: Iterable<number>): number => [...chances].reduce((sum, chance) => sum + chance, 0);

function playedOut(question: OddsInput, seer: Seer): Odds {
  const start = JSON.stringify([question.attacker.swaps, question.defender.swaps]);
  const first = playRound(question, seer, true, start);
  const tallies = new Map<string, Tally>();
  let [victory, defeat, open] = [first.win, first.loss, first.ties];
  while (total(open.values()) > 1e-11) {
    const next = new Map<string, number>();
    for (const [state, chance] of open) {
      const tally = tallies.get(state) ?? playRound(question, seer, false, state);
      tallies.set(state, tally);
      victory += chance * tally.win;
      defeat += chance * tally.loss;
      for (const [after, share] of tally.ties) next.set(after, (next.get(after) ?? 0) + chance * share);
    }
    open = next;
  }
  return { win: first.win, tie: total(first.ties.values()), loss: first.loss, victory, defeat };
}

const pips = fc.constantFrom(2, 3, 4, 5);

const anySide: fc.Arbitrary<OddsSide> = fc
  .record({
    strength: fc.integer({ min: 0, max: 7 }),
    draws: fc.constantFrom<DrawCount>(3, 4),
    swaps: fc.array(pips, { maxLength: 3 }),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4 }),
    known: fc.boolean(),
    decision: fc.constantFrom('open', 'kept', 'swapped'),
  })
  .map(({ strength, draws: count, swaps, order, known, decision }) => {
    const given = swaps[0];
    return {
      strength,
      draws: count,
      swaps,
      ...(known && { drawn: order.slice(0, count).map((at) => BATTLE_TILES[at] ?? 0) }),
      ...(decision === 'kept' && { swapped: null }),
      ...(decision === 'swapped' && given !== undefined && { swapped: given }),
    };
  });

const anyQuestion: fc.Arbitrary<OddsInput> = fc.record({
  attacker: anySide,
  defender: anySide,
  shield: fc.boolean(),
});

describe('a draw of battle tiles', () => {
  it.each([
    [3, undefined, 10.5, 7, 14],
    [4, undefined, 11.77, 8, 14],
    [3, 5, 13.07, 10, 15],
    [4, 5, 13.74, 11, 15],
    [3, 4, 12.07, 9, 14],
    [4, 4, 12.74, 10, 14],
  ] as const)('of %i with a swap of %s pips averages %d', (count, swap, mean, low, high) => {
    const outcomes = outcomesOf(count, (tiles) => bestPlay(tiles, swap));
    const sum = total(outcomes.map((outcome) => outcome.total * outcome.ways));
    expect(sum / total(outcomes.map(({ ways }) => ways))).toBeCloseTo(mean, 2);
    expect(Math.min(...outcomes.map((outcome) => outcome.total))).toBe(low);
    expect(Math.max(...outcomes.map((outcome) => outcome.total))).toBe(high);
  });
});

describe('battle odds without hand tiles', () => {
  it.each([
    [-2, [16, 12], [36, 17], [5, 6], [13, 12]],
    [-1, [31, 15], [56, 17], [12, 10], [28, 17]],
    [0, [50, 17], [75, 15], [25, 15], [50, 20]],
    [1, [69, 15], [88, 10], [44, 17], [72, 17]],
    [2, [84, 12], [95, 6], [64, 17], [87, 12]],
    [3, [93, 8], [98, 3], [82, 14], [95, 7]],
    [4, [97, 4], [100, 1], [93, 9], [99, 3]],
  ])('at an advantage of %i match the printed table', (lead, even, weDrawFour, theyDrawFour, bothFour) => {
    const percents = (ours: DrawCount, theirs: DrawCount): number[] => {
      const { victory, tie } = odds(side(lead + 2, ours), side(2, theirs));
      return [Math.round(victory * 100), Math.round(tie * 100)];
    };
    expect(percents(3, 3)).toEqual(even);
    expect(percents(4, 3)).toEqual(weDrawFour);
    expect(percents(3, 4)).toEqual(theyDrawFour);
    expect(percents(4, 4)).toEqual(bothFour);
  });

  it('are certain when the weaker side cannot reach the stronger', () => {
    expect(odds(side(8), side(0))).toEqual({ win: 1, tie: 0, loss: 0, victory: 1, defeat: 0 });
  });
});

describe('battle odds in the middle of a battle', () => {
  const drawn = [2, 4, 5];

  it('tell the attacker what keeping and what each swap is worth', () => {
    const after = (swapped: number | null): number =>
      odds(side(0, 3, { swaps: [5, 3], drawn, swapped }), side(0)).victory;
    expect(after(5)).toBeGreaterThan(after(3));
    expect(after(3)).toBeGreaterThan(after(null));
    expect(odds(side(0, 3, { swaps: [5, 3], drawn }), side(0)).victory).toBe(after(5));
  });

  it('count a swap that lowers the total when it was made', () => {
    const shown = side(0, 3, { drawn: [4, 4, 5] });
    expect(odds(side(0, 3, { swaps: [2], drawn: [4, 4, 5], swapped: 2 }), shown).loss).toBe(1);
    expect(odds(side(0, 3, { swaps: [2], drawn: [4, 4, 5] }), shown).tie).toBe(1);
  });

  it('leave the lowest of four tiles out, and a low swap with it', () => {
    const shown = side(0, 3, { drawn: [3, 4, 5] });
    expect(odds(side(0, 4, { swaps: [2], drawn: [2, 3, 4, 5], swapped: 2 }), shown).tie).toBe(1);
  });

  it('use three shown tiles of a draw of four as they lie', () => {
    expect(odds(side(0, 3, { drawn: [5, 5, 4] }), side(0, 4, { drawn: [5, 5, 5], swapped: null })).loss).toBe(
      1,
    );
  });

  it('fight a tie again without the tile that was spent on it', () => {
    const shown = side(0, 3, { drawn: [4, 5, 5] });
    const spent = odds(side(0, 3, { swaps: [5], drawn, swapped: 5 }), shown);
    expect(spent.tie).toBe(1);
    expect(spent.victory).toBeCloseTo(0.5, 12);
    const spare = odds(side(0, 3, { swaps: [5, 5], drawn, swapped: 5 }), shown);
    expect(spare.victory).toBe(odds(side(0, 3, { swaps: [5] }), side(0)).victory);
  });
});

describe('battle odds in general', () => {
  it('agree with battles played out tile by tile', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(gap(battleOdds(question), playedOut(question, null))).toBeLessThan(1e-9);
      }),
      { numRuns: 150 },
    );
  });

  it('sum to one', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { win, tie, loss, victory, defeat } = battleOdds(question);
        expect(win + tie + loss).toBeCloseTo(1, 12);
        expect(victory + defeat).toBeCloseTo(1, 12);
      }),
    );
  });

  it('mirror when the sides change places, unless a Shield decides ties', () => {
    fc.assert(
      fc.property(anySide, anySide, (a, b) => {
        const { win, tie, loss, victory, defeat } = odds(b, a);
        const mirrored = { win: loss, tie, loss: win, victory: defeat, defeat: victory };
        expect(gap(odds(a, b), mirrored)).toBeLessThan(1e-9);
      }),
    );
  });

  it('turn the first tie into a loss when the defender has a Shield', () => {
    fc.assert(
      fc.property(anySide, anySide, (a, b) => {
        const open = odds(a, b);
        const shielded = odds(a, b, { shield: true });
        const { win } = open;
        const loss = open.loss + open.tie;
        expect(gap(shielded, { win, tie: 0, loss, victory: win, defeat: loss })).toBeLessThan(1e-9);
      }),
    );
  });

  it('do not care in which order the hand is listed', () => {
    const hand = [5, 2, 4, 3];
    expect(odds(side(1, 3, { swaps: hand }), side(2))).toEqual(
      odds(side(1, 3, { swaps: hand.toReversed() }), side(2)),
    );
  });

  it('are no worse, and no better, for Corsairs who choose their swap after seeing the other tiles', () => {
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom<Seer>('attacker', 'defender'), (question, seer) => {
        expect(gap(playedOut(question, seer), battleOdds(question))).toBeLessThan(1e-9);
      }),
    );
  });

  it('gain from a further hand tile, or at least do not suffer', () => {
    fc.assert(
      fc.property(anySide, anySide, pips, fc.boolean(), (a, b, extra, shield) => {
        const { swapped: _, ...open } = a;
        const richer = { ...open, swaps: [...open.swaps, extra] };
        expect(odds(richer, b, { shield }).victory).toBeGreaterThanOrEqual(
          odds(open, b, { shield }).victory - 1e-12,
        );
      }),
    );
  });
});
