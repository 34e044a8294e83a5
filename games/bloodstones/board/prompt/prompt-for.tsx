import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { closedPrompt, type PromptWords } from '@sanguine/ui/prompt/prompt.tsx';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { factionName, join, playerName, say } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import { questionFor } from './question.ts';

/** Who decides and what, or who is being waited for. */
export function promptFor(
  { view, viewer, deciders, sealed, players, settings, live, past, closed }: TableProps<State, Move, Event>,
  { seat, selection, choices }: Pick<Interaction, 'seat' | 'selection' | 'choices'>,
): PromptWords {
  if (closed !== null) return closedPrompt(closed);
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const called = (seats: readonly Seat[]): string =>
    join(
      locale,
      seats.map((one) => playerName(locale, view, names, one)),
    );
  const outcome = bloodstones.outcome(view);
  if (outcome !== null) {
    const winners = [...outcome.keys()].filter((one) => outcome[one]?.rank === 1);
    const [first = 0] = winners;
    const facts = sayBoard(locale, 'fact.winner', {
      winners: called(winners),
      score: outcome[first]?.score ?? 0,
    });
    return {
      emblem: emblemOf(factionOf(view, first)),
      who: sayBoard(locale, 'ask.over'),
      asks: '',
      facts,
      waiting: false,
    };
  }
  // The decider sees the question even when nothing can be played; in a replay nobody is asked, and it says who decided what.
  const isAsked = viewer !== null && !past && deciders.includes(viewer) && !sealed.includes(viewer);
  const asked = isAsked ? viewer : seat;
  if (asked !== null) {
    const faction = factionOf(view, asked);
    const who = faction === 'none' ? (names[asked] ?? '') : factionName(locale, faction);
    return {
      emblem: emblemOf(faction),
      who,
      ...questionFor(locale, view, asked, selection, choices.targets.size > 0),
      waiting: false,
    };
  }
  const others = deciders.filter((one) => (past || one !== viewer) && !sealed.includes(one));
  const chosen = viewer !== null && !past && sealed.includes(viewer);
  const waited = others.length === 0 ? deciders : others;
  const step = view.frames.at(-1)?.step ?? 'over';
  return {
    emblem: emblemOf(factionOf(view, waited[0] ?? view.active)),
    // Outside live play nobody is being waited for.
    who: live ? sayBoard(locale, 'wait', { who: called(waited) }) : called(waited),
    asks: say(locale, `step.${step}`),
    facts: chosen ? sayBoard(locale, 'fact.sealed') : '',
    waiting: live,
  };
}

const emblemOf = (faction: Faction | 'none'): ReactNode => <Emblem faction={faction} size={40} />;
