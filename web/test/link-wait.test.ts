import type { AnyGame } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { atInn, type Inn, type Page } from './inn.ts';
import { anyGame } from './tables.ts';

const SECONDS = 8;
/** A game in which every answer has a least time. */
const patient: AnyGame = { ...anyGame(), engine: { ...anyGame().engine, leastTime: () => SECONDS } };

/** Fake timers: every sleep lasts until the test ends it. */
function newTime() {
  const sleepers = new Set<() => void>();
  return {
    sleep: (_ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const wake = (): void => {
          sleepers.delete(wake);
          resolve();
        };
        sleepers.add(wake);
        signal.addEventListener('abort', wake);
      }),
    over: (): void => {
      for (const wake of sleepers) wake();
    },
  };
}

/** Two pages at a table: the one that must decide, and the other. */
async function atTable(
  scene: (at: { inn: Inn; asked: Page; other: Page; over: () => void }) => Promise<void>,
): Promise<void> {
  const { sleep, over } = newTime();
  await atInn(
    async (inn) => {
      const pages = [await inn.page(inn.tokens[0]), await inn.page(inn.tokens[1])] as const;
      for (const page of pages) await page.at(0);
      const [one, two] = pages;
      const first = one.table.deciders.includes(one.table.viewer ?? -1);
      await scene({ inn, asked: first ? one : two, other: first ? two : one, over });
    },
    {},
    { sleep, game: patient },
  );
}

/** Two legal moves. */
function twoMoves({ table: { view, viewer } }: Page): [unknown, unknown] {
  const [one, two] = patient.engine.moves(view, viewer ?? 0);
  return [one, two];
}

const answerIs = (page: Page, move: unknown): Promise<void> =>
  page.until(({ table }) => JSON.stringify(table?.wait?.answer) === JSON.stringify(move));

describe('an answer that waits for its time', () => {
  test('is in, and changes nothing before the eyes of anybody until then', () => {
    const begun = Date.now();
    return atTable(async ({ asked, other, over }) => {
      const [move] = twoMoves(asked);
      const before = asked.table.view;
      expect(asked.table.wait?.until).toBeGreaterThan(begun);
      const played = asked.link.play(move);
      await answerIs(asked, move);
      expect([asked.table.number, asked.table.view]).toEqual([0, before]);
      expect([other.table.number, other.table.wait?.answer]).toEqual([0, null]);
      over();
      expect(await played).toBeNull();
      await other.at(1);
      expect([asked.table.number, asked.link.snapshot().setback]).toEqual([1, null]);
    });
  });

  test('is what was answered last', () =>
    atTable(async ({ asked, other, over }) => {
      const [first, second] = twoMoves(asked);
      const wanted = patient.engine.notation.print(asked.table.view, asked.table.viewer ?? 0, second);
      const withdrawn = asked.link.play(first);
      await answerIs(asked, first);
      const played = asked.link.play(second);
      expect(await withdrawn).toBeNull();
      await answerIs(asked, second);
      over();
      expect(await played).toBeNull();
      await other.at(1);
      expect(other.table.log.filter(({ did }) => did !== null)).toHaveLength(1);
      expect(other.table.latest?.faces[0]?.face).toBe(wanted);
    }));

  test('can be taken back, and then nothing is played', () =>
    atTable(async ({ asked, other, over }) => {
      const [first, second] = twoMoves(asked);
      const withdrawn = asked.link.play(first);
      await answerIs(asked, first);
      expect(await asked.link.undo()).toBeNull();
      expect(await withdrawn).toBeNull();
      expect(asked.table.wait?.answer).toBeNull();
      over();
      expect(await asked.link.play(second)).toBeNull();
      await other.at(1);
      expect([asked.table.number, other.table.number]).toEqual([1, 1]);
    }));

  test('outlives a cut line and is played once; another window of the seat sees it', () =>
    atTable(async ({ inn, asked, other, over }) => {
      const [move] = twoMoves(asked);
      const played = asked.link.play(move);
      await answerIs(asked, move);
      const window = await inn.page(inn.tokens[asked.table.viewer ?? 0] ?? null);
      await answerIs(window, move);
      asked.line.cut();
      await asked.until(({ status }) => status === 'reconnecting');
      await asked.until(({ status }) => status === 'live');
      await answerIs(asked, move);
      over();
      expect(await played).toBeNull();
      for (const page of [asked, other, window]) await page.at(1);
      expect(other.table.log.filter(({ did }) => did !== null)).toHaveLength(1);
    }));
});
