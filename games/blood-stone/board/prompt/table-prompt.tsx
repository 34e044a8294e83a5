import type { TableProps } from '@sanguine/ui';
import { Prompt, type PromptWords } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import { soldierSeat } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { playerName, say, sideName, sideOf } from '../../text/words.ts';
import type { Acting } from '../acting/use-acting.ts';
import { SideEmblem } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import { questionFor } from './question.ts';

type Props = TableProps<State, AnyMove, Event>;

interface Words extends PromptWords {
  readonly side: 'witch' | 'soldiers';
}

export function TablePrompt({
  props,
  acting,
}: {
  readonly props: Props;
  readonly acting: Acting;
}): ReactNode {
  const { side, ...words } = wordsFor(props, acting);
  return <Prompt locale={props.settings.locale} emblem={<SideEmblem side={side} size={42} />} {...words} />;
}

function wordsFor({ view, viewer, deciders, players, settings }: Props, { selection }: Acting): Words {
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const [decider] = deciders;
  if (decider === undefined) {
    const winner = view.result === 'witch' ? view.witch : soldierSeat(view);
    return {
      side: sideOf(view, winner),
      who: sayBoard(locale, 'ask.over'),
      asks: '',
      facts:
        view.result === 'draw'
          ? sayBoard(locale, 'fact.draw')
          : sayBoard(locale, 'fact.winner', { winner: playerName(locale, view, names, winner) }),
      waiting: false,
    };
  }
  const side = sideOf(view, decider);
  if (decider === viewer)
    return {
      side,
      who: sideName(locale, side),
      ...questionFor(locale, view, decider, selection),
      waiting: false,
    };
  const step = view.frames.at(-1)?.step ?? 'over';
  const who = sayBoard(locale, 'wait', { who: playerName(locale, view, names, decider) });
  return { side, who, asks: say(locale, `step.${step}`), facts: '', waiting: true };
}
