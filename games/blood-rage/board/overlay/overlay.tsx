import type { TableProps } from '@sanguine/ui';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { BattlePanel } from '../battle/battle-panel.tsx';
import { useStory } from '../battle/use-story.ts';
import { DraftTray } from '../draft/draft-tray.tsx';
import { cardsIn, stepOf } from '../plan/selection.ts';
import { AgeSummary } from '../scores/age-summary.tsx';
import { Result } from '../scores/result.tsx';
import { Chips } from './chips.tsx';
import { ClanPick } from './clan-pick.tsx';
import { PlaceTip } from './place-tip.tsx';

interface OverlayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** Everything over the board that does not pan with it. */
export function Overlay({ props, interaction }: OverlayProps): ReactNode {
  const { view, viewer, settings, outcome, choice } = props;
  const { locale } = settings;
  const { seat, selection, choices, aim, refused, warned } = interaction;
  const { story, open, past, fought, dismiss } = useStory(props, selection.held !== 'nothing');
  const [taken = null] = cardsIn(selection);
  const own = choice?.do === 'play' ? choice.card : stepOf(view) === 'cards' ? taken : null;
  return (
    <>
      {aim === null || refused !== null || warned !== null ? null : (
        <PlaceTip
          key={aim}
          {...{ locale, view, seat }}
          place={aim}
          target={choices.targets.get(aim) ?? null}
        />
      )}
      {seat === null || stepOf(view) !== 'pick' ? null : (
        <ClanPick
          {...{ locale, view, seat }}
          onPick={(move) => {
            interaction.perform([move]);
          }}
        />
      )}
      {viewer === null ? null : <DraftTray {...{ props, interaction }} seat={viewer} />}
      {story === null || outcome !== null ? null : (
        <BattlePanel key={`${story.key} ${past}`} {...{ props, story, open, past, fought, own, dismiss }} />
      )}
      {seat === null ? null : <Chips {...{ locale, view, seat, selection }} onTake={interaction.select} />}
      {outcome === null ? (
        <AgeSummary props={props} waits={story !== null && !past} />
      ) : (
        <Result {...{ props, outcome }} />
      )}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
