import { describe, expect, test } from 'vitest';
import { costliest, findingFor, headlineFor } from '../headline.ts';
import { duel, lost, saying } from './analysis-of.ts';

const NAMES = ['Anneke', 'Mirela'];

describe('what a game comes to without luck', () => {
  test.each([
    { winner: 0, luck: -10, finding: 'deserved' },
    { winner: 0, luck: 70, finding: 'lucky' },
    { winner: 1, luck: -70, finding: 'unlucky' },
    { winner: 1, luck: 10, finding: 'outplayed' },
    { winner: 0, luck: 49, finding: 'close' },
  ] as const)('won by seat $winner with luck $luck: $finding', ({ winner, luck, finding }) => {
    expect(findingFor(duel(winner, luck), 0)).toBe(finding);
  });

  test('a difference smaller than its error decides nothing', () => {
    const { seats } = duel(0, 40);
    expect(findingFor({ seats }, 0)).toBe('deserved');
    expect(findingFor({ seats: seats.map((seat) => ({ ...seat, luckError: 8 })) }, 0)).toBe('close');
  });

  test('a shared win is called one', () => {
    const seats = duel(0, 0).seats.map((seat) => ({ ...seat, result: 50, withoutLuck: 50 }));
    expect(findingFor({ seats }, 1)).toBe('shared');
  });
});

describe('the headline', () => {
  const analysis = duel(1, -70, {
    decisions: [lost(2.6, 'inaccuracy', 3), lost(8.3, 'blunder', 9), lost(3, 'unclear', 5), lost(0, null, 6)],
  });

  test('speaks to the reader, and tells of the costliest decision', () => {
    const { title, text, how } = headlineFor(analysis, 0, 0, NAMES, saying('en'));
    expect(title).toBe('You played well enough to win');
    expect(text).toBe(
      'Without luck, you stand at 70 of 100 and Mirela at 30. 2 decisions cost you 10.9 points of chance; the worst, in round 9, 8.3.',
    );
    expect(how).toContain('400 sampled worlds');
  });

  test('names whoever else is reported on', () => {
    const { title, text } = headlineFor(analysis, 1, 0, NAMES, saying('en'));
    expect(title).toBe('Luck won it for Mirela');
    expect(text).toBe(
      'Without luck, Mirela stands at 30 of 100 and you at 70. Warlord found no clear mistake in 12 decisions of Mirela.',
    );
  });

  test('is said in Japanese, too', () => {
    const { title, text } = headlineFor(analysis, 0, 0, NAMES, saying('ja'));
    expect(title).toBe('勝てるだけの内容でした');
    expect(text).toContain('最大はラウンド\u20609の8.3ポイントです。');
  });

  test('says how many decisions there was no time for', () => {
    const [first, second] = analysis.seats;
    if (first === undefined || second === undefined) throw new Error('a duel has two');
    const hurried = { ...analysis, seats: [{ ...first, skipped: 3 }, second] };
    expect(headlineFor(hurried, 0, 0, NAMES, saying('en')).how).toMatch(
      /3 were left out for lack of time\.$/,
    );
  });

  test('only marked decisions are mistakes, the costliest first', () => {
    expect(costliest(analysis, 0).map(({ row }) => row)).toEqual([9, 3]);
    expect(costliest(analysis, 1)).toEqual([]);
  });
});
