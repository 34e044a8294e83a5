import type { Locale } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Deed } from '../actions/deed.ts';
import { brokenWords, buttonsOf, byButton, notAmong } from './by-hand.ts';
import { followLinks } from './links.ts';

type Button = Deed<string, null, string>;

function deed(title: string, plays: readonly string[], off = false): Button {
  return {
    key: title,
    verb: title,
    tone: 'go',
    title,
    detail: '',
    off: off ? { says: 'Not now', rule: '1', places: [] } : null,
    does: { plays },
  };
}

describe('the kit of the boards finds', () => {
  test('a move no button makes: one that is off, or goes on with another move, does not count', () => {
    const deeds = [deed('March', ['march']), deed('Pass', ['pass'], true), deed('Raid', ['march', 'burn'])];
    expect(['march', 'pass', 'burn'].map((move) => byButton(deeds, move))).toEqual([true, false, false]);
  });

  test('a button that would be refused', () => {
    expect(notAmong(['march'], [deed('March', ['march']), deed('Fly', ['fly'])])).toEqual(['fly']);
  });

  test('words with a hole in one language, and only while something is pointed at', () => {
    const buttons = buttonsOf({
      stageFor: () => ({ moves: [], targets: new Map([['gimle', 'March to Gimle']]) }),
      deedsFor: ({ locale, aim }: { readonly locale: Locale; readonly aim: string | null }) =>
        aim === null ? [] : [deed(locale === 'ja' ? '{place}へ進む' : aim, ['march'])],
      endingDeed: () => deed('Pass', ['pass']),
    });
    const questionFor = (locale: Locale) => ({ asks: locale === 'en' ? '' : 'どこへ？', facts: '' });
    expect(brokenWords({ buttons, questionFor }, {}, 0, null)).toEqual([
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
