import { KERNEL_REFUSALS, type Locale, LOCALES, phrasebook } from '@sanguine/kernel';
import { describe, expect, it, test } from 'vitest';
import { PROFILES } from './texts/profiles.ts';
import { all, GAMES, Scan } from './texts/scan.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

test('every game is looked at', () => {
  expect(Object.keys(PROFILES).toSorted()).toEqual(GAMES.toSorted());
});

describe.each(Object.entries(PROFILES))('%s', (game, { refusals, codes, parts }) => {
  const scan = new Scan(game, parts);
  const keys = Object.keys(scan.messages('text/en.json'));
  const sections = scan.sections();
  const refused = new Set(scan.refusals.flatMap((call) => call.codes));

  it('is read well enough: the scan finds what the rules say', () => {
    expect(scan.refusals.length).toBeGreaterThan(refusals);
    expect(scan.refusals.filter((call) => call.codes.length === 0)).toEqual([]);
    expect([...refused]).toEqual(expect.arrayContaining([...codes]));
  });

  it('has a message for every refusal, and a refusal for every message of one', () => {
    const messages = keys.filter((key) => key.startsWith('refusal.'));
    const given = [...refused, ...Object.values(KERNEL_REFUSALS)];
    expect(messages.toSorted()).toEqual(given.map((code) => `refusal.${code}`).toSorted());
  });

  it('cites sections of its rulebook, in refusals, steps and comments', () => {
    const cited = all(scan.rules, /'(\d+(?:\.\d+)?)'/g);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !sections.includes(id))).toEqual([]);
    const computed = scan.refusals.filter(({ rule }) => !rule.includes("'")).map(({ rule }) => rule);
    expect(computed.filter((rule) => rule !== 'rule')).toEqual([]);
    const comments = ['content', 'rules', 'text'].map((folder) => scan.sources(folder)).join('\n');
    expect(all(comments, /§(\d+(?:\.\d+)?)/g).filter((id) => !sections.includes(id))).toEqual([]);
  });

  describe.each(['', 'bot.', 'typing/'])('catalogue "%s"', (name) => {
    const messages = {
      en: scan.messages(`text/${name}en.json`),
      ja: scan.messages(`text/${name}ja.json`),
    };
    const catalogue = listener(messages);
    const names = Object.keys(messages.en);

    it('has the same messages in both languages, in the same order, asking for the same values', () => {
      expect(Object.keys(messages.ja)).toEqual(names);
      const asked = (locale: Locale) =>
        Object.fromEntries(names.map((key) => [key, catalogue(locale, key).asked]));
      expect(asked('ja')).toEqual(asked('en'));
    });

    it.each(LOCALES)(
      'is tidy in %s: no stray spaces, no stop at the end, nothing left of the format',
      (locale) => {
        const untidy = Object.entries(messages[locale]).filter(
          ([key, message]) =>
            message.trim() !== message ||
            /[.。]$/.test(message) ||
            catalogue(locale, key).told.some((text) => text.trim() !== text || /[{}]/.test(text)),
        );
        expect(untidy).toEqual([]);
      },
    );

    it('is Japanese in Japanese and English in English', () => {
      const lines = (locale: Locale) =>
        names.map((key) => [key, catalogue(locale, key).told.join(' ')] as const);
      expect(lines('en').filter(([, text]) => JAPANESE.test(text))).toEqual([]);
      expect(lines('ja').filter(([, text]) => /\p{L}/u.test(text) && !JAPANESE.test(text))).toEqual([]);
      // Typed values stay in Latin letters, and so does the X of an offering of X stones.
      const latin = lines('ja').filter(
        ([key, text]) =>
          !key.startsWith('calculator.') &&
          name !== 'typing/' &&
          /[A-Za-z]/.test(text.replace(/X(?=個| ≧)/g, '')),
      );
      expect(latin).toEqual([]);
    });
  });
});

/** Formats messages and records the values they use, in every plural branch. */
function listener(messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>) {
  const say = phrasebook(messages);
  return (locale: Locale, key: string): { asked: string[]; told: string[] } => {
    const asked = new Set<string>();
    const told = [0, 1, 2, 3].map((count) => {
      const values = new Proxy<Record<string, number>>(
        {},
        {
          has: () => true,
          get(_, name) {
            if (typeof name === 'string') asked.add(name);
            return count;
          },
        },
      );
      return say(locale, key, values);
    });
    return { asked: [...asked].toSorted(), told };
  };
}

test('the listener hears what a message asks for', () => {
  const hear = listener({
    en: { one: '{count, plural, one {# of {all}} other {many}}', two: 'none' },
    ja: { one: '{all}のうち{count}', two: 'なし' },
  });
  expect(hear('en', 'one').asked).toEqual(['all', 'count']);
  expect(hear('ja', 'two').asked).toEqual([]);
});
