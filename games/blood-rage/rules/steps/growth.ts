import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { LAST_STEP, STATS, type Stat } from '../../content/clan.ts';
import { clanOf } from '../clans.ts';
import type { StepOf } from '../frames.ts';
import { raiseStat } from '../glory.ts';
import type { Clan, State } from '../state.ts';

/**
 * §14: a stat may rise for each fulfilled Quest; everybody chooses all steps together, in secret and at the same time.
 */
export const growth: StepOf<'growth'> = {
  rule: '14',
  verbs: ['grow'],
  who: (_, { queue }) => queue,
  *offers(state, { due }, seat) {
    for (const stats of choices(clanOf(state, seat), due[seat] ?? 0)) yield { do: 'grow', stats };
  },
  refuse: (state, { due }, seat, { stats }) => refuseGrowth(state, seat, stats, due[seat] ?? 0),
  play(state, frame, seat, { stats }, context) {
    frame.chosen[seat] = [...stats];
    frame.queue = frame.queue.filter((other) => other !== seat);
    if (frame.queue.length > 0) return;
    context.reveal();
    state.frames.pop();
    for (const [grower, chosen] of frame.chosen.entries()) {
      if (chosen === null || chosen === 'hidden') continue;
      for (const stat of chosen) raiseStat(state, grower, stat, context);
    }
  },
  mask: (frame, viewer) => ({
    ...frame,
    due: [...frame.due],
    queue: [...frame.queue],
    chosen: frame.chosen.map((stats, seat) => {
      if (stats === null || stats === 'hidden') return stats;
      return seat === viewer ? [...stats] : 'hidden';
    }),
  }),
};

const roomOf = (clan: Clan, stat: Stat): number => LAST_STEP - clan.stats[stat];

function refuseGrowth(state: State, seat: Seat, stats: readonly Stat[], due: number): Refusal | null {
  if (stats.length > due) return refusal('14', 'grow.count', stats, { need: stats.length, have: due });
  const clan = clanOf(state, seat);
  const high = STATS.find((stat) => stats.filter((one) => one === stat).length > roomOf(clan, stat));
  return high === undefined ? null : refusal('1.3', 'stat.last', [high]);
}

/** All choices of at most `due` steps, within the tracks; each sorted. */
function choices(clan: Clan, due: number): Stat[][] {
  let found: Stat[][] = [[]];
  for (const stat of STATS) {
    found = found.flatMap((chosen) => {
      const most = Math.min(due - chosen.length, roomOf(clan, stat));
      return Array.from({ length: most + 1 }, (_, steps) => [
        ...chosen,
        ...Array.from({ length: steps }, () => stat),
      ]);
    });
  }
  return found;
}
