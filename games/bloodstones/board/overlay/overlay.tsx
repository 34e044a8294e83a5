import type { TableProps } from '@sanguine/ui';
import { Objections } from '@sanguine/ui/interaction/objections.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { BattlePanel } from '../battle/battle-panel.tsx';
import { Result } from '../scores/result.tsx';
import { FactionPick } from '../faction/faction-pick.tsx';
import { AreaTip } from './area-tip.tsx';
import css from './overlay.module.css';

interface OverlayProps {
  readonly props: TableProps<State, Move, Event>;
  readonly interaction: Interaction;
  readonly names: readonly string[];
}

/** Everything over the map: area tips, a battle, the faction cards, the final scores. */
export function Overlay({ props, interaction, names }: OverlayProps): ReactNode {
  const { view, viewer, players, settings, latest, events, acted, news, outcome } = props;
  const { live, past, openRules, show } = props;
  const { locale } = settings;
  const { seat, selection, choices, aim, refused } = interaction;
  const open = view.frames.at(-1);
  const target = aim === null ? null : (choices.targets.get(aim) ?? null);
  return (
    <>
      {aim === null || aim === selection.from || refused !== null ? null : (
        <AreaTip
          {...{ locale, view, seat, names, target }}
          area={aim}
          chosen={selection.from}
          whole={interaction.details}
          onWhole={interaction.toggleDetails}
        />
      )}
      {open?.step === 'pick' ? (
        <div className={css['pick']}>
          <FactionPick
            {...{ view, settings, openRules }}
            seat={seat ?? open.queue[0] ?? 0}
            live={live && seat !== null}
            choose={(move) => {
              interaction.perform([move]);
            }}
          />
        </div>
      ) : null}
      <BattlePanel
        {...{ view, viewer, players, settings, latest, live, past, events, acted, news, openRules, show }}
        asked={seat !== null}
        picked={selection.picked}
        onPick={interaction.pick}
      />
      {outcome === null ? null : <Result {...{ props, outcome }} />}
      <Objections table={props} interaction={interaction} />
    </>
  );
}
