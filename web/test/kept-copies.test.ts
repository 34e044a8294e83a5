import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { KeptCopies } from '../offline/build/kept-copies.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanguine-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a copy is made once, anew of other bytes, and forgotten when a build has no use for it', () => {
  const made: string[] = [];
  const build = (...texts: readonly string[]): string[] => {
    const copies = new KeptCopies(folder);
    const got = texts.map((text) => {
      const copy = copies.of(Buffer.from(text), '.up', (bytes) => {
        made.push(String(bytes));
        return Buffer.from(String(bytes).toUpperCase());
      });
      return String(copy);
    });
    copies.forgetOthers();
    return got;
  };
  expect(build('sword', 'shield')).toEqual(['SWORD', 'SHIELD']);
  expect(build('sword', 'leader')).toEqual(['SWORD', 'LEADER']);
  expect(made).toEqual(['sword', 'shield', 'leader']);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(build('shield')).toEqual(['SHIELD']);
  expect(made).toHaveLength(4);
});
