import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Draft, type DraftSeat, freshDraft, WAYS } from '../lobby/draft.ts';
import { againstBots } from '../lobby/moving.ts';
import { remember } from '../lobby/remembered.ts';
import { soloDraft } from '../lobby/solo.ts';
import { toyBox } from './toy-box.ts';

const KEY = 'sanguine.table.toy';
const shelf = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
});
afterEach(() => {
  shelf.clear();
  vi.unstubAllGlobals();
});

const seats: fc.Arbitrary<DraftSeat[]> = fc.array(
  fc.oneof(
    fc.constantFrom<DraftSeat>({ kind: 'me' }, { kind: 'open' }),
    fc.record({ kind: fc.constant('person'), name: fc.string() }),
    fc.record({ kind: fc.constant('bot'), level: fc.constantFrom('recruit', 'veteran', 'sage') }),
  ),
  { minLength: 1, maxLength: 16 },
);

const draft: fc.Arbitrary<Draft> = fc
  .record({ way: fc.constantFrom(...WAYS), seats, board: fc.constantFrom('', 'moor') })
  .map((change) => ({ ...freshDraft(toyBox, 'solo'), ...change }));

const isOneAgainstBots = ({ way, seats: sitting }: Draft): boolean =>
  way === 'solo' &&
  sitting.filter(({ kind }) => kind === 'me').length === 1 &&
  sitting.filter(({ kind }) => kind === 'bot').length === sitting.length - 1;

describe('Play now is one person against bots', () => {
  test('whatever table it is made of', () => {
    fc.assert(
      fc.property(draft, (table) => {
        expect(againstBots(table, 'recruit')).toSatisfy(isOneAgainstBots);
      }),
    );
  });

  test('whatever is remembered, in the words of today, of once or of nobody', () => {
    const tables = fc.record({ solo: draft, shared: draft, online: draft }, { requiredKeys: [] });
    const kept = fc.oneof(
      fc.record({ last: fc.constantFrom(null, ...WAYS), tables }),
      draft.map(({ way, ...rest }) => ({ ...rest, where: way === 'online' ? 'online' : 'device' })),
      fc.json(),
    );
    fc.assert(
      fc.property(kept, (memory) => {
        shelf.set(KEY, typeof memory === 'string' ? memory : JSON.stringify(memory));
        const table = soloDraft(toyBox);
        expect(table).toSatisfy(isOneAgainstBots);
        expect(table.seats.length).toBeGreaterThanOrEqual(toyBox.seats.min);
        expect(table.seats.length).toBeLessThanOrEqual(toyBox.seats.max);
        const levels = table.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
        expect(toyBox.levels).toEqual(expect.arrayContaining(levels));
      }),
    );
  });

  test('as the last time I played alone, however others played since', () => {
    const alone: Draft = {
      ...freshDraft(toyBox, 'solo'),
      board: 'moor',
      seats: [{ kind: 'bot', level: 'veteran' }, { kind: 'me' }],
    };
    remember(toyBox, alone);
    remember(toyBox, freshDraft(toyBox, 'shared'));
    remember(toyBox, freshDraft(toyBox, 'online'));
    expect(soloDraft(toyBox)).toEqual(alone);
  });

  test('after watching bots alone I have the first seat', () => {
    const watched = {
      ...freshDraft(toyBox, 'solo'),
      seats: Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'veteran' }) as const),
    };
    remember(toyBox, watched);
    expect(soloDraft(toyBox).seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  });

  test('also where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    remember(toyBox, freshDraft(toyBox, 'shared'));
    expect(soloDraft(toyBox)).toEqual(freshDraft(toyBox, 'solo'));
  });
});
