import type { TableProps } from '@sanguine/ui';
import { closedPrompt, type PromptWords } from '@sanguine/ui/prompt/prompt.tsx';
import type { Locale, Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { winnerOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { say } from '../../text/phrases.ts';
import { fullName, playerName, sideOf } from '../../text/words.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { SideEmblem } from '../sides/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import { CountedFacts } from './counted-facts.tsx';
import { questionFor } from './question.ts';

type Props = TableProps<State, AnyMove, Event>;

/** Who decides what, or who is being waited for. */
export function promptFor(props: Props, { selection }: Interaction, hold: GroundHold): PromptWords {
  const { view, viewer, deciders, players, settings, closed } = props;
  if (closed !== null) return closedPrompt(closed);
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const called = (seat: Seat): string => playerName(locale, view, names, seat);
  const decider = viewer !== null && deciders.includes(viewer) ? viewer : deciders[0];
  if (decider === undefined) {
    const winner = winnerOf(view);
    return {
      emblem: winner === null ? null : emblemOf(view, winner),
      who: sayBoard(locale, 'ask.over'),
      asks: '',
      // The result says who has won.
      facts: '',
      waiting: false,
    };
  }
  const emblem = emblemOf(view, decider);
  const step = view.frames.at(-1)?.step ?? 'battle';
  // Nobody is asked in a replay, and no spectator: the prompt says who decides what.
  if (!props.live)
    return {
      emblem,
      who: actingName(locale, view) ?? called(decider),
      asks: say(locale, `step.${step}`),
      facts: '',
      waiting: false,
    };
  if (decider === viewer && !props.sealed.includes(decider)) {
    const { asks, facts } = questionFor(locale, view, decider, selection);
    return {
      emblem,
      who: actingName(locale, view) ?? called(decider),
      asks,
      facts: facts === '' ? '' : <CountedFacts {...{ locale, hold, facts }} />,
      waiting: false,
    };
  }
  const waited = deciders.find((seat) => seat !== viewer) ?? decider;
  return {
    emblem: emblemOf(view, waited),
    who: sayBoard(locale, 'wait', { who: called(waited) }),
    asks: say(locale, `step.${step}`),
    facts: '',
    waiting: true,
  };
}

/** In a unit's own turn the question is put to the unit. */
function actingName(locale: Locale, view: State): string | null {
  const open = view.frames.at(-1);
  return open?.step === 'act' && open.what === 'turn' ? fullName(locale, unitOf(view, open.unit).kind) : null;
}

const emblemOf = (view: State, seat: Seat): ReactNode => <SideEmblem side={sideOf(view, seat)} size={42} />;
