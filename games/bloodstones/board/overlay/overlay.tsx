import type { TableProps } from '@sanguine/ui';
import { Objections } from '@sanguine/ui/actions/objections.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Acting } from '../acting/use-acting.ts';
import { BattlePanel } from '../battle/battle-panel.tsx';
import { FactionPick } from '../faction/faction-pick.tsx';
import { AreaTip } from './area-tip.tsx';
import { ArmyPanel, CasualtyPanel } from './army-panel.tsx';
import css from './overlay.module.css';
import { Result } from './result.tsx';

interface OverlayProps {
  readonly props: TableProps<State, Move, Event>;
  readonly acting: Acting;
  readonly names: readonly string[];
}

/** What lies over the map: words beside an area, the army in hand, a battle, the cards to choose from, the end. */
export function Overlay({ props, acting, names }: OverlayProps): ReactNode {
  const { view, viewer, players, settings, latest, events, acted, outcome, live, openRules, show } = props;
  const { locale } = settings;
  const { seat, selection, stage, aim, refused } = acting;
  const open = view.frames.at(-1);
  const target = aim === null ? null : (stage.targets.get(aim) ?? null);
  return (
    <>
      {aim === null || aim === selection.from || refused !== null ? null : (
        <AreaTip {...{ locale, view, seat, names, target }} area={aim} chosen={selection.from} />
      )}
      {seat !== null && (open?.step === 'main' || open?.step === 'march') ? (
        <ArmyPanel
          {...{ locale, view, seat, selection }}
          aimed={target !== null}
          onToggle={acting.toggleUnit}
          onAll={() => {
            acting.take({ ...selection, units: null });
          }}
        />
      ) : null}
      {seat !== null && open?.step === 'casualty' ? (
        <CasualtyPanel
          {...{ locale, view, seat }}
          area={open.area}
          onLose={(kind) => {
            acting.perform([{ do: 'lose', kind }]);
          }}
        />
      ) : null}
      {open?.step === 'pick' ? (
        <div className={css['pick']}>
          <FactionPick
            {...{ view, settings, openRules }}
            seat={seat ?? open.queue[0] ?? 0}
            live={live && seat !== null}
            choose={(move) => {
              acting.perform([move]);
            }}
          />
        </div>
      ) : null}
      <BattlePanel
        {...{ view, viewer, players, settings, latest, live, events, acted, openRules, show }}
        picked={selection.picked}
        onPick={acting.pick}
      />
      {outcome === null ? null : (
        <Result {...{ view, viewer, outcome, players, settings, events, openRules }} />
      )}
      <Objections table={props} acting={acting} />
    </>
  );
}
