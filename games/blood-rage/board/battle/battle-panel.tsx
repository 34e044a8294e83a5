import type { Seat, Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import { ActionButton, LinkButton } from '@sanguine/ui/controls/index.ts';
import { useSkip } from '@sanguine/ui/animation/use-skip.ts';
import { useStaging } from '@sanguine/ui/animation/use-staging.ts';
import { type ReactNode, useMemo, useState } from 'react';
import type { Card } from '../../content/cards.ts';
import { emptyVillages, isOuter } from '../../rules/atlas.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { clanName, placeName, sideOf } from '../../text/words.ts';
import { CardChances } from '../chances/card-chances.tsx';
import { oddsNow } from '../chances/odds-now.ts';
import { stepOf } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './battle.module.css';
import { holdingsOf } from './holdings.ts';
import { type BattleLine, linesOf } from './lines.ts';
import { delaysOf, type Moment, momentAt, revealOf } from './reveal.ts';
import { RevealNews } from './reveal-news.tsx';
import { SideColumn, BattleLines } from './side-column.tsx';
import { type BattleSide, inOrder, inReveal, openSides, toldSides } from './sides.ts';
import { stakesLine } from './stakes-line.ts';
import type { PillageStory } from './story.ts';
import type { Fought } from './use-story.ts';
import { Verdict } from './verdict.tsx';
import { WakeButton } from './wake-button.tsx';

type Props = TableProps<State, AnyMove, Event>;

interface BattlePanelProps {
  readonly props: Props;
  readonly story: PillageStory;
  readonly open: boolean;
  /** The battle is over and the board is needed for something else: the panel starts folded. */
  readonly past: boolean;
  readonly fought: Fought | null;
  /** The card the viewer has selected or sealed. */
  readonly own: Card | null;
  readonly dismiss: () => void;
}

/** The battle over the board: the sides, their strength and cards, and the outcome. Choices are made below. */
export function BattlePanel({ props, story, open, past, fought, own, dismiss }: BattlePanelProps): ReactNode {
  const { view, viewer, sealed, settings, latest } = props;
  const { locale, motion } = settings;
  const [folded, setFolded] = useState(past);
  const { moments, delays } = useReveal(story, viewer, view.options.sight);
  const staging = useStaging(delays, { motion, still: folded || (props.past && latest === null) });
  useSkip(staging.skip, { when: !staging.done, shared: props.past });
  const moment = momentAt(moments, staging.at);
  const place = placeName(locale, story.province);
  const calling = open && (view.battle?.participants.length ?? 0) === 0;
  const judged = story.lines.slice(0, moment.told).some(({ e }) => e === 'strength.compared');
  const known = open ? openSides(view, sealed, viewer, own) : toldSides(story, fought, moment);
  const sides = inOrder(
    open && !staging.done ? known.map((side) => inReveal(side, moment)) : known,
    viewer,
    story.pillager,
  );
  const lines = linesOf(locale, view, story, moment.told, !open && fought !== null);
  const odds = open && viewer !== null ? oddsNow(view, viewer) : [];
  const toggle = (
    <ActionButton
      kind={open ? 'plain' : 'go'}
      guide={open ? 'battle:fold' : 'battle:close'}
      onPress={() => {
        if (open) setFolded(!folded);
        else dismiss();
      }}
    >
      {sayBoard(locale, open ? (folded ? 'battle.unfold' : 'battle.fold') : 'battle.close')}
    </ActionButton>
  );
  if (folded && open && !calling) return <div className={css['folded']}>{toggle}</div>;
  if (folded && !open)
    return (
      <div className={css['folded']}>
        <ActionButton
          guide="battle:unfold"
          onPress={() => {
            setFolded(false);
          }}
        >
          {sayBoard(locale, 'battle.past', { place })}
        </ActionButton>
      </div>
    );
  return (
    <section
      className={css['panel']}
      data-calling={calling || undefined}
      data-rescue={stepOf(view) === 'rescue' || undefined}
      data-skipped={staging.skipped || undefined}
      data-staged={staging.done ? undefined : 'on'}
      aria-label={sayBoard(locale, 'battle.title', { place })}
      data-guide="battle"
    >
      <header className={css['head']}>
        <h2>{sayBoard(locale, calling ? 'battle.call' : 'battle.title', { place })}</h2>
        <div>
          {judged ? (
            <Verdict
              {...{ locale, story }}
              you={spokenTo(props)}
              nameOf={(seat) => sideOf(locale, view, seat)}
            />
          ) : (
            <p>{stakesOf(props, story, open, calling)}</p>
          )}
        </div>
        {staging.done ? null : (
          <LinkButton onPress={staging.skip}>{sayBoard(locale, 'battle.skip')}</LinkButton>
        )}
        {calling ? <WakeButton props={props} /> : toggle}
      </header>
      <RevealNews
        {...{ locale, view, story, sides }}
        you={spokenTo(props)}
        lines={lines.all}
        done={staging.done}
      />
      <div className={css['news']}>
        <ul className={css['sides']}>
          {sides.map((side) => (
            <Column
              key={side.seat}
              {...{ props, story, side, open }}
              judged={judged}
              lines={lines.of(side.seat)}
            />
          ))}
        </ul>
        {lines.others.length === 0 ? null : <BattleLines lines={lines.others} />}
      </div>
      {odds.length === 0 ? null : (
        <>
          <CardChances {...{ locale, odds }} card={own} />
          <p className={css['rule']}>{sayBoard(locale, 'battle.rule')}</p>
        </>
      )}
    </section>
  );
}

/** The reveal as far as it has been staged, and its pace. */
function useReveal(
  story: PillageStory,
  viewer: Viewer,
  sight: State['options']['sight'],
): { readonly moments: readonly Moment[]; readonly delays: readonly number[] } {
  return useMemo(() => {
    const standing = story.seats.map((seat) => ({ seat }));
    const order = inOrder(standing, viewer, story.pillager).map(({ seat }) => seat);
    const moments = revealOf(story, { order, sight });
    return { moments, delays: delaysOf(moments) };
  }, [story, viewer, sight]);
}

/** The stakes; during the call, also how many figures can still come. */
function stakesOf(
  { view, settings }: Props,
  { province, pillager }: PillageStory,
  open: boolean,
  calling: boolean,
): string {
  const { locale } = settings;
  if (!open) return '';
  const stakes = stakesLine(locale, view, pillager, province);
  if (!calling) return stakes;
  const empty = isOuter(province) ? emptyVillages(view, province) : -1;
  return `${sayBoard(locale, 'battle.empty', { count: empty })} ${stakes}`;
}

interface ColumnProps {
  readonly props: Props;
  readonly story: PillageStory;
  readonly side: BattleSide;
  readonly open: boolean;
  /** The verdict has been shown. */
  readonly judged: boolean;
  readonly lines: readonly BattleLine[];
}

function Column({ props, story, side, open, judged, lines }: ColumnProps): ReactNode {
  const { view, viewer, settings } = props;
  const { locale } = settings;
  const { seat, force } = side;
  const { name: clan } = clanOf(view, seat);
  const step = stepOf(view);
  const chooses = step === 'cards' || step === 'late' || step === 'call';
  return (
    <SideColumn
      {...{ locale, side, clan, lines }}
      name={clanName(locale, clan)}
      own={seat === spokenTo(props)}
      role={seat === story.pillager ? 'pillager' : open && force.length === 0 ? 'absent' : 'rival'}
      fate={judged ? fateOf(story, seat) : 'open'}
      holdings={open && chooses ? holdingsOf(view, seat, viewer) : null}
    />
  );
}

function fateOf({ winner }: PillageStory, seat: Seat): 'won' | 'lost' | 'open' {
  if (winner === 'open') return 'open';
  return winner === seat ? 'won' : 'lost';
}
