import { describe, expect, test } from 'vitest';
import type { BoardInteraction, BoardTypes, ViewOf } from '../board-interaction.ts';
import { actingSeat, aimed, carried, freshState, hushed, type InteractionState } from '../interaction.ts';

/** A toy table with one decision after another; the selection is a word. */
interface Toy extends BoardTypes {
  readonly State: { readonly frames: readonly { readonly step: string }[]; readonly laid: readonly string[] };
  readonly Move: string;
  readonly Place: number;
  readonly Selection: string;
}

const asks = (step: string, ...laid: string[]): ViewOf<Toy> =>
  ({ frames: [{ step }], laid }) as unknown as ViewOf<Toy>;

const board: Pick<BoardInteraction<Toy>, 'nothing' | 'selectionFor'> = {
  nothing: '',
  selectionFor: (view, seat, before, played) => `${seat} ${played ?? before} at ${view.frames[0]?.step}`,
};

const element = {} as Element;
const reason = { says: 'no', rule: '1.1', places: [] };

/** A player with a selection, an aim, a warning and a refusal at the same time. */
const busy: InteractionState<Toy> = {
  number: 7,
  view: asks('place', 'castle'),
  seat: 0,
  selection: 'sword',
  played: null,
  aim: { place: 12, means: 'touch' },
  warned: { warnings: [reason], moves: ['strike'] },
  refused: { unavailable: reason, at: element },
};

describe('who may act', () => {
  const asked = { viewer: 1, live: true, deciders: [0, 1], sealed: [] };

  test('is the viewer who is asked and has not answered', () => {
    expect(actingSeat(asked)).toBe(1);
  });

  test.each([
    ['somebody else is asked', { deciders: [0] }],
    ['the own choice is sealed', { sealed: [1] }],
    ['it is a replay', { live: false }],
    ['one only watches', { viewer: null }],
  ])('is nobody where %s', (_, change) => {
    expect(actingSeat({ ...asked, ...change })).toBeNull();
  });
});

describe('what is selected', () => {
  test('at first is what the question puts there; for who is not asked, nothing', () => {
    expect(freshState<Toy>({ number: 3, view: asks('place'), seat: 0 }, board).selection).toBe('0  at place');
    expect(freshState<Toy>({ number: 3, view: asks('place'), seat: null }, board).selection).toBe('');
  });

  test('stays whole when a row has changed nothing: somebody else has sealed a choice', () => {
    const now = { number: 8, view: asks('place', 'castle'), seat: 0 };
    expect(carried(busy, now, board)).toEqual({ ...busy, number: 8 });
  });

  test('is made anew when the table has changed, and nobody is warned any more of what was asked before', () => {
    const next = carried(busy, { number: 8, view: asks('place', 'castle', 'tower'), seat: 0 }, board);
    expect(next).toMatchObject({ number: 8, selection: '0 sword at place', warned: null, refused: null });
  });

  test('follows from the own move that led there, once', () => {
    const now = { number: 8, view: asks('march', 'castle'), seat: 0 };
    const next = carried({ ...busy, played: 'step' }, now, board);
    expect(next).toMatchObject({ selection: '0 step at march', played: null });
  });

  test('is nothing once one is not asked any more', () => {
    expect(carried(busy, { number: 8, view: busy.view, seat: null }, board).selection).toBe('');
  });
});

describe('what is pointed at', () => {
  const pointed = (means: 'mouse' | 'touch' | 'key') => ({ ...busy, aim: { place: 12, means } });
  const after = (means: 'mouse' | 'touch' | 'key', view: ViewOf<Toy>): number | undefined =>
    carried(pointed(means), { number: 8, view, seat: 0 }, board).aim?.place;

  test('by a key stays; by a finger goes with the row; by a mouse, with the question', () => {
    const [same, other] = [asks('place', 'tower'), asks('march')];
    expect([after('key', same), after('key', other)]).toEqual([12, 12]);
    expect([after('touch', same), after('touch', other)]).toEqual([undefined, undefined]);
    expect([after('mouse', same), after('mouse', other)]).toEqual([12, undefined]);
  });

  test('by a finger is not taken away by a mouse that leaves', () => {
    expect(aimed(busy, null, 'mouse')).toBe(busy);
    expect(aimed(busy, null, 'touch').aim).toBeNull();
  });

  test('again is nothing new', () => {
    expect(aimed(busy, 12, 'touch')).toBe(busy);
    expect(aimed(busy, 12, 'key').aim).toEqual({ place: 12, means: 'key' });
    expect(aimed(busy, 13, 'touch').aim).toEqual({ place: 13, means: 'touch' });
  });
});

test('what was refused is not spoken of twice', () => {
  const quiet = hushed(busy);
  expect(quiet.refused).toBeNull();
  expect(hushed(quiet)).toBe(quiet);
});
