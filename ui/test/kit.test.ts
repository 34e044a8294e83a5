import type { Locale } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { BarAction } from '../interaction/bar-action.ts';
import type { BoardTypes, ViewOf } from '../interaction/board-interaction.ts';
import { brokenWords, buttonsOf, byButton, notAmong, tryByHand } from './by-hand.ts';
import { followLinks } from './links.ts';

interface Toy extends BoardTypes {
  readonly Move: string;
  readonly Place: string;
  readonly Selection: null;
  readonly Target: string;
  readonly Focus: string;
}

type Button = BarAction<Toy>;

function action(title: string, plays: readonly string[], off = false): Button {
  return {
    key: title,
    verb: title,
    tone: 'go',
    title,
    detail: '',
    unavailable: off ? { says: 'Not now', rule: '1', places: [] } : null,
    does: { plays },
  };
}

describe('the kit of the boards finds', () => {
  test('a move no button makes: one that is unavailable, or goes on with another move, does not count', () => {
    const actions = [
      action('March', ['march']),
      action('Pass', ['pass'], true),
      action('Raid', ['march', 'burn']),
    ];
    expect(['march', 'pass', 'burn'].map((move) => byButton(actions, move))).toEqual([true, false, false]);
  });

  test('a legal move nobody listed that no hand can make', () => {
    const view = (): ViewOf<Toy> => ({ frames: [] }) as unknown as ViewOf<Toy>;
    const unlisted = ['march 12 7', 'march 13 7'];
    const play = { row: 1, view, seat: 0, moves: ['march'], unlisted, move: 'march', events: [] };
    const tried = tryByHand<Toy['State'], string>([play], {
      tried: (_, moves) => moves,
      made: (_, __, move) => move !== 'march 13 7',
      print: (_, move) => move,
    });
    expect(tried).toEqual({ asked: 3, unlisted: 2, missed: ['row 1: march 13 7'] });
  });

  test('a button that would be refused', () => {
    expect(notAmong(['march'], [action('March', ['march']), action('Fly', ['fly'])])).toEqual(['fly']);
  });

  test('words with a hole in one language, and only while something is pointed at', () => {
    const buttons = buttonsOf<Toy>({
      choicesFor: () => ({ moves: [], targets: new Map([['gimle', 'March to Gimle']]) }),
      actionsFor: ({ locale, aim }) =>
        aim === null ? [] : [action(locale === 'ja' ? '{place}へ進む' : aim, ['march'])],
      endingAction: () => action('Pass', ['pass']),
    });
    const questionFor = (locale: Locale) => ({ asks: locale === 'en' ? '' : 'どこへ？', facts: '' });
    expect(brokenWords({ buttons, questionFor }, { frames: [] } as unknown as ViewOf<Toy>, 0, null)).toEqual([
      'en: nothing is asked',
      '{place}へ進む',
    ]);
  });

  test('a link whose words are not in its line, and one that leads nowhere', () => {
    const log = {
      line: () => 'The Wolf clan burns Gimle',
      links: (_: Locale, ref: string) => [{ ref, words: ref === 'utgard' ? 'Utgard' : 'Gimle' }],
      leads: (ref: string) => ref !== 'nowhere',
    };
    expect(followLinks(['gimle'], log)).toEqual({ found: 2, lost: [] });
    expect(followLinks(['utgard', 'nowhere'], log).lost).toHaveLength(4);
  });
});
