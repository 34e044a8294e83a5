import { LOCALES, type RosterAnswer, type RosterCheck, swiftRandom } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import { LINES } from '../../content/lines.ts';
import { readyRosters } from '../../content/rosters.ts';
import { game } from '../../game.ts';
import { faultsOf, mended } from '../../rules/roster/faults.ts';
import { costOf } from '../../rules/roster/roster.ts';
import { printRoster } from '../../rules/roster/text.ts';
import type { Setup } from '../../rules/state.ts';
import { rosterDesk } from '../../text/roster/desk.ts';
import { roster } from './written.ts';

const table = (options: Partial<Options> = {}): Setup => ({
  ...game.setup(2, {}),
  options: { ...DEFAULT_OPTIONS, ...options },
});

function given<Answer>(answer: RosterAnswer<Answer>): Answer {
  if (!answer.ok) throw new Error(answer.problem);
  return answer.answer;
}

const check = (text: string, options: Partial<Options> = {}): RosterCheck =>
  given(rosterDesk.check('en', table(options), text));

describe('a roster is checked', () => {
  it('and may be played: its cost, its loyalty and how it is shared', () => {
    expect(check('muster pike orlen+loaded-die pike*2', { points: '100' })).toEqual({
      code: 'orlen+loaded-die pike*3',
      figures: [
        {
          name: 'Points',
          value: `${UNIT_COSTS.orlen + ITEM_COSTS['loaded-die'] + 3 * UNIT_COSTS.pike} of 100 points`,
        },
        { name: 'Loyalty', value: 'Lantern Wardens: Lamps Lit' },
      ],
      flaws: [],
      mended: null,
    });
    expect(check('orlen yew').figures[1]).toEqual({ name: 'Loyalty', value: 'none' });
  });

  it('and may not: each flaw with its reason, its rule and the smallest repair', () => {
    const cost = UNIT_COSTS.orlen + ITEM_COSTS.grace + 2 * UNIT_COSTS.tobren + UNIT_COSTS.husk;
    expect(check('orlen+grace tobren*2 husk', { points: '60' })).toEqual({
      code: 'orlen+grace tobren*2 husk',
      figures: expect.anything(),
      flaws: [
        {
          rule: '2.1',
          why: `The roster costs ${cost} of 60 points; give up at least ${cost - 60}`,
          repair: ['Remove Orlen'],
        },
        {
          rule: '2.1',
          why: 'Units of two realms do not fight together; give up Bilge Husk',
          repair: ['Remove Bilge Husk'],
        },
        { rule: '2.1', why: 'Tobren is there 2 times; take it once', repair: ['Remove Tobren'] },
        {
          rule: '15.3',
          why: 'Orlen is not a Mage and learns from no school; remove School of Grace',
          repair: ['Take School of Grace from Orlen'],
        },
      ],
      mended: 'orlen',
    });
  });

  it('and put right it is legal, with points given up only if nothing else saves them', () => {
    const dear = roster('orlen maud husk*4 pike*2');
    expect(costOf(dear)).toBeGreaterThan(100);
    const right = mended(dear, 100);
    expect(printRoster(right)).toBe('orlen maud pike*2');
    expect(faultsOf(right, 100)).toEqual([]);
  });

  it('at a table of ready-made ones only those will do', () => {
    const [ready] = readyRosters(200);
    expect(check(printRoster(ready?.units ?? []), { rosters: 'ready' }).flaws).toEqual([]);
    expect(check('orlen', { rosters: 'ready' })).toMatchObject({
      flaws: [{ why: expect.stringMatching(/^This table takes ready-made rosters only/), repair: [] }],
      mended: null,
    });
  });

  it.each([
    ['orlan pike', 'orlan: no unit is called "orlan"; did you mean "orlen"?'],
    ['dragonfly', 'dragonfly: no unit is called "dragonfly"; the lists are in section 17 of the rules'],
    ['orlen+loadeddie', 'orlen+loadeddie: no item is called "loadeddie"; did you mean "loaded-die"?'],
    [
      'orlen+crossbow',
      'orlen+crossbow: no item is called "crossbow"; the list is in section 17.6 of the rules',
    ],
    [
      'orlen+wrath+hawk+stone+vigour+clarity',
      'orlen+wrath+hawk+stone+vigour+clarity: a unit has at most 4 items',
    ],
    ['pike*many', 'pike*many: write a number of units after the star, such as pike*3'],
    ['pike*25', 'pike*25: a roster has at most 24 units'],
  ])('%s cannot be read, and it is said why', async (text, problem) => {
    expect(rosterDesk.check('en', table(), text)).toEqual({ ok: false, problem });
    const inJapanese = await rosterDesk.sheet('ja', table(), text);
    expect(inJapanese).toEqual({ ok: false, problem: expect.stringMatching(/です|さい|せん|すか？|ます/) });
  });
});

describe('a random roster', () => {
  it.each(LOCALES)(
    'is legal for the table, of one line if one wishes, and the same from one seed (%s)',
    (locale) => {
      for (const points of ['60', '100', '200'] as const) {
        for (const line of [undefined, ...LINES]) {
          const wishes: Record<string, string> = line === undefined ? {} : { line };
          const code = rosterDesk.random(table({ points }), swiftRandom(`${points} ${line}`), wishes);
          expect(rosterDesk.random(table({ points }), swiftRandom(`${points} ${line}`), wishes)).toBe(code);
          expect(given(rosterDesk.check(locale, table({ points }), code))).toMatchObject({ code, flaws: [] });
        }
      }
    },
  );

  it('is a ready-made one where only those may be played', () => {
    const setup = table({ rosters: 'ready', points: '100' });
    for (const line of LINES) {
      const code = rosterDesk.random(setup, swiftRandom(line), { line });
      expect(given(rosterDesk.check('en', setup, code)).flaws).toEqual([]);
    }
    expect(rosterDesk.random(setup, swiftRandom('x'), { line: 'choir' })).toContain('azhrae');
  });
});
