import { swiftStreams } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { predicted } from '../link/prediction.ts';
import type { Beat } from '../link/socket.ts';
import { atInn, type Inn, type Page } from './inn.ts';
import { anyGame } from './tables.ts';

const { engine } = anyGame();

/** The page whose seat must decide. */
async function asked(pages: readonly [Page, Page]): Promise<Page> {
  const [one, other] = pages;
  const last = Math.max(one.table.number, other.table.number);
  for (const page of pages) await page.at(last);
  return one.table.deciders.includes(one.table.viewer ?? -1) ? one : other;
}

function someMove({ table: { view, viewer, number } }: Page, seed: string): unknown {
  return engine.sample(view, viewer ?? 0, swiftStreams(seed).stream(number, 'test'));
}

async function bothSeats(inn: Inn, beat?: Beat): Promise<[Page, Page]> {
  const { table, tokens } = inn;
  const pages: [Page, Page] = [
    await inn.page(tokens[0], table, beat),
    await inn.page(tokens[1], table, beat),
  ];
  for (const one of pages) await one.at(0);
  return pages;
}

describe('a table on a server', () => {
  test('two people play, and each sees what a late comer with their seat is shown', () =>
    atInn(async (inn) => {
      const pages = await bothSeats(inn);
      for (let moves = 0; moves < 60; moves++) {
        const page = await asked(pages);
        expect(await page.link.play(someMove(page, 'two people'))).toBeNull();
        for (const one of pages) await one.at(page.table.number);
      }
      for (const [at, page] of pages.entries()) {
        const late = await inn.page(inn.tokens[at] ?? null);
        await late.at(page.table.number);
        const { latest: _mine, clocks: _clocks, seats: _seats, ...shown } = page.table;
        const { latest: _theirs, clocks: _c, seats: _s, ...fresh } = late.table;
        expect(shown).toEqual(fresh);
      }
    }));

  test('lines that are cut again and again lose no move and play none twice', () =>
    atInn(async (inn) => {
      const pages = await bothSeats(inn);
      const chance = swiftStreams('cuts').stream(0, 'test');
      const rows: number[] = [];
      for (let moves = 0; moves < 50; moves++) {
        const page = await asked(pages);
        const before = page.table.number;
        const played = page.link.play(someMove(page, 'cut lines'));
        // Cuts before the move is sent, while it is on its way, or while its answer is.
        for (let turns = chance.int(4); turns > 0; turns--) await new Promise(setImmediate);
        page.line.cut();
        expect(await played).toBeNull();
        for (const one of pages) await one.at(before + 1);
        rows.push(page.table.number - before);
      }
      expect(rows).toEqual(rows.map(() => 1));
      expect(pages[0].table.log.map(({ number }) => number)).toEqual(
        pages[1].table.log.map(({ number }) => number),
      );
      expect(pages[0].table.log.at(-1)?.number).toBe(50);
    }));

  test('what cannot go wrong is shown before the answer, and stays as it was shown', () =>
    atInn(async (inn) => {
      const pages = await bothSeats(inn);
      let ahead = 0;
      for (let moves = 0; moves < 60; moves++) {
        const page = await asked(pages);
        const { table } = page;
        const move = someMove(page, 'ahead');
        const foreseen = predicted(anyGame(), table, move);
        const played = page.link.play(move);
        const shown = page.table;
        await played;
        if (foreseen !== null && shown.number === table.number + 1) {
          ahead += page.table.view === shown.view && page.table.latest === shown.latest ? 1 : 0;
        }
        for (const one of pages) await one.at(table.number + 1);
      }
      expect(ahead).toBeGreaterThan(20);
    }));

  test('a move the rules refuse is answered at once, with the line dead', () =>
    atInn(async (inn) => {
      const pages = await bothSeats(inn);
      const page = await asked(pages);
      // After the first move the rules are loaded.
      await page.link.play(someMove(page, 'rules'));
      const next = await asked(pages);
      next.line.die();
      expect(await next.link.play({ do: 'nonsense' })).toMatchObject({ code: 'kernel.shape' });
    }));

  test('a line that went dead without a word is noticed, and the table comes back', () =>
    atInn(async (inn) => {
      const [page] = await bothSeats(inn);
      page.line.die();
      await page.until(({ status }) => status === 'reconnecting');
      page.line.revive();
      page.line.cut();
      await page.until(({ status }) => status === 'live');
      expect(page.table.number).toBe(0);
    }));

  test('a move made in two windows at once stands once; the other window looks again', () =>
    atInn(async (inn) => {
      const pages = await bothSeats(inn);
      const page = await asked(pages);
      const second = await inn.page(inn.tokens[page.table.viewer ?? 0] ?? null);
      await second.at(0);
      const [one, other] = engine.moves(page.table.view, page.table.viewer ?? 0);
      second.line.die();
      const late = second.link.play(other);
      await page.link.play(one);
      second.line.revive();
      second.line.cut();
      expect(await late).toBeNull();
      await second.at(1);
      expect(second.link.snapshot().setback).toBe('overtaken');
      expect(second.table.number).toBe(1);
      expect(second.table.view).toEqual(page.table.view);
    }));

  test('who takes back too often is told to wait, and what was played stands', () =>
    atInn(
      async (inn) => {
        const [page] = await bothSeats(inn);
        await page.link.undo();
        expect(page.link.snapshot().setback).toBeNull();
        expect(await page.link.undo()).toBeNull();
        expect(page.link.snapshot().setback).toBe('rate');
        expect(page.table.number).toBe(0);
      },
      { undos: { burst: 1, perSecond: 0 } },
    ));

  test('a move that cannot be stored is kept, the page says so, and it is played when it can be', () =>
    atInn(async (inn) => {
      const patient = { every: 40_000, answer: 40_000 };
      const pages = await bothSeats(inn, patient);
      const page = await asked(pages);
      const release = await inn.holdDatabase();
      const played = page.link.play(someMove(page, 'outage'));
      await page.until(({ outage }) => outage);
      expect(page.link.snapshot()).toMatchObject({ status: 'live', setback: null });
      await release();
      expect(await played).toBeNull();
      for (const one of pages) await one.at(1);
      expect(page.link.snapshot()).toMatchObject({ outage: false, setback: null });
      inn.troubles.length = 0;
    }));

  test('undo goes back where it is free, and says so where it is not', () =>
    atInn(async (inn) => {
      const pages = await bothSeats(inn);
      expect(await pages[0].link.undo()).toMatchObject({ code: 'kernel.undo' });
      let page = await asked(pages);
      while (!page.table.canUndo) {
        await page.link.play(someMove(page, 'undo'));
        for (const one of pages) await one.at(page.table.number);
        page = await asked(pages);
      }
      const { number } = page.table;
      expect(await page.link.undo()).toBeNull();
      expect(page.table.number).toBe(number + 1);
      expect(page.table.log.find((entry) => entry.number === number)?.standing).toBe(false);
    }));

  test('people speak, ask for a take-back and vote on it', () =>
    atInn(async (inn) => {
      const [ann, ben] = await bothSeats(inn);
      expect(await ann.link.say('Well met.')).toBeNull();
      await ben.until(({ table }) => table?.chat.length === 1);
      expect(ben.table.chat[0]).toMatchObject({ name: 'Ann', text: 'Well met.' });

      const page = await asked([ann, ben]);
      const other = page === ann ? ben : ann;
      await page.link.play(someMove(page, 'take back'));
      await other.at(1);
      expect(await page.link.propose({ kind: 'takeBack', to: 0 })).toBeNull();
      await other.until(({ table }) => table?.votes.some(({ state }) => state === 'open') === true);
      expect(await other.link.vote(other.table.votes[0]?.id ?? '', true)).toBeNull();
      await page.at(2);
      expect(page.table.log.filter(({ standing }) => standing).map(({ number }) => number)).toEqual([0]);
    }));

  test('who watches sees the table and cannot play', () =>
    atInn(async (inn) => {
      const watcher = await inn.page(null);
      await watcher.at(0);
      expect(watcher.table.viewer).toBeNull();
      expect(await watcher.link.say('Hello?')).toBe('spectator');
    }));

  test('a table that is not there is said to be missing, once and for all', () =>
    atInn(async (inn) => {
      const page = await inn.page(null, 'nowhere');
      await page.until(({ status }) => status === 'gone');
      expect(page.link.snapshot().problem).toBe('missing');
    }));
});
