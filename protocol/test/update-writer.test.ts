import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowUpdate } from '@sanguine/kernel';
import { updateMessage, UpdateWriter } from '../index.ts';

const seat = fc.nat(3);
const path = fc.oneof(fc.constant([] as const), fc.tuple(fc.string()), fc.tuple(fc.string(), fc.string()));
const did = fc.oneof(
  fc.record({ do: fc.constantFrom('move', 'seal', 'undo'), seat }),
  fc.record({ do: fc.constant('rewind'), seat, to: fc.nat() }),
);

/** One row for several viewers: some parts shared, some for one of them alone. */
const row = fc
  .record({
    did,
    number: fc.nat(),
    deciders: fc.array(seat),
    sealed: fc.array(seat),
    outcome: fc.option(fc.array(fc.record({ score: fc.integer(), rank: fc.nat() }))),
    events: fc.array(fc.jsonValue()),
    patch: fc.array(fc.tuple(path, fc.jsonValue())),
    reason: fc.option(
      fc.record(
        {
          key: fc.string(),
          values: fc.dictionary(fc.string(), fc.integer()),
          search: fc.constant({ odds: 61, considered: 4 }),
        },
        { requiredKeys: ['key', 'values'] },
      ),
      { nil: undefined },
    ),
  })
  .chain(({ events, patch, ...alike }) =>
    fc.array(
      fc.record({
        ...(Object.fromEntries(
          Object.entries(alike).map(([field, value]) => [field, fc.constant(value)]),
        ) as { [Field in keyof typeof alike]: fc.Arbitrary<(typeof alike)[Field]> }),
        faces: fc.array(fc.record({ seat, face: fc.string() })),
        events: fc.tuple(fc.subarray(events), fc.array(fc.jsonValue())).map((parts) => parts.flat()),
        patch: fc
          .tuple(fc.subarray(patch), fc.array(fc.tuple(path, fc.jsonValue())))
          .map((parts) => parts.flat()),
        canUndo: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  );

test('everybody is written what the message says, letter for letter', () => {
  fc.assert(
    fc.property(row, (tellings) => {
      const writer = new UpdateWriter();
      for (const update of tellings as RowUpdate<unknown>[]) {
        expect(writer.write(update)).toBe(JSON.stringify(updateMessage(update)));
        expect(writer.write(update, 70)).toBe(JSON.stringify({ ...updateMessage(update), wait: 70 }));
      }
    }),
    { numRuns: 500 },
  );
});

test('a field nobody has thought about is not written', () => {
  const update = {
    number: 1,
    did: { do: 'move', seat: 0, move: 'secret' },
    faces: [{ seat: 0, face: '?', move: 'secret' }],
    events: [],
    patch: [],
    deciders: [],
    sealed: [],
    canUndo: false,
    outcome: null,
    reason: { key: 'bot.march', values: {}, hand: 'secret' },
    state: 'secret',
  } as unknown as RowUpdate<unknown>;
  expect(new UpdateWriter().write(update)).not.toContain('secret');
});
