import { LOCALES } from '@sanguine/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_IDS } from '../../../content/items.ts';
import { UNIT_KINDS } from '../../../content/units/index.ts';
import { CONTENT_VERSION } from '../../../content/versions.ts';
import { faultsOf } from '../../../rules/roster/faults.ts';
import { costOf, tidyRoster } from '../../../rules/roster/roster.ts';
import { MOST_NAME, MOST_NOTE } from '../limits.ts';
import { linkOf, readLink } from '../share/link.ts';
import { readAnything } from '../share/reading.ts';
import { fileOf, lineOf } from '../share/roster-file.ts';
import type { SharedList } from '../share/shared-list.ts';

/** Any list, legal or not: players share whatever they have. */
const anyList: fc.Arbitrary<SharedList> = fc.record({
  name: fc
    .string({ maxLength: MOST_NAME, unit: 'grapheme' })
    .map((name) => name.slice(0, MOST_NAME).toWellFormed()),
  note: fc.string({ maxLength: MOST_NOTE }),
  points: fc.option(fc.constantFrom(60, 100, 137, 200)),
  content: fc.integer({ min: 1, max: 9 }),
  roster: fc
    .array(
      fc.record({
        kind: fc.constantFrom(...UNIT_KINDS),
        items: fc.array(fc.constantFrom(...ITEM_IDS), { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    .map(tidyRoster),
});

describe('a link', () => {
  it('is the list: nothing is lost on the way, and nothing needs to be escaped but the name', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const link = linkOf(list);
        expect(readLink('en', link)).toEqual({ ok: true, list: { ...list, note: '' } });
        expect(linkOf({ ...list, name: '' })).toMatch(/^shared\?[\w&=.*-]*$/);
        const complete = `https://example.org/rosters/bloodfields/${link}`;
        expect(readAnything('en', complete)).toEqual(readLink('en', link));
        expect(new URL(complete).href).toBe(complete);
      }),
    );
  });

  it('that was cut short or made up is answered in one line', () => {
    for (const locale of LOCALES) {
      for (const broken of [
        'shared',
        'shared?',
        'shared?v=2',
        'shared?r=orlen',
        'shared?v=x&r=orlen',
        'shared?v=2&r=orlan',
        'shared?v=2&r=orlen.wrat',
        'shared?v=2&r=orlen*99',
      ]) {
        const read = readLink(locale, broken);
        expect(read).toEqual({ ok: false, problem: expect.stringMatching(/^[^\n]{5,160}$/) });
      }
    }
  });
});

describe('a file', () => {
  it('comes back as it was, whatever it says of costs and whoever added to it', () => {
    fc.assert(
      fc.property(anyList, fc.jsonValue(), (list, strange) => {
        const file = fileOf('en', list);
        expect(file.cost).toBe(costOf(list.roster));
        expect(file.faults ?? []).toHaveLength(faultsOf(list.roster, list.points ?? Infinity).length);
        const forged = {
          ...file,
          cost: 1,
          faults: [],
          units: file.units.map((unit) => ({ ...unit, cost: 0, colour: strange })),
          vendor: { other: strange },
          legal: true,
        };
        expect(readAnything('en', JSON.stringify(forged, null, 2))).toEqual({ ok: true, list });
      }),
    );
  });

  it('of something else is answered in one line that says where to look', () => {
    const file = fileOf('en', {
      name: '',
      note: '',
      points: 100,
      content: 1,
      roster: [{ kind: 'orlen', items: [] }],
    });
    const problem = (change: object): string => {
      const read = readAnything('en', JSON.stringify({ ...file, ...change }));
      return read.ok ? '' : read.problem;
    };
    expect(problem({ game: 'chess' })).toContain('game');
    expect(problem({ version: 2 })).toContain('version');
    expect(problem({ units: 'orlen' })).toContain('units');
    expect(problem({ units: [{ unit: 'orlen', items: [7] }] })).toContain('units.0.items.0');
    expect(problem({ units: [{ unit: 'orlan' }] })).toContain('orlen');
    expect(problem({ units: [{ unit: 'orlen', items: ['wrat'] }] })).toContain('wrath');
    expect(problem({ units: [{ unit: 'pike', count: 99 }] })).not.toBe('');
    for (const text of ['{', '{"format":', '{}'])
      expect(readAnything('ja', text)).toEqual({ ok: false, problem: expect.stringMatching(/^[^\n]+$/) });
  });
});

describe('one line', () => {
  it('is a list of today, with or without the word before it', () => {
    fc.assert(
      fc.property(anyList, ({ roster }) => {
        const list = { name: '', note: '', points: null, content: CONTENT_VERSION, roster };
        expect(readAnything('en', lineOf(roster))).toEqual({ ok: true, list });
      }),
    );
    expect(readAnything('en', '')).toEqual({ ok: false, problem: expect.any(String) });
    expect(readAnything('en', 'hello there')).toEqual({
      ok: false,
      problem: expect.stringContaining('hello'),
    });
  });

  it('of anything at all never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const read = readAnything('ja', text);
        expect(read.ok || read.problem !== '').toBe(true);
      }),
    );
  });
});
