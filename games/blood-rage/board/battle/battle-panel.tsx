import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/index.ts';
import { type ReactNode, useState } from 'react';
import { YGGDRASIL } from '../../content/provinces.ts';
import { emptyVillages, isOuter } from '../../rules/atlas.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { clanName, placeName } from '../../text/words.ts';
import { stepOf } from '../plan/selection.ts';
import { RINGS } from '../ring/ring.ts';
import { middleOf } from '../ring/spots.ts';
import { sayBoard } from '../text/say.ts';
import css from './battle.module.css';
import { holdingsOf } from './holdings.ts';
import { Lines } from './lines.tsx';
import { SideColumn } from './side-column.tsx';
import { type BattleSide, faceDown, openSides, toldSides } from './sides.ts';
import { stakesLine } from './stakes-line.ts';
import { seenOf, type Story } from './story.ts';
import { useStaging } from './use-staging.ts';

type Props = TableProps<State, AnyMove, Event>;

interface BattlePanelProps {
  readonly props: Props;
  readonly story: Story;
  readonly open: boolean;
  readonly dismiss: () => void;
}

/** The battle over the board: who is in it, how strong, with which cards, what comes of it. Choices are made below. */
export function BattlePanel({ props, story, open, dismiss }: BattlePanelProps): ReactNode {
  const { view, viewer, sealed, choice, settings } = props;
  const { locale } = settings;
  const [folded, setFolded] = useState(false);
  const staging = useStaging(story.lines.length, settings.motion);
  const place = placeName(locale, story.province);
  const calling = open && (view.battle?.participants.length ?? 0) === 0;
  const known = open ? openSides(view, sealed, viewer, choice) : toldSides(story);
  const seen = seenOf(story, staging.at);
  const sides = seen.cards ? known : known.map(faceDown);
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
  if (folded && open) return <div className={css['folded']}>{toggle}</div>;
  return (
    <section
      className={css['panel']}
      data-calling={calling || undefined}
      data-low={calling && isHigh(story) ? '' : undefined}
      data-rescue={stepOf(view) === 'rescue' || undefined}
      aria-label={sayBoard(locale, 'battle.title', { place })}
      data-guide="battle"
    >
      <header className={css['head']}>
        <h2>{sayBoard(locale, calling ? 'battle.call' : 'battle.title', { place })}</h2>
        <p>
          {calling
            ? callLine(props, story)
            : open
              ? stakesLine(locale, view, story.pillager, story.province)
              : ''}
        </p>
        {toggle}
      </header>
      <ul className={css['sides']}>
        {sides.map((side) => (
          <Column key={side.seat} {...{ props, story, side, open }} judged={seen.verdict} />
        ))}
      </ul>
      {story.lines.length === 0 ? null : <Lines {...{ props, story, staging }} />}
    </section>
  );
}

/** In the upper half of the board: the call is shown below it, so that neighbours can be pointed at. */
function isHigh({ province }: Story): boolean {
  const ring = RINGS.broad;
  return province === YGGDRASIL || middleOf(ring, province).y < ring.shape.centre.y;
}

function callLine({ view, settings }: Props, { province, pillager }: Story): string {
  const { locale } = settings;
  const empty = isOuter(province) ? emptyVillages(view, province) : -1;
  const stakes = stakesLine(locale, view, pillager, province);
  return `${sayBoard(locale, 'battle.empty', { count: empty })} ${stakes}`;
}

function Column({
  props,
  story,
  side,
  open,
  judged,
}: {
  readonly props: Props;
  readonly story: Story;
  readonly side: BattleSide;
  readonly open: boolean;
  /** Whether the verdict has been shown. */
  readonly judged: boolean;
}): ReactNode {
  const { view, viewer, settings } = props;
  const { locale } = settings;
  const { seat } = side;
  const { name: clan } = clanOf(view, seat);
  const chooses = stepOf(view) === 'cards' || stepOf(view) === 'late' || stepOf(view) === 'call';
  return (
    <SideColumn
      {...{ locale, side, clan }}
      name={clanName(locale, clan)}
      role={seat === story.pillager ? 'pillager' : 'rival'}
      fate={judged ? fateOf(story, seat) : 'open'}
      holdings={open && chooses ? holdingsOf(locale, view, seat, viewer) : []}
    />
  );
}

function fateOf({ winner }: Story, seat: Seat): 'won' | 'lost' | 'open' {
  if (winner === 'open') return 'open';
  return winner === seat ? 'won' : 'lost';
}
