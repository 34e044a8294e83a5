import type { Notes } from '@sanguine/ui';
import { expect, test } from 'vitest';
import { chapterOf } from '../notes.ts';

/** A notebook that answers late, like one on a disk. */
function notebook(first: unknown = null): Notes {
  let book = first;
  return {
    read: async () => {
      await Promise.resolve();
      return book;
    },
    write: async (value) => {
      await Promise.resolve();
      book = value;
      return null;
    },
  };
}

const asText = (written: unknown): string => (typeof written === 'string' ? written : '');

test('chapters written at the same time leave each other whole', async () => {
  const notes = notebook();
  const policies = chapterOf(notes, 'policies', asText);
  const rosters = chapterOf(notes, 'rosters', asText);
  await Promise.all([policies.write('ask'), rosters.write('wardens'), policies.write('never')]);
  expect(await notes.read()).toEqual({ policies: 'never', rosters: 'wardens' });
  expect(await policies.read()).toBe('never');
  expect(await rosters.read()).toBe('wardens');
});

test.each([null, 'an old text', [1, 2], { policies: 7 }])(
  'a notebook with %j in it is read as empty',
  async (book) => {
    const chapter = chapterOf(notebook(book), 'policies', asText);
    expect(await chapter.read()).toBe('');
    expect(await chapter.write('ask')).toBeNull();
    expect(await chapter.read()).toBe('ask');
  },
);

test('a write that fails says so and does not stop the next', async () => {
  const notes = notebook();
  let full = true;
  const chapter = chapterOf(
    {
      read: notes.read,
      write: async (value) => (full ? 'size' : notes.write(value)),
    },
    'rosters',
    asText,
  );
  expect(await chapter.write('too much')).toBe('size');
  full = false;
  expect(await chapter.write('less')).toBeNull();
  expect(await chapter.read()).toBe('less');
});
