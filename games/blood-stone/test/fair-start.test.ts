import { RowContext, swiftStreams } from '@sanguine/kernel';
import { FairnessTally } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';

test('by coin either seat is as likely to play the Witch', () => {
  const tally = new FairnessTally();
  for (let game = 0; game < 2000; game++) {
    const context = new RowContext<Event>(swiftStreams(`coin ${game}`), 0);
    const { witch } = rules.start({ seats: 2, glade: 'bonewood', options: { sides: 'coin' } }, context);
    tally.add({ fell: String(witch), odds: { '0': 0.5, '1': 0.5 } });
  }
  expect(tally.unfair, tally.summary).toBe(false);
});
