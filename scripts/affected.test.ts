import { describe, expect, test } from 'vitest';
import { affectedTests, roomOf } from './affected.mjs';

describe('the tests a change can affect', () => {
  test('come to it by imports, however far, into other rooms too', () => {
    const tests = affectedTests(['games/bloodstones/rules/march.ts']);
    expect(tests).toEqual(
      expect.arrayContaining([
        'games/bloodstones/test/march.test.ts',
        'games/bloodstones/test/conformance.test.ts',
        'games/bloodstones/board/test/table.test.ts',
        'web/test/open-table.test.ts',
      ]),
    );
    expect(tests).not.toContain('games/blood-rage/test/conformance.test.ts');
  });

  test('of a component are those that draw it', () => {
    const tests = affectedTests(['ui/controls/dialog.tsx']);
    expect(tests).toContain('web/test/panels.test.ts');
    expect(tests).not.toContain('games/bloodstones/test/conformance.test.ts');
  });

  test('come to what is imported only when it is needed, and to programs started by their address', () => {
    expect(affectedTests(['games/bloodstones/content/maps/crowfeast/shape.json'])).toContain(
      'games/bloodstones/board/test/engraving.test.ts',
    );
    expect(affectedTests(['server/work/worker.ts'])).toContain('server/test/bots-at-work.test.ts');
  });

  test('of a text are also those that read it as a file', () => {
    expect(affectedTests(['web/text/ja.json'])).toEqual(
      expect.arrayContaining(['scripts/unsaid.test.ts', 'web/test/catalogues.test.ts']),
    );
    expect(affectedTests(['games/bloodstones/text/rulebook/en.json'])).toContain('scripts/texts.test.ts');
  });

  test('are those of whole programs for changes of their own alone', () => {
    const programs = (changed: string) =>
      ['bots', 'cli', 'server'].filter((room) =>
        affectedTests([changed]).some((file) => roomOf(file) === room),
      );
    expect(programs('kernel/match/match.ts')).toEqual([]);
    expect(programs('server/pauses.ts')).toEqual(['server']);
  });

  test('are the changed tests themselves', () => {
    expect(affectedTests(['kernel/test/match.test.ts'])).toContain('kernel/test/match.test.ts');
  });
});
