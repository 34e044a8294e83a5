import type { Locale, Viewer } from '@sanguine/kernel';
import { useMemo } from 'react';
import { battleForecast } from '../../rules/forecast.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { chanceOf, likelyLine, percentOf } from './chances.ts';
import { bestSwap, standChoices, swapChoices } from './choices.ts';
import styles from './deciding.module.css';
import { DrawnTiles } from './drawn-tiles.tsx';
import { Foot } from './foot.tsx';
import { ownRole, type OpenBattle } from './open-battle.ts';
import { BattleOdds } from './battle-odds.tsx';
import type { BattleReport } from './report.ts';
import { Sides } from './sides.tsx';
import { StandChoices } from './stand-choices.tsx';
import { SwapChoices } from './swap-choices.tsx';
import { say } from './words.ts';

interface DecidingProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly battle: OpenBattle;
  /** The previous round, if it was a tie. */
  readonly tie: BattleReport | null;
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}

/** A battle before its reveal: both forces, the odds, and the choice to make. */
export function Deciding(props: DecidingProps) {
  const { locale, view, viewer, battle, tie, picked, onPick, openRules, show } = props;
  const forecast = useMemo(() => battleForecast(view, battle, viewer), [view, battle, viewer]);
  const swaps = useMemo(() => swapChoices(view, viewer), [view, viewer]);
  const stands = useMemo(() => standChoices(view, viewer), [view, viewer]);
  const [keep] = swaps;
  const open = view.frames.at(-1);
  const own = open?.step === 'swap' ? open.sides.find(({ seat }) => seat === viewer) : undefined;
  const best = viewer === null ? undefined : bestSwap(swaps, viewer);
  const chosen = swaps.find(({ key }) => key === picked) ?? best;
  const role = ownRole(battle, viewer);
  const note = chosen === undefined ? null : likelyLine(locale, chosen.forecast, role, viewer);
  return (
    <Sides
      {...{ locale, viewer }}
      clash={battle}
      sides={forecast.sides}
      foot={
        <Foot {...{ locale, view, viewer, forecast, openRules, show }} late={battle.stage !== 'withdraw'} />
      }
    >
      {tie === null ? null : (
        <p className={styles['tie']}>{say(locale, 'verdict.tied', { total: tie.attacker.total })}</p>
      )}
      <DrawnTiles {...{ locale, view, viewer, forecast }} />
      <BattleOdds
        {...{ locale, viewer }}
        forecast={keep?.forecast ?? forecast}
        asDrawn={keep !== undefined}
      />
      {keep === undefined || own === undefined || chosen === undefined || viewer === null ? null : (
        <SwapChoices
          {...{ locale, onPick }}
          seat={viewer}
          faction={factionOf(view, viewer)}
          tiles={own.tiles}
          choices={swaps}
          picked={chosen.key}
          best={best?.key ?? null}
        />
      )}
      {note === null ? null : <p className={styles['note']}>{note}</p>}
      {stands.length === 0 ? null : (
        <StandChoices
          {...{ locale, view, onPick }}
          choices={stands}
          picked={stands.find(({ key }) => key === picked)?.key ?? 'stand'}
          chance={percentOf(chanceOf(forecast.odds, role))}
        />
      )}
    </Sides>
  );
}
