import type { Masked, RowUpdate } from '@sanguine/kernel';
import type { News, SeatedPlayer, Settings } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import { useStaging } from '@sanguine/ui/animation/use-staging.ts';
import { COUNTED_TILES } from '../../content/battle-tiles.ts';
import type { Event } from '../../rules/events.ts';
import { battleForecast } from '../../rules/forecast.ts';
import type { State } from '../../rules/state.ts';
import { stripLine } from './chances.ts';
import { Deciding } from './deciding.tsx';
import type { BattleWatcher } from './follow.ts';
import { isOnlooker } from './open-battle.ts';
import type { BattleReport } from './report.ts';
import { Revealed } from './revealed.tsx';
import { BattleSheet } from './battle-sheet.tsx';
import { useBattle } from './use-battle.ts';
import { prizeLine, verdictLine } from './verdict.ts';

/** How long the reveal of one tile takes. */
const TILE_MS = 350;
const TILE_DELAYS = Array.from({ length: COUNTED_TILES }, () => TILE_MS);

interface BattlePanelProps extends BattleWatcher {
  readonly view: Masked<State>;
  readonly players: readonly SeatedPlayer[];
  readonly settings: Settings;
  readonly latest: RowUpdate<Event> | null;
  readonly news: News;
  /** A replay: nobody chooses anything. */
  readonly past: boolean;
  /** The viewer is asked something now. */
  readonly asked: boolean;
  /** The choice marked in panel, hand and action bar (`BattleAction.key`); null for the default. */
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  readonly openRules: (section: string) => void;
  readonly show: (ref: string) => void;
}

/** The battle over the board: the latest reveal, else the pending decision; renders nothing without a battle. */
export function BattlePanel(props: BattlePanelProps) {
  const { view, viewer, latest, news, asked } = props;
  const { report, open, ties, dismiss } = useBattle(view, latest, props, news);
  // What is asked in a battle comes before the report of another one.
  const decides = asked && open !== null && open.stage !== 'losses';
  if (report !== null && !(decides && isPast(report, props)))
    return <ReportPanel key={report.key} {...props} report={report} dismiss={dismiss} />;
  if (open === null || open.stage === 'losses') return null;
  const { settings, past, picked, onPick, openRules, show } = props;
  const { locale } = settings;
  return (
    <BattleSheet
      key={`${open.area} ${open.attacker} ${open.defender}`}
      {...props}
      area={open.area}
      round={ties.length + 1}
      stage={open.stage}
      folded={isOnlooker(open, viewer)}
      strip={stripLine(locale, battleForecast(view, open, viewer))}
      onClose={null}
    >
      <Deciding
        {...{ locale, view, viewer, picked, onPick, openRules, show }}
        you={spokenTo(props)}
        chooser={past ? null : viewer}
        battle={open}
        tie={ties.at(-1) ?? null}
      />
    </BattleSheet>
  );
}

/** Something has happened since. */
function isPast({ at }: BattleReport, { events, latest }: BattlePanelProps): boolean {
  return at < events.length - (latest?.events.length ?? 0);
}

/** The step-by-step reveal and its result; folded when the viewer has to choose on the map. */
function ReportPanel({
  report,
  dismiss,
  ...props
}: BattlePanelProps & { readonly report: BattleReport; readonly dismiss: () => void }) {
  const { view, viewer, players, settings, asked } = props;
  const { locale, motion } = settings;
  const you = spokenTo(props);
  const { at, done, skip } = useStaging(TILE_DELAYS, { motion });
  const choosing = view.frames.at(-1);
  const clash = { attacker: report.attacker.seat, defender: report.defender.seat, area: report.area };
  const choosesOnMap =
    (choosing?.step === 'casualty' || choosing?.step === 'retreat') && choosing.loser === viewer;
  // Whoever is asked something after others have moved on needs the map; the strip tells how it ended.
  const folded = done && (choosesOnMap || (asked && isPast(report, props)));
  return (
    <BattleSheet
      {...props}
      key={folded ? 'on the map' : 'in full'}
      area={report.area}
      round={1}
      stage={done && report.won !== null ? 'losses' : 'reveal'}
      folded={folded || isOnlooker(clash, viewer)}
      strip={
        done ? (
          <>
            <b>{verdictLine(locale, view, you, report)}</b> · {prizeLine(locale, view, you, report)}
          </>
        ) : null
      }
      onClose={done ? dismiss : null}
    >
      <Revealed
        {...{ locale, view, viewer, you, report, at, done, skip, dismiss }}
        names={players.map(({ name }) => name)}
      />
    </BattleSheet>
  );
}
