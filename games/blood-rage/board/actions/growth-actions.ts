import { type Stat, STATS } from '../../content/clan.ts';
import { bloodRage } from '../../index.ts';
import { moveNotes } from '../../text/notes.ts';
import { join, say, statName } from '../../text/words.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';
import { playing } from './playing.ts';

/** §14: steps for fulfilled Quests: a single one is played at once, several are collected first. */
export function growthActions(situation: Situation): BarAction[] {
  const { locale, view, seat, selection } = situation;
  const open = view.frames.at(-1);
  if (open?.step !== 'growth') return [];
  const chosen = selection.held === 'stats' ? selection.stats : [];
  const due = open.due[seat] ?? 0;
  const grown = (stats: readonly Stat[]): BarAction => playing(situation, { do: 'grow', stats: [...stats] });
  if (due === 1) return STATS.map((stat) => ({ ...grown([stat]), tone: 'plain', verb: `grow:${stat}` }));
  return [
    ...(chosen.length === 0 ? [] : [grown(chosen)]),
    ...STATS.map((stat): BarAction => {
      const stats = STATS.flatMap((one) => [...chosen, stat].filter((other) => other === one));
      const refused = bloodRage.refuse(view, seat, { do: 'grow', stats });
      return {
        key: stat,
        verb: `step:${stat}`,
        tone: 'plain',
        title: say(locale, 'move.raise', { stat: statName(locale, stat) }),
        detail: join(locale, moveNotes(locale, view, seat, { do: 'raise', stat })),
        unavailable: refused === null ? null : unavailableBy(locale, refused),
        does: { selects: { held: 'stats', stats } },
      };
    }),
  ];
}
