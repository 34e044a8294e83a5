import type { TableProps } from '@sanguine/ui';
import type { PromptWords } from '@sanguine/ui/prompt/prompt.tsx';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { winnerOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { sayCode } from '../../text/phrases.ts';
import { playerName, sideName, sideOf } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { SideEmblem } from '../look/emblem.tsx';
import { openFrame } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { questionFor } from './question.ts';

type Props = TableProps<State, AnyMove, Event>;

/** Who decides and what, or who is being waited for. */
export function promptFor(
  { view, viewer, deciders, sealed, players, settings }: Props,
  { selection }: Interaction,
): PromptWords {
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const open = deciders.filter((seat) => !sealed.includes(seat));
  const decider = viewer !== null && open.includes(viewer) ? viewer : (open[0] ?? deciders[0]);
  if (decider === undefined) {
    const winner = winnerOf(view);
    return {
      emblem: <SideEmblem side={winner === null ? null : sideOf(view, winner)} size={42} />,
      who: sayBoard(locale, 'part.over'),
      asks: '',
      facts:
        winner === null
          ? sayBoard(locale, 'result.draw')
          : sayBoard(locale, 'result.winner', { winner: playerName(locale, view, names, winner) }),
      waiting: false,
    };
  }
  const emblem = <SideEmblem side={sideOf(view, decider)} size={42} />;
  if (decider === viewer)
    return {
      emblem,
      who: whoOf(view, decider, locale),
      ...questionFor(locale, view, decider, selection),
      waiting: false,
    };
  const step = openFrame(view)?.step ?? 'over';
  const who = sayBoard(locale, 'wait', { who: playerName(locale, view, names, decider) });
  return { emblem, who, asks: sayCode(locale, `step.${step}`), facts: '', waiting: true };
}

/** Before sides are chosen nobody is south or north. */
const whoOf = (view: State, seat: number, locale: Props['settings']['locale']): string =>
  view.players[seat]?.side === null || view.players[seat] === undefined
    ? sayBoard(locale, 'side.you')
    : sideName(locale, sideOf(view, seat));
