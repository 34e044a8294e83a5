import type { Outcome, Viewer } from '@sanguine/kernel';
import type { SeatedPlayer, Settings } from '@sanguine/ui';
import { ActionButton, Slip } from '@sanguine/ui/controls/index.ts';
import { type ReactNode, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { FinalScores } from '../scores/final-scores.tsx';
import { sayBoard } from '../text/say.ts';
import css from './result.module.css';

/** The final scores over the board, until they are put away to look at the map. */
export function Result({
  view,
  viewer,
  outcome,
  players,
  settings,
  events,
  openRules,
}: {
  readonly view: State;
  readonly viewer: Viewer;
  readonly outcome: Outcome;
  readonly players: readonly SeatedPlayer[];
  readonly settings: Settings;
  readonly events: readonly Event[];
  readonly openRules: (section: string) => void;
}): ReactNode {
  const [open, setOpen] = useState(true);
  const { locale } = settings;
  const toggle = (
    <ActionButton
      onPress={() => {
        setOpen(!open);
      }}
    >
      {sayBoard(locale, open ? 'result.close' : 'result.open')}
    </ActionButton>
  );
  if (!open) return <div className={css['folded']}>{toggle}</div>;
  return (
    <div className={css['over']}>
      <Slip lifted className={css['slip']}>
        <FinalScores {...{ view, viewer, outcome, players, settings, events, openRules }} />
        <div className={css['foot']}>{toggle}</div>
      </Slip>
    </div>
  );
}
