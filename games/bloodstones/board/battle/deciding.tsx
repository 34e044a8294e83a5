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
  readonly you: Viewer;
  /** The viewer, where choices can be made; null in a replay. */
  readonly chooser: Viewer;
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
  const { locale, view, viewer, you, chooser, battle, tie, picked, onPick, openRules, show } = props;
  const forecast = useMemo(() => battleForecast(view, battle, viewer), [view, battle, viewer]);
  const swaps = useMemo(() => swapChoices(view, chooser), [view, chooser]);
  const stands = useMemo(() => standChoices(view, chooser), [view, chooser]);
  const [keep] = swaps;
  const open = view.frames.at(-1);
  const own = open?.step === 'swap' ? open.sides.find(({ seat }) => seat === chooser) : undefined;
  const best = chooser === null ? undefined : bestSwap(swaps, chooser);
  const chosen = swaps.find(({ key }) => key === picked) ?? best;
  const role = ownRole(battle, viewer);
  const note = chosen === undefined ? null : likelyLine(locale, chosen.forecast, role, you);
  return (
    <Sides
      {...{ locale, viewer, you }}
      clash={battle}
      sides={forecast.sides}
      foot={
        <Foot
          {...{ locale, view, viewer, you, forecast, openRules, show }}
          late={battle.stage !== 'withdraw'}
        />
      }
    >
      {tie === null ? null : (
        <p className={styles['tie']}>{say(locale, 'verdict.tied', { total: tie.attacker.total })}</p>
      )}
      <DrawnTiles {...{ locale, view, viewer, forecast }} />
      <BattleOdds
        {...{ locale, viewer, you }}
        forecast={keep?.forecast ?? forecast}
        asDrawn={keep !== undefined}
      />
      {keep === undefined || own === undefined || chosen === undefined || chooser === null ? null : (
        <SwapChoices
          {...{ locale, onPick }}
          seat={chooser}
          faction={factionOf(view, chooser)}
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
