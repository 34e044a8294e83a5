import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideExplained, type Playable } from '@sanguine/bots';
import { type GameRecord, swiftRandom, verify } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { KeptMatch } from '../index.ts';
import { docsProgram, type Ran } from './docs-program.ts';
import { DATABASES, type Node } from './house.ts';
import { type Hall, inHall, newSalt, tow } from './tables-hall.ts';

/** Runs the program on what the server has sent. */
async function checked(sent: string, args: readonly string[]): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-dice-'));
  try {
    const file = join(folder, 'record.json');
    writeFileSync(file, sent);
    return await docsProgram('verifyDice', [file, ...args]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Has random bots play a table of two to its end, saying why; now and then they take something back. */
async function play(node: Node, game: Playable, id: string): Promise<void> {
  const opened = await KeptMatch.open(node, game.engine, id);
  if (!opened.ok) throw new Error(opened.problem);
  const { match } = opened;
  const random = swiftRandom(id);
  while (match.current.outcome() === null) {
    const { number } = match.current;
    const [seat = 0] = match.current.deciders();
    const undoer = [0, 1].find((one) => match.current.canUndo(one));
    const kind = random.int(20);
    if (kind === 0 && undoer !== undefined) await match.undo(undoer, number);
    else if (kind === 1 && number % 7 === 3) await match.rewind(seat, number - 2, number);
    else {
      const view = match.current.viewFor(seat);
      const { move, why } = decideExplained(game, { level: 'random', view, seat, random });
      await match.submit(seat, move, number, why);
    }
  }
  await match.settle();
}

/** Ann gives no salt and Ben does; both have seen the commitment before the game. */
async function playedOnline({ node, visitor }: Hall, game: Playable) {
  const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
  const { id, commitment } = await ann.open({ game: game.engine.id });
  const salt = newSalt();
  await ben.sit(id, { salt });
  const running = await ann.ask('GET', `/api/tables/${id}/record`);
  await play(node, game, id);
  const { text } = await ann.ask('GET', `/api/tables/${id}/record`);
  return { id, commitment, salt, running: running.body, text };
}

test('the downloaded record of a game of any kind has all that is needed to check its dice', () =>
  inHall(
    'sqlite',
    async (hall) => {
      for (const game of GAMES) {
        const about = game.engine.id;
        const { commitment, salt, running, text } = await playedOnline(hall, game);
        expect(running, `${about}: not before the end`).toEqual({ problem: 'running' });
        const known = ['--commitment', commitment ?? '', '--salt', `2=${salt}`];
        const { code, out, err } = await checked(text, known);
        expect([code, err], about).toEqual([0, '']);
        expect(out, about).toContain('- The salts of 1 seat that gave none follow from the commitment');
        expect(out, about).toMatch(/^- [1-9]\d* draws? made again/m);
        expect(out, about).toMatch(/\nEverything fits\.\n$/);
        expect(text, `${about}: bots’ reasons are part of rows and their marks`).toContain('"why":');
        const record: GameRecord = JSON.parse(text);
        expect(verify(game.engine, record), about).toMatchObject({ ok: true });
      }
    },
    {},
    GAMES,
  ));

describe.each(DATABASES)('on %s', (kind) => {
  test('marks can be made again from rows as they were stored, take-backs and all', () =>
    inHall(kind, async (hall) => {
      const { id, text } = await playedOnline(hall, tow);
      const again = await hall.stranger.ask('GET', `/api/tables/${id}/record`);
      expect(again.text, 'the second time from the cache').toBe(text);
      expect(await checked(text, [])).toEqual({
        code: 0,
        out: expect.stringMatching(/\nEverything fits\.\n$/),
        err: '',
      });
      const next = (among: string, drawn: string): number => (Number(drawn) + 1) % Number(among);
      const forged = text.replace(
        /\["open",(\d+),(\d+)\]/,
        (_, among, drawn) => `["open",${among},${next(among, drawn)}]`,
      );
      expect(await checked(forged, [])).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^DIFFERENT: Row \d+, draw 1 /),
      });
    }));
});
