import type { TableProps } from '@sanguine/ui';
import { closedPrompt, type PromptWords } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { promptLine } from '../../text/prompts.ts';
import { clanName, join, playerName, say } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import type { LiverySide } from '../look/livery.ts';
import { sayBoard } from '../text/say.ts';
import { questionFor } from './question.ts';

type Props = TableProps<State, AnyMove, Event>;

/** Who decides and what, or who is being waited for. */
export function promptFor(props: Props, { selection }: Interaction): PromptWords {
  const { view, viewer, deciders, sealed, players, settings, live, closed, past } = props;
  if (closed !== null) return closedPrompt(closed);
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const called = (seat: number): string => playerName(locale, view, names, seat);
  const waited = deciders.filter((seat) => !sealed.includes(seat));
  const [first] = waited;
  if (view.frames.length === 0 || first === undefined)
    return {
      emblem: emblemOf(winnerOf(view)),
      who: sayBoard(locale, 'ask.over'),
      asks: '',
      facts: promptLine(locale, view, names),
      waiting: false,
    };
  if (viewer !== null && waited.includes(viewer) && live) {
    const { name } = clanOf(view, viewer);
    return {
      emblem: emblemOf(name),
      who: name === 'none' ? called(viewer) : clanName(locale, name),
      ...questionFor(locale, view, viewer, selection),
      waiting: false,
    };
  }
  const step = view.frames.at(-1)?.step ?? 'over';
  return {
    emblem: emblemOf(clanOf(view, first).name),
    // In a replay nobody is being waited for.
    who: past
      ? join(locale, waited.map(called))
      : sayBoard(locale, 'wait', { who: join(locale, waited.map(called)) }),
    asks: say(locale, `step.${step}`),
    facts: viewer !== null && !past && sealed.includes(viewer) ? sayBoard(locale, 'fact.sealed') : '',
    waiting: !past,
  };
}

const emblemOf = (clan: LiverySide): ReactNode => <ClanEmblem clan={clan} size={42} />;

function winnerOf({ clans }: State): LiverySide {
  const most = Math.max(...clans.map(({ glory }) => glory));
  return clans.find(({ glory }) => glory === most)?.name ?? 'none';
}
