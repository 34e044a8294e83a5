import { describe, expect, test } from 'vitest';
import type { Bot } from '@sanguine/kernel';
import type { TableGame } from '../tables/game.ts';
import { DATABASES } from './house.ts';
import { atInn, lay, PATIENT, rope } from './live-table.ts';

/** Plays anything, and thinks of the knots it holds. */
const sly: Bot<unknown, unknown> = {
  choose: (view, seat, random) => ({
    move: rope.engine.sample(view, seat, random),
    reason: { key: 'bot.sly', values: { knots: `secret of seat ${seat}` } },
  }),
};
const slyRope: TableGame = {
  ...rope,
  bots: { sly },
  setup: (seats) => ({ seats, rounds: 3 }),
  told: () => ({ key: 'bot.open', values: {} }),
};

describe.each(DATABASES)('why bots made their moves, on %s', (kind) => {
  test('is told while they play as far as it lies open, and in full when the game is over', async () => {
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, tokens } = await lay(inn.node, slyRope, ['person', { bot: 'sly' }, { bot: 'sly' }]);
        const [player, spectator] = await Promise.all([
          inn.welcome(id, tokens[0] ?? ''),
          inn.welcome(id, null),
        ]);
        while (player.told.at(-1)?.outcome == null) {
          if (player.deciders.includes(0)) {
            const reply = await player.move(slyRope.engine.moves(player.view, 0).at(-1));
            if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
          } else await player.until(() => player.deciders.includes(0) || player.deciders.length === 0);
        }
        for (const guest of [player, spectator]) {
          await guest.until(() => guest.reasons !== null);
          const running = guest.told.slice(0, -1);
          expect(JSON.stringify(running)).not.toContain('secret');
          const moved = running.filter(({ did }) => did.do === 'move' && did.seat > 0);
          expect(moved.length).toBeGreaterThan(0);
          expect(moved.every(({ reason }) => reason?.key === 'bot.open')).toBe(true);
          expect(
            running.filter(({ did }) => did.do === 'seal').every(({ reason }) => reason === undefined),
          ).toBe(true);
          const { reasons } = guest;
          expect(reasons?.length).toBeGreaterThanOrEqual(moved.length);
          expect(reasons?.every(({ reason }) => reason.key === 'bot.sly')).toBe(true);
        }
        const back = await inn.welcome(id, tokens[0] ?? '', player.number);
        await back.until(() => back.reasons !== null);
        expect(back.reasons).toEqual(player.reasons);
        const late = await inn.welcome(id, null);
        expect(JSON.stringify(late.welcome.log)).toContain('secret of seat 2');
      },
      { games: [slyRope] },
    );
  });
});
