import { hintsOf, swiftStreams, verify } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { OpenTable } from '../link/link.ts';
import { withReasons } from '../link/log.ts';
import { after, welcomed } from '../link/open-table.ts';
import { keepRecord, newRecord } from '../store/keeping.ts';
import type { LocalSeat } from '../store/local-game.ts';
import { newDice } from '../store/secret.ts';
import type { GameStore } from '../store/store.ts';
import { type LocalMessage, Referee } from '../worker/referee.ts';
import { memoryStore } from './memory-store.ts';
import { anyGame } from './tables.ts';

const ANN: LocalSeat = { kind: 'person', name: 'Ann' };
const BEN: LocalSeat = { kind: 'person', name: 'Ben' };
const BOT: LocalSeat = { kind: 'bot', level: 'recruit' };

/** A page that keeps the table it receives and can wait for messages. */
class Page {
  table: OpenTable | null = null;
  curtain: Extract<LocalMessage, { type: 'curtain' }>['curtain'] | null = null;
  problem: string | null = null;
  readonly heard: LocalMessage[] = [];
  readonly pauses: number[] = [];
  #waiting: (() => void)[] = [];
  #referee: Referee | null = null;

  static async open(store: GameStore, id: string, game = anyGame()): Promise<Page> {
    const page = new Page();
    const opened = await Referee.open(
      {
        store,
        loadGame: () => Promise.resolve(game),
        tell: (message) => page.#hear(message),
        pause(milliseconds) {
          page.pauses.push(milliseconds);
          return Promise.resolve();
        },
        now: () => 1,
        trouble(error) {
          throw error;
        },
      },
      id,
    );
    if (typeof opened === 'string') page.problem = opened;
    else page.#referee = opened;
    return page;
  }

  get referee(): Referee {
    if (this.#referee === null) throw new Error(`not open: ${this.problem}`);
    return this.#referee;
  }

  /** Whether the viewer must decide, or the game is over. */
  get asked(): boolean {
    const { table } = this;
    if (table === null) return false;
    return table.outcome !== null || (table.viewer !== null && table.deciders.includes(table.viewer));
  }

  async until(so: () => boolean): Promise<void> {
    while (!so()) {
      if (this.problem !== null) throw new Error(this.problem);
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    }
  }

  /** Waits until the viewer must decide or the game is over, then plays a random move. */
  async move(seed: string): Promise<void> {
    const { engine } = anyGame();
    await this.until(() => this.asked);
    const { table } = this;
    if (table === null || table.outcome !== null || table.viewer === null) return;
    const chance = swiftStreams(seed).stream(table.number, 'test');
    const refused = await this.referee.play(engine.sample(table.view, table.viewer, chance));
    if (refused !== null) throw new Error(`refused: ${refused.code}`);
  }

  #hear(message: LocalMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome') {
      this.table = welcomed(message, null, 0);
      this.curtain = null;
    } else if (message.type === 'row')
      this.table = this.table === null ? null : after(this.table, message.update, message.choice, 0);
    else if (message.type === 'curtain') {
      this.table = null;
      this.curtain = message.curtain;
    } else if (message.type === 'reasons') {
      const { table } = this;
      this.table = table && { ...table, log: withReasons(table.log, message.reasons) };
    } else this.problem = message.problem;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

async function laid(
  store: GameStore,
  seats: readonly LocalSeat[],
  options: Record<string, string> = {},
): Promise<string> {
  const game = anyGame();
  const record = newRecord(game, game.setup(seats.length, { options }), newDice(seats.length));
  return keepRecord(store, game, { name: 'A table', seats, origin: 'new' }, record);
}

describe('a game against bots', () => {
  test('is played to its end, every row stored, and proves fair', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT], { roundLimit: '30', regroupTarget: 'short' });
    const page = await Page.open(store, id);
    while (page.table?.outcome === null) await page.move('whole game');
    const kept = await store.find(id);
    expect(kept).toMatchObject({ number: page.table?.number, deciders: [], outcome: page.table?.outcome });
    const record = await store.record(id);
    const proof =
      record === null ? null : verify(anyGame().engine, { ...record, result: kept?.outcome ?? [] });
    expect(proof).toMatchObject({ ok: true });
    expect(page.pauses.length, 'bots let the person follow').toBeGreaterThan(20);
  });

  test('goes on after a reload exactly as it was left, undo included', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id);
    for (let moves = 0; moves < 40 || page.table?.canUndo !== true; moves++) await page.move('reload');
    await page.until(() => page.table?.deciders.includes(0) === true);
    await page.referee.close();
    const again = await Page.open(store, id);
    expect({ ...again.table, latest: null }).toEqual({ ...page.table, latest: null });
    const { number } = again.table ?? { number: 0 };
    expect(await again.referee.undo()).toBeNull();
    expect(again.table?.number).toBe(number + 1);
  });

  test('a refused move changes nothing and says why', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id);
    await page.until(() => page.table?.deciders.includes(0) === true);
    const before = page.table;
    expect(await page.referee.play({ do: 'nonsense' })).toMatchObject({ code: 'kernel.shape' });
    expect(page.table).toBe(before);
  });

  test('once hurried, bots make no pauses until a person is asked again', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id);
    for (let moves = 0; moves < 60; moves++) {
      await page.move('hurry');
      page.referee.hurry();
    }
    expect(page.pauses.filter((pause) => pause === 0).length).toBeGreaterThan(10);
  });

  test('bots wait as long as the speed of the person at the screen says, and not at all if it is off', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id);
    const longest = async (factor: number): Promise<number> => {
      page.referee.tempo(factor, 0);
      await page.until(() => page.asked);
      page.pauses.length = 0;
      for (let moves = 0; moves < 20; moves++) await page.move('paced');
      return Math.max(...page.pauses);
    };
    const usual = await longest(1);
    expect(usual).toBeGreaterThan(0);
    expect(await longest(2)).toBe(usual * 2);
    expect(await longest(0)).toBe(0);
  });

  test('bots also wait for what is staged on the board, if it moves', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id, { ...anyGame(), stagedFor: () => 1000 });
    const longest = async (moving: number): Promise<number> => {
      page.referee.tempo(0, moving);
      await page.until(() => page.asked);
      page.pauses.length = 0;
      for (let moves = 0; moves < 20; moves++) await page.move('staged');
      return Math.max(...page.pauses);
    };
    const usual = await longest(1);
    expect(usual).toBeGreaterThanOrEqual(1000);
    expect(usual % 1000).toBe(0);
    expect(await longest(0)).toBe(0);
  });

  test('a hint rests on what the person sees, is stored before it is thought about, and outlives a reload', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id);
    for (let moves = 0; moves < 12; moves++) await page.move('helped');
    await page.until(() => page.asked);
    const { table } = page;
    const request = await page.referee.hint();
    expect(request).toMatchObject({ seat: 0, number: (table?.number ?? 0) + 1, view: table?.view });
    expect(page.table).toMatchObject({ number: request?.number, view: table?.view, canUndo: table?.canUndo });
    expect(page.table?.log.at(-1)).toMatchObject({ did: { do: 'hint', seat: 0 }, standing: true });
    await page.referee.close();
    const again = await Page.open(store, id);
    expect(again.table?.log).toEqual(page.table?.log);
    const record = await store.record(id);
    expect(record && [...hintsOf(record)]).toEqual([[0, 1]]);
    // Not while a bot plays for them.
    await again.referee.concede();
    expect(await again.referee.hint()).toBeNull();
  });

  test('another window that plays on takes the game over', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN]);
    const [one, other] = [await Page.open(store, id), await Page.open(store, id)];
    for (const page of [one, other]) page.referee.lift();
    await other.move('elsewhere');
    await one.move('elsewhere');
    expect(one.problem).toBe('elsewhere');
    expect((await store.record(id))?.chapters.at(-1)?.rows).toHaveLength(1);
  });
});

describe('several people on one screen', () => {
  test('the table is hidden until the person asked has lifted the curtain', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN, BOT]);
    const page = await Page.open(store, id);
    const behind: (OpenTable | null)[] = [];
    const handedTo: [number, number | null | undefined][] = [];
    for (let moves = 0; moves < 80; moves++) {
      await page.until(() => page.curtain !== null || page.asked);
      if (page.curtain !== null) {
        const { seat } = page.curtain;
        await page.referee.play({ do: 'end' });
        behind.push(page.table);
        page.referee.lift();
        handedTo.push([seat, page.table?.viewer]);
      }
      await page.move('hot seat');
    }
    expect(new Set(behind), 'nothing is shown behind the curtain, and nothing played').toEqual(
      new Set([null]),
    );
    expect(handedTo.every(([asked, viewer]) => asked === viewer)).toBe(true);
    expect(new Set(handedTo.map(([seat]) => seat))).toEqual(new Set([0, 1]));
  });

  test('nobody gets a hint, and none is noted', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN, BOT]);
    const page = await Page.open(store, id);
    await page.until(() => page.curtain !== null || page.asked);
    if (page.curtain !== null) page.referee.lift();
    await page.until(() => page.asked);
    const { table } = page;
    expect(await page.referee.hint()).toBeNull();
    expect(page.table).toBe(table);
  });

  test('what a person ordered beforehand is played for them, and they are not called to the screen', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN]);
    const { engine, ...rest } = anyGame();
    // Ben has ordered the first legal move every time, and online every answer would wait for its least time.
    const ordered: typeof engine.ordered = (state, seat) =>
      seat === 1 ? (engine.moves(state, seat)[0] ?? null) : null;
    const game = { ...rest, engine: { ...engine, ordered, leastTime: () => 8 } };
    const page = await Page.open(store, id, game);
    for (let moves = 0; moves < 30; moves++) {
      await page.until(() => page.curtain !== null || page.asked);
      if (page.curtain !== null) page.referee.lift();
      await page.move('ordered');
    }
    await page.referee.close();
    const curtains = page.heard.flatMap((message) => (message.type === 'curtain' ? [message.curtain] : []));
    expect(new Set(curtains.map(({ seat }) => seat))).toEqual(new Set([0]));
    const rows = (await store.record(id))?.chapters.at(-1)?.rows ?? [];
    expect(rows.filter(({ seat }) => seat === 1).length).toBeGreaterThan(10);
  });

  test('nobody is ever told what only another seat may know', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN]);
    const page = await Page.open(store, id);
    for (let moves = 0; moves < 120; moves++) {
      if (page.curtain !== null) page.referee.lift();
      await page.move('secrets');
    }
    const { engine } = anyGame();
    const curtains = page.heard.filter((message) => message.type === 'curtain');
    const events = curtains.flatMap(({ curtain }) => curtain.events);
    expect(events.length).toBeGreaterThan(20);
    expect(events, 'what a curtain tells is what everybody knows').toEqual(
      events.map((event) => engine.maskEvent(event, null)),
    );
  });
});

test('a game that is not there, or cannot be played on, is said to be so', async () => {
  const store = memoryStore();
  expect((await Page.open(store, 'nowhere')).problem).toBe('missing');
  const id = await laid(store, [ANN, BOT]);
  await store.append(
    id,
    1,
    { do: 'move', seat: 0, move: { do: 'pick', faction: 'nobody' }, mark: '00000000' },
    1,
  );
  expect((await Page.open(store, id)).problem).toBe('broken');
});

describe('who concedes on this device', () => {
  test('loses a duel, and the record is proved', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BOT]);
    const page = await Page.open(store, id);
    await page.move('duel');
    expect(await page.referee.concede()).toBeNull();
    expect(page.table?.ending.closed).toEqual({ how: 'conceded', by: 0 });
    const kept = await store.find(id);
    expect(kept).toMatchObject({ deciders: [], outcome: [{ rank: 2 }, { rank: 1 }] });
    const record = await store.record(id);
    const result = kept?.outcome ?? [];
    expect(record === null ? null : verify(anyGame().engine, { ...record, result })).toMatchObject({
      ok: true,
    });
    expect((await Page.open(store, id)).table?.outcome).toEqual(kept?.outcome);
  });

  test('is played for by a bot where more play, also after a reload', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN, BOT], { factionPick: 'random' });
    const page = await Page.open(store, id);
    await page.until(() => page.curtain !== null);
    const [first, other] = page.curtain?.seat === 0 ? [0, 1] : [1, 0];
    page.referee.lift();
    await page.referee.concede();
    const told = page.heard.findLast((message) => message.type === 'welcome');
    expect(told?.around.seats[first]).toMatchObject({ kind: 'person', level: 'veteran' });
    await page.referee.undo();
    const rows = (await store.record(id))?.chapters.flatMap((chapter) => chapter.rows) ?? [];
    expect(rows.filter(({ seat, do: did }) => seat === first && did !== 'concede')).not.toContainEqual(
      expect.objectContaining({ do: 'undo' }),
    );
    // The screen goes to the other person, and never back.
    await page.until(() => page.curtain !== null);
    expect(page.curtain?.seat).toBe(other);
    page.referee.lift();
    for (let moves = 0; moves < 5; moves++) await page.move('other');
    expect([page.curtain, page.table?.viewer]).toEqual([null, other]);
    await page.referee.close();
    const again = await Page.open(store, id);
    await again.until(() => again.curtain !== null);
    expect(again.curtain?.seat).toBe(other);
    expect(again.curtain?.players[first]?.level).toBe('veteran');
  });

  test('people at one screen may call the game off', async () => {
    const store = memoryStore();
    const id = await laid(store, [ANN, BEN]);
    const page = await Page.open(store, id);
    await page.until(() => page.curtain !== null);
    page.referee.lift();
    expect(await page.referee.callOff()).toBeNull();
    expect(page.table?.outcome?.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
