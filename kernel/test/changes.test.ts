import { expect, test } from 'vitest';
import { apply, engine, Match } from '../index.ts';
import { nimRules } from './nim.ts';
import { bid, DICE, follow, opened, take } from './nim-table.ts';

test('what a veil shows instead of the table’s own is told as it is shown', () => {
  const rules = nimRules();
  const veiled = engine({
    ...rules,
    // Puts the masked bag among the open entries.
    veil(state) {
      const { stones, active, bids, taken } = state;
      const { hands, bag } = rules.mask(state, null);
      return {
        open: { stones, active, bids, taken, bag },
        covered: (viewer) => ({
          hands: hands.map((backs, seat) => (seat === viewer ? [...(state.hands[seat] ?? [])] : backs)),
        }),
      };
    },
  });
  const match = Match.open(veiled, { setup: { seats: 2, stones: 50 }, dice: DICE });
  const patches: unknown[] = [];
  let mask: unknown = match.viewFor(1);
  match.subscribe(1, ({ patch }) => {
    patches.push(...patch);
    mask = apply(mask, patch);
  });
  for (const seat of [0, 1]) match.submit(seat, bid(1 - seat));
  for (const verb of ['draw', 'draw', 'show']) match.submit(0, { do: verb });
  expect(mask).toEqual(match.viewFor(1));
  expect(patches).toContainEqual([['bag'], [0, 0, 0, 0, 0]]);
  expect(JSON.stringify(patches)).not.toMatch(/"bag"\],\[[^\]]*[1-9]/);
});

test('a follower is told what each viewer is, and what all see alike is one thing for all of them', () => {
  const match = opened();
  const viewers = [0, 1, null];
  const kept = viewers.map((viewer) => follow(match, viewer).told);
  const read: string[] = [];
  match.follow((update, to) => {
    const tellings = viewers.map((viewer) => to(viewer));
    expect(tellings.map(({ did }) => did)).toEqual(viewers.map(() => update.did));
    const open = tellings.map(({ patch }) => patch.find(([[key]]) => key !== 'hands' && key !== 'bag'));
    expect(open[1]).toBe(open[0]);
    expect(open[2]).toBe(open[0]);
    read.push(JSON.stringify(tellings));
  });
  for (const move of [take(2), { do: 'draw' }, { do: 'roll' }, { do: 'pass' }]) {
    expect(match.submit(0, move)).toMatchObject({ ok: true, failures: [] });
  }
  expect(read).toEqual(read.map((_, at) => JSON.stringify(kept.map((told) => told[at]))));
  expect(read).toHaveLength(4);
});
